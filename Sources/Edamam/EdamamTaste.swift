public import Recipes

/// What a cook eats, can't eat and doesn't want, to be held against what Edamam sends: it may know less than it
/// says.
public struct EdamamTaste: Sendable, Hashable {
    public var diets: Set<Diet>
    public var without: Set<Allergen>
    /// Foods, in the cook's words; they are kept here, and not asked for.
    public var avoided: [String]

    public init(diets: Set<Diet> = [], without: Set<Allergen> = [], avoided: [String] = []) {
        (self.diets, self.without, self.avoided) = (diets, without, avoided)
    }

    /// Whether a recipe may be shown: its labels must say so, and none of its ingredients may speak against it.
    public func suits(_ recipe: EdamamRecipe) -> Bool {
        guard diets.isSubset(of: recipe.diets), without.isSubset(of: recipe.freeOf) else { return false }
        let unwanted = avoided.map(Food.init).filter { !$0.words.isEmpty }
        if unwanted.isEmpty { return true }
        let foods = recipe.lines.map(Food.init) + [Food(recipe.title)]
        return !unwanted.contains { unwanted in foods.contains { $0.isCovered(by: unwanted) } }
    }
}
