extension Ingredient {
    /// What a cook types or pastes as a line of the list: "2 tbsp olive oil", "2–3 cloves garlic, crushed",
    /// "salt, to taste". Nil if there is nothing in it.
    public static func read(_ line: String) -> Ingredient? {
        guard line.contains(where: { $0.isLetter || $0.isNumber }) else { return nil }
        return IngredientReader.read(line).ingredient
    }

    /// The line as it is typed: with plain spaces and the units' own names, whatever language is spoken.
    public var typedLine: String {
        let named = amount.map { "\($0.typed) \(name)" } ?? name
        guard let note, !note.isEmpty else { return named }
        return "\(named), \(note)"
    }
}

extension Amount {
    /// "2–3 cloves", "1.5 kg": what `Ingredient.read` reads again.
    fileprivate var typed: String {
        var number = KitchenNumber.text(quantity, fractions: !unit.isMetric, ".")
        if let upTo, upTo > quantity {
            number += "–" + KitchenNumber.text(upTo, fractions: !unit.isMetric, ".")
        }
        if unit == .piece { return number }
        return "\(number) \(unit.word(isSeveral: max(quantity, upTo ?? quantity) > 1))"
    }
}
