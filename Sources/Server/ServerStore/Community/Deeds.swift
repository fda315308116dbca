public import API

/// What moderators have done and why, within a transaction. It is only ever added to, and the database itself sees to
/// that.
public struct Deeds {
    let connection: any Connection

    public init(_ connection: any Connection) { self.connection = connection }

    public enum What: String, Sendable, Hashable, CaseIterable {
        case approvedPost = "approved-post"
        case rejectedPost = "rejected-post"
        case askedForChange = "asked-for-change"
        case removedPost = "removed-post"
        case restoredPost = "restored-post"
        case editedPost = "edited-post"
        case removedComment = "removed-comment"
        case restoredComment = "restored-comment"
        case removedReview = "removed-review"
        case restoredReview = "restored-review"
        case removedCollection = "removed-collection"
        case restoredCollection = "restored-collection"
        /// It was reported, and stays.
        case keptReported = "kept-reported"
        case clearedProfile = "cleared-profile"
        case declinedAppeal = "declined-appeal"
        case gaveLicence = "gave-licence"
        case tookLicence = "took-licence"
        case suspended
        case readmitted
        case setRole = "set-role"
        case madeCook = "made-cook"
        case dismissedCook = "dismissed-cook"
        case signedOut = "signed-out"
        case setRoom = "set-room"
        case announced
        case withdrewAnnouncement = "withdrew-announcement"
        case approvedEncouragement = "approved-encouragement"
        case rejectedEncouragement = "rejected-encouragement"
        /// It was reported, and nothing is wrong with it.
        case keptEncouragement = "kept-encouragement"
    }

    public struct Deed: Sendable, Hashable {
        public var id: String
        public var what: What
        /// The moderator's user name: the log outlives accounts.
        public var moderator: String
        /// The id of the post, comment, collection or account.
        public var target: String
        /// The dish, the collection or the user name, as it was then.
        public var name: String
        public var reason: String
        /// Milliseconds since 1970.
        public var at: Int64
        /// The account whose the target was; nil = it wasn't written down.
        public var author: String?
        /// What the target is, if that was published or said by somebody.
        public var kind: ReportTarget.Kind?
    }

    /// One that has been written down, and who is told of it.
    public struct Written: Sendable, Hashable {
        public var id: String
        public var told: [Notices.Told]
    }

    /// Something isn't there any more, or is as it was to become: somebody else was first.
    public struct Done: Error, Hashable {
        /// What that was, if it is in the log.
        public var last: Deed?

        public init(_ last: Deed? = nil) { self.last = last }
    }

    /// Takes a post out of everybody's sight but its author's, and writes it down; or puts it back. Throws ``Done``.
    @discardableResult public func move(
        _ what: What, post: String, by moderator: String, reason: String, at now: Int64
    ) throws -> [Notices.Told] {
        let isBack = what == .restoredPost
        let changed = try connection.run(
            "UPDATE post SET state = ?, reason = ? WHERE id = ? AND state = ? AND standing IS NULL",
            [
                .text(isBack ? "shown" : "removed"), .text(isBack ? nil : reason), .text(post),
                .text(isBack ? "removed" : "shown"),
            ])
        guard changed == 1 else { throw Done(try latest(of: post)) }
        let written = try write(what, post, title(of: post), by: moderator, reason: reason, at: now)
        return written.told + (try Cases(connection).close(.post, post, by: written.id, at: now))
    }

    func title(of post: String) throws -> String {
        try connection.row("SELECT title FROM post WHERE id = ?", [.text(post)])?.text("title") ?? ""
    }

    /// - Parameters:
    ///   - kind: what the target is, where the deed doesn't say so itself.
    ///   - author: the account whose it is; looked up for a post.
    ///   - post: where it is to be found, for the author.
    @discardableResult public func write(
        _ what: What, _ target: String, _ name: String = "", is kind: ReportTarget.Kind? = nil,
        of author: String? = nil, post: String? = nil, comment: String? = nil, by moderator: String,
        reason: String, at now: Int64
    ) throws -> Written {
        let id = RowID.new(at: now)
        var (author, post) = (author, post)
        let kind = what.kind ?? kind
        if kind == .post {
            author = try connection.row("SELECT author FROM post WHERE id = ?", [.text(target)])?
                .optionalText("author")
            post = target
        }
        try connection.run(
            """
            INSERT INTO deed (id, at, moderator, what, target, name, reason, author, kind)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [
                .text(id), .integer(now), .text(moderator), .text(what.rawValue), .text(target), .text(name),
                .text(reason), .text(author), .text(kind?.rawValue),
            ])
        guard what.tellsAuthor, let author else { return Written(id: id, told: []) }
        let told = try Notices(connection).tell(
            author, .decision, post: post, comment: comment, text: reason, deed: id, at: now)
        return Written(id: id, told: told.map { [$0] } ?? [])
    }

    // MARK: Reading

    /// The latest first.
    /// - Parameter target: only those that were done to it.
    public func list(of target: String? = nil, after place: TimePlace? = nil, limit: Int) throws -> [Deed] {
        let (condition, values) = place.condition("deed.at", "deed.id")
        let only = target == nil ? "" : " AND deed.target = ?"
        return try connection.rows(
            """
            SELECT \(Deed.columns) FROM deed WHERE 1 = 1\(only)\(condition)
            ORDER BY deed.at DESC, deed.id DESC LIMIT ?
            """, (target.map { [.text($0)] } ?? []) + values + [.integer(limit)]
        ).map { try Deed($0) }
    }

    /// What was done about an account, and about what is its own, the latest first.
    public func record(of account: String, limit: Int) throws -> [Deed] {
        try connection.rows(
            """
            SELECT \(Deed.columns) FROM deed WHERE deed.author = ? OR deed.target = ?
            ORDER BY deed.at DESC, deed.id DESC LIMIT ?
            """, [.text(account), .text(account), .integer(limit)]
        ).map { try Deed($0) }
    }

    public func find(_ id: String) throws -> Deed? {
        try connection.row("SELECT \(Deed.columns) FROM deed WHERE deed.id = ?", [.text(id)])
            .map { try Deed($0) }
    }

    /// What was done to something last.
    public func latest(of target: String) throws -> Deed? { try list(of: target, limit: 1).first }
}

extension Deeds.Deed {
    public var place: TimePlace { TimePlace(at: at, id: id) }

    static let columns = """
        deed.id, deed.at, deed.moderator, deed.what, deed.target, deed.name, deed.reason, deed.author,
        deed.kind
        """

    init(_ row: StoredRow) throws(StoreError) {
        guard let what = Deeds.What(rawValue: try row.text("what")) else {
            throw StoreError(.damaged, cause: "a deed")
        }
        let kind = try row.optionalText("kind").flatMap { ReportTarget.Kind(rawValue: $0) }
        self.init(
            id: try row.text("id"), what: what, moderator: try row.text("moderator"),
            target: try row.text("target"), name: try row.text("name"), reason: try row.text("reason"),
            at: try row.integer("at"), author: try row.optionalText("author"),
            kind: what.kind ?? kind)
    }
}
