/// From where everything is pulled anew.
public struct ShelfRestart: Sendable, Hashable, Codable {
    /// The server's: by chance, another one whenever a server is made or put back to a back-up.
    public var epoch: String
    /// The highest revision of a removed record that has been purged.
    public var purged: Int

    public init(epoch: String, purged: Int) { (self.epoch, self.purged) = (epoch, purged) }
}
