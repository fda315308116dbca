package import Recipes

/// Units as recipe formats name them.
package enum WrittenUnit {
    /// "g", "cups" and "tablespoon" are the house's own; any other word is kept as it is; none is a piece.
    package static func read(_ word: some StringProtocol) -> Amount.Unit {
        let word = word.onOneLine
        if word.isEmpty { return .piece }
        let named = Amount.Unit(named: word)
        if case .other = named {} else { return named }
        // A line of a list with that unit knows the plurals and the abbreviations.
        guard word.unicodeScalars.count <= 20, let read = Ingredient.read("2 \(word.lowercased()) x"),
            read.name == "x", let unit = read.amount?.unit
        else { return named }
        if case .other = unit { return named }
        return unit
    }

    /// What `read` reads again, agreeing with the number; empty for pieces.
    package static func text(_ amount: Amount) -> String {
        switch amount.unit {
        case .piece: ""
        case .other(let word): word.onOneLine
        default: max(amount.quantity, amount.upTo ?? 0) > 1 ? amount.unit.plural : amount.unit.name
        }
    }
}
