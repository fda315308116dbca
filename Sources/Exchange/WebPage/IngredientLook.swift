internal import Recipes

/// Whether a line reads as an ingredient.
enum IngredientLook {
    static func isLikely(_ line: String) -> Bool {
        guard (2...320).contains(line.utf8.count), line.count <= 160, line.contains(where: \.isLetter) else {
            return false
        }
        let start = line.drop { !$0.isLetter && !$0.isNumber }
        guard let first = start.first else { return false }
        if first.isNumber { return !isNumbering(start) && hasFew(line) }
        if let read = Ingredient.read(line), let amount = read.amount, amount.unit != .piece {
            return hasFew(line)
        }
        let words = line.lowercased().split(whereSeparator: { !$0.isLetter && $0 != "'" })
        guard let word = words.first else { return false }
        return words.count <= 12 && (starters.contains(String(word)) || foods.contains(String(word)))
            || words.count <= 10 && speaksOfTaste(line)
    }

    /// A sentence of the instructions has more words, and marks between them.
    private static func hasFew(_ line: String) -> Bool {
        line.count < 120 && line.utf8.count { $0 == UInt8(ascii: ".") } < 8
    }

    private static func speaksOfTaste(_ line: String) -> Bool {
        let letters = Array(line.lowercased().utf8)
        return endings.contains { letters.holds($0) }
    }

    /// "1. Mix", "2) Bake"; but not "1.5 l".
    private static func isNumbering(_ line: Substring) -> Bool {
        let digits = line.prefix(while: \.isNumber)
        let rest = line.dropFirst(digits.count)
        guard digits.count <= 2, let mark = rest.first, ".):".contains(mark) else { return false }
        return rest.dropFirst().first.map { !$0.isNumber } ?? true
    }

    private static let starters: Set<String> = [
        "a", "an", "one", "two", "three", "four", "half", "pinch", "dash", "handful", "some", "few", "splash",
        "zest",
        "juice", "freshly", "fresh", "ground", "optional", "kosher", "sea", "scant", "heaping", "plenty",
        "etwas", "eine", "ein", "einige", "prise", "nach", "evtl", "frisch", "frische",
        "un", "une", "quelques", "pincée", "du", "de", "uno", "una", "unos", "sal", "sel", "sale", "pizca",
        "um",
        "uma", "een", "snufje", "scheutje", "handvol", "wat", "peper", "zout", "sal", "pimenta", "q.b",
    ]
    private static let foods: Set<String> = [
        "salt", "pepper", "water", "oil", "olive", "butter", "sugar", "flour", "eggs", "milk", "cream",
        "cheese",
        "parsley", "basil", "cilantro", "salz", "pfeffer", "zucker", "öl", "butter", "mehl", "eier",
        "petersilie",
        "wasser", "beurre", "huile", "eau", "farine", "aceite", "agua", "azeite", "olio", "burro", "acqua",
        "olie",
        "boter", "suiker", "bloem", "lemon", "lime", "garlic", "onion", "vanilla", "chocolate", "black",
        "cooked",
    ]
    private static let endings = [
        "to taste", "for serving", "for garnish", "to serve", "nach geschmack", "zum garnieren", "au goût",
        "al gusto",
        "a gosto", "quanto basta", "naar smaak", "(optional)", "as needed", "for the pan", "zum bestreuen",
    ].map { Array($0.utf8) }
}
