import Testing

@testable import Stage

@MainActor @Suite("A field that nobody reads along (SP1)") struct SecretFieldTests {
    private func kitchen(_ text: String) -> TypingTests.Kitchen {
        let kitchen = TypingTests.Kitchen(text)
        kitchen.isSecret = true
        kitchen.show()
        kitchen.stage.focus(on: "title", caret: .max)
        kitchen.show()
        return kitchen
    }

    @Test("dots are shown and read, whatever is typed") func dots() {
        let kitchen = kitchen("käse 🧀")
        #expect(kitchen.stage.region("title")?.spec.value == "••••••")
        #expect(kitchen.stage.scene.fields["title"]?.run.text == "••••••")
    }

    @Test("the caret goes from character to character, and what is typed goes there") func caret() {
        let kitchen = kitchen("käse 🧀")
        kitchen.key("left", "left")
        kitchen.stage.handle(.text("!"), at: 0)
        #expect(kitchen.texts["title"] == "käse! 🧀")
        kitchen.key("home", "right", "right", "backspace")
        #expect(kitchen.texts["title"] == "kse! 🧀")
        kitchen.key("end", "backspace")
        #expect(kitchen.texts["title"] == "kse! ")
    }

    @Test("nothing of it is copied or cut, and no word of it is told apart") func copying() {
        let kitchen = kitchen("two words")
        kitchen.stage.clipboard.write("before")
        kitchen.key("ctrl+a", "ctrl+c", "ctrl+x")
        #expect(kitchen.stage.clipboard.read() == "before")
        #expect(kitchen.texts["title"] == "two words")
        kitchen.key("end", "ctrl+backspace")
        #expect(kitchen.texts["title"] == "")
    }

    @Test("places are translated both ways") func places() {
        var editing = TextEditing("aé🧀")
        editing.isSecret = true
        // Bytes: a 1, é 2, 🧀 4; a dot 3.
        #expect(
            [0, 1, 3, 7].map { place -> Int in
                editing.move(to: place); return editing.shownCaret
            } == [0, 3, 6, 9])
        #expect([0, 3, 6, 9, 99].map { editing.place(ofShown: $0) } == [0, 1, 3, 7, 7])
        #expect(editing.place(ofShown: 1) == 0 && editing.place(ofShown: 2) == 1)
    }
}
