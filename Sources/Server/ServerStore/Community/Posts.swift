public import API
import Foundation
import Recipes

/// What people have published, within a transaction.
public struct Posts {
    let connection: any Connection

    public init(_ connection: any Connection) { self.connection = connection }

    public enum Refusal: Error, Sendable, Hashable {
        /// The account hasn't brought a picture or clip that the recipe names.
        case mediaMissing
        /// It has been changed since it was read.
        case changed
    }

    // MARK: Writing

    /// - Parameters:
    ///   - draft: has been looked through.
    ///   - waits: a moderator looks at it first.
    /// - Returns: the post's id.
    public func publish(
        _ draft: PostDraft, by account: String, waits: Bool = false, at now: Int64
    ) throws -> String {
        let id = RowID.new(at: now)
        try connection.run(
            """
            INSERT INTO post (id, author, state, standing, queued_at, was_shown, shown_at, title, summary, picture,
                minutes, diets, cuisine, comment, recipe, link)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [
                .text(id), .text(account), .text(waits ? "removed" : "shown"),
                .text(waits ? Post.State.waiting.rawValue : nil), waits ? .integer(now) : .null,
                .flag(!waits), .integer(now),
            ] + Self.values(draft, id))
        try use(draft.recipe.hashes, post: id, of: account, at: now)
        try SearchIndex(connection).put(post: id, draft.recipe)
        return id
    }

    /// One that a moderator didn't let pass waits again; so does one that is shown, if `waits`: nobody shows something
    /// else than what was looked at.
    /// - Parameters:
    ///   - revision: the one that is changed; nil = whichever there is.
    ///   - waits: a moderator looks first at what this author publishes.
    ///   - editor: the moderator who changes it in its author's place, and why; what waits or was rejected stays so.
    public func change(
        _ post: StoredPost, to draft: PostDraft, revision: Int64?, waits: Bool = false,
        by editor: (name: String, reason: String)? = nil, at now: Int64
    ) throws {
        let changed = try connection.run(
            """
            UPDATE post SET revision = revision + 1, changed_at = ?, title = ?, summary = ?, picture = ?,
                minutes = ?, diets = ?, cuisine = ?, comment = ?, recipe = ?, link = ?
            WHERE id = ? AND revision = ?
            """,
            [.integer(now)] + Self.values(draft, post.shown.id) + [
                .text(post.shown.id), .integer(revision ?? post.revision),
            ])
        guard changed == 1 else { throw Refusal.changed }
        if PostDraft(comment: post.shown.comment, recipe: post.shown.recipe)
            != Self.kept(draft, post.shown.id)
        {
            try Editions(connection).keep(
                post, moderator: editor?.name, reason: editor?.reason ?? "", at: now)
        }
        try SearchIndex(connection).put(post: post.shown.id, draft.recipe)
        if editor == nil { try queue(post, waits: waits, at: now) }
        if let author = post.author {
            try use(draft.recipe.hashes, post: post.shown.id, of: author, at: now)
        } else if !draft.recipe.hashes.isSubset(of: post.shown.recipe.hashes) {
            // Nobody is there who could bring them.
            throw Refusal.mediaMissing
        }
    }

    /// What was changed waits, if it has to.
    private func queue(_ post: StoredPost, waits: Bool, at now: Int64) throws {
        try connection.run(
            """
            UPDATE post SET state = 'removed', standing = 'waiting', reason = NULL, queued_at = ?
            WHERE id = ? AND (standing IN ('rejected', 'change-asked') OR (state = 'shown' AND ? = 1))
            """, [.integer(now), .text(post.shown.id), .flag(waits)])
    }

    public func delete(_ post: StoredPost, at now: Int64) throws {
        if let author = post.author {
            try Blobs(connection).use([], by: "post", post.shown.id, of: author, at: now)
        }
        try connection.run("DELETE FROM post WHERE id = ?", [.text(post.shown.id)])
    }

    /// As it is kept.
    private static func kept(_ draft: PostDraft, _ id: String) -> PostDraft {
        var draft = draft
        draft.recipe.id = id
        // What its author thinks of it is the author's affair.
        draft.recipe.stars = 0
        return draft
    }

    private static func values(_ draft: PostDraft, _ id: String) -> [SQLValue] {
        let recipe = kept(draft, id).recipe
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let text = (try? encoder.encode(recipe)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
        let words = draft.comment.isEmpty ? recipe.summary : draft.comment
        return [
            .text(recipe.title), .text(words.beginning), .text(recipe.cardPicture),
            .integer(recipe.totalMinutes), .text(List.write(recipe.diets.map(\.rawValue).sorted())),
            .text(recipe.cuisine), .text(draft.comment), .text(text), .text(recipe.recommendedPage),
        ]
    }

    /// Writes down what a post names of its author's pictures and clips, so that they stay.
    private func use(_ hashes: Set<String>, post: String, of account: String, at now: Int64) throws {
        let blobs = Blobs(connection)
        guard try blobs.missing(Array(hashes), of: account).isEmpty else { throw Refusal.mediaMissing }
        try blobs.use(hashes, by: "post", post, of: account, at: now)
        try connection.run("DELETE FROM post_media WHERE post = ?", [.text(post)])
        for hash in hashes.sorted() {
            try connection.run(
                "INSERT INTO post_media (post, hash) VALUES (?, ?)", [.text(post), .text(hash)])
        }
    }

    // MARK: Reading

    /// - Parameter reader: the account of whoever asks.
    public func find(_ id: String, for reader: String) throws -> StoredPost? {
        try connection.row(
            """
            SELECT \(StoredPost.columns) FROM post LEFT JOIN account ON account.id = post.author
            WHERE post.id = ?
            """, [.text(reader), .text(reader), .text(id)]
        ).map { try explained(StoredPost($0, reader: reader)) }
    }

    /// With the decision, for its author, by which it isn't shown.
    private func explained(_ post: StoredPost) throws -> StoredPost {
        guard post.shown.isMine, [.removed, .rejected].contains(post.shown.state) else { return post }
        var post = post
        post.shown.decision = try Decisions(connection).held(post.shown.id)
        return post
    }

    /// Whether a post that whoever asks may see has this picture or clip.
    /// - Parameter seesAll: they look after what others publish.
    public func has(
        _ hash: String, post: String, for reader: String, seesAll: Bool = false
    ) throws -> Bool {
        try connection.row(
            """
            SELECT post.id FROM post JOIN post_media ON post_media.post = post.id
            WHERE post.id = ? AND post_media.hash = ?
                AND (post.state = 'shown' OR post.author = ? OR ? = 1)
            """, [.text(post), .text(hash), .text(reader), .flag(seesAll)]) != nil
    }

    /// The newest of all, also those that aren't shown.
    public func latest(limit: Int) throws -> [Post] {
        try connection.rows(
            """
            SELECT \(StoredPost.columns) FROM post LEFT JOIN account ON account.id = post.author
            ORDER BY post.id DESC LIMIT ?
            """, [.text(""), .text(""), .integer(limit)]
        ).map { try StoredPost($0, reader: "").shown }
    }

    /// All that an account has published, the newest first.
    public func list(
        of account: String, after place: TimePlace? = nil, limit: Int
    ) throws -> [StoredPost] {
        let (condition, values) = place.condition("post.shown_at", "post.id")
        return try connection.rows(
            """
            SELECT \(StoredPost.columns) FROM post LEFT JOIN account ON account.id = post.author
            WHERE post.author = ?\(condition) ORDER BY post.shown_at DESC, post.id DESC LIMIT ?
            """, [.text(account), .text(account), .text(account)] + values + [.integer(limit)]
        ).map { try explained(StoredPost($0, reader: account)) }
    }

    // MARK: When an account goes

    /// Before an account is deleted: what it has voted, reviewed and
    /// used no longer counts, and what it has published goes, too, or stays
    /// without a name.
    public func leave(_ account: String, _ posts: AccountDeletion.Posts) throws {
        for (column, value) in [("up", 1), ("down", -1)] {
            try connection.run(
                """
                UPDATE post SET \(column) = \(column) - 1 WHERE id IN
                    (SELECT post FROM vote WHERE account = ? AND value = ?)
                """, [.text(account), .integer(value)])
        }
        try connection.run(
            """
            UPDATE post SET reviews = reviews - 1, stars = stars - (SELECT stars FROM review
                WHERE review.post = post.id AND review.account = ?)
            WHERE id IN (SELECT post FROM review WHERE account = ? AND removed_for IS NULL)
            """, [.text(account), .text(account)])
        for use in PostUse.allCases {
            let column = PostUses.column(use)
            try connection.run(
                """
                UPDATE post SET \(column) = \(column) - 1 WHERE id IN
                    (SELECT post FROM post_use WHERE account = ? AND what = ?)
                """, [.text(account), .text(use.rawValue)])
        }
        try Collections(connection).leave(account)
        try Cases(connection).leave(account, posts)
        try Editions(connection).leave(account)
        guard posts == .delete else { return }
        try connection.run("DELETE FROM post WHERE author = ?", [.text(account)])
        try connection.run(
            """
            UPDATE post SET comments = comments - (SELECT COUNT(*) FROM comment
                WHERE comment.post = post.id AND comment.author = ? AND comment.state = 'shown')
            WHERE id IN (SELECT post FROM comment WHERE author = ? AND state = 'shown')
            """, [.text(account), .text(account)])
        try connection.run(
            "UPDATE comment SET state = 'deleted', text = '' WHERE author = ?", [.text(account)])
    }
}

extension Recipe {
    /// The hashes of all pictures and clips that it names.
    var hashes: Set<String> { Set(media.map { String($0.dropFirst(BlobName.prefix.count)) }) }

    /// The hash of the picture on its card.
    var cardPicture: String? { pictures.first.map { String($0.dropFirst(BlobName.prefix.count)) } }
}

extension String {
    /// As much of it as a card has room for, on one line.
    var beginning: String {
        let words = prefix(400).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard words.count > 200 || count > 400 else { return words }
        let cut = words.prefix(200)
        let end = cut.lastIndex(of: " ") ?? cut.endIndex
        return cut[..<end] + "…"
    }
}
