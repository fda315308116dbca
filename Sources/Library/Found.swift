public import Recipes

/// What a cook's word for a recipe led to.
public enum Found: Sendable, Hashable {
    case one(Recipe)
    /// Several recipes fit equally well; at most `RecipeBox.candidates` of them.
    case several([RecipeCard])
    case nothing
}
