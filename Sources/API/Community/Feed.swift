/// Which posts, and in what order.
public enum Feed: String, Codable, Sendable, Hashable, CaseIterable {
    /// What many have voted for, and not long ago, comes first.
    case popular
    /// The newest first.
    case new
    /// What those have published whom the reader follows, the newest first.
    case following
    /// Of the popular ones those from the kitchens that the reader likes, which are as the reader eats.
    case forYou = "for-you"
}

/// Some of a long list, and where it goes on.
public struct PageOf<Item: Codable & Sendable & Hashable>: Codable, Sendable, Hashable {
    public var items: [Item]
    /// What `?after=` is given for the page behind this one; nil = there is none.
    public var next: String?

    public init(items: [Item], next: String? = nil) { (self.items, self.next) = (items, next) }
}

/// A post as a feed shows it.
public struct PostCard: Codable, Sendable, Hashable, Identifiable {
    public var id: String
    /// Nil = whoever wrote it is here no longer.
    public var author: PersonCard?
    /// Milliseconds since 1970: since when it has been shown.
    public var at: Int64
    /// Of its recipe.
    public var title: String
    /// What the author says of it, or the recipe's own summary: its beginning.
    public var summary: String
    /// The hash of the picture on the card.
    public var picture: String?
    /// Working time and waiting together; 0 is "not said".
    public var minutes: Int
    /// By the names of ``Recipes/Diet``.
    public var diets: [String]
    public var cuisine: String
    /// Votes for it less votes against it.
    public var score: Int
    public var comments: Int
    /// How whoever asks has voted: 1, −1; 0 = not.
    public var vote: Int
    public var rating: Rating
    /// The page that is recommended; nil = it is a recipe.
    public var link: String?

    public init(
        id: String, author: PersonCard?, at: Int64, title: String, summary: String = "",
        picture: String? = nil, minutes: Int = 0, diets: [String] = [], cuisine: String = "", score: Int = 0,
        comments: Int = 0, vote: Int = 0, rating: Rating = Rating(), link: String? = nil
    ) {
        (self.id, self.author, self.at, self.title) = (id, author, at, title)
        (self.summary, self.picture, self.minutes) = (summary, picture, minutes)
        (self.diets, self.cuisine) = (diets, cuisine)
        (self.score, self.comments, self.vote) = (score, comments, vote)
        (self.rating, self.link) = (rating, link)
    }
}
