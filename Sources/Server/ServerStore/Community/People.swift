public import API

/// People as others see them, within a transaction.
public struct People {
    let connection: any Connection

    public init(_ connection: any Connection) { self.connection = connection }

    /// Somebody, and the account that is theirs; nil if there is none of this name.
    public func find(_ userName: String) throws -> (account: String, shown: Person)? {
        let row = try connection.row(
            """
            SELECT account.id, account.created_at, account.has_licence, \(PersonCard.columns), (SELECT COUNT(*) FROM post
                WHERE post.author = account.id AND post.state = 'shown') AS posts
            FROM account WHERE account.user_name = ?
            """, [.text(UserName.folded(userName))])
        guard let row, let card = try PersonCard(beside: row) else { return nil }
        let person = Person(
            card: card, posts: Int(try row.integer("posts")), since: try row.integer("created_at"),
            hasLicence: try row.flag("has_licence"))
        return (try row.text("id"), person)
    }
}
