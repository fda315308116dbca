public import Recipes

/// A recipe that somebody has published.
public struct Post: Codable, Sendable, Hashable, Identifiable {
    /// What has become of it.
    public enum State: String, Codable, Sendable, Hashable {
        /// Everybody sees it.
        case shown
        /// A moderator has taken it away: only its author sees it, with the reason.
        case removed
        /// It waits for a moderator: only its author sees it.
        case waiting
        /// A moderator has looked at it, and it isn't to be shown: only its author sees it, with the reason. When they
        /// change it, it waits again.
        case rejected
        /// The same, and the reason says what is to be changed.
        case changeAsked = "change-asked"
        /// One that this window doesn't know.
        case unknown

        public init(from decoder: any Decoder) throws {
            self = State(rawValue: try decoder.singleValueContainer().decode(String.self)) ?? .unknown
        }
    }

    public var id: String
    public var state: State
    /// Of one that isn't shown: why.
    public var reason: String?
    /// Of one that was removed or rejected, for its author: by which decision.
    public var decision: Decision?
    /// Nil = whoever wrote it is here no longer.
    public var author: PersonCard?
    /// Whether whoever asks wrote it.
    public var isMine: Bool
    /// Milliseconds since 1970: since when it has been shown, and when it was changed since.
    public var at: Int64
    public var changedAt: Int64?
    /// What the author says of it; may be empty.
    public var comment: String
    /// Its id is the post's; its pictures and clips are named as ``BlobName`` does it. See
    /// ``Recipes/Recipe/recommendedPage``.
    public var recipe: Recipe
    public var score: Int
    public var comments: Int
    /// How whoever asks has voted: 1, −1; 0 = not.
    public var vote: Int
    public var rating: Rating
    /// The stars that whoever asks has given it; 0 = none.
    public var myStars: Int
    /// How many have it among their recipes, and how many have cooked it.
    public var saves: Int
    public var cooks: Int
    /// The path of its page for any browser; nil = its author wants none.
    public var page: String?

    public init(
        id: String, state: State = .shown, reason: String? = nil, author: PersonCard?, isMine: Bool = false,
        at: Int64, changedAt: Int64? = nil, comment: String = "", recipe: Recipe, score: Int = 0,
        comments: Int = 0, vote: Int = 0, rating: Rating = Rating(), myStars: Int = 0, saves: Int = 0,
        cooks: Int = 0, page: String? = nil
    ) {
        (self.id, self.state, self.reason) = (id, state, reason)
        (self.author, self.isMine, self.at, self.changedAt) = (author, isMine, at, changedAt)
        (self.comment, self.recipe) = (comment, recipe)
        (self.score, self.comments, self.vote) = (score, comments, vote)
        (self.rating, self.myStars, self.saves, self.cooks) = (rating, myStars, saves, cooks)
        self.page = page
    }
}

/// What somebody publishes: ``Route/publish``, ``Route/changePost``.
public struct PostDraft: Codable, Sendable, Hashable {
    /// What they say of it; may be empty.
    public var comment: String
    /// Its pictures and clips are named as ``BlobName`` does it, and the account has them on the server. Its id
    /// means nothing.
    public var recipe: Recipe

    public init(comment: String = "", recipe: Recipe) { (self.comment, self.recipe) = (comment, recipe) }
}

/// How somebody votes: ``Route/vote``.
public struct Vote: Codable, Sendable, Hashable {
    /// 1, −1; 0 = takes it back.
    public var value: Int

    public init(_ value: Int) { self.value = value }
}

/// What a post has come to: the answer to a ``Vote``.
public struct Tally: Codable, Sendable, Hashable {
    public var score: Int
    public var vote: Int

    public init(score: Int, vote: Int) { (self.score, self.vote) = (score, vote) }
}

/// Why a moderator takes something away or puts it back: ``Route/removePost``, ``Route/restorePost``,
/// ``Route/removeComment``.
public struct Removal: Codable, Sendable, Hashable {
    /// For the author, and for the log.
    public var reason: String

    public init(reason: String) { self.reason = reason }
}
