public import API

/// What people think of posts they have cooked, within a transaction: one review a person and post, counted where
/// it is written.
public struct Reviews {
    let connection: any Connection

    public init(_ connection: any Connection) { self.connection = connection }

    public enum Refusal: Error, Sendable, Hashable {
        /// Nobody reviews what is their own.
        case own
        /// A moderator has taken their review of it away: nothing comes in its place.
        case removed
    }

    public typealias Listed = (shown: Review, place: TimePlace)

    /// Writes one, or another in its place.
    /// - Parameter draft: has been looked through; nil = takes it back.
    /// - Returns: whose post it is, and whether they haven't heard of it; nil if there is no such post to be seen.
    public func write(
        _ draft: ReviewDraft?, post: String, by account: String, at now: Int64
    ) throws -> (author: String?, isNew: Bool)? {
        // Whoever writes at the same moment waits here, so that each counts what the one before has done.
        guard
            let row = try connection.row(
                "SELECT author FROM post WHERE id = ? AND state = 'shown'" + connection.dialect.locking,
                [.text(post)])
        else { return nil }
        let author = try row.optionalText("author")
        guard author != account else { throw Refusal.own }
        let before = try connection.row(
            "SELECT stars, removed_for FROM review WHERE post = ? AND account = ?",
            [.text(post), .text(account)])
        if try before?.optionalText("removed_for") != nil { throw Refusal.removed }
        let starsBefore = try before?.integer("stars")
        if let draft {
            try connection.run(
                """
                INSERT INTO review (post, account, stars, text, at) VALUES (?, ?, ?, ?, ?)
                ON CONFLICT (post, account) DO UPDATE SET stars = excluded.stars, text = excluded.text,
                    changed_at = excluded.at
                """,
                [
                    .text(post), .text(account), .integer(draft.stars), .text(draft.text), .integer(now),
                ])
        } else {
            try connection.run(
                "DELETE FROM review WHERE post = ? AND account = ?", [.text(post), .text(account)])
        }
        let reviews = (draft == nil ? 0 : 1) - (starsBefore == nil ? 0 : 1)
        try connection.run(
            "UPDATE post SET stars = stars + ?, reviews = reviews + ? WHERE id = ?",
            [.integer(Int64(draft?.stars ?? 0) - (starsBefore ?? 0)), .integer(reviews), .text(post)])
        return (author, draft != nil && before == nil)
    }

    /// Those of a post, the latest first.
    public func list(
        post: String, after place: TimePlace? = nil, limit: Int, for reader: String
    ) throws -> [Listed] {
        let (condition, values) = place.condition("review.at", "review.account")
        let blocks = Blocks.condition("review.account", reader: reader)
        return try connection.rows(
            """
            SELECT \(Self.columns) FROM review JOIN account ON account.id = review.account
            WHERE review.post = ? AND review.removed_for IS NULL\(condition)\(blocks.sql)
            ORDER BY review.at DESC, review.account DESC LIMIT ?
            """, [.text(post)] + values + blocks.values + [.integer(limit)]
        ).map { try Self.read($0, reader) }
    }

    /// Somebody's of a post.
    public func find(post: String, by account: String) throws -> Review? {
        try connection.row(
            """
            SELECT \(Self.columns) FROM review JOIN account ON account.id = review.account
            WHERE review.post = ? AND review.account = ?
            """, [.text(post), .text(account)]
        ).map { try Self.read($0, account).shown }
    }

    /// All that an account has written, by the posts' ids.
    public func list(of account: String) throws -> [String: ReviewDraft] {
        try connection.rows("SELECT post, stars, text FROM review WHERE account = ?", [.text(account)])
            .reduce(into: [:]) {
                $0[try $1.text("post")] = ReviewDraft(
                    stars: Int(try $1.integer("stars")), text: try $1.text("text"))
            }
    }

    private static let columns = """
        review.account, review.stars, review.text, review.at, review.changed_at, \(PersonCard.columns)
        """

    private static func read(_ row: StoredRow, _ reader: String) throws(StoreError) -> Listed {
        let account = try row.text("account"), at = try row.integer("at")
        let review = Review(
            author: try PersonCard(beside: row), isMine: account == reader,
            stars: Int(try row.integer("stars")), text: try row.text("text"), at: at,
            changedAt: try row.optionalInteger("changed_at"))
        return (review, TimePlace(at: at, id: account))
    }
}
