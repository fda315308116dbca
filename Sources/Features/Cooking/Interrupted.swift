public import Library
public import Recipes
public import Slideshow

/// A dish that can be gone on with after an interruption (TR31), as it was cooked.
public struct Interrupted: Sendable {
    /// For as many as it was cooked for, in the measures it was cooked in.
    public internal(set) var recipe: Recipe
    public internal(set) var step: Int
    /// Whether the way back leads to the recipe's page.
    var returnsToRecipe: Bool
    /// When the cook began, if that is known.
    var start: CookingStart?

    /// What the library knows of it; nil = nothing was interrupted.
    public static func read(from box: RecipeBox) async throws(LibraryError) -> Interrupted? {
        guard let progress = try await box.progress(), let recipe = try await box.recipe(progress.recipeID),
            !recipe.steps.isEmpty
        else { return nil }
        return Interrupted(
            recipe: recipe, step: min(max(0, progress.step), recipe.steps.count - 1),
            returnsToRecipe: progress.returnTo != nil, start: try await box.cookingStart())
    }
}
