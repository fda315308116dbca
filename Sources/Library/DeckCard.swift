/// A card of the deck: what a list shows of a recipe, and what it is in a sentence or two.
public struct DeckCard: Sendable, Hashable, Identifiable {
    public var card: RecipeCard
    public var summary: String

    public init(_ card: RecipeCard, summary: String = "") {
        self.card = card
        self.summary = summary
    }

    public var id: String { card.id }
}
