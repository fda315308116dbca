import Stage
import Testing

@testable import Screen

/// A caret goes where a person expects it, in every script; type is Pango's, so figures are relations.
@MainActor @Suite("Carets in real type") struct CaretTests {
    let text = PangoText()
    let style = TextStyle(size: 20)

    private func run(_ content: String) -> TextRun { TextRun(content, style) }

    @Test("A caret moves to the right with each letter, and a press on it finds it again")
    func roundTrip() {
        let run = run("Rühren, süß & 豆腐")
        var place = 0, last = -1.0, steps = 0
        while steps < 50 {
            let caret = text.caret(at: place, in: run, width: .infinity)
            #expect(caret.minX > last && caret.height > 15)
            #expect(text.offset(at: caret.middle, in: run, width: .infinity) == place)
            last = caret.minX
            guard let next = text.step(.right, from: place, in: run, width: .infinity) else { break }
            #expect(text.step(.left, from: next, in: run, width: .infinity) == place)
            place = next
            steps += 1
        }
        #expect(steps == run.text.count && place == run.text.utf8.count)
    }

    @Test(
        "In Hebrew and Arabic a step to the left goes on in the text", arguments: ["שלום עולם", "شوربة عدس"])
    func backwards(content: String) {
        let run = run(content)
        let start = text.caret(at: 0, in: run, width: .infinity)
        let end = text.caret(at: content.utf8.count, in: run, width: .infinity)
        #expect(start.minX > end.minX + 30)
        let next = text.step(.left, from: 0, in: run, width: .infinity)
        #expect((next ?? 0) > 0)
        #expect(text.step(.right, from: 0, in: run, width: .infinity) == nil)
    }

    @Test("A wrapped paragraph has a caret a line, and lines know where they begin and end")
    func lines() {
        let run = run("Stir the soup slowly until the cream has melted into it\nServe")
        let extent = text.measure(run, width: 160)
        let first = text.line(around: 0, in: run, width: 160)
        #expect(first.lowerBound == 0 && first.upperBound > 5 && first.upperBound < 30)
        #expect(text.caret(at: first.upperBound, in: run, width: 160).minY == 0)
        let second = text.line(around: first.upperBound + 1, in: run, width: 160)
        #expect(second.lowerBound == first.upperBound + 1)
        #expect(text.caret(at: second.lowerBound, in: run, width: 160).minX == 0)
        let last = text.caret(at: run.text.utf8.count, in: run, width: 160)
        #expect(last.maxY <= extent.size.height + 1 && last.minY > extent.size.height - 1.6 * last.height)
        #expect(text.line(around: run.text.utf8.count, in: run, width: 160).count == 5)
        #expect(text.offset(at: Point(-50, last.middle.y), in: run, width: 160) == run.text.utf8.count - 5)
        #expect(text.offset(at: Point(9000, 5), in: run, width: 160) == first.upperBound)
        #expect(text.offset(at: Point(9000, 9000), in: run, width: 160) == run.text.utf8.count)
    }

    @Test("A selection covers its letters, line by line; an empty line shows as a sliver")
    func selections() {
        let run = run("salt and\n\noil")
        let word = text.places(of: 5..<8, in: run, width: 300)
        #expect(word.count == 1)
        #expect(word.first?.minX == text.caret(at: 5, in: run, width: 300).minX)
        #expect(text.places(of: 0..<run.text.utf8.count, in: run, width: 300).count == 3)
        #expect(text.places(of: 0..<8, in: run, width: 300).count == 1)
        let mixed = self.run("salt שלום oil")
        #expect(text.places(of: 3..<9, in: mixed, width: .infinity).count == 2)
    }

    @Test("Any place in any text has a caret", arguments: TextMeasuringTests.odd.indices)
    func anyText(index: Int) {
        let run = run(TextMeasuringTests.odd[index])
        for width in [0, 80, .infinity] {
            for place in [-1, 0, 1, 2, 7, run.text.utf8.count, run.text.utf8.count + 5] {
                #expect(text.caret(at: place, in: run, width: width).height > 0)
                _ = text.step(.left, from: place, in: run, width: width)
                _ = text.line(around: place, in: run, width: width)
                _ = text.places(of: 0..<max(0, place), in: run, width: width)
            }
            for point in [Point(-1e9, -1e9), Point(.infinity, 3), Point(3, .nan), .zero] {
                let place = text.offset(at: point, in: run, width: width)
                #expect((0...max(0, run.text.utf8.count)).contains(place))
            }
        }
    }
}
