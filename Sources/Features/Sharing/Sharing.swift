public import House
public import Recipes

/// The ways to take a recipe along (TR23, RF4, END).
@MainActor public final class Sharing {
    private unowned let host: Host

    public init(_ host: Host) { self.host = host }

    /// Offers them, for a recipe as it is shown.
    public func share(_ recipe: Recipe) { ShareModel(recipe, host).offer() }

    /// Copies a recipe as it is shown, to paste into a message.
    public func copyText(_ recipe: Recipe) { ShareModel(recipe, host).copyText() }
}
