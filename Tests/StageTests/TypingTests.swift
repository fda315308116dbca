import Testing

@testable import Stage

@MainActor @Suite("Typing") struct TypingTests {
    /// A page with two fields and a button, and the model that owns their texts.
    @MainActor final class Kitchen {
        var texts = ["title": "", "notes": ""]
        var log: [String] = []
        var overflow: (@MainActor (String) -> Bool)?
        var takeLines: (@MainActor ([String]) -> Bool)?
        let stage = makeStage(220, 300)
        var time = 0.0

        init(_ title: String = "", notes: String = "") {
            texts = ["title": title, "notes": notes]
            show()
        }

        var isSecret = false

        func field(_ id: String) -> FieldSpec {
            var field = FieldSpec(
                id, id: id, text: texts[id] ?? "", style: plain,
                inks: .init(text: black, placeholder: black, caret: Color(0xFF), selection: Color(0xFF00))
            ) { self.texts[id] = $0 }
            field.placeholder = "type here"
            field.leave = { self.log.append("left \(id)") }
            (field.overflow, field.takeLines) = (overflow, takeLines)
            field.isSecret = isSecret && id == "title"
            if id == "title" { field.submit = { self.log.append("submit") } }
            if id == "notes" { field.lines = .several(least: 3) }
            return field
        }

        var root: Node {
            var clear = RegionSpec(.button, "Clear")
            clear.keepsTyping = true
            clear.takesFocus = false
            clear.press = { self.texts["title"] = "" }
            return Column {
                for id in ["title", "notes"] {
                    FieldText(field(id)).padding(10).region(RegionSpec(field: field(id)))
                }
                Fill(black).frame(width: 50, height: 50).region(clear)
                block("Save")
            }
        }

        func show() { stage.show(at: time) { self.root } }

        func key(_ names: String...) {
            for name in names {
                var parts = name.split(separator: "+").map(String.init)
                let key = parts.removeLast()
                var modifiers: KeyPress.Modifiers = []
                if parts.contains("ctrl") { modifiers.insert(.control) }
                if parts.contains("shift") { modifiers.insert(.shift) }
                stage.handle(.key(KeyPress(key, modifiers)), at: time)
                show()
            }
        }

        /// As a keyboard does it: a key, and the letter that it makes.
        func type(_ text: String) {
            for letter in text {
                stage.handle(.key(KeyPress(String(letter))), at: time)
                stage.handle(.text(String(letter)), at: time)
            }
            show()
        }

        func press(_ x: Double, _ y: Double, _ pointer: InputEvent.Pointer = .mouse, to: Double? = nil) {
            stage.handle(.pointerPressed(Point(x, y), pointer), at: time)
            show()
            if let to { stage.handle(.pointerDragged(Point(to, y)), at: time) }
            stage.handle(.pointerReleased(Point(to ?? x, y)), at: time)
            show()
        }

        func rects(_ color: UInt32) -> [Rect] {
            stage.scene.commands.compactMap {
                if case .fill(_, Color(color)) = $0.ink { $0.frame } else { nil }
            }
        }
        var caret: Rect? { rects(0xFF).first }
        var selected: String? { stage.typings[stage.focus ?? ""]?.editing.selectedText }
    }

    @Test("goes to the field that has the focus, and nowhere else") func focus() {
        let kitchen = Kitchen()
        kitchen.type("x")
        #expect(kitchen.texts["title"] == "" && !kitchen.stage.isTyping)
        kitchen.press(50, 20)
        #expect(kitchen.stage.isTyping && kitchen.caret == Rect(10, 10, 2, 20))
        kitchen.type("egg")
        #expect(kitchen.texts["title"] == "egg")
        #expect(kitchen.caret?.minX == 40)
        #expect(kitchen.stage.caretPlace?.minX == 40)
        kitchen.key("tab")
        kitchen.type("stir")
        #expect(kitchen.texts["notes"] == "stir" && kitchen.log == ["left title"])
        kitchen.press(20, 180)
        #expect(!kitchen.stage.isTyping && kitchen.caret == nil)
    }

    @Test("keeps letters from the page's own keys, and lets other keys through") func swallows() {
        let kitchen = Kitchen()
        var keys: [String] = []
        kitchen.stage.onKey = {
            keys.append($0.name); return true
        }
        kitchen.press(50, 20)
        kitchen.type("w ")
        kitchen.key("shift+w", "space", "keypad 4", "home", "ctrl+q", "f1", "down")
        #expect(keys == ["q", "f1", "down"])
    }

    @Test("a hint shows while there is nothing else") func placeholder() {
        let kitchen = Kitchen()
        func texts() -> [String] {
            kitchen.stage.scene.commands.compactMap {
                if case .text(let run, _, _) = $0.ink { run.text } else { nil }
            }
        }
        #expect(texts() == ["type here", "type here"])
        kitchen.press(50, 20)
        kitchen.type("a")
        #expect(texts() == ["a", "type here"])
    }

    @Test("keys select, copy, cut, paste and undo") func keys() {
        let kitchen = Kitchen("salt and oil")
        kitchen.press(200, 20)
        kitchen.key("ctrl+shift+left")
        #expect(kitchen.selected == "oil")
        #expect(kitchen.rects(0xFF00).map(\.width) == [30])
        kitchen.key("ctrl+x", "home", "ctrl+v")
        #expect(kitchen.texts["title"] == "oilsalt and ")
        kitchen.key("ctrl+z")
        #expect(kitchen.texts["title"] == "salt and ")
        kitchen.key("ctrl+shift+z")
        #expect(kitchen.texts["title"] == "oilsalt and ")
        kitchen.key("shift+home", "ctrl+c", "end", "ctrl+v", "left", "backspace", "delete")
        #expect(kitchen.texts["title"] == "oilsalt and o")
        kitchen.key("ctrl+a", "delete")
        #expect(kitchen.texts["title"] == "")
        kitchen.key("ctrl+v")
        #expect(kitchen.texts["title"] == "oil")
    }

    @Test("a selection is left at the end that the arrow points to") func collapses() {
        let kitchen = Kitchen("salt and oil")
        kitchen.press(200, 20)
        kitchen.key("ctrl+shift+left", "left")
        #expect(kitchen.caret?.minX == 100)
        kitchen.key("ctrl+shift+left", "right")
        #expect(kitchen.caret?.minX == 100)
    }

    @Test("the mouse places the caret, drags, and chooses words and lines by clicking again") func mouse() {
        let kitchen = Kitchen("salt and oil")
        kitchen.press(62, 20)
        #expect(kitchen.caret?.minX == 60)
        kitchen.time = 1
        kitchen.press(10, 20, to: 51)
        #expect(kitchen.selected == "salt")
        kitchen.time = 2
        kitchen.press(70, 20)
        kitchen.press(70, 20)
        #expect(kitchen.selected == "and")
        kitchen.press(70, 20)
        #expect(kitchen.selected == "salt and oil")
        kitchen.time = 3
        kitchen.press(70, 20)
        kitchen.press(70, 20, to: 130)
        #expect(kitchen.selected == "and oil")
        kitchen.stage.handle(.pointerPressed(Point(50, 20), .mouse, .shift), at: 9)
        #expect(kitchen.selected == " ")
    }

    @Test("a finger places the caret when it lifts; held, it chooses a word") func touch() {
        let kitchen = Kitchen("salt and oil")
        kitchen.stage.handle(.pointerPressed(Point(70, 20), .touch), at: 0)
        #expect(!kitchen.stage.isTyping)
        kitchen.stage.handle(.pointerReleased(Point(70, 20)), at: 0.1)
        kitchen.show()
        #expect(kitchen.caret?.minX == 70)
        kitchen.stage.handle(.pointerPressed(Point(120, 20), .touch), at: 2)
        #expect(kitchen.stage.elapse(to: 2.5))
        #expect(kitchen.selected == "oil")
    }

    @Test("a long line moves under its field so that the caret is seen") func scrolls() {
        let kitchen = Kitchen(String(repeating: "x", count: 50))
        kitchen.press(30, 20)
        for key in ["end", "home", "end"] {
            kitchen.key(key)
            let caret = kitchen.caret ?? .zero
            #expect(caret.minX >= 10 && caret.maxX <= 210)
        }
        kitchen.key("end", "backspace")
        #expect(kitchen.texts["title"]?.count == 49)
        kitchen.key("ctrl+a", "delete")
        #expect(kitchen.caret?.minX == 10)
    }

    @Test("an area wraps, grows, and moves up and down in its column") func area() {
        let kitchen = Kitchen(notes: "one two three four five")
        let height = kitchen.stage.region("notes")?.frame.height
        #expect(height == 80)
        kitchen.press(60, 60)
        kitchen.key("down")
        #expect(kitchen.caret == Rect(50, 70, 2, 20))
        kitchen.key("up")
        #expect(kitchen.caret == Rect(60, 50, 2, 20))
        kitchen.key("up")
        #expect(kitchen.stage.typings["notes"]?.editing.caret == 0)
        kitchen.key("end", "return", "return")
        kitchen.type("six")
        #expect(kitchen.texts["notes"] == "one two three four\n\nsix five")
        kitchen.key("return")
        #expect(kitchen.stage.region("notes")?.frame.height == 100)
        kitchen.key("ctrl+home", "shift+down", "shift+down")
        #expect(kitchen.selected == "one two three four\n\n")
    }

    @Test("a text that there is no room for is offered to the page, or cut with a word") func overflow() {
        let kitchen = Kitchen()
        var troubles: [PasteTrouble] = [], taken: [String] = []
        kitchen.stage.onPasteTrouble = { troubles.append($0) }
        kitchen.press(50, 20)
        kitchen.key("ctrl+v")
        #expect(troubles == [.nothing])
        let long = String(repeating: "leek ", count: 300_000)
        kitchen.stage.clipboard.write(long)
        kitchen.key("ctrl+v")
        #expect(troubles == [.nothing, .cut])
        #expect(kitchen.texts["title"]?.utf8.count == kitchen.field("title").limit)
        kitchen.overflow = {
            taken.append($0)
            return true
        }
        kitchen.show()
        kitchen.key("ctrl+a", "delete", "ctrl+v")
        #expect(taken == [long] && troubles.count == 2 && kitchen.texts["title"] == "")
        kitchen.stage.clipboard.write("leek")
        kitchen.key("ctrl+v")
        #expect(kitchen.texts["title"] == "leek" && troubles.count == 2)
    }

    @Test("a list is offered to the page line by line, and is one line where nobody takes it") func lines() {
        let kitchen = Kitchen()
        var taken: [[String]] = []
        kitchen.press(50, 20)
        kitchen.stage.clipboard.write("- eggs\n\n milk\n")
        kitchen.key("ctrl+v")
        #expect(kitchen.texts["title"]?.contains("\n") == false)
        kitchen.key("ctrl+a", "delete")
        kitchen.takeLines = {
            taken.append($0)
            return true
        }
        kitchen.show()
        kitchen.key("ctrl+v")
        #expect(taken == [["- eggs", " milk"]] && kitchen.texts["title"] == "")
        kitchen.stage.clipboard.write("\nleek\n")
        kitchen.key("ctrl+v")
        #expect(taken.count == 1 && kitchen.texts["title"]?.contains("leek") == true)
    }

    @Test("Return submits one line; Escape leaves it") func submits() {
        let kitchen = Kitchen()
        kitchen.press(50, 20)
        kitchen.key("return")
        #expect(kitchen.log == ["submit"])
        kitchen.key("escape")
        #expect(!kitchen.stage.isTyping)
    }

    @Test("a button beside a field leaves it the focus, and what the model says counts") func clears() {
        let kitchen = Kitchen()
        kitchen.press(50, 20)
        kitchen.type("egg")
        kitchen.press(20, 140)
        #expect(kitchen.texts["title"] == "" && kitchen.stage.isTyping)
        #expect(kitchen.caret?.minX == 10)
        kitchen.type("oil")
        #expect(kitchen.texts["title"] == "oil")
    }

    @Test("what an input method puts together is underlined, and its keys do nothing else") func composing() {
        let kitchen = Kitchen("ab")
        kitchen.press(20, 20)
        kitchen.stage.handle(.composing("dou", caret: 3), at: 0)
        kitchen.show()
        #expect(kitchen.caret?.minX == 50 && kitchen.texts["title"] == "ab")
        #expect(kitchen.rects(0).contains(Rect(20, 28, 30, 2)))
        kitchen.key("backspace", "return")
        #expect(kitchen.texts["title"] == "ab" && kitchen.log.isEmpty)
        kitchen.stage.handle(.text("豆"), at: 0)
        #expect(kitchen.texts["title"] == "a豆b")
    }

    @Test("the caret blinks twice a second at most, and rests after ten seconds") func blinks() {
        let kitchen = Kitchen()
        kitchen.press(50, 20)
        var wakes = 0
        while let deadline = kitchen.stage.deadline {
            #expect(deadline - kitchen.time >= 0.49)
            #expect((kitchen.caret != nil) == (wakes % 2 == 0))
            kitchen.time = deadline
            kitchen.show()
            wakes += 1
        }
        #expect(wakes == 20 && kitchen.caret != nil)
        kitchen.type("a")
        #expect(kitchen.stage.deadline != nil)
    }

    @Test("a text that is dropped goes into the field, anything else to the page") func drops() {
        let kitchen = Kitchen()
        var drops: [Drop] = []
        kitchen.stage.onDrop = {
            drops.append($0); return true
        }
        kitchen.stage.handle(.dropped(.text("page")), at: 0)
        kitchen.press(50, 20)
        kitchen.stage.handle(.dropped(.text("egg")), at: 0)
        kitchen.stage.handle(.dropped(.file("/a.json")), at: 0)
        #expect(drops == [.text("page"), .file("/a.json")] && kitchen.texts["title"] == "egg")
    }

    @Test("a field behind a sheet is not typed into") func modal() {
        let kitchen = Kitchen()
        kitchen.press(50, 20)
        kitchen.stage.show {
            Layers {
                kitchen.root
                block("Sheet").modal()
            }
        }
        #expect(!kitchen.stage.isTyping)
    }
}
