import Language
import Testing

@testable import Shopping

@Suite("What the shopping list says") struct WordingTests {
    private let english = Language.english.shopping
    private let german = Language.german.shopping

    /// Phrases that count things, each with the number in it.
    static let counting: [@Sendable (any ShoppingWording, Int) -> String] = [
        { $0.itemsRemoved($1) }, { $0.tickedRemoved($1) },
        { $0.ingredientsAdded($1, servings: 4, leftOut: 0) },
        { $0.ingredientsAdded($1, servings: nil, leftOut: 0) },
    ]

    @Test("One is singular, none and two are plural", arguments: counting.indices, Language.allCases)
    func plural(place: Int, language: Language) {
        func said(_ count: Int) -> String { Self.counting[place](language.shopping, count) }
        func bare(_ count: Int) -> String { said(count).filter { !$0.isNumber } }
        #expect(said(0).contains("0") && said(1).contains("1") && said(2).contains("2"))
        #expect(bare(0) == bare(2) && bare(2) == bare(1_000_000))
        #expect(bare(1) != bare(2))
    }

    @Test("Lists are joined as they are spoken") func lists() {
        #expect(
            english.forRecipes(["A"]) == "for A" && english.forRecipes(["A", "B", "C"]) == "for A, B and C")
        #expect(german.forRecipes(["A", "B"]) == "für A und B")
    }

    @Test("A label of a button is short", arguments: Language.allCases) func buttons(language: Language) {
        let words = language.shopping
        for label in [words.clearTicked, words.clearAll, words.byRecipe, words.byAisle] {
            #expect(label.count <= 16, "\(label)")
        }
    }
}
