/// What the ingredients say about the diets of a recipe: for the editor to suggest, for what comes from
/// elsewhere without a word about diets, and for the cook to correct.
///
/// Nothing is claimed that a name doesn't bear out: an ingredient that isn't known, or that is made in more
/// than one way, leaves the claims open that it might break.
public struct DietFinding: Sendable, Hashable {
    /// Those that nothing speaks against; `spicy` if something is. None of them if there are no ingredients.
    public var diets: Set<Diet>
    /// The first ingredient that speaks against a diet, in its own words; for `spicy`, the one that makes it
    /// so.
    public var reasons: [Diet: String]
    /// The first ingredient that leaves a diet open, where none speaks against it.
    public var doubts: [Diet: String]

    public init(of ingredients: [Ingredient]) {
        (diets, reasons, doubts) = ([], [:], [:])
        guard !ingredients.isEmpty else { return }
        diets = DietFinding.free
        let areGerman = GermanFoods.areGerman(ingredients)
        for said in ingredients {
            var ingredient = said
            if areGerman {
                ingredient.name = GermanFoods.english(said.name)
                ingredient.note = said.note.map(GermanFoods.english)
            }
            let whole = ([ingredient.name] + (ingredient.note.map { [$0] } ?? [])).joined(separator: " ")
                .map { ",()[];".contains($0) ? " " : $0 }
            // What stands before the first comma need not be the food: "skinless, boneless chicken breasts".
            let all = Food(String(whole)), named = Food(ingredient.name)
            let food = named.heart == nil ? all : named
            for diet in food.broken { refuse(diet, said) }
            if food.isHot, diets.insert(.spicy).inserted { reasons[.spicy] = said.name }
            let unknown: Set<Diet> =
                food.isKnown
                ? [] : food.isKnownAtHeart ? DietFinding.free.subtracting([.vegetarian]) : DietFinding.free
            for diet in food.doubts.union(unknown).union(all.broken) where doubts[diet] == nil {
                doubts[diet] = said.name
            }
        }
        doubts = doubts.filter { diets.contains($0.key) }
        diets.subtract(doubts.keys)
    }

    private static let free: Set<Diet> = [.vegetarian, .vegan, .lactoseFree, .glutenFree, .nutFree]

    private mutating func refuse(_ diet: Diet, _ ingredient: Ingredient) {
        if diets.remove(diet) != nil { reasons[diet] = ingredient.name }
    }
}

extension Set<Diet> {
    /// With what follows from them: what is vegan is vegetarian, and has no milk in it.
    public var withWhatFollows: Set<Diet> {
        contains(.vegan) ? union([.vegetarian, .lactoseFree]) : self
    }
}

extension Recipe {
    /// With the diets that its ingredients bear out, marked as worked out, where nobody has said any; what
    /// somebody said stays, with what follows from it.
    public var withFoundDiets: Recipe {
        guard inferredDiets == nil else { return self }
        var recipe = self
        if diets.isEmpty {
            recipe.diets = DietFinding(of: ingredients).diets
            recipe.inferredDiets = recipe.diets
        } else {
            recipe.diets = diets.withWhatFollows
            recipe.inferredDiets = recipe.diets.subtracting(diets)
        }
        return recipe
    }

    /// What is in it, as far as the names of its ingredients tell.
    public var allergens: Set<Allergen> {
        ingredients.reduce(into: []) { $0.formUnion(Food($1.name).allergens) }
    }
}
