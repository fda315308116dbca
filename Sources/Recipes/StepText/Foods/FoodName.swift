/// A name under which a step may speak of an ingredient: "1 onion or shallot" has two.
struct FoodName: Sendable {
    /// Its place in the recipe's list.
    let ingredient: Int
    /// Without sizes, cuts and remarks.
    let words: Set<String>
    /// What it is, after all that says of which kind: "milk" of "coconut milk".
    let head: String

    /// The names of an ingredient, at least one if it says anything.
    static func all(of ingredient: Ingredient, at place: Int, isEnglish: Bool) -> [FoodName] {
        let name = Food.withoutRemarks(ingredient.name)
        var parts: [[FoodWord]] = [[]]
        var isOver = false
        for word in FoodWord.all(in: name, isEnglish: isEnglish, limit: 200) {
            if alternatives.contains(word.plain) && !isOver || word.startsPhrase {
                parts.append([])
                isOver = false
                if word.startsPhrase, !alternatives.contains(word.plain) {
                    parts[parts.count - 1].append(word)
                }
            } else if remarks.contains(word.plain), parts[parts.count - 1].contains(where: isFood) {
                isOver = true
            } else if !isOver {
                parts[parts.count - 1].append(word)
            }
        }
        // "Thyme plus more"
        let foods = parts.filter { $0.contains(where: isFood) }
        return (foods.isEmpty ? parts : foods).compactMap { FoodName($0, place) }
    }

    private init?(_ words: [FoodWord], _ ingredient: Int) {
        // "2 ribs of celery", but "short ribs".
        let isMeat = !words.contains { $0.key == "celery" }
        var told = words.filter { Self.isFood($0) || isMeat && $0.plain == "rib" }
        if told.isEmpty { told = words.filter { $0.plain.first?.isLetter == true } }
        guard !told.isEmpty else { return nil }
        // "juice of 1 lemon" is the lemon's juice: what is cut off stands first there.
        if let of = words.firstIndex(where: { $0.plain == "of" }), of > 0,
            let first = told.first, FoodGrammar.pieces.contains(first.plain), told.count > 1
        {
            told.append(told.removeFirst())
        }
        // Behind the food stands what is done to it, or a part of it.
        while told.count > 1, let last = told.last,
            Self.isDone(last.plain) || Self.loose.contains(last.plain)
        {
            told.removeLast()
        }
        self.ingredient = ingredient
        self.words = Set(told.map(\.key))
        head = told[told.count - 1].key
    }

    private static func isFood(_ word: FoodWord) -> Bool {
        !FoodTables.said.contains(word.plain) && !FoodEndings.foreign.contains(word.plain)
            && !remarks.contains(word.plain) && (word.plain.utf8.first ?? 0) > 57
            || keptWords.contains(word.plain)
    }

    /// "Chopped", but not "seed".
    private static func isDone(_ word: String) -> Bool { word.hasSuffix("ed") && !word.hasSuffix("seed") }
    private static let loose: Set<String> = [
        "leaf", "floret", "cut", "thin", "wedge", "meat", "bought", "pod",
    ]
    /// Of the words that are said of foods, those that are foods.
    private static let keptWords: Set<String> = ["clove"]
    private static let alternatives: Set<String> = [
        "or", "and", "oder", "und", "ou", "et", "o", "y", "e", "en", "plus", "oppure",
    ]
    private static let remarks: Set<String> = [
        "for", "from", "with", "such", "to", "in", "at", "like", "per", "fur", "zum", "aus", "without",
        "about",
        "preferably", "on", "made", "plus", "see", "but", "not", "then", "plu", "mit", "pour", "para", "per",
        "i", "until", "if", "as",
    ]
}

/// The names of a list, found by any of their words.
struct FoodIndex: Sendable {
    /// No list of a cook is longer, and no food has more lines in it; what goes beyond isn't spoken of.
    static let mostFoods = 300
    static let mostNames = 24

    private(set) var names: [FoodName] = []
    private var places: [String: [Int]] = [:]
    /// By what they end with: "gurke" for "Salatgurke".
    private var endings: [String: [Int]] = [:]
    let isEnglish: Bool
    /// What the list says of its water: "boiling".
    private(set) var waters: Set<String> = []

    init(_ ingredients: [Ingredient], isEnglish: Bool) {
        self.isEnglish = isEnglish
        for (place, ingredient) in ingredients.prefix(Self.mostFoods).enumerated() {
            let said = ingredient.name.prefix(80).lowercased().split(separator: " ").map(String.init)
            if let water = said.firstIndex(of: "water") { waters.formUnion(said[..<water]) }
            for name in FoodName.all(of: ingredient, at: place, isEnglish: isEnglish) {
                for word in name.words where places[word, default: []].count < Self.mostNames {
                    places[word, default: []].append(names.count)
                }
                if !isEnglish { addEndings(of: name.head) }
                names.append(name)
            }
        }
        // "3 garlic cloves" and "garlic, 3 cloves" are not the spice.
        let cloves = places["clove"]?.filter { names[$0].words == ["clove"] || names[$0].head == "clove" }
        places["clove"] = cloves?.filter { !names[$0].words.contains("garlic") }
    }

    private mutating func addEndings(of head: String) {
        var ending = head.dropFirst(3)
        for _ in 0..<20 where ending.utf8.count >= 4 {
            if endings[String(ending), default: []].count < Self.mostNames {
                endings[String(ending), default: []].append(names.count)
            }
            ending = ending.dropFirst()
        }
    }

    private static let made: Set<String> = [
        "teig", "masse", "sosse", "sauce", "form", "stuck", "stucke", "wasser",
    ]

    func has(_ word: String) -> Bool { places[word]?.isEmpty == false }

    func names(with word: String) -> [FoodName] { places[word, default: []].map { names[$0] } }

    /// "Olivenöl" is spoken of as "das Öl"; "Zitrone" is in "Zitronensaft".
    func compounds(of word: FoodWord) -> [FoodName] {
        guard !isEnglish, word.plain.utf8.count >= 2 else { return [] }
        if let ends = endings[word.key], !Self.made.contains(word.plain), !Self.made.contains(word.key) {
            return ends.map { names[$0] }
        }
        if Self.heads.contains(word.plain) {
            return names.filter { name in
                name.words.contains { $0.hasSuffix(word.key) && $0.utf8.count > word.key.utf8.count + 2 }
            }
        }
        guard Self.tails.contains(where: { word.plain.hasSuffix($0) || word.key.hasSuffix($0) }) else {
            return []
        }
        return names.filter { name in
            name.head.utf8.count >= 4 && word.plain.utf8.count > name.head.utf8.count + 3
                && word.plain.hasPrefix(name.head)
        }
    }

    private static let heads: Set<String> = [
        "ol", "mehl", "zucker", "milch", "bruhe", "kase", "pulver", "fleisch", "essig", "senf", "pfeffer",
        "zwiebel", "zwiebeln", "tomate", "tomaten", "kartoffel", "kartoffeln", "nusse", "sahne", "salz",
        "olie",
        "bloem", "suiker", "melk", "kaas", "azijn", "zout", "peper", "ui", "butter", "reis", "nudeln", "fond",
        "schokolade", "quark", "speck", "bohnen", "linsen", "wein", "wasser", "paste", "joghurt", "hefe",
    ]
    private static let tails = [
        "saft", "schale", "abrieb", "zehe", "zehen", "blatt", "blatter", "scheibe", "scheiben", "wurfel",
        "stucke",
        "ringe", "streifen", "spalten", "filet", "filets", "mark", "kerne", "zeste", "roschen", "brust",
        "stick", "raspel", "raspeln", "knolle", "knollen", "stange", "stangen", "flocken", "kopf",
    ]
}
