extension Food {
    /// What is in it, as far as its name tells. A label that promises otherwise is believed.
    public var allergens: Set<Allergen> {
        var found: Set<Allergen> = []
        for word in words { found.formUnion(AllergenTables.byWord[word] ?? []) }
        for word in plainWords where word != "free" {
            found.formUnion((AllergenTables.byWord[word] ?? []).intersection(AllergenTables.plain))
        }
        return found.isEmpty ? found : found.subtracting(promised)
    }

    /// Flesh of any animal, fish and seafood included.
    var isFlesh: Bool {
        guard !isVeganByName, !plainWords.contains("vegetarian"), !plainWords.contains("veggie") else {
            return false
        }
        // "Kidney beans" and "rib of celery" are plants.
        if words.contains("bean") || words.contains("celery") || words.contains("kidneybean") { return false }
        return words.contains(where: AllergenTables.meat.contains)
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
