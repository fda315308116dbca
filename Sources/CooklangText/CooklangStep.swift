package import Recipes

/// A step of Cooklang as a cook reads it: the sentence, and what goes in.
package struct CooklangStep {
    /// Empty if the paragraph only lists ingredients.
    package private(set) var text = ""
    /// Those that stand in the sentence, in its order.
    package private(set) var ingredients: [Ingredient] = []
    /// Those that only stand in a list, in a line of their own at the end.
    package private(set) var listed: [Ingredient] = []
    /// What the step's only named timer is called.
    package private(set) var timerName = ""

    package init(_ items: [CooklangItem]) {
        let start = Self.listStart(items)
        listed = items[start...].compactMap(Self.ingredient)
        ingredients = items[..<start].compactMap(Self.ingredient)
        var names: [String] = []
        for item in items[..<start] {
            switch item {
            case .text(let words): text += words
            case .hardBreak: text += "\n"
            case .softBreak: if text.unicodeScalars.last?.isSpace == false { text += " " }
            case .ingredient(let one), .cookware(let one): text += one.shown
            case .timer(let one):
                let length = [one.quantity, one.units].filter { !$0.isEmpty }.joined(separator: " ")
                text += length.isEmpty ? one.name : length
                if !length.isEmpty, !one.name.isEmpty { names.append(one.name) }
            }
        }
        text = text.stripped
        if names.count == 1 { timerName = names[0] }
    }

    /// Where the lines begin that hold nothing but ingredients: after the last break of the author's, or at
    /// the very beginning.
    private static func listStart(_ items: [CooklangItem]) -> Int {
        var hasIngredient = false
        for place in items.indices.reversed() {
            switch items[place] {
            case .ingredient: hasIngredient = true
            case .softBreak: break
            case .hardBreak: return hasIngredient ? place : items.endIndex
            case .text(let text):
                guard text.unicodeScalars.allSatisfy({ $0.isSpace || ",;.".unicodeScalars.contains($0) })
                else {
                    return items.endIndex
                }
            default: return items.endIndex
            }
        }
        return hasIngredient ? items.startIndex : items.endIndex
    }

    package static func ingredient(_ item: CooklangItem) -> Ingredient? {
        guard case .ingredient(let one) = item else { return nil }
        // Kept as the format says it: "=" before an amount means that it stays when the rest is scaled.
        let quantity = one.quantity.hasPrefix("=") ? one.quantity.dropFirst().stripped : one.quantity
        var ingredient = Ingredient(one.plainName)
        var remarks = [one.preparation]
        if let amount = WrittenAmount.read(number: quantity, unit: one.units) {
            ingredient.amount = amount
        } else {
            // "some", "a few sprigs": said after the name, where a remark stands.
            remarks.insert([quantity, one.units].filter { !$0.isEmpty }.joined(separator: " "), at: 0)
        }
        if one.isOptional { remarks.append("optional") }
        let note = remarks.filter { !$0.isEmpty }.joined(separator: ", ")
        if !note.isEmpty { ingredient.note = note }
        return ingredient
    }
}
