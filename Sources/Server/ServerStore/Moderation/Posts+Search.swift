public import API

extension Posts {
    /// Posts by what is in their titles or who wrote them, also those that aren't shown, the newest first.
    /// - Parameters:
    ///   - words: empty = all.
    ///   - state: only these.
    public func search(
        _ words: String, state: Post.State? = nil, of author: String? = nil, after place: TimePlace? = nil,
        limit: Int
    ) throws -> [StoredPost] {
        let (behind, values) = place.condition("post.shown_at", "post.id")
        let pattern = "%" + Accounts.plain(words.lowercased()) + "%"
        let condition =
            switch state {
            case nil, .unknown: ""
            case .shown: " AND post.state = 'shown'"
            case .removed: " AND post.state = 'removed' AND post.standing IS NULL"
            case .waiting, .rejected, .changeAsked: " AND post.standing = '\(state?.rawValue ?? "")'"
            }
        let mark = author == nil ? "" : " AND post.author = ?"
        return try connection.rows(
            """
            SELECT \(StoredPost.columns) FROM post LEFT JOIN account ON account.id = post.author
            WHERE (LOWER(post.title) LIKE ? ESCAPE '!' OR account.user_name LIKE ? ESCAPE '!')\(condition)\(mark)\(behind)
            ORDER BY post.shown_at DESC, post.id DESC LIMIT ?
            """,
            [.text(""), .text(""), .text(pattern), .text(pattern)] + (author.map { [.text($0)] } ?? [])
                + values
                + [.integer(limit)]
        ).map { try StoredPost($0, reader: "") }
    }

    /// How many posts of an account are in which state, by its word.
    public func counts(of account: String) throws -> [String: Int] {
        try connection.rows(
            """
            SELECT COALESCE(standing, state) AS word, COUNT(*) AS count FROM post WHERE author = ?
            GROUP BY COALESCE(standing, state)
            """, [.text(account)]
        ).reduce(into: [:]) { $0[try $1.text("word")] = Int(try $1.integer("count")) }
    }
}
