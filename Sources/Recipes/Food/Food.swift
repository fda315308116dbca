/// What an ingredient is, apart from how much and how it is cut: what the fridge, the aisles and the diets
/// go by. English names only; others are compared word by word as they are.
public struct Food: Sendable, Hashable {
    /// Its words in the singular, without amounts, units and remarks; foods that are made of another are one
    /// word ("coconut milk" is "coconutmilk", so it is no milk).
    public var words: [String]
    /// The same before foods were joined.
    public var plainWords: [String]
    /// What its label says it is free of: "gluten".
    var freeOf: [String]

    /// - Parameter name: an ingredient's name, or a whole line of a list: "2 cups coconut milk, warm".
    public init(_ name: String) {
        let cut = Food.withoutRemarks(name)
        let all = FoundWord.all(in: cut).map { Plural.singular($0.text) }
        freeOf = zip(all, all.dropFirst()).filter { $1 == "free" }.map(\.0)
        let told = all.filter { !FoodTables.said.contains($0) && $0.utf8.first.map { $0 > 57 } ?? false }
        plainWords = told.isEmpty ? all : told
        words = Food.joined(plainWords)
    }

    /// Whether this food is at hand if `other` is: every word of `other` is in it. Chicken is enough for
    /// "chicken breast", but not for "chicken stock".
    public func isCovered(by other: Food) -> Bool {
        !other.words.isEmpty && other.words.allSatisfy(words.contains)
    }

    /// Whether every house has it: salt, pepper, water and ice, and plain cooking oil. Sesame or truffle oil
    /// isn't, and neither are peppers.
    public var isStaple: Bool {
        let heads = words.filter { FoodTables.staples[$0] != nil }
        guard !heads.isEmpty else { return false }
        return words.allSatisfy { word in
            heads.contains(word) || heads.contains { FoodTables.staples[$0]?.contains(word) == true }
        }
    }

    /// What stands before the first comma and outside brackets, if that is a food: "skinless, boneless thighs"
    /// says only behind it what it is. Of several sentences the first.
    static func withoutRemarks(_ name: String) -> String {
        var depth = 0
        var kept = String.UnicodeScalarView()
        var isBlank = true
        for scalar in name.unicodeScalars {
            switch scalar {
            case "(", "[": depth += 1
            case ")", "]": depth = max(0, depth - 1)
            case "," where depth == 0 && !isBlank:
                guard isOnlySaid(kept) else { return String(kept) }
                (kept, isBlank) = (String.UnicodeScalarView(), true)
            case " " where depth == 0 && endsSentence(kept):
                kept.removeLast()
                return String(kept)
            default:
                guard depth == 0 else { continue }
                kept.append(scalar)
                isBlank = isBlank && scalar == " "
            }
        }
        return isBlank ? name : String(kept)
    }

    private static func isOnlySaid(_ words: String.UnicodeScalarView) -> Bool {
        String(words).lowercased().split { !$0.isLetter }.allSatisfy { FoodTables.said.contains(String($0)) }
    }

    /// "Barbecue sauce. We love ours hot", but "St. Germain".
    private static func endsSentence(_ words: String.UnicodeScalarView) -> Bool {
        guard words.last == ".", words.count > 4 else { return false }
        return words.dropLast().suffix(4).allSatisfy(\.properties.isLowercase)
    }

    private static func joined(_ words: [String]) -> [String] {
        var joined: [String] = []
        for word in words {
            if let last = joined.last, FoodTables.turning.contains(word), FoodTables.turned.contains(last) {
                joined[joined.count - 1] = last + word
            } else if let last = joined.last, FoodTables.pairs.contains(last + word) {
                joined[joined.count - 1] = last + word
            } else {
                joined.append(word)
            }
        }
        return joined
    }
}
