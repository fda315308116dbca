import Testing

@testable import Stage

@MainActor @Suite("Fields of a form") struct FormTests {
    /// Lines of a list, a field each.
    @MainActor final class List {
        var lines: [String]
        var log: [String] = []
        let stage = makeStage(220, 300)

        init(_ lines: String...) {
            self.lines = lines
            show()
        }

        func show() {
            stage.show(at: 0) {
                Column {
                    for index in self.lines.indices {
                        FieldText(self.field(index)).padding(10).region(RegionSpec(field: self.field(index)))
                    }
                }
            }
        }

        private func field(_ index: Int) -> FieldSpec {
            var field = FieldSpec(
                "Line \(index)", id: "line \(index)", text: lines[index], style: plain,
                inks: .init(text: black, placeholder: black, caret: black, selection: black)
            ) { self.lines[index] = $0 }
            field.breakLines = { texts, behind in
                self.lines.replaceSubrange(index...index, with: texts)
                let last = index + texts.count - 1
                self.stage.focus(on: "line \(last)", caret: self.lines[last].utf8.count - behind)
            }
            field.joinBefore = { self.log.append("join \(index)") }
            field.turnBack = { self.log.append($0 ? "forward" : "back") }
            return field
        }

        func key(_ name: String, _ modifiers: KeyPress.Modifiers = []) {
            stage.handle(.key(KeyPress(name, modifiers)), at: 0)
            show()
        }
    }

    @Test("Return parts a line at the caret, and Shift+Return doesn't") func parts() {
        let list = List("2 eggs", "milk")
        list.stage.focus(on: "line 0", caret: 2)
        list.show()
        list.key("return")
        #expect(list.lines == ["2 ", "eggs", "milk"] && list.stage.focus == "line 1")
        #expect(list.stage.caret == 0)
        list.key("return", .shift)
        #expect(list.lines.count == 3)
    }

    @Test("several lines that are pasted over what is selected become lines") func pastes() {
        let list = List("two eggs")
        list.stage.focus(on: "line 0", caret: 3)
        list.show()
        list.key("left", [.control, .shift])
        list.stage.clipboard.write("flour\r\nsalt\n2\n")
        list.key("v", .control)
        #expect(list.lines == ["flour", "salt", "2 eggs"])
        #expect(list.stage.focus == "line 2" && list.stage.caret == 1)
        list.stage.clipboard.write("00 g")
        list.key("v", .control)
        #expect(list.lines == ["flour", "salt", "200 g eggs"])
    }

    @Test("Backspace joins only where nothing stands before the caret") func joins() {
        let list = List("milk")
        list.stage.focus(on: "line 0", caret: 1)
        list.show()
        list.key("backspace")
        #expect(list.lines == ["ilk"] && list.log.isEmpty)
        list.key("right", .shift)
        list.key("backspace")
        #expect(list.lines == ["lk"] && list.log.isEmpty)
        list.key("backspace")
        #expect(list.lines == ["lk"] && list.log == ["join 0"])
    }

    @Test("a form that keeps its own history is asked to turn back") func turnsBack() {
        let list = List("milk")
        list.stage.focus(on: "line 0", caret: 4)
        list.show()
        list.key("backspace")
        list.key("z", .control)
        list.key("z", [.control, .shift])
        list.key("y", .control)
        #expect(list.lines == ["mil"] && list.log == ["back", "forward", "forward"])
    }

    @Test("a focus that is not on the page yet is awaited") func awaited() {
        let list = List("milk")
        #expect(!list.stage.awaitsFocus)
        list.stage.focus(on: "line 1", caret: 0)
        #expect(list.stage.awaitsFocus)
        list.lines.append("eggs")
        list.show()
        #expect(!list.stage.awaitsFocus && list.stage.caret == 0)
    }
}
