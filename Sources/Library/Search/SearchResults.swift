public import Recipes

/// All that a search found, in its order; the cards are read a page at a time with `RecipeBox.hits`.
public struct SearchResults: Sendable, Hashable {
    /// What was looked for; its `marks(in:)` say what to highlight.
    public let words: [TypedWord]
    /// The recipes' numbers, the best first.
    let numbers: [Int32]

    public var count: Int { numbers.count }
    public static let none = SearchResults(words: [], numbers: [])
}
