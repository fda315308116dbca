extension UnitWords {
    /// The longest unit that begins at a token, and the token after it: "cup", "c. à s.", "colher (sopa)".
    static func unit(_ tokens: [TextToken], at index: Int) -> (unit: Unit, next: Int)? {
        func word(_ index: Int) -> String? {
            if index < tokens.count, case .word(let word) = tokens[index].kind { word } else { nil }
        }
        /// "inch-long" is no inch.
        func isCompound(_ index: Int) -> Bool {
            index < tokens.count && !tokens[index].isApart && tokens[index].isSign(IngredientWords.dashes)
                && word(index + 1) != nil
        }
        guard let first = word(index), !isNamed(first, word(index + 1), word(index + 2)) else { return nil }
        var words = first
        var place = index + 1
        var found: (Unit, Int)?
        if let unit = all[first], !isCompound(place) { found = (unit, place) }
        guard beginnings.contains(first) else {
            return found == nil && first == "t" ? (teaspoon, place) : found
        }
        var count = 1
        while count < longest, place < tokens.count {
            if let next = word(place) {
                words += " " + next
                count += 1
                place += 1
                if let unit = all[words], !isCompound(place) { found = (unit, place) }
            } else if tokens[place].isSign(["."]) {
                place += 1
            } else if tokens[place].isSign(["("]), let inner = word(place + 1), place + 2 < tokens.count,
                tokens[place + 2].isSign([")"]), let unit = all[words + " " + inner]
            {
                return (unit, place + 3)
            } else {
                break
            }
        }
        return found
    }
}
