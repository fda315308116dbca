import Language
import Testing

@testable import Shelves

@Suite("What the pages of cards say") struct WordingTests {
    private let english = Language.english.shelves
    private let german = Language.german.shelves

    /// Phrases that count things, each with the number in it.
    static let counting: [@Sendable (any ShelvesWording, Int) -> String] = [
        { $0.favouritesAdded($1) }, { $0.favouritesRemoved($1) },
        { $0.historyRemoved($1) }, { $0.fridgeFound($1, isCut: false) }, { $0.fridgeFound($1, isCut: true) },
    ]

    @Test("One is singular, none and two are plural", arguments: counting.indices, Language.allCases)
    func plural(place: Int, language: Language) {
        func said(_ count: Int) -> String { Self.counting[place](language.shelves, count) }
        func bare(_ count: Int) -> String { said(count).filter { !$0.isNumber } }
        #expect(said(0).contains("0") && said(1).contains("1") && said(2).contains("2"))
        #expect(bare(0) == bare(2) && bare(2) == bare(1_000_000))
        #expect(bare(1) != bare(2))
    }

    @Test("Where one is said in a word, so it is", arguments: Language.allCases)
    func one(language: Language) {
        let words = language.shelves
        #expect(!words.alreadyFavourite(1).contains("1"))
        #expect(words.alreadyFavourite(1) != words.alreadyFavourite(2))
    }

    @Test("What is missing, and why nothing was found") func lists() {
        #expect(english.missing(["feta", "dill"]) == "Missing 2: feta, dill")
        #expect(
            german.missing(["feta"]) == "Es fehlt: feta" && german.missing(["a", "b"]) == "Es fehlen 2: a, b")
        #expect(
            german.noMatch("Reis", diets: [.vegan], isPicky: true)
                == "Kein Rezept passt zu „Reis“ und ist vegan.")
        #expect(english.noMatch("", diets: [], isPicky: true) == "No recipe fits what you eat and avoid.")
    }

    @Test("Every sentence of what was done has its numbers", arguments: Language.allCases)
    func sentences(language: Language) {
        let words = language.shelves
        for sentence in [
            words.collected(3, into: ["A", "B"], outOf: ["C"]), words.collected(3, into: [], outOf: ["C"]),
            words.collectionMade("C", count: 3), words.takenOut(3, of: "C"),
        ] {
            #expect(sentence.contains("3") && sentence.contains("C") && sentence.hasSuffix("."))
        }
        #expect(words.collected(3, into: ["A", "B", "C"], outOf: []).filter(\.isNumber) == "33")
        #expect(words.ownRemoved(recipes: 2, drafts: 1, title: nil).filter(\.isNumber) == "21")
        #expect(!words.ownRemoved(recipes: 0, drafts: 2, title: nil).contains("0"))
    }
}
