/// Which foods a text speaks of.
///
/// Every word is compared with every food, so the foods are no more than `mostFoods`, and the time is in
/// proportion to the text, whatever a stranger lists.
struct Mentions {
    /// Of a list; longer ones than any cook writes are looked at so far.
    static let mostFoods = 300

    private let words: [String]

    init(_ text: String) {
        words = FoundWord.all(in: String(text.prefix(DurationFinder.longestText))).map {
            Plural.singular($0.text)
        }
    }

    /// The places in `names` of those that are spoken of.
    ///
    /// Whole names first: where "coconut milk" stands, nobody speaks of the milk. What is left speaks of
    /// any food by its last word, or by its first if that is the food itself.
    func all(of names: [String]) -> Set<Int> {
        let foods = names.prefix(Self.mostFoods).map { Food($0).plainWords }
        var found: Set<Int> = []
        var isTaken = Array(repeating: false, count: words.count)
        let byLength = foods.indices.filter { foods[$0].count > 1 }.sorted {
            foods[$0].count > foods[$1].count
        }
        for index in byLength {
            // The last two words say it, too: "extra-virgin olive oil" is "olive oil".
            for count in Set([foods[index].count, min(foods[index].count, 2)]).sorted(by: >) {
                for place in places(of: Array(foods[index].suffix(count))) where !isTaken[place] {
                    found.insert(index)
                    for taken in place..<(place + count) { isTaken[taken] = true }
                }
            }
        }
        for (place, word) in words.enumerated() where !isTaken[place] && !Self.silent.contains(word) {
            // "Chicken stock" that isn't in the list is no chicken.
            let isOther =
                place + 1 < words.count && FoodTables.turning.contains(words[place + 1])
                && FoodTables.turned.contains(word)
            if isOther { continue }
            for (index, food) in foods.enumerated() where Self.speaks(word, of: food) { found.insert(index) }
        }
        return found
    }

    private func places(of food: [String]) -> [Int] {
        guard food.count <= words.count else { return [] }
        return (0...(words.count - food.count)).filter { place in
            zip(words[place...], food).allSatisfy { Self.isSame($0, $1) }
        }
    }

    private static func speaks(_ word: String, of food: [String]) -> Bool {
        guard let head = food.last else { return false }
        if isSame(word, head) || isCompound(head, endingWith: word) { return true }
        // The first word is the food itself, unless another is made of it.
        guard food.count > 1, let first = food.first, !FoodTables.turning.contains(head) else { return false }
        return isSame(word, first) && !adjectives.contains(first)
    }

    /// "Zwiebel" and "Zwiebeln", "cipolla" and "cipolle", "oignon" and "oignons".
    private static func isSame(_ one: String, _ other: String) -> Bool {
        if one == other { return true }
        let (short, long) = one.utf8.count < other.utf8.count ? (one, other) : (other, one)
        guard short.utf8.count >= 4, long.utf8.count - short.utf8.count <= 2 else { return false }
        if long.hasPrefix(short),
            ["n", "en", "e", "er", "x", "es", "s"].contains(String(long.dropFirst(short.count)))
        {
            return true
        }
        guard short.count == long.count, short.count >= 5, short.dropLast() == long.dropLast(),
            let a = short.last, let b = long.last
        else { return false }
        return "aeio".contains(a) && "aeio".contains(b)
    }

    /// "Olivenöl" is spoken of as "das Öl", "Weizenmehl" as "das Mehl".
    private static func isCompound(_ food: String, endingWith word: String) -> Bool {
        heads.contains(word) && food.hasSuffix(word) && food.utf8.count > word.utf8.count + 2
    }

    /// In lower case, without accents.
    private static let heads: Set<String> = [
        "ol", "mehl", "zucker", "milch", "bruhe", "kase", "pulver", "fleisch", "essig", "senf", "pfeffer",
        "zwiebel",
        "tomate", "kartoffel", "nusse", "sahne", "salz", "olie", "bloem", "suiker", "melk", "kaas", "azijn",
        "zout",
        "peper", "ui",
    ]
    /// Words that stand first in names without being the food.
    private static let adjectives: Set<String> = [
        "red", "green", "white", "black", "yellow", "brown", "sweet", "sour", "dark", "light", "hot", "olive",
        "sea",
        "kosher", "heavy", "double", "single", "self", "all", "purpose", "strong", "wild", "rote", "rot",
        "grune", "extra",
    ]
    /// Verbs and vessels that are foods as well: "oil the tin", "season", "dish".
    private static let silent: Set<String> = ["season", "dish", "pan", "dressing", "mixture", "filling"]
}
