extension Food {
    /// What is in it, as far as its name tells. A label that promises otherwise is believed.
    public var allergens: Set<Allergen> {
        var found: Set<Allergen> = []
        for word in words { found.formUnion(AllergenTables.byWord[word] ?? []) }
        if words.contains(where: Food.isFlavouredDairy) { found.insert(.milk) }
        for word in plainWords where word != "free" {
            found.formUnion((AllergenTables.byWord[word] ?? []).intersection(AllergenTables.plain))
        }
        return found.isEmpty ? found : found.subtracting(promised)
    }

    /// Whether two joined words are milk with a taste: "vanilla yogurt", "garlic butter"; almond milk isn't.
    private static func isFlavouredDairy(_ word: String) -> Bool {
        AllergenTables.dairy.contains { dairy in
            guard word.count > dairy.count, word.hasSuffix(dairy) else { return false }
            let taste = String(word.dropLast(dairy.count))
            return dairy == "butter"
                ? AllergenTables.butters.contains(taste)
                : FoodTables.turned.contains(taste) && !AllergenTables.plantMilks.contains(taste)
        }
    }

    /// Flesh of any animal, fish and seafood included.
    var isFlesh: Bool {
        guard !isVeganByName, !plainWords.contains("vegetarian"), !plainWords.contains("veggie") else {
            return false
        }
        // "Kidney beans" and "rib of celery" are plants; "beans with pork" aren't.
        var plants: Set<String> = []
        if words.contains("bean") { plants.insert("kidney") }
        if words.contains("celery") { plants.formUnion(["rib", "heart"]) }
        return words.contains { AllergenTables.meat.contains($0) && !plants.contains($0) }
            || !allergens.isDisjoint(with: [.fish, .crustaceans, .molluscs])
    }

    /// From an animal in any way.
    var isOfAnimals: Bool {
        guard !isVeganByName else { return false }
        return isFlesh || !allergens.isDisjoint(with: [.milk, .eggs])
            || words.contains(where: AllergenTables.animal.contains)
    }

    var isHot: Bool { words.contains(where: AllergenTables.hot.contains) }

    private var isVeganByName: Bool {
        plainWords.contains("vegan") || (plainWords.contains("plant") && plainWords.contains("based"))
    }

    private var promised: Set<Allergen> {
        freeOf.reduce(into: isVeganByName ? AllergenTables.promises["vegan"] ?? [] : []) { all, word in
            all.formUnion(AllergenTables.promises[word] ?? [])
        }
    }
}
