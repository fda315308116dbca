public import API

/// What people say under posts, within a transaction. Threads have two levels.
public struct Comments {
    let connection: any Connection

    public init(_ connection: any Connection) { self.connection = connection }

    public enum Refusal: Error, Sendable, Hashable {
        /// What is answered isn't there, or isn't shown any more.
        case parent
    }

    /// Where somebody is in the comments under a post.
    public struct Place: Sendable, Hashable {
        public var root: String
        public var id: String

        public init(root: String, id: String) { (self.root, self.id) = (root, id) }
    }

    /// One, and what only the server needs to know of it.
    public struct Stored: Sendable, Hashable {
        public var shown: Comment
        public var post: String
        public var root: String
        public var author: String?

        public var place: Place { Place(root: root, id: shown.id) }
    }

    private static let columns = """
        comment.id, comment.post, comment.root, comment.author, comment.state, comment.at,
        comment.changed_at, comment.text, \(PersonCard.columns)
        """

    // MARK: Reading

    /// Those under a post, the oldest first, each with its answers below it.
    public func list(
        post: String, after place: Place? = nil, limit: Int, for reader: String
    ) throws -> [Stored] {
        let condition = place == nil ? "" : " AND (comment.root, comment.is_answer, comment.id) > (?, ?, ?)"
        return try connection.rows(
            """
            SELECT \(Self.columns), (SELECT COUNT(*) FROM block WHERE block.blocker = ?
                AND block.blocked = comment.author) AS is_blocked FROM comment LEFT JOIN account ON account.id = comment.author
            WHERE comment.post = ?\(condition) ORDER BY comment.root, comment.is_answer, comment.id LIMIT ?
            """,
            [.text(reader), .text(post)]
                + (place.map { [.text($0.root), .flag($0.root != $0.id), .text($0.id)] } ?? [])
                + [.integer(limit)]
        ).map { row in
            var comment = try Stored(row, reader: reader)
            let isBlocked = try row.integer("is_blocked") > 0
            if isBlocked, comment.shown.state == .shown { comment.shown.hide() }
            return comment
        }
    }

    public func find(_ id: String, for reader: String) throws -> Stored? {
        try connection.row(
            """
            SELECT \(Self.columns) FROM comment LEFT JOIN account ON account.id = comment.author
            WHERE comment.id = ?
            """, [.text(id)]
        ).map { try Stored($0, reader: reader) }
    }

    /// All that an account has said, the oldest first.
    public func list(of account: String) throws -> [Stored] {
        try connection.rows(
            """
            SELECT \(Self.columns) FROM comment LEFT JOIN account ON account.id = comment.author
            WHERE comment.author = ? AND comment.state <> 'deleted' ORDER BY comment.id
            """, [.text(account)]
        ).map { try Stored($0, reader: account) }
    }

    // MARK: Writing

    /// - Parameter draft: has been looked through.
    /// - Returns: nil if there is no such post to be seen.
    public func add(
        _ draft: CommentDraft, to post: String, by account: String, at now: Int64
    ) throws -> Stored? {
        let counted = try connection.run(
            "UPDATE post SET comments = comments + 1 WHERE id = ? AND state = 'shown'", [.text(post)])
        guard counted == 1 else { return nil }
        let id = RowID.new(at: now)
        var root = id
        if let parent = draft.parent {
            guard let answered = try find(parent, for: account), answered.post == post,
                answered.shown.state == .shown
            else { throw Refusal.parent }
            root = answered.root
        }
        try connection.run(
            """
            INSERT INTO comment (id, post, root, is_answer, author, state, at, text)
            VALUES (?, ?, ?, ?, ?, 'shown', ?, ?)
            """,
            [
                .text(id), .text(post), .text(root), .flag(root != id), .text(account), .integer(now),
                .text(draft.text),
            ])
        return try find(id, for: account)
    }

    public func change(_ id: String, text: String, at now: Int64) throws {
        try connection.run(
            "UPDATE comment SET text = ?, changed_at = ? WHERE id = ? AND state = 'shown'",
            [.text(text), .integer(now), .text(id)])
    }

    /// Takes one away, by its author or by a moderator. Where somebody has answered, its place stays.
    public func hide(_ comment: Stored, as state: Comment.State) throws {
        let id = comment.shown.id
        let text = state == .deleted ? ", text = ''" : ""
        let hidden = try connection.run(
            "UPDATE comment SET state = ?\(text) WHERE id = ? AND state = 'shown'",
            [.text(state.rawValue), .text(id)])
        guard hidden == 1 else { return }
        try Notices(connection).forget(comment: id)
        try connection.run("UPDATE post SET comments = comments - 1 WHERE id = ?", [.text(comment.post)])
        guard state == .deleted else { return }
        try connection.run(
            """
            DELETE FROM comment WHERE id = ? AND NOT EXISTS
                (SELECT 1 FROM comment AS answer WHERE answer.post = comment.post AND answer.root = comment.id
                    AND answer.id <> comment.id)
            """, [.text(id)])
    }
}

extension Comment {
    /// Of somebody whom the reader has blocked: its place stays.
    fileprivate mutating func hide() { (state, author, text) = (.blocked, nil, "") }
}

extension Comments.Stored {
    fileprivate init(_ row: StoredRow, reader: String) throws(StoreError) {
        guard let state = Comment.State(rawValue: try row.text("state")) else {
            throw StoreError(.damaged, cause: "a comment's state")
        }
        let id = try row.text("id")
        (post, root) = (try row.text("post"), try row.text("root"))
        author = try row.optionalText("author")
        let isShown = state == .shown
        shown = Comment(
            id: id, parent: root == id ? nil : root, state: state,
            author: isShown ? try PersonCard(beside: row) : nil, isMine: author == reader,
            at: try row.integer("at"), changedAt: try row.optionalInteger("changed_at"),
            text: isShown ? try row.text("text") : "")
    }
}
