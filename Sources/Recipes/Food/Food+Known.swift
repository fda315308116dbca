extension Food {
    /// Whether every word of its name is one whose contents are known.
    var isKnown: Bool { heart != nil && words.allSatisfy(Food.isKnown) }

    /// The thing itself, apart from what is said of it; "half and half" and "skinless" name none.
    var heart: String? {
        words.last {
            Food.isFood($0) || !KnownFoods.sayings.contains($0) && !FoodTables.said.contains($0)
        }
    }

    /// Whether the thing itself is known, if not all that is said of it: no "Zauberberg potato" is meat.
    var isKnownAtHeart: Bool { heart.map(Food.isFood) ?? false }

    /// The diets that it breaks.
    var broken: Set<Diet> {
        var broken: Set<Diet> = []
        let allergens = allergens
        if isFlesh { broken.insert(.vegetarian) }
        if isOfAnimals { broken.insert(.vegan) }
        if allergens.contains(.milk) { broken.insert(.lactoseFree) }
        if allergens.contains(.gluten) { broken.insert(.glutenFree) }
        if !allergens.isDisjoint(with: [.nuts, .peanuts]) { broken.insert(.nutFree) }
        return broken
    }

    /// What it may hold, for all that its name tells.
    var doubts: Set<Diet> {
        var doubts: Set<Diet> = []
        for word in words { doubts.formUnion(KnownFoods.doubts[word] ?? []) }
        guard !doubts.isEmpty else { return doubts }
        // Flour for bread, and flat bread of maize.
        if words.last == "flour" || words.contains("corn") && words.contains("tortilla") { return [] }
        for word in freeOf { doubts.subtract(Food.promisedDiets[word] ?? []) }
        return plainWords.contains("vegan") ? doubts.subtracting(Food.veganDiets) : doubts
    }

    private static let veganDiets: Set<Diet> = [.vegetarian, .vegan, .lactoseFree]
    private static let promisedDiets: [String: Set<Diet>] = [
        "gluten": [.glutenFree], "dairy": [.lactoseFree], "lactose": [.lactoseFree], "nut": [.nutFree],
    ]

    private static func isKnown(_ word: String) -> Bool {
        isFood(word) || KnownFoods.sayings.contains(word) || FoodTables.said.contains(word)
    }

    private static func isFood(_ word: String) -> Bool {
        if KnownFoods.harmless.contains(word) || AllergenTables.byWord[word] != nil
            || KnownFoods.doubts[word] != nil || AllergenTables.meat.contains(word)
            || AllergenTables.animal.contains(word) || AllergenTables.hot.contains(word)
        {
            return true
        }
        // Two that were joined: known if the first is a plain food, and the second adds nothing to it.
        return KnownFoods.plainTurns.contains { turn in
            word.hasSuffix(turn) && isPlain(String(word.dropLast(turn.count)))
        }
    }

    private static func isPlain(_ word: String) -> Bool {
        if KnownFoods.harmless.contains(word) { return true }
        return FoodTables.turned.contains(word) && !KnownFoods.mixed.contains(word)
            && !AllergenTables.meat.contains(word)
            && AllergenTables.byWord[word]?.isDisjoint(with: flesh) != false
    }

    private static let flesh: Set<Allergen> = [.fish, .crustaceans, .molluscs]
}
