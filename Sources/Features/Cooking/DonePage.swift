import Recipes

/// What the end screen says.
@MainActor final class DonePage {
    let recipe: Recipe
    /// How long it took, in seconds.
    let seconds: Double
    let finishedAt: Double
    /// The slideshow as it was, until it is certain that the cook has finished.
    var cooking: CookingPage?
    /// Until when the wave that finished it can be taken back; nil = it can't.
    var takesBackUntil: Double? { cooking?.slideshow.takesBackUntil }

    init(_ cooking: CookingPage, at now: Double) {
        self.cooking = cooking
        finishedAt = now
        recipe = cooking.recipe
        seconds = now - cooking.startedAt
    }
}
