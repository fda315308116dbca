/// Where a machine's shelf stands.
public struct ShelfHead: Sendable, Equatable, Codable {
    /// By chance; another one when the library was copied or put back.
    public var client: String
    /// The server's; empty = never spoken to.
    public var epoch = ""
    /// The rows are those up to this revision.
    public var cursor = 0
    /// Where the cursor was when all had come that the server knew.
    public var whole = 0
    public var acked = Acknowledged.none
    /// The number of the newest patch.
    public var last = 0
    /// The number of the newest that may have been sent: what was sent doesn't change any more.
    public var sent = 0
    /// The place of the newest patch that waits.
    public var place = 0
    /// The number of the last question.
    public var q = 0
    /// Whether that waits for its answer.
    public var isAsking = false
    /// Everything is being pulled from the beginning.
    public var pull: Pull?

    /// How far a pull from the beginning has come.
    public struct Pull: Sendable, Equatable, Codable {
        /// The server's from which it comes.
        public var start: ShelfRestart
        public var cursor = 0

        public init(_ start: ShelfRestart) { self.start = start }
    }

    public init(client: String) { self.client = client }
}
