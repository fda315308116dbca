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

    func fits(_ dish: DishKind) -> Bool {
        diets.isSubset(of: dish.diets) && (kitchens.isEmpty || !kitchens.isDisjoint(with: dish.kitchens))
    }
}

/// What kind of dish a post is, as far as tastes go.
struct DishKind: Sendable, Hashable {
    let kitchens: Set<String>
    let diets: Set<String>

    /// - Parameters:
    ///   - cuisine: as its author has written it; there may be several in it.
    ///   - diets: the names of diets.
    init(cuisine: String, diets: [String]) {
        kitchens = Set(MenuWord.parts(cuisine).map(MenuWord.kitchen))
        self.diets = Set(diets)
    }
}
