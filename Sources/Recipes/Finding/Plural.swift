/// English plurals, as far as food has them.
enum Plural {
    private static let irregular: [String: String] = [
        "leaves": "leaf", "loaves": "loaf", "halves": "half", "knives": "knife", "geese": "goose",
        "calves": "calf", "shelves": "shelf", "cookies": "cookie", "brownies": "brownie", "pies": "pie",
        "smoothies": "smoothie", "veggies": "veggie", "olives": "olive", "chives": "chive",
        "cloves": "clove", "endives": "endive", "anchovies": "anchovy",
        "chillies": "chilli", "chilies": "chili",
    ]
    private static let singulars: Set<String> = [
        "couscous", "hummus", "asparagus", "molasses", "swiss", "bass", "citrus", "haggis", "schnapps",
        "octopus", "lemongrass", "watercress", "cress", "molass",
    ]

    /// "tomatoes" and "tomato" are "tomato", "berries" is "berry"; what is no plural stays.
    static func singular(_ word: String) -> String {
        guard word.utf8.count > 3, word.utf8.last == UInt8(ascii: "s"), !singulars.contains(word) else {
            return word
        }
        if let known = irregular[word] { return known }
        if word.hasSuffix("ss") || word.hasSuffix("us") || word.hasSuffix("is") { return word }
        if word.hasSuffix("ies"), word.utf8.count > 4 { return word.dropLast(3) + "y" }
        for ending in ["oes", "ches", "shes", "xes", "sses"] where word.hasSuffix(ending) {
            return String(word.dropLast(2))
        }
        return String(word.dropLast())
    }

    /// The word, its singular and its plurals: what means the same.
    static func forms(_ word: String) -> [String] {
        let one = singular(word)
        var forms = [word]
        var others = [one, one + "s", one + "es"]
        if one.hasSuffix("y") { others.append(one.dropLast() + "ies") }
        others += irregular.filter { $0.value == one }.map(\.key).sorted()
        for form in others where !forms.contains(form) && singular(form) == one { forms.append(form) }
        return forms
    }
}
