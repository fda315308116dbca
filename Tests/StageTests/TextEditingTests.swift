import Testing

@testable import Stage

@Suite("Editing a text") struct TextEditingTests {
    /// "one |two| three": bars stand for the caret, or around what is selected.
    private func editing(_ marked: String, limit: Int = .max, takesLines: Bool = true) -> TextEditing {
        let parts = marked.split(separator: "|", omittingEmptySubsequences: false).map { $0.utf8.count }
        var editing = TextEditing(
            marked.filter { $0 != "|" }, limit: limit, takesLines: takesLines)
        editing.select(parts[0], parts[0] + (parts.count == 3 ? parts[1] : 0))
        return editing
    }

    private func marked(_ editing: TextEditing) -> String {
        var text = editing.text
        text.insert("|", at: editing.index(editing.selected.upperBound))
        if !editing.selected.isEmpty { text.insert("|", at: editing.index(editing.selected.lowerBound)) }
        return text
    }

    @Test("puts letters at the caret and in the place of what is selected") func inserts() {
        var text = editing("sa|t")
        text.insert("l")
        #expect(marked(text) == "sal|t")
        text = editing("a |pinch| of salt")
        text.insert("cup")
        #expect(marked(text) == "a cup| of salt")
    }

    @Test("goes over whole letters as a person sees them", arguments: ["👩🏽‍🍳", "é", "e\u{301}", "🇫🇷", "நி"])
    func graphemes(letter: String) {
        var text = editing("a\(letter)|b")
        text.move(to: text.previous(text.caret))
        #expect(text.caret == 1)
        text.move(to: text.next(text.caret))
        text.erase(to: text.previous(text.caret))
        #expect(text.text == "ab" && text.caret == 1)
        text.insert(letter)
        for inside in 2..<1 + letter.utf8.count {
            text.move(to: inside)
            #expect(text.caret == 1)
        }
    }

    @Test("an accent joins the letter it follows") func joins() {
        var text = editing("caf|e|")
        text.move(to: 4)
        text.insert("\u{301}")
        #expect(text.text.count == 4 && text.caret == text.end)
    }

    @Test(
        "moves by words",
        arguments: [
            ("one |two three", "one two| three", "|one two three"),
            ("on|e two", "one| two", "|one two"),
            ("1½ cup|s, süß", "1½ cups|, süß", "1½ |cups, süß"),
            ("a, b|", "a, b|", "a, |b"), ("|", "|", "|"),
        ])
    func words(from: String, forward: String, back: String) {
        let text = editing(from)
        var moved = text
        moved.move(to: text.wordEnd(after: text.caret))
        #expect(marked(moved) == forward)
        moved.move(to: text.wordStart(before: text.caret))
        #expect(marked(moved) == back)
    }

    @Test("knows the word and the line at a place") func units() {
        let text = editing("salt, black |pepper\nand oil")
        #expect(text.word(at: text.caret) == 12..<18)
        #expect(text.word(at: 18) == 12..<18)
        #expect(text.word(at: 4) == 4..<5)
        #expect(text.paragraph(at: 3) == 0..<18)
        #expect(text.paragraph(at: 19) == 19..<26)
        #expect(TextEditing("").word(at: 0).isEmpty)
    }

    @Test("keeps to one line, and to what a field can hold") func cleans() {
        var line = editing("|", takesLines: false)
        line.insert("two\r\nlines\tand\0 a bell\u{7}\n")
        #expect(line.text == "two lines and a bell")
        var lines = editing("|")
        lines.insert("two\r\nlines\u{2028}three\n")
        #expect(lines.text == "two\nlines\nthree\n")
    }

    @Test("takes as much as there is room for") func limits() {
        var text = editing("one|", limit: 5)
        text.insert("👩🏽‍🍳👩🏽‍🍳👩🏽‍🍳")
        #expect(text.text == "one👩🏽‍🍳👩🏽‍🍳")
        text.insert("x")
        #expect(text.text.count == 5)
        text.selectAll()
        text.insert("fünf!")
        #expect(text.text == "fünf!")
        var long = TextEditing()
        long.insert(String(repeating: "ü", count: 20_000))
        #expect(long.text.utf8.count == TextEditing.longest)
    }

    @Test("knows whether there is room, and makes no more lines than a list can show") func room() {
        var text = TextEditing("", limit: 5)
        #expect(text.hasRoom(for: "fünf!\u{1}") && !text.hasRoom(for: "sechs!"))
        text.insert("abc")
        text.selectAll()
        #expect(text.hasRoom(for: "fünf!"))
        let many = text.someLines(with: String(repeating: "ab\n", count: 300_000))
        #expect(many.lines.count == TextEditing.mostLines && many.isCut)
        let long = text.someLines(with: "abcdefg\nab")
        #expect(long.lines == ["abcde", "ab"] && long.isCut)
        let fine = text.someLines(with: "a\nb\n")
        #expect(fine.lines == ["a", "b"] && !fine.isCut)
        let marks = text.someLines(with: "a\n" + String(repeating: "e\u{301}", count: 100_000))
        #expect(marks.lines.count == 2 && marks.lines[1].count <= 5 && marks.isCut)
    }

    @Test("undoes a word at a time, a run of erasing at once, and does it again") func undo() {
        var text = TextEditing("", takesLines: true)
        for letter in "salt and oil" { text.insert(String(letter)) }
        text.undo()
        #expect(text.text == "salt and ")
        text.undo()
        #expect(text.text == "salt ")
        text.redo()
        #expect(text.text == "salt and ")
        for _ in 0..<5 { text.erase(to: text.previous(text.caret)) }
        #expect(text.text == "salt" && !text.canRedo)
        text.undo()
        #expect(text.text == "salt and ")
        text.selectAll()
        text.insert("pepper")
        text.undo()
        #expect(marked(text) == "|salt and |")
        while text.canUndo { text.undo() }
        #expect(text.text == "")
        while text.canRedo { text.redo() }
        #expect(text.text == "pepper")
    }

    @Test("what came from elsewhere can't be undone into") func adopts() {
        var text = TextEditing("old recipe")
        text.insert("!")
        text.adopt("new")
        #expect(text.text == "new" && text.caret == 3 && !text.canUndo)
    }

    @Test("shows what an input method puts together, and takes it when it is done") func composes() {
        var text = editing("ma |x|po")
        text.compose("dou", caret: 2)
        #expect(text.text == "ma po" && text.shownText == "ma doupo")
        #expect(text.shownCaret == 5 && text.shownComposition == 3..<6)
        text.compose("dof", caret: 3)
        text.insert("豆腐")
        #expect(marked(text) == "ma 豆腐|po" && text.composition == nil)
        text.compose("x", caret: 1)
        text.compose("", caret: 0)
        #expect(text.shownText == "ma 豆腐po")
    }

    @Test(
        "knows which way a text runs",
        arguments: [("soup", false), ("שלום soup", true), ("1. شوربة", true), ("", false), ("12", false)])
    func direction(text: String, backwards: Bool) {
        #expect(text.runsRightToLeft == backwards)
    }
}
