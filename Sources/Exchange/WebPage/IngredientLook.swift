internal import Recipes

/// Whether a line reads as an ingredient.
enum IngredientLook {
    /// - Parameter line: one that is not `isOfSomethingElse`.
    static func readsAsOne(_ line: String) -> Bool {
        guard (2...480).contains(line.utf8.count), line.count <= 240, line.contains(where: \.isLetter) else {
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
        withoutBrackets(line).count < 120 && line.utf8.count { $0 == UInt8(ascii: ".") } < 8
    }

    private static func withoutBrackets(_ line: String) -> [Character] {
        var depth = 0
        return line.filter { letter in
            if letter == "(" { depth += 1 }
            defer { if letter == ")" { depth = max(0, depth - 1) } }
            return depth == 0
        }.map { $0 }
    }

    /// "4 servings", "Prep time: 10 min", "15 min", "5 ingredients", "230 kcal", "2.99 €".
    static func isOfSomethingElse(_ line: String) -> Bool {
        // All of it has a number in it or a colon, which few lines have.
        guard line.utf8.count < 80,
            line.utf8.contains(where: { $0 > 0x7F || $0 == 0x3A || (0x30...0x39).contains($0) })
        else { return false }
        if !RecipeFact.all(in: line).isEmpty || isPrice(line) { return true }
        let words = line.lowercased().split(whereSeparator: { !$0.isLetter })
        guard let first = words.first, words.count <= 6 else { return false }
        if words.contains(where: { nutrients.contains(String($0)) }), line.contains(where: \.isNumber) {
            return true
        }
        // "Préparation 5 min"
        let last = words.last.map(String.init) ?? ""
        let isTime = words.count <= 3 && times.contains(last) && !line.contains(where: { ".,".contains($0) })
        if isTime, line.contains(where: \.isNumber) { return true }
        guard line.first(where: { !$0.isWhitespace })?.isNumber == true else { return false }
        if words.count <= 2, times.contains(String(first)) { return true }
        return words.count <= 3 && counted.contains(String(first))
    }

    /// "€ 2.99", "$4", "12,90 €".
    static func isPrice(_ line: String) -> Bool {
        let letters = Array(line.unicodeScalars)
        return letters.indices.contains { place in
            guard "$€£".unicodeScalars.contains(letters[place]) else { return false }
            let around = letters[max(0, place - 2)..<min(letters.count, place + 3)]
            return around.contains { ("0"..."9").contains($0) }
        }
    }

    /// Whether a line names what a body gets of food rather than food.
    static func isNutrient(_ line: String) -> Bool {
        guard line.utf8.count < 80 else { return false }
        let words = line.lowercased().split(whereSeparator: { !$0.isLetter })
        return words.count <= 6 && words.contains { nutrients.contains(String($0)) }
    }

    private static let nutrients: Set<String> = [
        "calories", "calorie", "kcal", "kj", "kilojoules", "protein", "proteins", "carbs", "carbohydrate",
        "carbohydrates", "cholesterol", "sodium", "fiber", "fibre", "saturated", "unsaturated", "trans",
        "kalorien", "energie", "eiweiß", "kohlenhydrate", "kohlehydrate", "ballaststoffe", "brennwert",
        "protéines", "glucides", "lipides", "calorías", "proteínas", "carbohidratos", "carboidrati",
        "proteine", "koolhydraten", "eiwitten", "vitamin", "potassium", "calcium",
    ]
    private static let times: Set<String> = [
        "min", "mins", "minute", "minutes", "minuten", "minuti", "minutos", "hour", "hours", "hr", "hrs",
        "std", "stunde", "stunden", "uur", "heure", "heures", "hora", "horas", "perc", "dakika",
    ]
    private static let counted: Set<String> = [
        "ingredients", "ingredient", "zutaten", "ingrédients", "ingredientes", "ingredienti",
        "ingrediënten", "ingredienten", "recipes", "rezepte", "recettes", "comments", "comment", "reviews",
        "review", "ratings", "rating", "votes", "likes", "shares", "views", "servings", "serving",
        "portionen", "portion", "portions", "personen", "personnes", "people", "personas", "porties",
        "sterren", "stars", "sterne", "kommentare", "photos", "steps", "items", "results",
    ]

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
