public import Recipes

/// Which recipes come into question, for search, fridge, suggestions and the deck alike (TR02, RF7).
public struct RecipeFilter: Sendable, Hashable {
    /// Part of the box.
    public enum Shelf: Sendable, Hashable {
        case everything, favourites
        /// What the cook wrote or changed.
        case own
        case collection(RecipeCollection.ID)
    }

    /// All of these must be said of a recipe.
    public var diets: Set<Diet>
    /// None of these may be in it, as far as its ingredients tell.
    public var without: Set<Allergen>
    /// Foods the cook doesn't want; no recipe may have all the words of one among its ingredients.
    public var avoided: [String]
    public var shelf: Shelf
    /// Whether the recipes that came with the program stay out of sight, but those that the cook loves or has
    /// cooked.
    public var hidesStarters: Bool

    public init(
        diets: Set<Diet> = [], without: Set<Allergen> = [], avoided: [String] = [],
        shelf: Shelf = .everything, hidesStarters: Bool = false
    ) {
        self.diets = diets
        self.without = without
        self.avoided = avoided
        self.shelf = shelf
        self.hidesStarters = hidesStarters
    }
}
