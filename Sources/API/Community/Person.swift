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

    public init(card: PersonCard, posts: Int, since: Int64, hasLicence: Bool? = nil) {
        (self.card, self.posts, self.since, self.hasLicence) = (card, posts, since, hasLicence)
    }
}
