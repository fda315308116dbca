import Language
import Testing

@testable import Dishes

@Suite("What a recipe's page says") struct WordingTests {
    private let english = Language.english.dishes
    private let german = Language.german.dishes

    /// Phrases that count things, each with the number in it.
    static let counting: [@Sendable (any DishesWording, Int) -> String] = [
        { $0.starsGiven($1) }, { $0.doubtfulLines($1) },
    ]

    @Test("One is singular, none and two are plural", arguments: counting.indices, Language.allCases)
    func plural(place: Int, language: Language) {
        func said(_ count: Int) -> String { Self.counting[place](language.dishes, count) }
        func bare(_ count: Int) -> String { said(count).filter { !$0.isNumber } }
        #expect(said(0).contains("0") && said(1).contains("1") && said(2).contains("2"))
        #expect(bare(0) == bare(2) && bare(2) == bare(1_000_000))
        #expect(bare(1) != bare(2))
    }

    @Test("When a dish was cooked") func cooked() {
        let day = 86_400.0
        let times: [Double] = [0, day, 3 * day, 20 * day, 70 * day, 800 * day, -5, .infinity]
        #expect(
            times.map(english.cookedAgo) == [
                "Cooked today", "Cooked a day ago", "Cooked 3 days ago", "Cooked 2 weeks ago",
                "Cooked 2 months ago", "Cooked 2 years ago", "Cooked today", "Cooked 317 years ago",
            ])
        #expect(german.cookedAgo(0) == "Heute gekocht" && german.cookedAgo(3 * day) == "Vor 3 Tagen gekocht")
    }

    @Test(
        "Nonsense is said without a crash", arguments: [Double.nan, .infinity, -.infinity, 1e300, -1],
        Language.allCases)
    func nonsense(value: Double, language: Language) {
        #expect(!language.dishes.cookedAgo(value).isEmpty)
    }

    @Test("A label of a button is short", arguments: Language.allCases) func buttons(language: Language) {
        #expect(language.dishes.startCooking.count <= 16)
    }
}
