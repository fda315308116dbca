public import Recipes

/// What came of putting recipes on the shopping list.
public struct ShoppingAddition: Sendable, Hashable {
    /// The new items.
    public var items: [ShoppingItem.ID] = []
    /// What the cook has already; these have no ids yet, see `RecipeBox.shop(all:at:)`.
    public var leftOut: [ShoppingItem] = []

    public init() {}
}
