/// A card that a search found, and why.
public struct SearchHit: Sendable, Hashable, Identifiable {
    public var card: RecipeCard
    /// The names of the ingredients in which a word was found.
    public var foods: [String]
    /// The tags, cuisine or category in which a word was found.
    public var tags: [String]
    /// The summary, if a word was found in it and nowhere else.
    public var summary: String?
    /// What was asked for and is not in it, as it was typed; empty if it has all.
    public var lacking: [String] = []

    public var id: String { card.id }
}
