/// Somebody as the others see them beside what they have written.
public struct PersonCard: Codable, Sendable, Hashable {
    public var userName: String
    public var displayName: String
    /// The SHA-256 of their picture, which is asked for by ``Route/personPicture``; another one when they have
    /// changed it. Nil = they have none.
    public var picture: String?

    public init(userName: String, displayName: String, picture: String? = nil) {
        (self.userName, self.displayName, self.picture) = (userName, displayName, picture)
    }
}

/// The same on a page of their own: ``Route/person``.
public struct Person: Codable, Sendable, Hashable {
    public var card: PersonCard
    /// How many of their posts are to be seen.
    public var posts: Int
    /// Milliseconds since 1970: since when they have an account.
    public var since: Int64
    /// Whether the server's owner or a moderator has given them a licence: a chef's hat. Nil = the server knows of
    /// none.
    public var hasLicence: Bool?

    /// How many follow them, and how many they follow.
    public var followers: Int
    public var following: Int
    /// How many collections they show; nil = the server knows of none.
    public var collections: Int?
    /// Whether it is whoever asks.
    public var isMe: Bool
    /// Whether whoever asks follows them, or has blocked them.
    public var isFollowed: Bool
    public var isBlocked: Bool

    public init(
        card: PersonCard, posts: Int, since: Int64, followers: Int = 0, following: Int = 0,
        isMe: Bool = false,
        isFollowed: Bool = false, isBlocked: Bool = false, hasLicence: Bool? = nil,
        collections: Int? = nil
    ) {
        self.collections = collections
        (self.card, self.posts, self.since) = (card, posts, since)
        (self.followers, self.following, self.hasLicence) = (followers, following, hasLicence)
        (self.isMe, self.isFollowed, self.isBlocked) = (isMe, isFollowed, isBlocked)
    }
}
