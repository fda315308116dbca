public import API

/// Votes, within a transaction: one a person and post, counted where they are cast.
public struct Votes {
    let connection: any Connection

    public init(_ connection: any Connection) { self.connection = connection }

    public enum Refusal: Error, Sendable, Hashable {
        /// Nobody votes for what is their own.
        case own
    }

    /// Casts a vote, changes it, or takes it back; doing so again changes nothing.
    /// - Parameter value: 1, −1, 0.
    /// - Returns: nil if there is no such post to be seen.
    public func cast(_ value: Int, post: String, by account: String) throws -> Tally? {
        // Whoever votes at the same moment waits here, so that each counts what the one before has done.
        guard
            let row = try connection.row(
                """
                SELECT author, up, down,
                    (SELECT value FROM vote WHERE vote.post = post.id AND vote.account = ?) AS mine
                FROM post WHERE id = ? AND state = 'shown'\(connection.dialect.locking)
                """, [.text(account), .text(post)])
        else { return nil }
        guard try row.optionalText("author") != account else { throw Refusal.own }
        let before = Int(try row.optionalInteger("mine") ?? 0)
        let up = Self.share(value, 1) - Self.share(before, 1)
        let down = Self.share(value, -1) - Self.share(before, -1)
        if value != before {
            if value == 0 {
                try connection.run(
                    "DELETE FROM vote WHERE post = ? AND account = ?", [.text(post), .text(account)])
            } else {
                try connection.run(
                    """
                    INSERT INTO vote (post, account, value) VALUES (?, ?, ?)
                    ON CONFLICT (post, account) DO UPDATE SET value = excluded.value
                    """, [.text(post), .text(account), .integer(value)])
            }
            try connection.run(
                "UPDATE post SET up = up + ?, down = down + ? WHERE id = ?",
                [.integer(up), .integer(down), .text(post)])
        }
        let score = Int(try row.integer("up")) + up - (Int(try row.integer("down")) + down)
        return Tally(score: score, vote: value)
    }

    /// All of an account's, by the posts' ids.
    public func list(of account: String) throws -> [String: Int] {
        try connection.rows("SELECT post, value FROM vote WHERE account = ?", [.text(account)])
            .reduce(into: [:]) { $0[try $1.text("post")] = Int(try $1.integer("value")) }
    }

    private static func share(_ value: Int, _ side: Int) -> Int { value == side ? 1 : 0 }
}
