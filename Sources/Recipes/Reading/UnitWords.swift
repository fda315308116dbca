/// What recipes call their units, in six languages, and those of their neighbours that are told apart
/// from any word.
enum UnitWords {
    struct Unit {
        let measure: Amount.Unit
        /// In the author's word, in the singular.
        let singular: String
        let plural: String
    }

    /// Words that begin one of several words: how many the longest has.
    static let longest = 4

    /// By the words of a unit in lower case, joined by spaces, without dots: "cup", "c à s", "fl oz".
    static let all: [String: Unit] = {
        var all: [String: Unit] = [:]
        for (measure, groups) in table {
            for group in groups.split(separator: "|") {
                let words = group.split(separator: ",").map { $0.trimmed }
                for word in words where all[word] == nil {
                    all[word] = Unit(
                        measure: measure, singular: words[0], plural: words.count > 1 ? words[1] : words[0])
                }
            }
        }
        return all
    }()

    static let teaspoon = Unit(measure: .tsp, singular: "tsp", plural: "tsp")

    /// The first words of units that have several.
    static let beginnings: Set<String> = Set(
        all.keys.filter { $0.contains(" ") }.map { String($0.prefix { $0 != " " }) })

    /// Nouns that are a unit even after what they count: "3 garlic cloves", "2 celery stalks".
    static let trailing: Set<String> = [
        "clove", "cloves", "stalk", "stalks", "sprig", "sprigs", "bulb", "bulbs", "slice", "slices", "head",
        "heads",
    ]

    /// Words that aren't units before these: "pot roast", "round steak", "noix de coco".
    static func isNamed(_ word: String, _ next: String?, _ afterNext: String?) -> Bool {
        switch word {
        case "noix", "noce", "noci", "nuez":
            ![next, afterNext].contains { ["beurre", "burro", "mantequilla", "margarine"].contains($0) }
        case "round", "rounds", "bar", "bars": !["of", "de"].contains(next ?? "")
        case "pot": ["roast", "stickers", "sticker"].contains(next ?? "")
        case "cube", "cubed": ["steak", "steaks"].contains(next ?? "")
        case "stem": next == "ginger"
        case "pak": ["choi", "choy"].contains(next ?? "")
        case "glass": next == "noodles"
        case "drop": ["biscuits", "scones"].contains(next ?? "")
        default: false
        }
    }
}

extension Substring {
    fileprivate var trimmed: String {
        var text = self
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
