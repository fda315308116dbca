import Testing

@testable import Stage

@MainActor @Suite("Dragging and holding") struct DraggingTests {
    private func drag(
        _ stage: Stage, from start: Point, by way: Point, seconds: Double = 0.2,
        _ root: @escaping () -> any View
    ) {
        stage.handle(.pointerPressed(start, .touch), at: 0)
        for step in 1...10 {
            let part = Double(step) / 10
            stage.handle(
                .pointerDragged(Point(start.x + way.x * part, start.y + way.y * part)), at: seconds * part)
            stage.show(at: seconds * part, root)
        }
        stage.handle(.pointerReleased(start + way), at: seconds)
        stage.show(at: seconds, root)
    }

    @Test("a card tells how far it is dragged and how fast it is let go of; a tap is still a tap") func card()
    {
        let stage = makeStage()
        var moves: [DragMove] = []
        var taps = 0
        let root = { () -> Node in
            var spec = RegionSpec(.button, "card")
            spec.press = { taps += 1 }
            spec.drag = { moves.append($0) }
            return Fill(black).frame(width: 200, height: 200).region(spec)
        }
        stage.show(root)
        drag(stage, from: Point(50, 50), by: Point(4, 3), root)
        #expect(taps == 1 && moves.isEmpty)
        drag(stage, from: Point(50, 50), by: Point(100, -20), root)
        #expect(taps == 1 && moves.first?.phase == .moved)
        #expect(moves.last?.phase == .released && moves.last?.offset == Point(100, -20))
        #expect(abs((moves.last?.velocity.x ?? 0) - 500) < 1)
        stage.handle(.pointerPressed(Point(50, 50), .touch), at: 9)
        stage.handle(.pointerDragged(Point(90, 50)), at: 9.1)
        stage.handle(.pointerCancelled, at: 9.2)
        #expect(moves.last?.phase == .cancelled)
    }

    @Test("a card dragged sideways leaves up and down to the list it is in") func axes() {
        let stage = makeStage(400, 100)
        var offsets: [Double] = []
        let root = { () -> Node in
            Scroll(id: "list", indicator: black) {
                (0..<9).map { i in
                    var spec = RegionSpec(.button, "card \(i)")
                    spec.dragAxis = .horizontal
                    spec.drag = { offsets.append($0.offset.x) }
                    return Fill(black).frame(width: 300, height: 50).region(spec) as any View
                }
            }
        }
        stage.show(root)
        drag(stage, from: Point(50, 90), by: Point(12, -60), root)
        #expect(offsets.isEmpty && (stage.offsets["list"] ?? 0) > 40)
        let before = stage.offsets["list"]
        drag(stage, from: Point(50, 50), by: Point(-70, 12), root)
        #expect(offsets.last == -70 && stage.offsets["list"] == before)
    }

    @Test(
        "keys hold as a finger does", arguments: [("application", false), ("menu", false), ("return", true)])
    func holdKeys(name: String, shift: Bool) {
        let stage = makeStage()
        var events: [String] = []
        let root = { () -> Node in
            var spec = RegionSpec(.button, "card")
            spec.press = { events.append("press") }
            spec.hold = { events.append("hold") }
            return Fill(black).frame(width: 50, height: 50).region(spec)
        }
        stage.show(root)
        stage.handle(.key(KeyPress("tab")), at: 0)
        stage.handle(.key(KeyPress(name, shift ? .shift : [])), at: 0)
        stage.handle(.key(KeyPress("return")), at: 0)
        #expect(events == ["hold", "press"])
    }

    @Test("holding one picks it; then taps pick and drop, until none is left") func picking() {
        var picking = Picking<String>()
        /// Whether the tap was taken for picking, and what is picked then.
        func tap(_ id: String) -> String {
            let isTaken = picking.tap(id)
            return "\(isTaken) \(picking.picked.sorted().joined())"
        }
        #expect(tap("soup") == "false ")
        picking.hold("soup")
        #expect(picking.isOn && picking.contains("soup"))
        #expect(tap("cake") == "true cakesoup" && picking.count == 2)
        #expect(tap("soup") == "true cake")
        #expect(tap("cake") == "true " && !picking.isOn)
        #expect(tap("cake") == "false ")
        picking.pick(["a", "b", "c"])
        picking.keep(only: ["b", "x"])
        #expect(picking.picked == ["b"])
    }

    @Test("the focus waits behind a card over the page, and comes back") func parked() {
        let stage = makeStage()
        var hasSheet = false
        let root = { () -> Node in
            Layers(x: .start, y: .start) {
                Row {
                    block("a"); block("b")
                }
                if hasSheet { block("ok", 300, 200).modal() }
            }
        }
        stage.show(root)
        for _ in 0..<2 { stage.handle(.key(KeyPress("tab")), at: 0) }
        hasSheet = true
        stage.show(root)
        #expect(stage.focused == nil)
        for _ in 0..<3 {
            stage.handle(.key(KeyPress("tab")), at: 0)
            #expect(stage.focused?.spec.label == "ok")
        }
        hasSheet = false
        stage.show(root)
        stage.show(root)
        #expect(stage.focused?.spec.label == "b")
    }

    @Test("what is asked for the focus gets it when it has faded in, and gives it back when it goes")
    func asked() {
        let stage = makeStage()
        var hasCard = false
        let root = { () -> Node in
            Layers(x: .start, y: .start) {
                Row {
                    block("a"); block("b")
                }
                if hasCard {
                    block("ok", 300, 200).opacity(stage.motion.entrance("card", over: 0.2)).modal()
                }
            }
        }
        stage.show(root)
        for _ in 0..<2 { stage.handle(.key(KeyPress("tab")), at: 0) }
        stage.focus(on: stage.find("b")?.spec.id ?? "", shown: true)
        stage.show(root)
        #expect(stage.focused?.spec.label == "b")
        stage.focus(on: "button ok", shown: true)
        hasCard = true
        for now in [0.0, 0.02, 0.1, 0.3] { stage.show(at: now, root) }
        #expect(stage.focused?.spec.label == "ok")
        hasCard = false
        for now in [0.4, 0.5] { stage.show(at: now, root) }
        #expect(stage.focused?.spec.label == "b")
    }
}
