public import Recipes

/// All that a search found, in its order; the cards are read a page at a time with `RecipeBox.hits`.
public struct SearchResults: Sendable, Hashable {
    /// What was looked for; its `marks(in:)` say what to highlight.
    public let words: [TypedWord]
    /// The recipes' numbers, the best first.
    let numbers: [Int32]
    /// Where few have all that was asked for: those that have most of it, the best first.
    let nearly: [Nearly]

    struct Nearly: Sendable, Hashable {
        var number: Int32
        /// What it has not, as it was typed.
        var lacking: [String]
    }

    init(words: [TypedWord], numbers: [Int32], nearly: [Nearly] = []) {
        (self.words, self.numbers, self.nearly) = (words, numbers, nearly)
    }

    public var count: Int { numbers.count }
    public static let none = SearchResults(words: [], numbers: [])

    /// If no more than so many have all, those that have most of it are told, too.
    static let few = 11
    /// So many of those; nobody looks further.
    static let mostNearly = 12
}
