/// Where an account's shelf stands.
public struct KeeperHead: Sendable, Hashable, Codable {
    /// By chance, another one when the server is made and when it is put back to a back-up.
    public var epoch: String
    /// The revision that was given last.
    public var seq: Int
    /// The highest revision of a removed record that has been purged.
    public var purged: Int

    public init(epoch: String, seq: Int = 0, purged: Int = 0) {
        (self.epoch, self.seq, self.purged) = (epoch, seq, purged)
    }
}
