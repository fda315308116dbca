import Testing

@testable import Recipes

@Suite("Where a text may be cut (BY3)") struct SentenceEndsTests {
    private func sentences(_ text: String) -> [String] {
        let places = [text.startIndex] + SentenceEnds.all(in: text) + [text.endIndex]
        return zip(places, places.dropFirst()).map { String(text[$0..<$1]) }
    }

    @Test(
        "is behind sentences, and not behind what only looks like one",
        arguments: [
            ("Stir. Serve.", 2), ("Stir well!  Then serve.", 2), ("Is it done? Serve…  Eat.", 3),
            ("Cook for approx. 5 minutes. Serve.", 2), ("Add ca. 2 l water.", 1),
            ("Use e.g. basil. Stir.", 2),
            ("Nimm z. B. Basilikum. Rühren.", 2), ("Add 1.5 l water. Boil.", 2),
            ("Tray no. 3 goes on top.", 1),
            ("2 tbsp. oil and 1 tsp. salt. Mix.", 2), ("First line\nsecond line", 2), ("Stir", 1), ("", 1),
            ("“Stir.” Then serve.", 2), ("(Don’t stir.) Serve.", 2),
            ("Bei 180 °C ca. 20 Min. backen. Fertig.", 2),
            ("Wait... then stir. Serve.", 2),
        ])
    func sentences(text: String, count: Int) {
        #expect(sentences(text).count == count, "\(sentences(text))")
        #expect(sentences(text).joined() == text)
    }
}

@Suite("A long step is cut into parts (BY3)") struct StepPartTests {
    /// As if so many characters fitted at once.
    private func parts(_ text: String, room: Int) -> [String] {
        let parts = StepPart.all(of: text) { text[$0].trimmingSuffix(while: \.isWhitespace).count <= room }
        #expect(parts.map { String(text[$0.range]) }.joined() == text)
        #expect(
            parts.map(\.offset) == parts.map { text.distance(from: text.startIndex, to: $0.range.lowerBound) }
        )
        return parts.map { text[$0.range].trimmingSuffix(while: \.isWhitespace) }
    }

    @Test("not at all if it fits") func whole() {
        #expect(parts("Stir. Serve.", room: 12) == ["Stir. Serve."])
        #expect(parts("", room: 0) == [""])
    }

    @Test("at sentences, as many as fit") func sentences() {
        #expect(parts("One. Two. Three. Four.", room: 10) == ["One. Two.", "Three.", "Four."])
        #expect(parts("One. Two. Three. Four.", room: 16) == ["One. Two. Three.", "Four."])
    }

    @Test("at clauses where a sentence is too long, at words where a clause is") func clauses() {
        #expect(parts("Chop it, stir it, fry it.", room: 18) == ["Chop it, stir it,", "fry it."])
        #expect(parts("one two three four five", room: 9) == ["one two", "three", "four five"])
        #expect(
            parts("Antidisestablishmentarianism is long.", room: 8).first == "Antidisestablishmentarianism")
    }

    @Test("which are found again by a place in the text, however it is cut") func index() {
        #expect(StepPart.index(of: 0, in: [0, 10, 20]) == 0)
        #expect(StepPart.index(of: 9, in: [0, 10, 20]) == 0)
        #expect(StepPart.index(of: 10, in: [0, 10, 20]) == 1)
        #expect(StepPart.index(of: 999, in: [0, 10, 20]) == 2)
        #expect(StepPart.index(of: 5, in: [0]) == 0)
    }

    @Test("in time in proportion to its length") func cost() {
        for count in [200, 2000] {
            let text = String(repeating: "Stir it well. ", count: count)
            var asked = 0
            let parts = StepPart.all(of: text) { range in
                asked += 1
                return text.utf8.distance(from: range.lowerBound, to: range.upperBound) <= 140
            }
            #expect(parts.count == count / 10)
            #expect(asked <= count * 2)
        }
    }
}

@Suite("What is shown keeps numbers to their units (TR26)") struct UnbrokenTests {
    @Test(
        "as many characters as before",
        arguments: [
            ("for 10 minutes, then", "for 10~minutes, then"), ("200 g flour", "200~g flour"),
            ("1 1/2 cups", "1~1/2~cups"), ("at 180 °C for 5–7 min", "at 180~°C for 5−7~min"),
            ("see step 3 again", "see step~3~again"), ("two eggs", "two eggs"),
            ("(about 2 l)", "(about 2~l)"),
            ("gas mark 5.", "gas mark~5."), ("E 10", "E 10"), ("10  spaces", "10  spaces"),
            ("well – 5", "well – 5"), ("", ""),
        ])
    func shown(text: String, shown: String) {
        #expect(text.unbroken == shown.replacing("~", with: "\u{A0}"))
        #expect(text.unbroken.count == text.count)
    }
}

extension Substring {
    fileprivate func trimmingSuffix(while drops: (Character) -> Bool) -> String {
        var text = self
        while let last = text.last, drops(last) { text.removeLast() }
        return String(text)
    }
}
