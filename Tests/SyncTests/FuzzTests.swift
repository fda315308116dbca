import Dice
import Foundation
import Sync
import Testing

@Suite("Messages with random bytes in them are errors at worst (AR07)") struct FuzzTests {
    /// A message with some bytes, figures or parts of it replaced.
    private func mutated(_ json: Data, _ dice: inout Dice) -> Data {
        var bytes = Array(json)
        let figures = [
            "-1", "9223372036854775807", "1e300", "null", "\"\"", "[]", "{}", "9007199254740991", "0",
        ]
        for _ in 0...dice.below(4) where !bytes.isEmpty {
            let place = dice.below(bytes.count)
            switch dice.below(4) {
            case 0: bytes[place] = UInt8(truncatingIfNeeded: dice.next())
            case 1: bytes.removeSubrange(place..<min(bytes.count, place + 1 + dice.below(8)))
            case 2:
                bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + dice.below(30))], at: place)
            default:
                guard let start = bytes[place...].firstIndex(where: { (48...57).contains($0) }) else {
                    continue
                }
                let end = bytes[start...].firstIndex { !(48...57).contains($0) } ?? bytes.endIndex
                bytes.replaceSubrange(start..<end, with: Array(figures[dice.below(figures.count)].utf8))
            }
        }
        return Data(bytes)
    }

    @Test("Questions") func questions() throws {
        var dice = Dice(seed: 1)
        var counter = Counter("A", "B")
        try counter.edit("A", .soup, ["title": "Soup"])
        try counter.syncAll()
        try counter.edit("A", .soup, ["title": "Early"])
        try counter.edit("B", .soup, ["title": "Late"])
        try counter.sync("B")
        let question = try counter.with("A") { try $0.question(in: &$1) }
        let json = try JSONEncoder().encode(question)
        let copy = counter
        var read = 0
        for _ in 0..<20_000 {
            guard let bad = try? JSONDecoder().decode(ShelfQuestion.self, from: mutated(json, &dice)) else {
                continue
            }
            read += 1
            counter = copy
            _ = try counter.answer(bad)
            // The others' shelf is still one that can be pulled.
            if read % 20 == 0 { try counter.sync("B") }
        }
        #expect(read > 500)
    }

    @Test("Answers") func answers() throws {
        var dice = Dice(seed: 2)
        var counter = Counter("A", "B")
        try counter.edit("B", RecordKey("recipe", "bread"), ["title": "Bread"])
        try counter.syncAll()
        try counter.edit("B", RecordKey("recipe", "bread"), ["title": "Rye"])
        try counter.sync("B")
        try counter.edit("A", .soup, ["title": "Unsent"])
        let question = try counter.with("A") { try $0.question(in: &$1) }
        try counter.edit("A", RecordKey("recipe", "cake"), ["title": "Never sent"])
        let json = try JSONEncoder().encode(try counter.answer(question))
        let copy = counter
        var read = 0
        for _ in 0..<20_000 {
            guard let bad = try? JSONDecoder().decode(ShelfAnswer.self, from: mutated(json, &dice)) else {
                continue
            }
            read += 1
            counter = copy
            do {
                _ = try counter.with("A") { try $0.receive(bad, to: question, fresh: "f", in: &$1) }
            } catch is ShelfFault {}
            #expect(try counter.shown("A", RecordKey("recipe", "cake")) == ["title": "Never sent"])
        }
        #expect(read > 500)
    }

    @Test("Bytes") func bytes() {
        var dice = Dice(seed: 3)
        for _ in 0..<5000 {
            let data = Data((0..<dice.below(200)).map { _ in UInt8(truncatingIfNeeded: dice.next()) })
            #expect((try? JSONDecoder().decode(ShelfQuestion.self, from: data)) == nil)
            #expect((try? JSONDecoder().decode(ShelfAnswer.self, from: data)) == nil)
        }
    }
}
