import Testing

@testable import Stage

/// TR23: a recipe of 900 steps scrolls as one of nine does.
@MainActor @Suite("Very many rows of different heights") struct LazyColumnTests {
    @MainActor final class Book {
        let stage = makeStage(420, 300)
        var count = 900
        var version = 0
        var built: [Int] = []
        var pressed: [Int] = []

        init() { show() }

        static func height(_ index: Int) -> Double { 30 + Double(index % 5) * 10 }

        func show() {
            built = []
            stage.show(at: 0) {
                Scroll(id: "book", indicator: black) {
                    block("title", 100, 60)
                    LazyColumn(id: "rows", count: self.count, spacing: 10, version: self.version) { i in
                        self.built.append(i)
                        return block("row \(i)", 100, Self.height(i)) { self.pressed.append(i) }.grow()
                    }
                    block("end", 100, 50)
                }
            }
        }

        func frame(_ label: String) -> Rect? { stage.scene.regions.first { $0.spec.label == label }?.frame }
    }

    @Test("All are built once, to be measured, and then only those in sight")
    func few() {
        let book = Book()
        #expect(Set(book.built) == Set(0..<900))
        book.show()
        #expect(book.built.count < 12 && book.built.first == 0)
        for _ in 0..<50 { book.stage.handle(.wheel(at: Point(100, 100), x: 0, y: 300), at: 0) }
        book.show()
        #expect(book.built.count < 12 && (book.built.first ?? 0) > 200)
    }

    @Test("They lie below each other, and what follows lies below the last")
    func places() throws {
        let book = Book()
        book.count = 7
        book.show()
        let ends = (0..<7).map { Book.height($0) + 10 }.reduce(60, +) - 10
        book.stage.handle(.wheel(at: Point(100, 100), x: 0, y: 1000), at: 0)
        book.show()
        let end = try #require(book.frame("end")), last = try #require(book.frame("row 6"))
        #expect(end.minY - last.maxY == 0)
        #expect(end.maxY == 300 && last.height == Book.height(6))
        #expect(ends + 50 > 300)
    }

    @Test("Rows that may have changed are measured again, and others aren't")
    func versions() {
        let book = Book()
        book.version = 1
        book.show()
        #expect(book.built.count >= 900)
        book.stage.size = Size(400, 300)
        book.show()
        #expect(book.built.count >= 900)
        book.show()
        #expect(book.built.count < 12)
        book.stage.turnPage(from: "a", to: "b")
        book.show()
        #expect(book.built.count >= 900)
    }

    @Test("Arrows walk through them, and one far away can be asked for")
    func focus() {
        let book = Book()
        book.stage.focus(onRow: 700, of: "rows")
        book.show()
        #expect(book.stage.focused?.spec.label == "row 700")
        book.show()
        #expect(book.stage.focused?.isVisible == true)
        book.stage.handle(.key(KeyPress("down")), at: 0)
        book.show()
        #expect(book.stage.focused?.spec.label == "row 701")
        book.stage.handle(.key(KeyPress("return")), at: 0)
        #expect(book.pressed == [701])
    }

    @Test("None at all takes no room") func none() {
        let book = Book()
        book.count = 0
        book.show()
        #expect(book.frame("end")?.minY == 60)
    }
}
