package import Recipes

/// The shopping list that the steps of a recipe add up to.
package struct CooklangList {
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

    package init() {}

    /// The ingredients, and the part of the dish that each is for; empty = the whole of it.
    package var lines: [(ingredient: Ingredient, part: String)] { entries.map { ($0.ingredient, $0.part) } }

    /// What goes in at a step: first in the order of its sentence.
    package mutating func add(_ step: CooklangStep, part: String) {
        for ingredient in step.ingredients + step.listed {
            add(ingredient, part: part, isWhole: step.text.isEmpty)
        }
    }

    /// What is already there grows by the amount, and what is named again without one is the same. In a list
    /// of its own (`isWhole`) every line counts.
    private mutating func add(_ ingredient: Ingredient, part: String, isWhole: Bool) {
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
