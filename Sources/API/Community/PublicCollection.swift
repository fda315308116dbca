/// Dishes that somebody keeps together and shows to others: ``Route/collection``.
public struct PublicCollection: Codable, Sendable, Hashable, Identifiable {
    /// What has become of it.
    public enum State: String, Codable, Sendable, Hashable {
        /// Everybody sees it.
        case shown
        /// A moderator has taken it away: only whoever made it sees it, with the reason.
        case removed
        /// One that this window doesn't know.
        case unknown

        public init(from decoder: any Decoder) throws {
            self = State(rawValue: try decoder.singleValueContainer().decode(String.self)) ?? .unknown
        }
    }

    /// A dish on its cover.
    public struct Cover: Codable, Sendable, Hashable {
        public var post: Post.ID
        /// Of its recipe.
        public var title: String
        /// The hash of its picture.
        public var picture: String?

        public init(post: Post.ID, title: String, picture: String? = nil) {
            (self.post, self.title, self.picture) = (post, title, picture)
        }
    }

    public var id: String
    public var state: State
    /// Of one that isn't shown: why.
    public var reason: String?
    /// Of one that was removed, for whoever made it: by which decision.
    public var decision: Decision?
    public var author: PersonCard
    /// Whether whoever asks made it.
    public var isMine: Bool
    /// Milliseconds since 1970: since when it has been shown, and when it was changed last.
    public var at: Int64
    public var changedAt: Int64
    public var name: String
    /// What is said about it; may be empty.
    public var text: String
    /// How many of its dishes whoever asks may see, and the first of them.
    public var dishes: Int
    public var covers: [Cover]
    public var likes: Int
    /// Whether whoever asks likes it.
    public var isLiked: Bool
    /// All that is in it, in its order, also what isn't to be seen; only when one's own is opened.
    public var posts: [Post.ID]?
    /// The path of its page for any browser; nil = whoever made it wants none.
    public var page: String?

    public init(
        id: String, state: State = .shown, reason: String? = nil, decision: Decision? = nil,
        author: PersonCard, isMine: Bool = false, at: Int64, changedAt: Int64, name: String,
        text: String = "", dishes: Int = 0, covers: [Cover] = [], likes: Int = 0, isLiked: Bool = false,
        posts: [Post.ID]? = nil, page: String? = nil
    ) {
        (self.id, self.state, self.reason, self.decision) = (id, state, reason, decision)
        (self.author, self.isMine, self.at, self.changedAt) = (author, isMine, at, changedAt)
        (self.name, self.text, self.dishes, self.covers) = (name, text, dishes, covers)
        (self.likes, self.isLiked, self.posts, self.page) = (likes, isLiked, posts, page)
    }

    /// Dishes on a cover at most.
    public static let mostCovers = 4
}

/// ``Route/publishCollection``, ``Route/changeCollection``.
public struct CollectionDraft: Codable, Sendable, Hashable {
    public var name: String
    public var text: String
    /// In the order in which others see them. What isn't to be seen by whoever publishes it is left out.
    public var posts: [Post.ID]

    public init(name: String, text: String = "", posts: [Post.ID]) {
        (self.name, self.text, self.posts) = (name, text, posts)
    }

    public static let nameLength = 1...80, textLength = 0...1000, mostPosts = 200

    /// What is wrong with which field; empty = it can be sent.
    public var faults: [String: FieldFault] {
        var faults: [String: FieldFault] = [:]
        if let fault = PublicText.fault(in: name, Self.nameLength) { faults["name"] = fault }
        if let fault = PublicText.fault(in: text, Self.textLength, hasLines: true) { faults["text"] = fault }
        if posts.isEmpty { faults["posts"] = .missing }
        if posts.count > Self.mostPosts { faults["posts"] = .tooLong }
        return faults
    }
}

/// How many like a collection: the answer to ``Route/likeCollection``.
public struct Likes: Codable, Sendable, Hashable {
    public var count: Int
    /// Whether whoever asks does.
    public var isMine: Bool

    public init(count: Int, isMine: Bool) { (self.count, self.isMine) = (count, isMine) }
}
