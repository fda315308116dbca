public import API

extension Posts {
    /// All posts, also those that aren't shown, the newest first.
    /// - Parameters:
    ///   - state: only these.
    ///   - author: only those of this account.
    public func every(
        in state: Post.State? = nil, of author: String? = nil, after place: TimePlace? = nil, limit: Int
    ) throws -> [StoredPost] {
        let (behind, values) = place.condition("post.shown_at", "post.id")
        let mark = author == nil ? "" : " AND post.author = ?"
        return try connection.rows(
            """
            SELECT \(StoredPost.columns) FROM post LEFT JOIN account ON account.id = post.author
            WHERE 1 = 1\(Self.condition(state))\(mark)\(behind)
            ORDER BY post.shown_at DESC, post.id DESC LIMIT ?
            """,
            [.text(""), .text("")] + (author.map { [.text($0)] } ?? []) + values + [.integer(limit)]
        ).map { try StoredPost($0, reader: "") }
    }

    /// Posts by words that are in their recipes, as everybody finds them, or by the beginning of their author's name; also
    /// those that aren't shown, the latest written first. What it costs is bounded, however many posts there are.
    /// - Parameters:
    ///   - state: only these.
    ///   - last: only those behind this one.
    public func search(
        _ words: String, state: Post.State? = nil, behind last: String? = nil, limit: Int
    ) throws -> [StoredPost] {
        if let state, state != .shown { return try hidden(words, state: state, behind: last, limit: limit) }
        var ids = Set(try Finder(connection, for: "").ids(words, behind: last))
        ids.formUnion(try idsOfAuthors(words, behind: last))
        var found: [StoredPost] = []
        var rest = ids.sorted(by: >)[...]
        while found.count < limit, !rest.isEmpty {
            let some = rest.prefix(200)
            rest = rest.dropFirst(200)
            let marks = some.map { _ in "?" }.joined(separator: ", ")
            found += try connection.rows(
                """
                SELECT \(StoredPost.columns) FROM post LEFT JOIN account ON account.id = post.author
                WHERE post.id IN (\(marks))\(Self.condition(state)) ORDER BY post.id DESC LIMIT ?
                """,
                [.text(""), .text("")] + some.map { .text($0) } + [.integer(limit - found.count)]
            ).map { try StoredPost($0, reader: "") }
        }
        return found
    }

    /// Of those that aren't shown all are looked through: they are few.
    private func hidden(
        _ words: String, state: Post.State, behind last: String?, limit: Int
    ) throws -> [StoredPost] {
        let terms = try Finder(connection, for: "").words(words), authors = try authors(words)
        var ways: [(sql: String, values: [SQLValue])] = []
        if !terms.isEmpty, terms.allSatisfy({ !$0.isEmpty }) {
            let all = terms.map { term in
                "EXISTS (SELECT 1 FROM post_word WHERE post_word.post = post.id AND word IN (\(Self.marks(term))))"
            }
            ways.append(("(\(all.joined(separator: " AND ")))", terms.joined().map { .text($0) }))
        }
        if !authors.isEmpty {
            ways.append(("post.author IN (\(Self.marks(authors)))", authors.map { .text($0) }))
        }
        if ways.isEmpty { return [] }
        let behind = last == nil ? "" : " AND post.id < ?"
        return try connection.rows(
            """
            SELECT \(StoredPost.columns) FROM post LEFT JOIN account ON account.id = post.author
            WHERE post.state = 'removed'\(Self.condition(state))\(behind)
                AND (\(ways.map(\.sql).joined(separator: " OR "))) ORDER BY post.id DESC LIMIT ?
            """,
            [.text(""), .text("")] + (last.map { [.text($0)] } ?? []) + ways.flatMap(\.values)
                + [.integer(limit)]
        ).map { try StoredPost($0, reader: "") }
    }

    private static func marks(_ list: [String]) -> String {
        list.map { _ in "?" }.joined(separator: ", ")
    }

    /// The accounts, 20 at most, in whose names a word begins so.
    private func authors(_ name: String) throws -> [String] {
        let name = name.lowercased()
        guard !name.isEmpty, !name.contains(" ") else { return [] }
        return try connection.rows(
            "SELECT DISTINCT account FROM person_word WHERE word >= ? AND word < ? ORDER BY account LIMIT 20",
            [.text(name), .text(name + "\u{10FFFF}")]
        ).map { try $0.text("account") }
    }

    /// The newest of theirs.
    private func idsOfAuthors(_ name: String, behind last: String?) throws -> [String] {
        let behind = last == nil ? "" : " AND id < ?"
        return try authors(name).flatMap { account in
            try connection.rows(
                "SELECT id FROM post WHERE author = ?\(behind) ORDER BY id DESC LIMIT 200",
                [.text(account)] + (last.map { [.text($0)] } ?? [])
            ).map { try $0.text("id") }
        }
    }

    private static func condition(_ state: Post.State?) -> String {
        switch state {
        case nil, .unknown: ""
        case .shown: " AND post.state = 'shown'"
        case .removed: " AND post.state = 'removed' AND post.standing IS NULL"
        case .waiting, .rejected, .changeAsked: " AND post.standing = '\(state?.rawValue ?? "")'"
        }
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
