import Recipes

/// How well recipes fit what was typed.
///
/// The title comes before the ingredients, those before the text; the whole word before its beginning; that
/// before another name for the same; and a recipe with a word that was only forgiven comes behind all others.
/// Among equals the shortest title comes first, then the recipe that was in the box first.
struct SearchRank {
    /// The recipes in question.
    private(set) var found: RecipeSet
    private var scores: [UInt16]

    /// Those that fit every term.
    /// - Parameter passing: the recipes that come into question.
    init(_ terms: [SearchFits], among passing: RecipeSet) {
        scores = Array(repeating: 0, count: passing.end)
        found = terms.reduce(into: passing) { $0.formIntersection($1.all) }
        for fits in terms { rank(fits, each: 0) }
    }

    /// Those that fit at least half of the terms, and not all.
    init(partly terms: [SearchFits], among passing: RecipeSet) {
        var counts = Array(repeating: 0, count: passing.end)
        var all = passing
        for fits in terms {
            let hits = passing.intersection(fits.all)
            hits.forEach { counts[$0] += 1 }
            all.formIntersection(hits)
        }
        let few = (terms.count + 1) / 2
        var partial = RecipeSet()
        passing.subtracting(all).forEach { if counts[$0] >= few { partial.insert($0) } }
        found = partial
        scores = Array(repeating: 0, count: passing.end)
        for fits in terms { rank(fits, each: fits.term.trait == nil ? SearchRank.aTerm : SearchRank.aTrait) }
    }

    /// What a term that fits at all is worth beside how well it does. A dish may rather take longer than be
    /// made of other things.
    private static let aTerm: UInt16 = 400, aTrait: UInt16 = 150

    private mutating func rank(_ fits: SearchFits, each: UInt16) {
        var rest = found
        for tier in fits.tiers {
            let hits = tier.recipes.intersection(rest)
            rest.subtract(hits)
            scores.withUnsafeMutableBufferPointer { scores in
                hits.forEach { scores[$0] += tier.score + each }
            }
        }
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
