import Gestures
import Language
import Recipes
import Testing

@Suite("Figures are said as a cook says them") struct CountingTests {
    private let english = Language.english.wording
    private let german = Language.german.wording

    /// Phrases that count things, each with the number in it.
    static let counting: [@Sendable (any Wording, Int) -> String] = [
        { $0.recipes($1) }, { $0.ingredients($1) }, { $0.servings($1) }, { $0.stars($1) },
    ]

    @Test("One is singular, none and two are plural", arguments: counting.indices, Language.allCases)
    func plural(place: Int, language: Language) {
        func said(_ count: Int) -> String { Self.counting[place](language.wording, count) }
        func bare(_ count: Int) -> String { said(count).filter { !$0.isNumber } }
        #expect(said(0).contains("0") && said(1).contains("1") && said(2).contains("2"))
        #expect(bare(0) == bare(2) && bare(2) == bare(1_000_000))
        #expect(bare(1) != bare(2))
    }

    @Test("How long ago in English") func ago() {
        let now = 1e9
        let past: [Double] = [
            0, 59, 60, 120, 3600, 7200, 86_400, 172_800, 1_209_600, 5_184_000, 34_560_000,
        ]
        let said = past.map { english.ago(now - $0, now) }
        #expect(
            said == [
                "Just now", "1 minute ago", "1 minute ago", "2 minutes ago", "1 hour ago", "2 hours ago",
                "Yesterday",
                "2 days ago", "2 weeks ago", "2 months ago", "1 year ago",
            ])
        #expect(english.ago(now + 9, now) == "Just now" && english.ago(.nan, now) == "Just now")
    }

    @Test("How long ago in German") func agoInGerman() {
        let now = 1e9
        let past: [Double] = [
            0, 60, 120, 3600, 7200, 86_400, 172_800, 1_209_600, 5_184_000, 34_560_000, 1e9,
        ]
        let said = past.map { german.ago(now - $0, now) }
        #expect(
            said == [
                "Gerade eben", "Vor 1 Minute", "Vor 2 Minuten", "Vor 1 Stunde", "Vor 2 Stunden", "Gestern",
                "Vor 2 Tagen", "Vor 2 Wochen", "Vor 2 Monaten", "Vor 1 Jahr", "Vor 31 Jahren",
            ])
    }

    @Test("How long something takes") func spans() {
        #expect(
            [40, 60, 125, 3600, 3900].map(english.span) == [
                "40 seconds", "1 minute", "2 minutes", "1 hour", "1 hour 5 minutes",
            ])
        #expect(
            [1, 60, 125, 3600, 3900].map(german.span) == [
                "1 Sekunde", "1 Minute", "2 Minuten", "1 Stunde", "1 Stunde 5 Minuten",
            ])
        #expect([0, 45, 60, 80].map(english.minutes) == ["–", "45 min", "1 h", "1 h 20 min"])
        #expect([0, 45, 60, 80].map(german.minutes) == ["–", "45 Min.", "1 Std.", "1 Std. 20 Min."])
    }

    @Test(
        "Nonsense is said without a crash", arguments: [Double.nan, .infinity, -.infinity, 1e300, -1],
        Language.allCases)
    func nonsense(value: Double, language: Language) {
        let words = language.wording
        let said = [
            words.span(value), words.percent(value), words.ago(value, 0), words.kilocalories(value),
            words.overdue(value), words.grams(value),
        ]
        #expect(said.allSatisfy { !$0.isEmpty })
    }

    @Test("Every kind of thing has a word", arguments: Language.allCases)
    func kinds(language: Language) {
        let words = language.wording
        #expect(Set(Diet.allCases.map(words.diet)).count == Diet.allCases.count)
        #expect(Set(Aisle.allCases.map(words.aisle)).count == Aisle.allCases.count)
        for gesture in Gesture.allCases { #expect(!words.gesture(gesture).isEmpty) }
    }
}
