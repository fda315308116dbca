import Dice
import Testing

@testable import Stage

/// Against a model too simple to be wrong: an array of characters and two indices.
@Suite("Editing a text, at random") struct TextEditingModelTests {
    private struct Model {
        var letters: [Character] = []
        var anchor = 0, caret = 0
        var selected: Range<Int> { min(anchor, caret)..<max(anchor, caret) }

        mutating func replace(_ range: Range<Int>, _ new: [Character]) {
            letters.replaceSubrange(range, with: new)
            caret = range.lowerBound + new.count
            anchor = caret
        }
        mutating func move(_ place: Int, _ selecting: Bool) {
            caret = min(max(0, place), letters.count)
            if !selecting { anchor = caret }
        }
        /// As `TextEditing` counts.
        func bytes(_ count: Int) -> Int { String(letters.prefix(count)).utf8.count }
    }

    /// Letters that never join with their neighbours, so that the model may treat them as beads.
    private static let alphabet: [Character] = ["a", "b", " ", "ü", "豆", "👩🏽‍🍳", "ש", "\n", ",", "1"]

    @Test("does what the model does, and undoes all of it", arguments: 0..<60)
    func random(seed: Int) {
        var random = Dice(seed: UInt64(seed))
        var text = TextEditing("", limit: 40, takesLines: true)
        var model = Model()
        for step in 0..<200 {
            let selecting = Bool.random(using: &random)
            switch Int.random(in: 0..<8, using: &random) {
            case 0, 1, 2:
                let count = Int.random(in: 1...3, using: &random)
                let new = (0..<count).compactMap { _ in Self.alphabet.randomElement(using: &random) }
                let room = 40 - (model.letters.count - model.selected.count)
                text.insert(String(new))
                if room > 0 || new.isEmpty { model.replace(model.selected, Array(new.prefix(room))) }
            case 3:
                text.erase(to: text.previous(text.caret))
                let start = max(0, model.caret - 1)
                model.replace(model.selected.isEmpty ? start..<model.caret : model.selected, [])
            case 4:
                text.erase(to: text.next(text.caret))
                let end = min(model.letters.count, model.caret + 1)
                model.replace(model.selected.isEmpty ? model.caret..<end : model.selected, [])
            case 5:
                text.move(to: text.previous(text.caret), selecting: selecting)
                model.move(model.caret - 1, selecting)
            case 6:
                text.move(to: text.next(text.caret), selecting: selecting)
                model.move(model.caret + 1, selecting)
            default:
                let place = Int.random(in: 0...model.letters.count, using: &random)
                text.move(to: model.bytes(place), selecting: selecting)
                model.move(place, selecting)
            }
            #expect(text.text == String(model.letters), "step \(step)")
            #expect(text.caret == model.bytes(model.caret) && text.anchor == model.bytes(model.anchor))
            #expect(text.text.count <= 40)
        }
        let end = text.text
        while text.canUndo { text.undo() }
        #expect(text.history.future.count >= History.depth || text.text == "")
        while text.canRedo { text.redo() }
        #expect(text.text == end)
    }

    private typealias History = TextEditing.History

    @Test("never leaves a caret inside a letter, whatever is typed", arguments: 0..<40)
    func anything(seed: Int) {
        var random = Dice(seed: UInt64(seed))
        var text = TextEditing("", takesLines: false)
        let scalars: [Unicode.Scalar] = [
            "e", "\u{301}", "\u{200D}", "👩", "🏽", "🇫", "🇷", "ন", "\u{9CD}", "\r", "\n",
        ]
        for _ in 0..<300 {
            switch Int.random(in: 0..<5, using: &random) {
            case 0, 1: text.insert(String(Character(scalars.randomElement(using: &random) ?? "e")))
            case 2: text.erase(to: Int.random(in: -3...text.end + 3, using: &random))
            case 3: text.move(to: Int.random(in: -3...text.end + 3, using: &random), selecting: true)
            default: if Bool.random(using: &random) { text.undo() } else { text.redo() }
            }
            for place in [text.caret, text.anchor] {
                #expect(String.Index(text.index(place), within: text.text) != nil)
                #expect(text.snapped(place) == place)
            }
            #expect(!text.text.contains { $0.isNewline })
        }
    }
}
