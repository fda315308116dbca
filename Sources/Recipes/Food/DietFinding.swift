/// What the ingredients say about the diets of a recipe: for the editor to suggest, and for the cook to
/// correct.
public struct DietFinding: Sendable, Hashable {
    /// Those that nothing speaks against; `spicy` if something is. None of them if there are no ingredients.
    public var diets: Set<Diet>
    /// The first ingredient that speaks against a diet, in its own words; for `spicy`, the one that makes it
    /// so.
    public var reasons: [Diet: String]

    public init(of ingredients: [Ingredient]) {
        diets = []
        reasons = [:]
        guard !ingredients.isEmpty else { return }
        diets = Set(Diet.allCases)
        diets.remove(.spicy)
        for ingredient in ingredients {
            let food = Food(ingredient.name), allergens = food.allergens
            if food.isFlesh { refuse(.vegetarian, ingredient) }
            if food.isOfAnimals { refuse(.vegan, ingredient) }
            if allergens.contains(.milk) { refuse(.lactoseFree, ingredient) }
            if allergens.contains(.gluten) { refuse(.glutenFree, ingredient) }
            if !allergens.isDisjoint(with: [.nuts, .peanuts]) { refuse(.nutFree, ingredient) }
            if food.isHot, diets.insert(.spicy).inserted { reasons[.spicy] = ingredient.name }
        }
    }

    private mutating func refuse(_ diet: Diet, _ ingredient: Ingredient) {
        if diets.remove(diet) != nil { reasons[diet] = ingredient.name }
    }
}

extension Recipe {
    /// What is in it, as far as the names of its ingredients tell.
    public var allergens: Set<Allergen> {
        ingredients.reduce(into: []) { $0.formUnion(Food($1.name).allergens) }
    }
}
