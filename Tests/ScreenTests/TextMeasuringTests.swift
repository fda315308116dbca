import Stage
import Testing

@testable import Screen

@MainActor @Suite("Measuring text", .timeLimit(.minutes(1))) struct TextMeasuringTests {
    let text = PangoText()
    let style = TextStyle(size: 20)
    let sentence = "Stir the soup slowly until the cream has melted into it"

    @Test("A paragraph wraps at its width, and no line is wider")
    func wraps() {
        let free = text.measure(TextRun(sentence, style), width: .infinity)
        let narrow = text.measure(TextRun(sentence, style), width: 200)
        #expect(free.lines == 1)
        #expect(narrow.lines > 2)
        #expect(narrow.size.width <= 200)
        #expect(abs(narrow.size.height - free.size.height * Double(narrow.lines)) <= Double(narrow.lines))
    }

    @Test("Drawn at its own width a paragraph has the same lines", arguments: [90.0, 133, 200, 317, 480])
    func hugging(width: Double) {
        for size in [11.0, 16, 23.5, 40] {
            let run = TextRun(sentence, TextStyle(family: .display, size: size))
            let extent = text.measure(run, width: width)
            #expect(text.measure(run, width: extent.size.width).lines == extent.lines)
        }
    }

    @Test("The most lines are kept, and the last one says that there is more")
    func ellipsis() {
        let cut = text.measure(TextRun(sentence, style, maxLines: 2), width: 200)
        #expect(cut.lines == 2)
        #expect(cut.isTruncated)
        let whole = text.measure(TextRun("Stir", style, maxLines: 2), width: 200)
        #expect(whole.lines == 1)
        #expect(!whole.isTruncated)
    }

    @Test("The most lines count for the whole text, line breaks or not", arguments: 1...4)
    func ellipsisOverParagraphs(most: Int) {
        let run = TextRun(
            "one\ntwo\r\nthree\n\nfive\nsix, which is the last of the lines and the longest", style,
            maxLines: most)
        let extent = text.measure(run, width: 300)
        #expect(extent.lines == most)
        #expect(extent.isTruncated)
        let one = text.measure(TextRun("one", style), width: 300)
        #expect(abs(extent.size.height - one.size.height * Double(most)) <= Double(most))
    }

    @Test("Leading spreads the baselines")
    func leading() {
        let loose = TextStyle(size: 20, leading: 1.5)
        let single = text.measure(TextRun("one", style), width: 300).size.height
        let tight = text.measure(TextRun("one\ntwo\nthree", style), width: 300).size.height
        let wide = text.measure(TextRun("one\ntwo\nthree", loose), width: 300).size.height
        #expect(abs((wide - tight) - single) < 4)
    }

    @Test("Type is the same at every size but for a factor")
    func linear() {
        let small = text.measure(TextRun(sentence, TextStyle(size: 10)), width: .infinity)
        let large = text.measure(TextRun(sentence, TextStyle(size: 40)), width: .infinity)
        #expect(abs(large.size.width - 4 * small.size.width) <= 4)
        #expect(abs(large.baseline - 4 * small.baseline) < 0.01)
    }

    @Test("Emphasis is heavier, so wider; ranges outside the text or inside a letter do no harm")
    func emphasis() {
        let plain = text.measure(TextRun(sentence, style), width: .infinity)
        let heavy = text.measure(
            TextRun(sentence, style, emphasis: [0..<sentence.utf8.count]), width: .infinity)
        #expect(heavy.size.width > plain.size.width)
        for odd in [-5..<3, 50..<900, 900..<901, 4..<4] {
            #expect(text.measure(TextRun(sentence, style, emphasis: [odd]), width: 300).lines > 0)
        }
        #expect(text.measure(TextRun("süß 🍅", style, emphasis: [2..<3, 7..<8]), width: 300).lines == 1)
    }

    @Test("Tabular digits are all of one width")
    func tabularDigits() {
        let clock = TextStyle(size: 30, tabularDigits: true)
        let widths = Set(
            (0...9).map { text.measure(TextRun("\($0)\($0):\($0)\($0)", clock), width: 500).size.width })
        #expect(widths.count == 1)
    }

    nonisolated static let odd = [
        "", " ", "\n", "a\0b\0", "\u{FFFD}\u{202E}abc\u{202C}", "שלום עולם", "شوربة عدس", "麻婆豆腐",
        "👩🏽‍🍳👨‍👩‍👧", "e" + String(repeating: "\u{301}", count: 500), String(repeating: "x", count: 5000),
    ]

    @Test("Any text can be measured", arguments: odd.indices)
    func anyText(index: Int) {
        let content = Self.odd[index]
        for width in [0, 0.5, 80, 1e9, .infinity, .nan] {
            for lines in [0, 1, 3] {
                let run = TextRun(content, TextStyle(size: 16, tabularDigits: true), maxLines: lines)
                let extent = text.measure(run, width: width)
                #expect(extent.lines >= 1)
                #expect(extent.size.height > 0)
            }
        }
    }

    @Test(
        "Attack 7: what looks like markup is shown as it is written",
        arguments: [
            "<b>salt</b>", "<span font='400'>salt</span>", "&amp;salt",
            "<span foreground='transparent'>salt</span>",
            "</markup>salt",
        ])
    func markup(written: String) {
        let shown = text.measure(TextRun(written, style), width: .infinity).size
        let plain = text.measure(TextRun("salt", style), width: .infinity).size
        #expect(shown.width > plain.width && shown.height == plain.height)
    }

    @Test("A NUL is shown as a space: the text doesn't end there")
    func nul() {
        let broken = text.measure(TextRun("salt\0pepper", style), width: .infinity)
        #expect(broken == text.measure(TextRun("salt pepper", style), width: .infinity))
    }

    @Test("A text without end is cut between letters")
    func endless() {
        let text = String(repeating: "ü", count: 100_000).forPango
        #expect(text.utf8.count <= String.longestParagraph)
        #expect(text.allSatisfy { $0 == "ü" })
    }
}
