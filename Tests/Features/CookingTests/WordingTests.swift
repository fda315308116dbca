import Language
import Testing

@testable import Cooking

@Suite("What is said while cooking") struct WordingTests {
    @Test("A label of a button is short", arguments: Language.allCases) func buttons(language: Language) {
        let words = language.cooking
        for label in [words.next, words.previous, words.finish, words.gotIt] {
            #expect(label.count <= 16, "\(label)")
        }
    }
}
