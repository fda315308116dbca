import Recipes

/// The shopping list that the steps of a recipe add up to.
struct CooklangList {
    private var entries: [Entry] = []
    private var places: [Key: [Int]] = [:]

    private struct Key: Hashable {
        var name: String
        var part: String
    }

    private struct Entry {
        var ingredient: Ingredient
        var part: String
    }

    var lines: [WrittenIngredient] {
        entries.map { WrittenIngredient($0.ingredient.typedLine, part: $0.part, read: $0.ingredient) }
    }

    /// What is already there grows by the amount, and what is named again without one is the same. In a list
    /// of its own (`isWhole`) every line counts.
    mutating func add(_ ingredient: Ingredient, part: String, isWhole: Bool) {
        let key = Key(name: ingredient.name, part: part)
        let known = isWhole ? [] : places[key] ?? []
        guard let amount = ingredient.amount else {
            if known.isEmpty { append(ingredient, key) }
            return
        }
        // The same remark, or none: "flour" and "flour, for dusting" are two lines.
        for place in known {
            let there = entries[place].ingredient
            guard there.note == ingredient.note, let old = there.amount, old.unit == amount.unit else {
                continue
            }
            let upTo =
                old.upTo == nil && amount.upTo == nil
                ? nil : (old.upTo ?? old.quantity) + (amount.upTo ?? amount.quantity)
            entries[place].ingredient.amount = Amount(old.quantity + amount.quantity, upTo: upTo, old.unit)
            return
        }
        append(ingredient, key)
    }

    private mutating func append(_ ingredient: Ingredient, _ key: Key) {
        // A thousand lines of one name are a thousand lines; nobody searches them all for each.
        if places[key, default: []].count < 8 { places[key, default: []].append(entries.count) }
        entries.append(Entry(ingredient: ingredient, part: key.part))
    }
}
