/// Whom somebody wants nothing to do with, within a transaction. Neither sees what the other publishes, and the one
/// who was blocked can't write to the other.
public struct Blocks {
    let connection: any Connection

    public init(_ connection: any Connection) { self.connection = connection }

    /// Blocks somebody; neither follows the other any longer.
    public func begin(_ blocker: String, blocks blocked: String, at now: Int64) throws {
        try connection.run(
            """
            INSERT INTO block (blocker, blocked, at) VALUES (?, ?, ?)
            ON CONFLICT (blocker, blocked) DO NOTHING
            """, [.text(blocker), .text(blocked), .integer(now)])
        let follows = Follows(connection)
        try follows.end(blocker, follows: blocked)
        try follows.end(blocked, follows: blocker)
        try connection.run(
            "DELETE FROM notice WHERE account = ? AND actor = ?", [.text(blocker), .text(blocked)])
    }

    public func end(_ blocker: String, blocks blocked: String) throws {
        try connection.run(
            "DELETE FROM block WHERE blocker = ? AND blocked = ?", [.text(blocker), .text(blocked)])
    }

    public func has(_ blocker: String, blocked: String) throws -> Bool {
        try connection.row(
            "SELECT 1 AS one FROM block WHERE blocker = ? AND blocked = ?", [.text(blocker), .text(blocked)])
            != nil
    }

    /// Whether one of the two has blocked the other.
    public func isBetween(_ one: String, _ other: String) throws -> Bool {
        try connection.row(
            """
            SELECT 1 AS one WHERE EXISTS (SELECT 1 FROM block WHERE blocker = ? AND blocked = ?)
                OR EXISTS (SELECT 1 FROM block WHERE blocker = ? AND blocked = ?)
            """, [.text(one), .text(other), .text(other), .text(one)]) != nil
    }

    /// The same for an account and the author of a post.
    public func isBetween(_ account: String, post: String) throws -> Bool {
        try connection.row(
            """
            SELECT 1 AS one FROM post
            WHERE id = ? AND (
                EXISTS (SELECT 1 FROM block WHERE blocker = ? AND blocked = post.author)
                OR EXISTS (SELECT 1 FROM block WHERE blocker = post.author AND blocked = ?))
            """, [.text(post), .text(account), .text(account)]) != nil
    }

    /// Whom an account has blocked, the latest first.
    public func list(
        of account: String, after place: TimePlace? = nil, limit: Int
    ) throws -> [Follows.Listed] {
        try Follows.list(
            connection, "block", its: "blocker", of: account, others: "blocked", after: place, limit: limit)
    }

    /// A condition for the end of a `WHERE`: nobody who has blocked the reader or is blocked by them.
    static func condition(_ author: String, reader: String) -> (sql: String, values: [SQLValue]) {
        (
            """
             AND NOT EXISTS (SELECT 1 FROM block WHERE block.blocker = ? AND block.blocked = \(author))
             AND NOT EXISTS (SELECT 1 FROM block WHERE block.blocker = \(author) AND block.blocked = ?)
            """, [.text(reader), .text(reader)]
        )
    }
}
