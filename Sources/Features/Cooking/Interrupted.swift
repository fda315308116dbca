public import Library
public import Recipes
import Slideshow

/// A dish that can be gone on with after an interruption (TR31), as it was cooked.
public struct Interrupted: Sendable {
    var dish: CookedDish
    var step: Int
    /// How far into the step's words.
    var offset = 0
    /// Whether the way back leads to the recipe's page.
    var returnsToRecipe: Bool
    /// When the cook began, if that is known.
    var start: CookingStart?

    /// What the library knows of it; nil = nothing was interrupted.
    /// - Parameter measures: what the cook has set for all dishes.
    public static func read(
        from box: RecipeBox, measures: MeasuringSystem?
    ) async throws(LibraryError) -> Interrupted? {
        guard let progress = try await box.progress(), let recipe = try await box.recipe(progress.recipeID),
            !recipe.steps.isEmpty
        else { return nil }
        let own = progress.measures.flatMap { MeasuringSystem(rawValue: $0) }
        return Interrupted(
            dish: CookedDish(recipe, servings: progress.servings, measures: own ?? measures),
            step: min(max(0, progress.step), recipe.steps.count - 1), offset: progress.offset,
            returnsToRecipe: progress.returnTo != nil, start: try await box.cookingStart())
    }
}
