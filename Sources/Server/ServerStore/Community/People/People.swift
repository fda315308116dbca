public import API

/// People as others see them, within a transaction.
public struct People {
    let connection: any Connection
    /// The account of whoever asks.
    let reader: String

    public init(_ connection: any Connection, for reader: String) {
        (self.connection, self.reader) = (connection, reader)
    }

    /// Whose name it is, and their picture, without a count of anything; nil as in ``find(_:)``.
    public func account(named userName: String) throws -> (id: String, picture: String?)? {
        let row = try connection.row(
            "SELECT id, picture FROM account WHERE user_name = ?", [.text(UserName.folded(userName))])
        guard let row else { return nil }
        let id = try row.text("id")
        if try Blocks(connection).has(id, blocked: reader) { return nil }
        return (id, try row.optionalText("picture"))
    }

    /// Somebody, and the account that is theirs; nil if there is none of this name, or they have blocked the reader.
    public func find(_ userName: String) throws -> (account: String, shown: Person)? {
        let row = try connection.row(
            """
            SELECT account.id, account.created_at, account.has_licence, account.licence_payment, \(PersonCard.columns),
                (SELECT COUNT(*) FROM post WHERE post.author = account.id AND post.state = 'shown') AS posts,
                (SELECT COUNT(*) FROM collection WHERE collection.author = account.id
                    AND collection.removed_for IS NULL) AS collections,
                (SELECT COUNT(*) FROM follow WHERE follow.followed = account.id) AS followers,
                (SELECT COUNT(*) FROM follow WHERE follow.follower = account.id) AS followed
            FROM account WHERE account.user_name = ?
            """, [.text(UserName.folded(userName))])
        guard let row, let card = try PersonCard(beside: row) else { return nil }
        let id = try row.text("id"), blocks = Blocks(connection)
        if try blocks.has(id, blocked: reader) { return nil }
        let isFollowed = try connection.row(
            "SELECT 1 AS one FROM follow WHERE follower = ? AND followed = ?", [.text(reader), .text(id)])
        let person = Person(
            card: card, posts: Int(try row.integer("posts")), since: try row.integer("created_at"),
            followers: Int(try row.integer("followers")), following: Int(try row.integer("followed")),
            isMe: id == reader, isFollowed: isFollowed != nil,
            isBlocked: try blocks.has(reader, blocked: id), hasLicence: try StoredAccount.hasLicence(row),
            collections: Int(try row.integer("collections")))
        return (id, person)
    }
}
