import Recipes

/// What the end screen says.
@MainActor final class DoneModel {
    let recipe: Recipe
    /// How long it took, in seconds.
    let seconds: Double
    init(_ cooking: CookingModel, at now: Double) {
        recipe = cooking.recipe
        seconds = now - cooking.startedAt
    }
}
