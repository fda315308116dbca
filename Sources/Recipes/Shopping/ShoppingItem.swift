/// One thing to buy for one purpose: an ingredient of a recipe, or what the cook typed.
public struct ShoppingItem: Sendable, Hashable, Identifiable {
    public var id: Int64
    public var ingredient: Ingredient
    /// The recipe it is for; nil for the cook's own items.
    public var recipeID: String?
    /// Its title when it was put on the list; the recipe may be gone. Empty for the cook's own items.
    public var recipeTitle: String
    public var isTicked: Bool
    /// Seconds since 1970.
    public var addedAt: Double

    public init(
        id: Int64, ingredient: Ingredient, recipeID: String? = nil, recipeTitle: String = "",
        isTicked: Bool = false, addedAt: Double = 0
    ) {
        self.id = id
        self.ingredient = ingredient
        self.recipeID = recipeID
        self.recipeTitle = recipeTitle
        self.isTicked = isTicked
        self.addedAt = addedAt
    }
}
