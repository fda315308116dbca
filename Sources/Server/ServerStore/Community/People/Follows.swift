public import API

/// Who wants to see what somebody publishes, within a transaction.
public struct Follows {
    let connection: any Connection

    public init(_ connection: any Connection) { self.connection = connection }

    /// How many people one account may follow.
    public static let most = 5000

    /// It follows as many as it may.
    public struct TooMany: Error, Hashable { public init() {} }

    /// - Returns: whether it is new. Throws ``TooMany``.
    public func begin(_ follower: String, follows followed: String, at now: Int64) throws -> Bool {
        let count = try connection.number(
            "SELECT COUNT(*) FROM follow WHERE follower = ?", [.text(follower)])
        guard count < Self.most else { throw TooMany() }
        return try connection.run(
            """
            INSERT INTO follow (follower, followed, at) VALUES (?, ?, ?)
            ON CONFLICT (follower, followed) DO NOTHING
            """, [.text(follower), .text(followed), .integer(now)]) == 1
    }

    public func end(_ follower: String, follows followed: String) throws {
        try connection.run(
            "DELETE FROM follow WHERE follower = ? AND followed = ?", [.text(follower), .text(followed)])
    }

    /// Somebody in a list of people, and where that is.
    public typealias Listed = (card: PersonCard, place: TimePlace)

    /// Who follows an account, the latest first.
    public func followers(
        of account: String, after place: TimePlace? = nil, limit: Int
    ) throws -> [Listed] {
        try Self.list(
            connection, "follow", its: "followed", of: account, others: "follower", after: place,
            limit: limit)
    }

    /// Whom an account follows, the latest first.
    public func followed(
        by account: String, after place: TimePlace? = nil, limit: Int
    ) throws -> [Listed] {
        try Self.list(
            connection, "follow", its: "follower", of: account, others: "followed", after: place,
            limit: limit)
    }

    /// The people on the other side of a table of pairs.
    static func list(
        _ connection: any Connection, _ table: String, its: String, of account: String, others: String,
        after place: TimePlace?, limit: Int
    ) throws -> [Listed] {
        let (condition, values) = place.condition("pair.at", "pair.\(others)")
        return try connection.rows(
            """
            SELECT pair.at, pair.\(others) AS other, \(PersonCard.columns) FROM \(table) AS pair
            JOIN account ON account.id = pair.\(others)
            WHERE pair.\(its) = ?\(condition) ORDER BY pair.at DESC, pair.\(others) DESC LIMIT ?
            """, [.text(account)] + values + [.integer(limit)]
        ).compactMap { row in
            guard let card = try PersonCard(beside: row) else { return nil }
            return (card, TimePlace(at: try row.integer("at"), id: try row.text("other")))
        }
    }
}
