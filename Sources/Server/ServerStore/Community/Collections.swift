public import API

/// Collections of posts that people show, within a transaction. They go with the account that shows them.
public struct Collections {
    let connection: any Connection

    public init(_ connection: any Connection) { self.connection = connection }

    /// How many somebody shows.
    public static let most = 200

    public enum Refusal: Error, Sendable, Hashable {
        /// None of the posts is to be seen by whoever publishes it.
        case empty
        case tooMany
        /// A moderator has taken it away: it stays as it was then.
        case removed
        /// Nobody likes what is their own.
        case own
    }

    /// One, and what only the server needs to know of it.
    public struct Stored: Sendable, Hashable {
        public var shown: PublicCollection
        public var author: String

        public var place: TimePlace { TimePlace(at: shown.changedAt, id: shown.id) }
    }

    // MARK: Writing

    /// - Parameter draft: has been looked through.
    /// - Returns: its id.
    public func publish(_ draft: CollectionDraft, by account: String, at now: Int64) throws -> String {
        let count = try connection.number(
            "SELECT COUNT(*) FROM collection WHERE author = ?", [.text(account)])
        guard count < Self.most else { throw Refusal.tooMany }
        let id = RowID.new(at: now)
        try connection.run(
            "INSERT INTO collection (id, author, at, changed_at, name, text) VALUES (?, ?, ?, ?, ?, ?)",
            [
                .text(id), .text(account), .integer(now), .integer(now), .text(draft.name), .text(draft.text),
            ])
        try put(try open(draft.posts, to: account), into: id)
        return id
    }

    /// The same again changes nothing, so that it doesn't come to the top.
    public func change(_ id: String, to draft: CollectionDraft, by account: String, at now: Int64) throws {
        // Whoever changes it at the same moment, or likes it, or takes it away, waits here.
        let row = try connection.row(
            "SELECT name, text, removed_for FROM collection WHERE id = ?" + connection.dialect.locking,
            [.text(id)])
        guard let row else { return }
        guard try row.optionalText("removed_for") == nil else { throw Refusal.removed }
        let before = try self.posts(of: id)
        // One that isn't to be seen just now keeps its place.
        let posts = try open(draft.posts, to: account, keeping: Set(before))
        let isSame =
            try row.text("name") == draft.name && row.text("text") == draft.text && before == posts
        if isSame { return }
        try connection.run(
            "UPDATE collection SET name = ?, text = ?, changed_at = ? WHERE id = ?",
            [.text(draft.name), .text(draft.text), .integer(now), .text(id)])
        try connection.run("DELETE FROM collection_post WHERE collection = ?", [.text(id)])
        try put(posts, into: id)
    }

    public func delete(_ id: String) throws {
        try connection.run("DELETE FROM collection WHERE id = ?", [.text(id)])
    }

    /// Of some posts those that somebody sees, each once: what is shown by people who haven't to do with a block
    /// between them, and what is their own.
    /// - Parameter kept: those that are in it already, which stay whether they are to be seen or not.
    private func open(
        _ posts: [String], to account: String, keeping kept: Set<String> = []
    ) throws -> [String] {
        guard !posts.isEmpty else { throw Refusal.empty }
        let marks = posts.map { _ in "?" }.joined(separator: ", ")
        let blocks = Blocks.condition("post.author", reader: account)
        let found = try connection.rows(
            """
            SELECT post.id FROM post WHERE post.id IN (\(marks))
                AND (post.state = 'shown' OR post.author = ?)\(blocks.sql)
            """, posts.map { .text($0) } + [.text(account)] + blocks.values
        ).map { try $0.text("id") }
        var left = Set(found).union(kept)
        let open = posts.filter { left.remove($0) != nil }
        guard !open.isEmpty else { throw Refusal.empty }
        return open
    }

    private func put(_ posts: [String], into id: String) throws {
        for (place, post) in posts.enumerated() {
            try connection.run(
                "INSERT INTO collection_post (collection, post, place) VALUES (?, ?, ?)",
                [.text(id), .text(post), .integer(place)])
        }
    }

    // MARK: Likes

    /// Likes one, or no longer; doing so again changes nothing.
    /// - Returns: nil if there is no such collection to be seen.
    public func like(_ id: String, _ isWanted: Bool, by account: String) throws -> Likes? {
        // Whoever likes it at the same moment waits here, so that each counts what the one before has done.
        let row = try connection.row(
            "SELECT author, likes FROM collection WHERE id = ? AND removed_for IS NULL"
                + connection.dialect.locking, [.text(id)])
        guard let row else { return nil }
        guard try row.text("author") != account else { throw Refusal.own }
        let values: [SQLValue] = [.text(id), .text(account)]
        let changed =
            isWanted
            ? try connection.run(
                """
                INSERT INTO collection_like (collection, account) VALUES (?, ?)
                ON CONFLICT (collection, account) DO NOTHING
                """, values)
            : try connection.run(
                "DELETE FROM collection_like WHERE collection = ? AND account = ?", values)
        let step = isWanted ? changed : -changed
        if step != 0 {
            try connection.run(
                "UPDATE collection SET likes = likes + ? WHERE id = ?", [.integer(step), .text(id)])
        }
        return Likes(count: Int(try row.integer("likes")) + step, isMine: isWanted)
    }

    /// The ids of all that an account likes.
    public func liked(by account: String) throws -> [String] {
        try connection.rows(
            "SELECT collection FROM collection_like WHERE account = ? ORDER BY collection", [.text(account)]
        ).map { try $0.text("collection") }
    }

    // MARK: Reading

    /// - Parameter reader: the account of whoever asks.
    public func find(_ id: String, for reader: String) throws -> Stored? {
        let row = try connection.row(
            "SELECT \(Self.columns) FROM \(Self.tables) WHERE collection.id = ?",
            [.text(reader), .text(id)])
        guard let row else { return nil }
        var found = try Stored(row, reader: reader)
        if found.shown.isMine { found.shown.posts = try posts(of: id) }
        return try covered(found, for: reader)
    }

    /// Somebody's, the last changed first; those that a moderator has taken away are there for themselves alone.
    /// - Parameter hasCovers: with what is on their covers, and how many dishes are to be seen.
    public func list(
        of account: String, after place: TimePlace? = nil, limit: Int, for reader: String,
        hasCovers: Bool = true
    ) throws -> [Stored] {
        let (condition, values) = place.condition("collection.changed_at", "collection.id")
        let blocks = Blocks.condition("collection.author", reader: reader)
        return try connection.rows(
            """
            SELECT \(Self.columns) FROM \(Self.tables)
            WHERE collection.author = ? AND (collection.removed_for IS NULL OR collection.author = ?)
                \(condition)\(blocks.sql)
            ORDER BY collection.changed_at DESC, collection.id DESC LIMIT ?
            """,
            [.text(reader), .text(account), .text(reader)] + values + blocks.values + [.integer(limit)]
        ).map { row in
            let found = try Stored(row, reader: reader)
            return hasCovers ? try covered(found, for: reader) : found
        }
    }

    /// The ids of all posts in one, in its order.
    public func posts(of id: String) throws -> [String] {
        try connection.rows(
            "SELECT post FROM collection_post WHERE collection = ? ORDER BY place", [.text(id)]
        ).map { try $0.text("post") }
    }

    public typealias Placed = (card: PostCard, place: Int64)

    /// Those of its posts that whoever asks may see, in its order.
    /// - Parameters:
    ///   - place: behind which; nil = from the first.
    ///   - areOpen: only those that open in any browser. What others show only to whoever has the link isn't given away by
    ///     somebody else.
    public func cards(
        of id: String, after place: Int64? = nil, limit: Int, for reader: String, areOpen: Bool = false
    ) throws -> [Placed] {
        let blocks = Blocks.condition("post.author", reader: reader)
        let open =
            areOpen
            ? """
             AND (account.openness = 'everybody' OR (account.openness <> 'members' AND post.author =
                (SELECT collection.author FROM collection WHERE collection.id = collection_post.collection)))
            """ : ""
        return try connection.rows(
            """
            SELECT collection_post.place, \(PostCard.columns)
            FROM collection_post JOIN post ON post.id = collection_post.post
                LEFT JOIN account ON account.id = post.author
            WHERE collection_post.collection = ? AND collection_post.place > ?
                AND post.state = 'shown'\(open)\(blocks.sql)
            ORDER BY collection_post.place LIMIT ?
            """,
            [.text(reader), .text(id), .integer(place ?? -1)] + blocks.values + [.integer(limit)]
        ).map { (try PostCard($0), try $0.integer("place")) }
    }

    /// With what is on its cover, how many dishes are to be seen, and why it isn't shown.
    private func covered(_ found: Stored, for reader: String) throws -> Stored {
        var found = found
        let id = found.shown.id, blocks = Blocks.condition("post.author", reader: reader)
        found.shown.dishes = Int(
            try connection.number(
                """
                SELECT COUNT(*) FROM collection_post JOIN post ON post.id = collection_post.post
                WHERE collection_post.collection = ? AND post.state = 'shown'\(blocks.sql)
                """, [.text(id)] + blocks.values))
        found.shown.covers = try connection.rows(
            """
            SELECT post.id, post.title, post.picture
            FROM collection_post JOIN post ON post.id = collection_post.post
            WHERE collection_post.collection = ? AND post.state = 'shown'\(blocks.sql)
            ORDER BY collection_post.place LIMIT ?
            """, [.text(id)] + blocks.values + [.integer(PublicCollection.mostCovers)]
        ).map {
            PublicCollection.Cover(
                post: try $0.text("id"), title: try $0.text("title"),
                picture: try $0.optionalText("picture"))
        }
        if found.shown.isMine, found.shown.state == .removed {
            found.shown.decision = try Decisions(connection).held(id)
        }
        return found
    }

    private static let columns = """
        collection.id, collection.author, collection.at, collection.changed_at, collection.name,
        collection.text, collection.removed_for, collection.likes, account.openness, \(PersonCard.columns),
        (SELECT COUNT(*) FROM collection_like WHERE collection_like.collection = collection.id
            AND collection_like.account = ?) AS liked
        """

    private static let tables = "collection JOIN account ON account.id = collection.author"

    // MARK: When an account goes

    /// What it likes no longer counts. What it shows goes with it.
    func leave(_ account: String) throws {
        try connection.run(
            """
            UPDATE collection SET likes = likes - 1 WHERE id IN
                (SELECT collection FROM collection_like WHERE account = ?)
            """, [.text(account)])
    }
}

extension Collections.Stored {
    fileprivate init(_ row: StoredRow, reader: String) throws(StoreError) {
        guard let card = try PersonCard(beside: row) else {
            throw StoreError(.damaged, cause: "a collection is nobody's")
        }
        let id = try row.text("id"), reason = try row.optionalText("removed_for")
        let openness = Account.Openness(rawValue: try row.text("openness"))
        author = try row.text("author")
        let isOpen = reason == nil && openness?.isOpen == true
        shown = PublicCollection(
            id: id, state: reason == nil ? .shown : .removed, reason: reason, author: card,
            isMine: author == reader, at: try row.integer("at"), changedAt: try row.integer("changed_at"),
            name: try row.text("name"), text: try row.text("text"), likes: Int(try row.integer("likes")),
            isLiked: try row.integer("liked") > 0,
            page: isOpen ? Route.publicCollection.path(id) : nil)
    }
}
