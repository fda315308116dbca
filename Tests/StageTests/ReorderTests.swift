import Testing

@testable import Stage

@MainActor @Suite("Putting rows in order") struct ReorderTests {
    @MainActor final class List {
        let stage = makeStage(400, 300)
        var rows: [String]
        var heights: [String: Double] = [:]
        var moves = 0
        var time = 0.0

        init(_ rows: String) {
            self.rows = rows.map(String.init)
            show()
        }

        var root: Node {
            Scroll(id: "page", indicator: black) {
                ReorderColumn(id: "steps", spacing: 10, rows: rows.map { row($0) }) { from, to in
                    self.rows.insert(self.rows.remove(at: from), at: to)
                    self.moves += 1
                }
            }
        }

        func row(_ name: String) -> ReorderRow {
            ReorderRow(name) { isLifted in
                var grip = RegionSpec(.button, "move \(name)")
                grip.lifts = true
                return Row {
                    Fill(black).frame(width: 48, height: 48).region(grip)
                    block("row \(name)", 200, self.heights[name] ?? 50)
                    if isLifted { Text("up", plain, black) }
                }
            }
        }

        func show() { stage.show(at: time) { self.root } }
        func top(_ name: String) -> Double? {
            stage.scene.regions.first { $0.spec.label == "row \(name)" }?.frame.minY
        }
        var order: String { rows.joined() }

        func press(_ p: Point) {
            stage.handle(.pointerPressed(p, .touch), at: time)
            show()
        }
        func drag(to p: Point) {
            time += 0.02
            stage.handle(.pointerDragged(p), at: time)
            show()
        }
        func release(_ p: Point) {
            stage.handle(.pointerReleased(p), at: time)
            show()
        }
        func settle() {
            while stage.deadline != nil {
                time += Motion.frame
                show()
            }
        }
    }

    @Test("a row follows the finger, the others make room, and it is put down where it is") func drags() {
        let list = List("abcd")
        #expect(list.top("c") == 120)
        list.press(Point(20, 20))
        list.drag(to: Point(20, 40))
        #expect(list.top("a") == 20 && list.top("b") == 60)
        list.drag(to: Point(20, 100))
        list.settle()
        #expect(list.top("a") == 80 && list.top("b") == 0 && list.top("c") == 120)
        #expect(list.order == "abcd")
        list.drag(to: Point(20, 130))
        list.time += 0.05
        list.show()
        #expect(list.top("c").map { $0 < 120 && $0 >= 60 } == true)
        list.release(Point(20, 130))
        #expect(list.order == "bcad" && list.moves == 1)
        #expect(list.top("a") == 110)
        list.settle()
        #expect(["b", "c", "a", "d"].map { list.top($0) } == [0, 60, 120, 180])
    }

    @Test("let go of where it was, or cancelled, nothing has happened") func nothing() {
        let list = List("abc")
        list.press(Point(20, 20))
        list.drag(to: Point(20, 38))
        list.release(Point(20, 38))
        #expect(list.order == "abc" && list.moves == 0)
        list.press(Point(20, 20))
        list.drag(to: Point(20, 150))
        list.stage.handle(.pointerCancelled, at: list.time)
        list.show()
        list.settle()
        #expect(list.order == "abc" && list.top("a") == 0 && list.moves == 0)
    }

    @Test("Alt and the arrows move the row that has the focus, which keeps it") func keys() {
        let list = List("abc")
        for _ in 0..<2 { list.stage.handle(.key(KeyPress("tab")), at: 0) }
        #expect(list.stage.focused?.spec.label == "row a")
        for expected in ["bac", "bca", "bca"] {
            list.stage.handle(.key(KeyPress("down", .alt)), at: list.time)
            list.show()
            #expect(list.order == expected && list.stage.focused?.spec.label == "row a")
        }
        #expect(list.moves == 2)
        list.settle()
        list.stage.handle(.key(KeyPress("up", .alt)), at: list.time)
        list.show()
        #expect(list.order == "bac")
        #expect((list.top("a") ?? 0) > 60)
        list.settle()
        #expect(list.top("a") == 60)
    }

    @Test("rows that only grow don't glide; rows whose neighbour goes do") func grows() {
        let list = List("abc")
        list.heights["a"] = 90
        list.show()
        #expect(list.top("b") == 100 && list.stage.deadline == nil)
        list.rows = ["b", "c"]
        list.show()
        #expect(list.top("b") == 100 && list.stage.deadline != nil)
        list.settle()
        #expect(list.top("b") == 0)
    }

    @Test("at the edge of the window the list moves along") func edges() {
        let list = List("abcdefghijkl")
        list.press(Point(20, 20))
        list.drag(to: Point(20, 298))
        for _ in 0..<100 {
            guard list.stage.deadline != nil else { break }
            list.time += Motion.frame
            list.show()
        }
        #expect(list.stage.offsets["page"] == 410)
        list.release(Point(20, 298))
        #expect(list.order == "bcdefghijkla")
    }

    @Test("a row changes places with a neighbour at its middle, whatever their heights")
    func targets() {
        let heights = [50.0, 200, 50], tops = [0.0, 50, 250]
        func target(_ index: Int, _ by: Double) -> Int {
            Lift.target(of: index, top: tops[index] + by, tops: tops, heights: heights)
        }
        #expect(target(0, 99) == 0 && target(0, 101) == 1 && target(0, 250) == 2)
        #expect(target(2, -99) == 2 && target(2, -101) == 1 && target(2, -250) == 0)
        #expect(target(1, 24) == 1 && target(1, 26) == 2 && target(1, -26) == 0)
    }
}
