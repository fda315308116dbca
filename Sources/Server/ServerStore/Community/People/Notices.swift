public import API

/// What an account is told of, within a transaction.
public struct Notices {
    let connection: any Connection

    public init(_ connection: any Connection) { self.connection = connection }

    /// How many are kept for an account.
    public static let most = 500
    /// How many people a comment can mention.
    public static let mostMentions = 5

    /// One that has been written down.
    public struct Told: Sendable, Hashable {
        public var account: String
        public var id: String
    }

    // MARK: Telling

    /// - Parameters:
    ///   - actor: whose doing it is; nobody is told of their own, nor of somebody's whom they have blocked.
    ///   - text: what it is about: the beginning of it is kept.
    ///   - deed: the decision that it tells of.
    /// - Returns: nil if nobody is told.
    public func tell(
        _ account: String, _ kind: Notice.Kind, of actor: String? = nil, post: String? = nil,
        comment: String? = nil, text: String = "", deed: String? = nil, at now: Int64
    ) throws -> Told? {
        if let actor {
            if try actor == account || Blocks(connection).has(account, blocked: actor) { return nil }
            // Whoever follows, changes their mind and follows again is told of once.
            if kind == .follow, try isTold(account, kind, actor) { return nil }
        }
        let id = RowID.new(at: now)
        try connection.run(
            """
            INSERT INTO notice (id, account, kind, actor, post, comment, text, at, deed)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [
                .text(id), .text(account), .text(kind.rawValue), .text(actor), .text(post), .text(comment),
                .text(text.beginning), .integer(now), .text(deed),
            ])
        try connection.run(
            """
            DELETE FROM notice WHERE account = ? AND id <= (SELECT id FROM notice WHERE account = ?
                ORDER BY id DESC LIMIT 1 OFFSET ?)
            """, [.text(account), .text(account), .integer(Self.most)])
        return Told(account: account, id: id)
    }

    private func isTold(_ account: String, _ kind: Notice.Kind, _ actor: String) throws -> Bool {
        try connection.row(
            "SELECT 1 AS one FROM notice WHERE account = ? AND kind = ? AND actor = ? LIMIT 1",
            [.text(account), .text(kind.rawValue), .text(actor)]) != nil
    }

    /// Tells whoever a comment is for: the one it answers, the post's author, and those it mentions; each once.
    public func tell(of comment: Comments.Stored, by actor: String, at now: Int64) throws -> [Told] {
        var told: [Told] = [], seen: Set<String> = [actor]
        func tell(_ account: String?, _ kind: Notice.Kind) throws {
            guard let account, seen.insert(account).inserted else { return }
            let one = try self.tell(
                account, kind, of: actor, post: comment.post, comment: comment.shown.id,
                text: comment.shown.text, at: now)
            if let one { told.append(one) }
        }
        if comment.root != comment.shown.id {
            try tell(
                connection.row("SELECT author FROM comment WHERE id = ?", [.text(comment.root)])?
                    .optionalText("author"), .answer)
        }
        try tell(
            connection.row("SELECT author FROM post WHERE id = ?", [.text(comment.post)])?
                .optionalText("author"), .comment)
        for name in Mention.names(in: comment.shown.text).prefix(Self.mostMentions) {
            let account = try connection.row(
                "SELECT id FROM account WHERE user_name = ?", [.text(UserName.folded(name))])?.text("id")
            guard let account, try !Blocks(connection).isBetween(account, post: comment.post) else {
                continue
            }
            try tell(account, .mention)
        }
        return told
    }

    /// What was said is no longer to be seen.
    public func forget(comment: String) throws {
        try connection.run("DELETE FROM notice WHERE comment = ?", [.text(comment)])
    }

    // MARK: Reading

    /// The latest first.
    public func list(of account: String, after place: String? = nil, limit: Int) throws -> [Notice] {
        let condition = place == nil ? "" : " AND notice.id < ?"
        return try connection.rows(
            """
            SELECT notice.id, notice.kind, notice.post, notice.comment, notice.text, notice.at,
                notice.is_read, COALESCE(post.title, collection.name, NULLIF(deed.name, '')) AS title, collection.id AS collection,
                \(PersonCard.columns), \(Decisions.columns)
            FROM notice LEFT JOIN post ON post.id = notice.post LEFT JOIN account ON account.id = notice.actor
                LEFT JOIN deed ON deed.id = notice.deed \(Decisions.appeals)
                LEFT JOIN collection ON collection.id = deed.target AND deed.kind = 'collection'
            WHERE notice.account = ?\(condition) ORDER BY notice.id DESC LIMIT ?
            """, [.text(account)] + (place.map { [.text($0)] } ?? []) + [.integer(limit)]
        ).map { row in
            let kind = Notice.Kind(rawValue: try row.text("kind")) ?? .unknown
            return Notice(
                id: try row.text("id"), kind: kind,
                at: try row.integer("at"), isRead: try row.integer("is_read") != 0,
                actor: try PersonCard(beside: row), post: try row.optionalText("post"),
                title: try row.optionalText("title"), comment: try row.optionalText("comment"),
                text: try row.text("text"),
                decision: try Decisions.read(row, isAuthor: kind == .decision),
                collection: try row.optionalText("collection"))
        }
    }

    public func unread(of account: String) throws -> Int {
        Int(
            try connection.number(
                "SELECT COUNT(*) FROM notice WHERE account = ? AND is_read = 0", [.text(account)]))
    }

    /// This one and all before it have been read.
    public func read(_ account: String, until id: String) throws {
        try connection.run(
            "UPDATE notice SET is_read = 1 WHERE account = ? AND id <= ? AND is_read = 0",
            [.text(account), .text(id)])
    }
}
