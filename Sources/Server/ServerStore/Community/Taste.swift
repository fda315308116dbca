import Recipes

/// What somebody likes and eats, as far as posts can be chosen by it.
public struct Taste: Sendable, Hashable {
    /// Kitchens, of which a post must be of one if there are any.
    private let kitchens: Set<String>
    /// What every post must be.
    private let diets: Set<String>

    /// What isn't the name of a diet is left out.
    public init(cuisines: [String], diets: [String]) {
        kitchens = Set(cuisines.map(MenuWord.kitchen).filter { !$0.isEmpty })
        self.diets = Set(diets.filter { Diet(rawValue: $0) != nil })
    }

    /// Nothing to choose by.
    public var isEmpty: Bool { kitchens.isEmpty && diets.isEmpty }

    /// - Parameter diets: what a post is, by the names of diets.
    func fits(cuisine: String, diets: [String]) -> Bool {
        guard self.diets.isSubset(of: diets) else { return false }
        return kitchens.isEmpty
            || !kitchens.isDisjoint(with: MenuWord.parts(cuisine).map(MenuWord.kitchen))
    }
}
