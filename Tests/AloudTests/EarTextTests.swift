import Foundation
import Testing

@testable import Aloud

@Suite("TR30: a text made ready for the ear") struct EarTextTests {
    /// A line of `Cases/`: what is written, " => ", what is said; "\n" stands for a new line.
    struct Case: Sendable, CustomTestStringConvertible {
        let written: String
        let said: String
        let language: WrittenLanguage
        var testDescription: String { written }

        static func all(_ file: String, _ language: WrittenLanguage) -> [Case] {
            let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Cases")
            let text = (try? String(contentsOf: folder.appending(path: file), encoding: .utf8)) ?? ""
            return text.split(whereSeparator: \.isNewline).map { line in
                let sides = line.components(separatedBy: " => ")
                return Case(
                    written: sides[0].replacing("\\n", with: "\n"), said: sides.count > 1 ? sides[1] : "",
                    language: language)
            }
        }
    }

    static let cases = Case.all("english.txt", .english) + Case.all("german.txt", .german)

    @Test("Clauses of real steps", arguments: cases) func clauses(_ one: Case) {
        #expect(EarText.spoken(one.written, in: one.language) == one.said)
    }

    @Test("There are as many cases as were promised") func enough() {
        #expect(Self.cases.count >= 300)
        #expect(Set(Self.cases.map(\.written)).count >= 300)
    }

    @Test("No abbreviation is left that a voice would stumble over", arguments: cases) func nothingLeft(
        _ one: Case
    ) {
        let said = EarText.spoken(one.written, in: one.language)
        #expect(!said.contains { "½⅓⅔¼¾°º()[]\"&+@•~".contains($0) }, "\(said)")
        let short: Set<String> = [
            "tsp", "tbsp", "oz", "lb", "ml", "TL", "EL", "Pck", "Msp", "Std", "ca", "evtl", "bzw",
        ]
        #expect(said.split { !$0.isLetter }.allSatisfy { !short.contains(String($0)) }, "\(said)")
    }

    @Test("Whatever is written, something is said, and it ends") func anything() {
        #expect(EarText.spoken("", in: .english).isEmpty)
        #expect(EarText.spoken(" \n ( ) … ", in: .english).isEmpty)
        #expect(EarText.spoken("Stir", in: .english) == "Stir.")
        let long = String(repeating: "1/2 x 3–", count: 20_000)
        #expect(EarText.spoken(long, in: .english).count < 400_000)
        #expect(EarText.spoken(String(repeating: "9", count: 400) + " cups", in: .german).contains("cups"))
    }

    @Test("What has been said can be said again: nothing is made of it a second time", arguments: cases)
    func stable(_ one: Case) {
        // Digits that began a line are a list's number, not an amount.
        guard one.written.first.map({ !$0.isNumber }) ?? true, !one.said.contains("-") else { return }
        let again = EarText.spoken(one.said, in: one.language)
        #expect(again.count <= one.said.count + 12, "\(again)")
    }

    @Test("A language without rules keeps its words and loses its brackets") func foreign() {
        let french = WrittenLanguage(rawValue: "fr")
        #expect(
            EarText.spoken("Ajouter 1/2 oignon (haché) et 2-3 œufs", in: french)
                == "Ajouter 1/2 oignon, haché, et 2-3 œufs.")
    }
}
