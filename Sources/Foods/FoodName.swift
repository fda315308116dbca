/// The names of foods as they are compared: small letters without accents, in the singular.
package enum FoodName {
    /// Two spellings of the same: the words, and their stems.
    package static func words(_ name: String) -> [String] {
        var words: [String] = [], word = ""
        let small = name.lowercased()
        // Most names have no accents to take off, and are compared by the thousand.
        let bare = small.utf8.allSatisfy { $0 < 0x80 } ? small : small.decomposedStringWithCanonicalMapping
        for scalar in bare.unicodeScalars {
            switch scalar {
            case "a"..."z", "0"..."9": word.unicodeScalars.append(scalar)
            case "ß": word += "ss"
            case "\u{300}"..."\u{36F}", "'", "’": continue
            default:
                if !word.isEmpty { words.append(word) }
                word = ""
            }
        }
        return word.isEmpty ? words : words + [word]
    }

    /// Without the ending of a plural, in either language; the same of all forms of a word is enough.
    package static func stem(_ word: String) -> String {
        guard word.utf8.count > 4 else { return word }
        for ending in ["ies", "ern", "es", "en", "er", "e", "n", "s", "y"] where word.hasSuffix(ending) {
            return String(word.dropLast(ending.count))
        }
        return word
    }

    /// What stands before the first comma, outside brackets, and before "or".
    static func first(_ name: String) -> String {
        var depth = 0, kept = ""
        for letter in name {
            if letter == "(" || letter == "[" { depth += 1 }
            if depth == 0 {
                if letter == ",", !kept.isEmpty { break }
                kept.append(letter)
            }
            if letter == ")" || letter == "]" { depth = max(0, depth - 1) }
        }
        for or in [" or ", " oder ", " / "] {
            if let range = kept.range(of: or) { kept = String(kept[..<range.lowerBound]) }
        }
        return kept
    }

    /// What may be said of a food without its being another: sizes, cuts, states that change little.
    static let sayings: Set<String> = Set(
        """
        a an of the fresh freshly large medium small big extra fine finely coarse coarsely roughly chopped diced sliced
        minced grated shredded crushed cut cubed peeled seeded cored pitted trimmed halved quartered beaten melted softened
        drained rinsed boneless skinless skin on bone in ripe raw organic cold warm hot lukewarm boiling chilled good quality
        thick thin thinly cloves clove frozen new baby plain unsalted young
        frisch frische frischer frisches gehackt gehackte gehackter gehacktes gerieben geriebene geriebener geriebenes
        klein kleine kleiner kleines gross grosse grosser grosses mittelgross mittelgrosse fein feine feiner feines grob
        grobe reif reife reifer reifes weich weiche weicher weiches warm warme warmes kalt kalte kaltes kalter heiss heisses
        lauwarm lauwarmes geschalt geschalte geschalter geschnitten geschnittene gewurfelt gewurfelte halbiert halbierte bio zimmerwarm zimmerwarme natives nativ extra type typ tk
        """.split(whereSeparator: \.isWhitespace).map(String.init))
}
