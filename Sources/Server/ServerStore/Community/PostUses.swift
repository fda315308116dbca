public import API

/// What people do with posts, within a transaction: each counts once, however often they do it.
public struct PostUses {
    let connection: any Connection

    public init(_ connection: any Connection) { self.connection = connection }

    /// What one does with one's own doesn't count.
    /// - Returns: nil if there is no such post to be seen.
    public func add(_ use: PostUse, post: String, by account: String, at now: Int64) throws -> Bool? {
        let row = try connection.row(
            "SELECT author FROM post WHERE id = ? AND state = 'shown'" + connection.dialect.locking,
            [.text(post)])
        guard let row else { return nil }
        if try row.optionalText("author") == account { return false }
        let count = try connection.run(
            """
            INSERT INTO post_use (post, account, what, at) VALUES (?, ?, ?, ?)
            ON CONFLICT (post, account, what) DO NOTHING
            """, [.text(post), .text(account), .text(use.rawValue), .integer(now)])
        if count == 1 {
            let column = Self.column(use)
            try connection.run("UPDATE post SET \(column) = \(column) + 1 WHERE id = ?", [.text(post)])
        }
        return count == 1
    }

    static func column(_ use: PostUse) -> String {
        switch use {
        case .saved: "saves"
        case .cooked: "cooks"
        }
    }
}
