public import Kit
public import Library
public import Recipes
public import Stage

/// A source of recipes outside the library: what a feature that knows one offers to those that don't.
@MainActor public struct OutsideSource {
    /// What stands below what a search has found in the library; nil = nothing.
    public var below: (_ look: Look, _ text: String, _ diets: Set<Diet>) -> Node? = { _, _, _ in nil }
    /// Looks there, too, for what a search has not found in the library.
    public var search: (_ text: String, _ diets: Set<Diet>) -> Void = { _, _ in }
    /// Whether the deck is to have some of its cards.
    public var deals: () -> Bool = { false }
    /// The next card for the deck; nil = none is ready.
    public var card: () -> OutsideCard? = { nil }

    public init() {}
}

/// A card of the deck that isn't in the library.
@MainActor public struct OutsideCard {
    /// As the library's are shown; its id is none of the library's.
    public let card: DeckCard
    /// Whose it is, to be seen at a glance.
    public let mark: String
    /// Shows what is known of it.
    public let open: () -> Void

    public init(_ card: DeckCard, mark: String, open: @escaping () -> Void) {
        (self.card, self.mark, self.open) = (card, mark, open)
    }
}
