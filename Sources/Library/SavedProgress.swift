public import Recipes

/// Where the cook is in a recipe, to go on from there after an interruption (TR31).
public struct SavedProgress: Sendable, Hashable {
    public var recipeID: String
    /// The step shown, counted from 0.
    @Within<Place> public var step: Int
    /// Where cancelling leads, in the program's own words; nil is the front page.
    public var returnTo: String?
    /// Seconds since 1970.
    @Within<Moment> public var updatedAt: Double

    public init(recipeID: String, step: Int, returnTo: String? = nil, updatedAt: Double) {
        self.recipeID = recipeID
        self.step = step
        self.returnTo = returnTo
        self.updatedAt = updatedAt
    }
}
