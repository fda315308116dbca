/// Foods that are counted, and their plurals: the English ones here, the German ones beside them.
///
/// Only what stands in the table is changed, and only in small letters: a recipe of another language, a mass
/// such as "rice", and anything with more than one food in it stays as its author wrote it.
enum CountedFood {
    private static let singulars = Set(
        """
        onion shallot leek carrot parsnip turnip beetroot beet radish potato tomato cucumber courgette
        zucchini aubergine eggplant pepper chilli chili jalapeño pumpkin squash cabbage lettuce cauliflower artichoke
        mushroom lemon lime orange apple pear banana peach nectarine plum apricot fig mango avocado pineapple
        melon grapefruit kiwi cherry strawberry egg yolk chicken duck breast thigh drumstick wing leg fillet
        steak chop sausage tortilla pitta pita roll bun bagel baguette muffin leaf stick pod stalk stem cube
        white head bulb anchovy olive gherkin pickle date prune walnut almond wrap sheet
        """.split { $0.isWhitespace }.map(String.init))

    private static let irregular = [
        "leaf": "leaves", "potato": "potatoes", "tomato": "tomatoes", "mango": "mangoes",
        "chilli": "chillies",
        "chili": "chilies", "zucchini": "zucchini",
    ]

    private static let plurals = Dictionary(
        singulars.map { (plural($0), $0) }, uniquingKeysWith: { first, _ in first })

    /// "large eggs" of "large egg"; the name itself if it is not known.
    static func plural(of name: String) -> String {
        germanPlural(of: name) ?? changed(name) { singulars.contains($0) ? plural($0) : nil }
    }

    /// "large egg" of "large eggs"; the name itself if it is not known.
    static func singular(of name: String) -> String {
        germanSingular(of: name) ?? changed(name) { plurals[$0] }
    }

    private static func plural(_ word: String) -> String {
        if let known = irregular[word] { return known }
        if word.hasSuffix("y"), let before = word.dropLast().last, !"aeiou".contains(before) {
            return word.dropLast() + "ies"
        }
        let hisses = ["s", "x", "ch", "sh"].contains(where: word.hasSuffix)
        return word + (hisses ? "es" : "s")
    }

    /// Only the last word of a plain name says what is counted.
    private static func changed(_ name: String, _ change: (String) -> String?) -> String {
        let words = name.split(separator: " ", omittingEmptySubsequences: false)
        let isPlain = words.allSatisfy { word in
            word.allSatisfy { $0.isLetter || $0 == "-" } && !["or", "and", "of", "with", "in"].contains(word)
        }
        guard isPlain, let last = words.last, let new = change(String(last)) else { return name }
        return (words.dropLast() + [Substring(new)]).joined(separator: " ")
    }
}
