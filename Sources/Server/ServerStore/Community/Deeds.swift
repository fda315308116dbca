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
        case removedComment = "removed-comment"
        case gaveLicence = "gave-licence"
        case tookLicence = "took-licence"
        case suspended
        case readmitted
        case setRole = "set-role"
        case signedOut = "signed-out"
        case setRoom = "set-room"

        /// Its author hears of it.
        var isAboutPost: Bool {
            switch self {
            case .approvedPost, .rejectedPost, .askedForChange, .removedPost, .restoredPost: true
            default: false
            }
        }
    }

    public struct Deed: Sendable, Hashable {
        public var id: String
        public var what: What
        /// The moderator's user name: the log outlives accounts.
        public var moderator: String
        /// The id of the post, comment or account.
        public var target: String
        /// The dish or the user name, as it was then.
        public var name: String
        public var reason: String
        /// Milliseconds since 1970.
        public var at: Int64
    }

    /// Something isn't there any more, or is as it was to become: somebody else was first.
    public struct Done: Error, Hashable {
        /// What that was, if it is in the log.
        public var last: Deed?

        public init(_ last: Deed? = nil) { self.last = last }
    }

    /// Takes a post out of everybody's sight but its author's, and writes it down; or puts it back. Throws ``Done``.
    public func move(
        _ what: What, post: String, by moderator: String, reason: String, at now: Int64
    ) throws {
        let isBack = what == .restoredPost
        let changed = try connection.run(
            "UPDATE post SET state = ?, reason = ? WHERE id = ? AND state = ? AND standing IS NULL",
            [
                .text(isBack ? "shown" : "removed"), .text(isBack ? nil : reason), .text(post),
                .text(isBack ? "removed" : "shown"),
            ])
        guard changed == 1 else { throw Done(try latest(of: post)) }
        try write(what, post, title(of: post), by: moderator, reason: reason, at: now)
    }

    func title(of post: String) throws -> String {
        try connection.row("SELECT title FROM post WHERE id = ?", [.text(post)])?.text("title") ?? ""
    }

    public func write(
        _ what: What, _ target: String, _ name: String = "", by moderator: String, reason: String,
        at now: Int64
    ) throws {
        try connection.run(
            "INSERT INTO deed (id, at, moderator, what, target, name, reason) VALUES (?, ?, ?, ?, ?, ?, ?)",
            [
                .text(RowID.new(at: now)), .integer(now), .text(moderator), .text(what.rawValue),
                .text(target), .text(name), .text(reason),
            ])
        if what.isAboutPost { try tellAuthor(of: target, reason, at: now) }
    }

    private func tellAuthor(of post: String, _ reason: String, at now: Int64) throws {
        guard
            let author = try connection.row("SELECT author FROM post WHERE id = ?", [.text(post)])?
                .optionalText("author")
        else { return }
        _ = try Notices(connection).tell(author, .decision, post: post, text: reason, at: now)
    }

    // MARK: Reading

    /// The latest first.
    /// - Parameter target: only those that were done to it.
    public func list(of target: String? = nil, after place: TimePlace? = nil, limit: Int) throws -> [Deed] {
        let (condition, values) = place.condition("at", "id")
        let mark = target == nil ? "" : " AND target = ?"
        return try connection.rows(
            """
            SELECT id, at, moderator, what, target, name, reason FROM deed WHERE 1 = 1\(mark)\(condition)
            ORDER BY at DESC, id DESC LIMIT ?
            """, (target.map { [.text($0)] } ?? []) + values + [.integer(limit)]
        ).map { try Deed($0) }
    }

    /// What was done to something last.
    public func latest(of target: String) throws -> Deed? { try list(of: target, limit: 1).first }
}

extension Deeds.Deed {
    public var place: TimePlace { TimePlace(at: at, id: id) }

    fileprivate init(_ row: StoredRow) throws(StoreError) {
        guard let what = Deeds.What(rawValue: try row.text("what")) else {
            throw StoreError(.damaged, cause: "a deed")
        }
        self.init(
            id: try row.text("id"), what: what, moderator: try row.text("moderator"),
            target: try row.text("target"), name: try row.text("name"), reason: try row.text("reason"),
            at: try row.integer("at"))
    }
}
