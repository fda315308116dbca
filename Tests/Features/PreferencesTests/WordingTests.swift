import Language
import Testing

@testable import Preferences

@Suite("What the settings say") struct WordingTests {
    @Test("A label of a button is short", arguments: Language.allCases) func buttons(language: Language) {
        let words = language.preferences
        for label in [words.toTheLeft, words.toTheRight] { #expect(label.count <= 16, "\(label)") }
    }
}
