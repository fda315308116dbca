public import House
public import Recipes

/// The ways to take a recipe along (TR23, RF4, END).
@MainActor public final class Sharing {
    private unowned let host: Host

    public init(_ host: Host) { self.host = host }

    /// Offers them, for a recipe as it is shown.
    public func share(_ recipe: Recipe) { ShareModel(shown(recipe), host).offer() }

    /// Copies a recipe as it is shown, to paste into a message.
    public func copyText(_ recipe: Recipe) { ShareModel(shown(recipe), host).copyText() }

    /// Without what its pages don't show either.
    private func shown(_ recipe: Recipe) -> Recipe {
        guard host.settings.hidesFigures else { return recipe }
        var recipe = recipe
        recipe.nutrition = nil
        return recipe
    }
}
