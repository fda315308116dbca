public import API

/// Posts as everybody comes upon them, within a transaction.
public struct Feeds {
    let connection: any Connection
    /// The account of whoever asks.
    let reader: String

    public init(_ connection: any Connection, for reader: String) {
        (self.connection, self.reader) = (connection, reader)
    }

    /// Those that are shown, the newest first.
    /// - Parameter author: only theirs.
    public func newest(
        of author: String? = nil, after place: TimePlace? = nil, limit: Int
    ) throws -> [PostCard] {
        let (condition, values) = place.condition("post.shown_at", "post.id")
        let mark = author == nil ? "" : " AND post.author = ?"
        return try connection.rows(
            """
            SELECT \(PostCard.columns) FROM post LEFT JOIN account ON account.id = post.author
            WHERE post.state = 'shown'\(mark)\(condition)
            ORDER BY post.shown_at DESC, post.id DESC LIMIT ?
            """,
            [.text(reader)] + (author.map { [.text($0)] } ?? []) + values + [.integer(limit)]
        ).map { try PostCard($0) }
    }

    /// Some by their ids and in their order; those that aren't shown are left out.
    public func cards(_ ids: [String]) throws -> [PostCard] {
        guard !ids.isEmpty else { return [] }
        let marks = ids.map { _ in "?" }.joined(separator: ", ")
        let cards = try connection.rows(
            """
            SELECT \(PostCard.columns) FROM post LEFT JOIN account ON account.id = post.author
            WHERE post.state = 'shown' AND post.id IN (\(marks))
            """, [.text(reader)] + ids.map { .text($0) }
        ).map { try PostCard($0) }
        let byID = Dictionary(cards.map { ($0.id, $0) }) { first, _ in first }
        return ids.compactMap { byID[$0] }
    }
}
