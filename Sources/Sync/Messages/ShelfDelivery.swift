/// What came of the patches, and the next page of rows.
public struct ShelfDelivery: Sendable, Equatable, Codable {
    /// How far the client's patches have come.
    public var acked: Acknowledged
    /// Those of them that were not put on the shelf, and why; told until the client acknowledges it by
    /// `acked`.
    public var refused: [Refusal]
    /// The patch behind `acked` changes what the server doesn't know: it is to be sent again with everything.
    public var whole: [Int]
    /// The account's counter.
    public var head: Int
    /// Where to go on.
    public var cursor: Int
    /// Whether there are rows behind that.
    public var more: Bool
    /// In the order of their revisions.
    public var rows: [Row]

    public struct Refusal: Sendable, Equatable, Codable {
        public var n: Int
        public var problem: Problem

        public init(n: Int, _ problem: Problem) { (self.n, self.problem) = (n, problem) }
    }

    public init(
        acked: Acknowledged, refused: [Refusal] = [], whole: [Int] = [], head: Int, cursor: Int,
        more: Bool = false, rows: [Row] = []
    ) {
        (self.acked, self.refused, self.whole) = (acked, refused, whole)
        (self.head, self.cursor, self.more, self.rows) = (head, cursor, more, rows)
    }
}
