public import Recipes

/// A recipe that is shopped for, for so many.
public struct DishToShop: Sendable, Hashable {
    public var recipe: Recipe.ID
    /// nil = as many as it is written for.
    public var servings: Int?

    public init(_ recipe: Recipe.ID, servings: Int? = nil) {
        (self.recipe, self.servings) = (recipe, servings)
    }
}
