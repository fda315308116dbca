/// What the server knows of one machine's library.
public struct KeeperClient: Sendable, Equatable, Codable {
    public var id: String
    public var acked: Acknowledged
    /// What it has not acknowledged to have heard of.
    public var refused: [ShelfDelivery.Refusal]
    /// When it sent a patch last, by the server's clock, in milliseconds since 1970.
    public var heardAt: Int

    public init(
        id: String, acked: Acknowledged = .none, refused: [ShelfDelivery.Refusal] = [], heardAt: Int = 0
    ) {
        (self.id, self.acked, self.refused, self.heardAt) = (id, acked, refused, heardAt)
    }
}
