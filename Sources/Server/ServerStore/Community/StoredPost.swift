public import API
import Foundation
import Recipes

/// A post as it is kept, beside what everybody sees of it.
public struct StoredPost: Sendable, Hashable {
    public var shown: Post
    /// The account of its author.
    public var author: String?
    /// Counts its author's changes, for `ETag`.
    public var revision: Int64
    /// Milliseconds since 1970 since when it waits for a moderator; nil = it doesn't.
    public var waitsSince: Int64?
}

extension PersonCard {
    /// Beside the columns of whatever they wrote.
    static let columns = "account.user_name, account.display_name, account.picture AS portrait"

    /// Nil where the row has no account.
    init?(beside row: StoredRow) throws(StoreError) {
        guard let name = try row.optionalText("user_name") else { return nil }
        self.init(
            userName: name, displayName: try row.text("display_name"),
            picture: try row.optionalText("portrait"))
    }
}

extension PostCard {
    static let columns = """
        post.id, post.shown_at, post.title, post.summary, post.picture, post.minutes, post.diets, post.cuisine,
        post.up - post.down AS score, post.comments, post.stars, post.reviews, post.link, \(PersonCard.columns),
        (SELECT value FROM vote WHERE vote.post = post.id AND vote.account = ?) AS vote
        """

    init(_ row: StoredRow) throws(StoreError) {
        self.init(
            id: try row.text("id"), author: try PersonCard(beside: row), at: try row.integer("shown_at"),
            title: try row.text("title"), summary: try row.text("summary"),
            picture: try row.optionalText("picture"), minutes: Int(try row.integer("minutes")),
            diets: try List.read(row.text("diets")), cuisine: try row.text("cuisine"),
            score: Int(try row.integer("score")), comments: Int(try row.integer("comments")),
            vote: Int(try row.optionalInteger("vote") ?? 0), rating: try Rating(row),
            link: try row.optionalText("link"))
    }
}

extension Rating {
    fileprivate init(_ row: StoredRow) throws(StoreError) {
        self.init(sum: Int(try row.integer("stars")), count: Int(try row.integer("reviews")))
    }
}

extension StoredPost {
    /// Of a row with two parameters: whoever asks, twice.
    static let columns = """
        post.id, post.author, post.state, post.standing, post.queued_at, post.reason,
        post.shown_at, post.changed_at, post.revision,
        post.comment, post.recipe, post.up - post.down AS score, post.comments, post.stars, post.reviews,
        post.saves, post.cooks, account.openness, \(PersonCard.columns),
        (SELECT value FROM vote WHERE vote.post = post.id AND vote.account = ?) AS vote,
        (SELECT stars FROM review WHERE review.post = post.id AND review.account = ?
            AND review.removed_for IS NULL) AS own_stars
        """

    /// - Parameter reader: the account of whoever asks.
    init(_ row: StoredRow, reader: String) throws(StoreError) {
        let standing = try row.optionalText("standing"), kept = try row.text("state")
        guard let state = Post.State(rawValue: standing ?? kept) else {
            throw StoreError(.damaged, cause: "a post's state")
        }
        let recipe = try Recipe(stored: row.text("recipe")), id = try row.text("id")
        let openness = try row.optionalText("openness").flatMap { Account.Openness(rawValue: $0) }
        author = try row.optionalText("author")
        revision = try row.integer("revision")
        waitsSince = try row.optionalInteger("queued_at")
        shown = Post(
            id: id, state: state, reason: try row.optionalText("reason"),
            author: try PersonCard(beside: row), isMine: author == reader, at: try row.integer("shown_at"),
            changedAt: try row.optionalInteger("changed_at"), comment: try row.text("comment"),
            recipe: recipe,
            score: Int(try row.integer("score")), comments: Int(try row.integer("comments")),
            vote: Int(try row.optionalInteger("vote") ?? 0), rating: try Rating(row),
            myStars: Int(try row.optionalInteger("own_stars") ?? 0), saves: Int(try row.integer("saves")),
            cooks: Int(try row.integer("cooks")),
            page: state == .shown && openness?.isOpen == true ? Route.publicPost.path(id) : nil)
    }
}

extension Recipe {
    init(stored text: String) throws(StoreError) {
        guard let recipe = try? JSONDecoder().decode(Recipe.self, from: Data(text.utf8)) else {
            throw StoreError(.damaged, cause: "a recipe is none")
        }
        self = recipe
    }
}
