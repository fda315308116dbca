/// What leafing through comes to.
public struct BrowseAnswer: Sendable, Hashable {
    /// One of the values that recipes can be narrowed down to.
    public struct Value: Sendable, Hashable {
        public var key: String
        /// As one of the authors wrote it.
        public var name: String
        /// How many there are with all that is narrowed down to otherwise.
        public var count: Int
    }

    /// A letter that titles begin with, and the place of the first.
    public struct Letter: Sendable, Hashable {
        public var letter: String
        public var place: Int
    }

    /// In their order; the cards are read a page at a time with `RecipeBox.hits`.
    public var results = SearchResults.none
    /// The most frequent first.
    public var courses: [Value] = []
    public var kitchens: [Value] = []
    public var tags: [Value] = []
    public var times: [BrowseQuestion.Time: Int] = [:]
    /// How many have so many stars at least.
    public var stars: [Int: Int] = [:]
    public var cooked: [BrowseQuestion.Cooked: Int] = [:]
    /// How many more there would be without the diets.
    public var beyond = 0
    /// If they are sorted by title.
    public var letters: [Letter] = []

    public init() {}
}
