/// What a machine tells the server and asks it, in one: `POST /v1/shelf`.
public struct ShelfQuestion: Sendable, Equatable, Codable {
    /// The machine's library; another one after it was copied or put back.
    public var client: String
    /// The number of the question; an answer to an older one is of no use any more.
    public var q: Int
    /// The server's that the machine knows; empty = none yet.
    public var epoch: String
    /// Rows are wanted from behind this revision.
    public var cursor: Int
    /// What the machine knows to have come to the server.
    public var acked: Acknowledged
    /// Those behind it, in order, at most ``Bounds/patches``.
    public var patches: [Patch]
    /// How many rows are wanted at most.
    public var limit: Int
    /// Only in a pull of everything from the beginning: up to where the server had purged when that began
    /// (``ShelfRestart/purged``). It brings no patches.
    public var fromStart: Int?

    public init(
        client: String, q: Int, epoch: String, cursor: Int, acked: Acknowledged, patches: [Patch], limit: Int,
        fromStart: Int? = nil
    ) {
        (self.client, self.q, self.epoch, self.cursor) = (client, q, epoch, cursor)
        (self.acked, self.patches, self.limit, self.fromStart) = (acked, patches, limit, fromStart)
    }
}
