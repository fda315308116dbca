import Recipes

/// The recipe whose page is open.
@MainActor final class RecipeModel {
    let recipe: Recipe
    init(_ recipe: Recipe) { self.recipe = recipe }
}
