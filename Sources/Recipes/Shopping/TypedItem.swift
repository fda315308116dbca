/// What a cook types onto the shopping list: "2 l milk", "eggs", "1½ kg potatoes".
public enum TypedItem {
    /// Letters that are read; a line is no longer.
    public static let longest = 200

    /// The amount, if it begins with one, and the rest as its name. Nil if there is nothing to buy in it.
    public static func read(_ text: String) -> Ingredient? {
        let text = String(text.prefix(longest))
        let tokens = TextToken.all(in: text, limit: longest)
        guard let start = tokens.first?.range.lowerBound, let end = tokens.last?.range.upperBound else {
            return nil
        }
        let whole = String(text[start..<end])
        guard tokens.contains(where: { if case .sign = $0.kind { false } else { true } }) else { return nil }
        guard let (quantity, upTo, next) = amount(tokens) else { return Ingredient(whole) }
        var unit = Amount.Unit.piece, place = next
        if place < tokens.count, let (found, length) = self.unit(tokens[place...]) {
            (unit, place) = (found, place + length)
            if place < tokens.count, tokens[place].isWord(["of"]) { place += 1 }
        }
        // "2 cans" and "1 clove": then the unit is what is to be bought.
        if place == tokens.count { (unit, place) = (.piece, next) }
        guard place < tokens.count else { return Ingredient(whole) }
        return Ingredient(
            String(text[tokens[place].range.lowerBound..<end]), amount: Amount(quantity, upTo: upTo, unit))
    }

    /// "2", "2–3", "2 to 3".
    private static func amount(_ tokens: [TextToken]) -> (Double, upTo: Double?, next: Int)? {
        guard let (low, next) = quantity(tokens, 0), low > 0, low.isFinite else { return nil }
        guard next < tokens.count,
            tokens[next].isSign(["-", "–", "—"]) || tokens[next].isWord(["to", "bis"]),
            let (high, end) = quantity(tokens, next + 1), high > low, high.isFinite
        else { return (low, nil, next) }
        return (low, high, end)
    }

    /// "2", "1½", "1 1/2", "1/2", "2 x".
    private static func quantity(_ tokens: [TextToken], _ start: Int) -> (Double, next: Int)? {
        guard start < tokens.count, let first = tokens[start].number else { return nil }
        var quantity = first, next = start + 1
        if let half = ratio(tokens, start) {
            (quantity, next) = (half, start + 3)
        } else if let half = ratio(tokens, next), half < 1 {
            (quantity, next) = (first + half, start + 4)
        } else if next < tokens.count, let part = tokens[next].number, part < 1 {
            (quantity, next) = (first + part, start + 2)
        }
        if next < tokens.count, tokens[next].isWord(["x"]) || tokens[next].isSign(["×", "*"]) { next += 1 }
        return (quantity, next)
    }

    private static func ratio(_ tokens: [TextToken], _ place: Int) -> Double? {
        guard place + 2 < tokens.count, let top = tokens[place].number, tokens[place + 1].isSign(["/", "⁄"]),
            let bottom = tokens[place + 2].number, bottom >= 1
        else { return nil }
        return top / bottom
    }

    private static func unit(_ tokens: ArraySlice<TextToken>) -> (Amount.Unit, length: Int)? {
        guard let first = tokens.first, case .word(let word) = first.kind else { return nil }
        if word == "fl" || word == "fluid",
            tokens.dropFirst().first?.isWord(["oz", "ounce", "ounces"]) == true
        {
            return (.flOz, 2)
        }
        if let unit = words[word] { return (unit, 1) }
        let known = Amount.Unit.known.first { word == $0.name || word == $0.plural && !word.isEmpty }
        return known.map { ($0.unit, 1) }
    }

    private static let words: [String: Amount.Unit] = [
        "gram": .g, "grams": .g, "gr": .g, "kilo": .kg, "kilos": .kg, "kilogram": .kg, "kilograms": .kg,
        "milliliter": .ml, "milliliters": .ml, "millilitre": .ml, "millilitres": .ml, "liter": .l,
        "liters": .l, "litre": .l, "litres": .l, "teaspoon": .tsp, "teaspoons": .tsp, "tablespoon": .tbsp,
        "tablespoons": .tbsp, "ounce": .oz, "ounces": .oz, "pound": .lb, "pounds": .lb, "lbs": .lb,
        "pints": .pint, "tin": .can, "tins": .can, "pcs": .piece, "pieces": .piece,
        "gramm": .g, "el": .tbsp, "tl": .tsp, "tasse": .cup, "tassen": .cup, "zehe": .clove, "zehen": .clove,
        "scheibe": .slice, "scheiben": .slice, "bund": .bunch, "prise": .pinch, "prisen": .pinch,
        "handvoll": .handful, "dose": .can, "dosen": .can, "blatt": .leaf, "blätter": .leaf,
        "stange": .stick, "stangen": .stick, "zweig": .sprig, "zweige": .sprig, "stück": .piece,
    ]
}
