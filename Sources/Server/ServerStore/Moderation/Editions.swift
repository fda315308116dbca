public import API
import Recipes

/// What posts were before they were changed, and how moderators change them, within a transaction (SR04).
public struct Editions {
    let connection: any Connection

    public init(_ connection: any Connection) { self.connection = connection }

    /// How many of a post are kept that its author has changed, and that moderators have; the oldest goes first.
    public static let most = 10
    /// Milliseconds after which one is forgotten: half a year.
    public static let term: Int64 = 180 * 86_400_000

    /// A post as it was.
    public struct Edition: Sendable, Hashable {
        public var revision: Int64
        public var draft: PostDraft
        /// Milliseconds since 1970: when another was put in its place.
        public var at: Int64
        /// Who has done that; nil = its author.
        public var moderator: String?
        public var reason: String
    }

    /// Keeps what a post was, which has just become something else. What moderators have changed isn't pushed out by its
    /// author's own changes.
    func keep(
        _ post: StoredPost, moderator: String? = nil, reason: String = "", at now: Int64
    ) throws {
        let id = post.shown.id
        try connection.run(
            """
            INSERT INTO post_edition (post, revision, at, moderator, reason, comment, recipe)
            VALUES (?, ?, ?, ?, ?, ?, ?)
            """,
            [
                .text(id), .integer(post.revision), .integer(now), .text(moderator), .text(reason),
                .text(post.shown.comment), try .json(post.shown.recipe),
            ])
        let whose = moderator == nil ? "moderator IS NULL" : "moderator IS NOT NULL"
        try connection.run(
            """
            DELETE FROM post_edition WHERE post = ? AND \(whose) AND revision NOT IN
                (SELECT revision FROM post_edition WHERE post = ? AND \(whose) ORDER BY revision DESC LIMIT ?)
            """, [.text(id), .text(id), .integer(Self.most)])
    }

    /// Before an account is deleted: what its posts once were goes, also if they stay.
    func leave(_ account: String) throws {
        try connection.run(
            "DELETE FROM post_edition WHERE post IN (SELECT id FROM post WHERE author = ?)", [.text(account)])
    }

    public func sweep(at now: Int64) throws {
        try connection.run("DELETE FROM post_edition WHERE at < ?", [.integer(now - Self.term)])
    }

    /// A moderator changes what somebody has published, which says so to its author. Where it stands stays as it is: what
    /// waits still waits. Throws ``Posts/Refusal``.
    /// - Parameters:
    ///   - draft: has been looked through.
    ///   - revision: which the moderator has looked at.
    public func edit(
        _ post: StoredPost, to draft: PostDraft, revision: Int64, by moderator: String, reason: String,
        at now: Int64
    ) throws -> [Notices.Told] {
        try Posts(connection).change(
            post, to: draft, revision: revision, by: (moderator, reason), at: now)
        return try Deeds(connection).write(
            .editedPost, post.shown.id, draft.recipe.title, by: moderator, reason: reason, at: now
        ).told
    }

    /// Of a post, the latest first.
    public func list(of post: String) throws -> [Edition] {
        try connection.rows(
            "SELECT * FROM post_edition WHERE post = ? ORDER BY revision DESC", [.text(post)]
        ).map { try Edition($0) }
    }

    /// Those of an account's posts, by the posts' ids, for its archive.
    public func list(by account: String) throws -> [String: [PostDraft]] {
        try connection.rows(
            """
            SELECT post_edition.* FROM post_edition JOIN post ON post.id = post_edition.post
            WHERE post.author = ? ORDER BY post_edition.post, post_edition.revision
            """, [.text(account)]
        ).reduce(into: [:]) { $0[try $1.text("post"), default: []].append(try Edition($1).draft) }
    }
}

extension Editions.Edition {
    fileprivate init(_ row: StoredRow) throws {
        revision = try row.integer("revision")
        draft = PostDraft(comment: try row.text("comment"), recipe: try Recipe(stored: row.text("recipe")))
        at = try row.integer("at")
        moderator = try row.optionalText("moderator")
        reason = try row.text("reason")
    }
}
