import Recipes

/// How well recipes fit the words that were typed.
///
/// Every word must be somewhere. The title comes before the ingredients, those before the text; the whole
/// word before its beginning; and a recipe with a word that was only forgiven comes behind all others. Among
/// equals the shortest title comes first, then the recipe that was in the box first.
struct SearchRank {
    /// The recipes that have every word so far.
    private(set) var found: RecipeSet
    private var scores: [UInt16]

    /// - Parameter passing: the recipes that come into question.
    init(_ passing: RecipeSet) {
        found = passing
        scores = Array(repeating: 0, count: passing.end)
    }

    /// The recipes that one word leads to, field by field.
    struct Fits {
        var exact: [RecipeSet]
        /// The word itself included.
        var beginning: [RecipeSet]
        var forgiven: [RecipeSet]

        var all: RecipeSet {
            (beginning + exact + forgiven).reduce(into: RecipeSet()) { $0.formUnion($1) }
        }
    }

    /// More than the best for a word that was only forgiven.
    private static let typed: UInt16 = 64

    /// - Parameter words: what each of the typed words leads to.
    mutating func rank(_ words: [Fits]) {
        for fits in words { found.formIntersection(fits.all) }
        for fits in words {
            var rest = found
            var score = SearchRank.typed + 6
            for field in IndexField.searched {
                for tier in [fits.exact, fits.beginning] {
                    give(score, tier[field.rawValue], &rest)
                    score -= 1
                }
            }
            for (place, field) in IndexField.searched.enumerated() {
                give(UInt16(3 - place), fits.forgiven[field.rawValue], &rest)
            }
        }
    }

    private mutating func give(_ score: UInt16, _ tier: RecipeSet, _ rest: inout RecipeSet) {
        let hits = tier.intersection(rest)
        rest.subtract(hits)
        scores.withUnsafeMutableBufferPointer { scores in hits.forEach { scores[$0] += score } }
    }

    /// The numbers of what was found, the best first.
    /// - Parameter titleWords: how many words each recipe's title has.
    func numbers(titleWords: [UInt8]) -> [Int32] {
        let byTitle = CountingSort.sorted(found.numbers.map(Int32.init), keys: 256) {
            Int($0) < titleWords.count ? Int(titleWords[Int($0)]) : 255
        }
        let best = scores.max() ?? 0
        return CountingSort.sorted(byTitle, keys: Int(best) + 1) { Int(best - scores[Int($0)]) }
    }
}
