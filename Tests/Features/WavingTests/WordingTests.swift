import Gestures
import Language
import Practice
import Testing

@testable import Waving

@Suite("What the practice says") struct WordingTests {
    @Test("Where one is said in a word, so it is", arguments: Language.allCases)
    func one(language: Language) {
        let words = language.waving
        let phrases = [words.pagesTurned, words.wouldHaveTurned, words.wavesCounted, words.falseAlarms]
        for phrase in phrases {
            #expect(!phrase(1).contains("1"))
            #expect(phrase(1) != phrase(2))
        }
    }

    @Test("What was wanting in a movement is a sentence", arguments: Language.allCases)
    func almost(language: Language) {
        for shortfall in Shortfall.allCases { #expect(language.waving.almost(shortfall).hasSuffix(".")) }
    }

    @Test(
        "It has a sentence of its own for everything that can be said, and no long ones",
        arguments: Language.allCases)
    @MainActor func sentences(language: Language) {
        let words = language.waving
        let remarks: [Practice.Remark] =
            Shortfall.allCases.map { .almost($0) } + [
                .counted(1), .counted(2), .counted(3), .countedFaintly(1), .otherWay, .falseAlarm,
                .nothingSeen,
            ]
        let said = remarks.compactMap { PracticeWords.sentence($0, in: .next, words) }
        #expect(Set(said).count == remarks.count)
        #expect(said.allSatisfy { $0.count <= 62 })
        #expect(PracticeWords.sentence(nil, in: .next, words) == nil)
        #expect(
            PracticeWords.sentence(.otherWay, in: .next, words)
                != PracticeWords.sentence(.otherWay, in: .previous, words))
    }

    @Test("A label of a button is short", arguments: Language.allCases) func buttons(language: Language) {
        let words = language.waving
        for label in [words.skipThis, words.begin, words.useIt] { #expect(label.count <= 16, "\(label)") }
    }
}
