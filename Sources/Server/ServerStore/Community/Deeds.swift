import API

/// What moderators have done and why, within a transaction. It is only ever added to.
public struct Deeds {
    let connection: any Connection

    public init(_ connection: any Connection) { self.connection = connection }

    public enum What: String, Sendable, Hashable {
        case removedPost = "removed-post"
        case restoredPost = "restored-post"
        case removedComment = "removed-comment"
    }

    public struct Deed: Sendable, Hashable {
        public var what: What
        /// The moderator's user name: the log outlives accounts.
        public var moderator: String
        /// The id of the post or comment.
        public var target: String
        public var reason: String
        /// Milliseconds since 1970.
        public var at: Int64
    }

    /// Something isn't there any more, or is as it was to become: somebody else was first.
    public struct Done: Error, Hashable { public init() {} }

    /// Takes a post out of everybody's sight but its author's, and writes it down; or puts it back. Throws ``Done``.
    public func move(
        _ what: What, post: String, by moderator: String, reason: String, at now: Int64
    ) throws {
        let isBack = what == .restoredPost
        let changed = try connection.run(
            "UPDATE post SET state = ?, reason = ? WHERE id = ? AND state = ?",
            [
                .text((isBack ? Post.State.shown : .removed).rawValue), .text(isBack ? nil : reason),
                .text(post), .text((isBack ? Post.State.removed : .shown).rawValue),
            ])
        guard changed == 1 else { throw Done() }
        try write(what, post, by: moderator, reason: reason, at: now)
    }

    public func write(_ what: What, _ target: String, by moderator: String, reason: String, at now: Int64)
        throws
    {
        try connection.run(
            "INSERT INTO deed (id, at, moderator, what, target, reason) VALUES (?, ?, ?, ?, ?, ?)",
            [
                .text(RowID.new(at: now)), .integer(now), .text(moderator), .text(what.rawValue),
                .text(target), .text(reason),
            ])
    }

    /// The latest first.
    public func list(limit: Int) throws -> [Deed] {
        try connection.rows(
            "SELECT at, moderator, what, target, reason FROM deed ORDER BY id DESC LIMIT ?",
            [.integer(limit)]
        ).map { row in
            guard let what = What(rawValue: try row.text("what")) else {
                throw StoreError(.damaged, cause: "a deed")
            }
            return Deed(
                what: what, moderator: try row.text("moderator"), target: try row.text("target"),
                reason: try row.text("reason"), at: try row.integer("at"))
        }
    }
}
