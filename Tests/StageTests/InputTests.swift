import Testing

@testable import Stage

@MainActor @Suite("Input") struct InputTests {
    @Test("a press that is let go of inside counts; one that leaves does not") func press() {
        let stage = makeStage()
        var pressed = 0
        stage.show { block("a") { pressed += 1 } }
        stage.handle(.pointerPressed(Point(10, 10), .mouse), at: 0)
        stage.handle(.pointerReleased(Point(12, 10)), at: 0.1)
        #expect(pressed == 1)
        stage.handle(.pointerPressed(Point(10, 10), .mouse), at: 1)
        stage.handle(.pointerReleased(Point(300, 200)), at: 1.1)
        #expect(pressed == 1)
    }

    @Test("what lies in front is hit, and a modal layer keeps presses from what is behind") func front() {
        let stage = makeStage()
        var hits: [String] = []
        stage.show {
            Layers(x: .start, y: .start) {
                block("back", 200, 200) { hits.append("back") }
                block("front", 50, 50) { hits.append("front") }.modal()
            }
        }
        for p in [Point(10, 10), Point(150, 150)] {
            stage.handle(.pointerPressed(p, .mouse), at: 0)
            stage.handle(.pointerReleased(p), at: 0)
        }
        #expect(hits == ["front"])
    }

    @Test("holding for half a second is another thing than pressing") func hold() {
        let stage = makeStage()
        var events: [String] = []
        var spec = RegionSpec(.button, "card")
        spec.press = { events.append("press") }
        spec.hold = { events.append("hold") }
        stage.show { Fill(black).frame(width: 50, height: 50).region(spec) }
        stage.handle(.pointerPressed(Point(5, 5), .touch), at: 10)
        #expect(stage.deadline == 10.5)
        #expect(stage.elapse(to: 10.5))
        stage.handle(.pointerReleased(Point(5, 5)), at: 11)
        #expect(events == ["hold"])
    }

    @Test("Tab walks through everything that can be pressed, and Return presses it") func keys() {
        let stage = makeStage()
        var pressed: [String] = []
        let root = {
            Row {
                for name in ["a", "b", "c"] { block(name) { pressed.append(name) } }
            }
        }
        stage.show(root)
        for key in ["tab", "return", "tab", "return", "tab", "space", "tab", "return"] {
            stage.handle(.key(KeyPress(key)), at: 0)
            stage.show(root)
        }
        #expect(pressed == ["a", "b", "c", "a"])
        #expect(stage.isFocusShown)
        stage.handle(.key(KeyPress("tab", .shift)), at: 0)
        #expect(stage.focused?.spec.label == "c")
    }

    @Test("what is given the focus while it fades in has it once it is there, and not if it never comes")
    func awaitedFocus() {
        let stage = makeStage()
        var now = 0.0
        func show(_ names: [String]) {
            stage.show(at: now) {
                let come = stage.motion.entrance("card", over: 0.2)
                return Row {
                    for name in names { block(name) {} }
                }
                .opacity(come)
            }
        }
        show(["a", "b"])
        stage.focus(on: "button b", shown: true)
        show(["a", "b"])
        now = 0.3
        show(["a", "b"])
        #expect(stage.focus == "button b")
        stage.focus(on: "button c")
        now = 1
        show(["a", "b"])
        #expect(stage.focus == nil)
    }

    @Test("a heading is brought to the top of what it scrolls in, as far as that goes") func heading() {
        let stage = makeStage()
        func show() {
            stage.show {
                Scroll(id: "list", indicator: black) {
                    for name in ["a", "b", "c", "d", "e", "f"] { block(name, 100, 200) {} }
                }
            }
        }
        show()
        stage.bringToTop("button c")
        show()
        #expect(stage.scene.regions.first { $0.spec.id == "button c" }?.frame.minY == 12)
        stage.bringToTop("button f")
        show()
        #expect(stage.scene.regions.first { $0.spec.id == "button f" }?.frame.maxY == stage.size.height)
        stage.bringToTop("button a")
        show()
        #expect(stage.scene.regions.first { $0.spec.id == "button a" }?.frame.minY == 0)
    }

    @Test("arrows move the focus to the nearest in their direction") func arrows() {
        let stage = makeStage()
        let root = {
            Grid(columns: 2, spacing: 10) {
                for name in ["a", "b", "c", "d"] { block(name) }
            }
        }
        stage.show(root)
        var walk: [String] = []
        for key in ["tab", "right", "down", "left", "up"] {
            stage.handle(.key(KeyPress(key)), at: 0)
            walk.append(stage.focused?.spec.label ?? "")
        }
        #expect(walk == ["a", "b", "d", "c", "a"])
    }

    @Test("the focus ring shows for the keyboard and goes when the pointer is used") func ring() {
        let stage = makeStage()
        let root = { block("a") }
        stage.show(root)
        stage.handle(.key(KeyPress("tab")), at: 0)
        stage.show(root)
        let hasRing = { stage.scene.commands.contains { if case .border = $0.ink { true } else { false } } }
        #expect(hasRing())
        stage.handle(.pointerPressed(Point(300, 200), .mouse), at: 0)
        stage.show(root)
        #expect(!hasRing())
    }

    @Test("a scroll keeps its offset over rebuilds, and inside its content") func scroll() {
        let stage = makeStage(400, 100)
        let root = {
            Scroll(id: "list", indicator: black) { for i in 0..<10 { block("\(i)", 80, 50) } }
        }
        stage.show(root)
        stage.handle(.wheel(at: Point(10, 10), x: 0, y: 120), at: 0)
        #expect(stage.show(root)["0"]?.minY == -120)
        stage.handle(.wheel(at: Point(10, 10), x: 0, y: 9999), at: 0)
        #expect(stage.show(root)["9"]?.maxY == 100)
        stage.handle(.wheel(at: Point(10, 10), x: 0, y: -99999), at: 0)
        #expect(stage.show(root)["0"]?.minY == 0)
    }

    @Test("the focus is brought into view") func reveal() {
        let stage = makeStage(400, 100)
        let root = {
            Scroll(id: "list", indicator: black) { for i in 0..<10 { block("\(i)", 80, 50) } }
        }
        stage.show(root)
        for _ in 0..<6 {
            stage.handle(.key(KeyPress("tab")), at: 0)
            stage.show(root)
        }
        let region = stage.focused
        #expect(region?.spec.label == "5")
        #expect(region?.isVisible == true)
        #expect((region?.frame.maxY ?? 999) <= 100)
    }

    @Test("a finger that drags a list doesn't press what it began on") func dragScroll() {
        let stage = makeStage(400, 100)
        var pressed = 0
        let root = {
            Scroll(id: "list", indicator: black) {
                for i in 0..<10 { block("\(i)", 80, 50) { pressed += 1 } }
            }
        }
        stage.show(root)
        stage.handle(.pointerPressed(Point(10, 90), .touch), at: 0)
        for y in stride(from: 80.0, through: 20, by: -10) {
            stage.handle(.pointerDragged(Point(10, y)), at: 0)
        }
        stage.handle(.pointerReleased(Point(10, 20)), at: 0.2)
        #expect(pressed == 0)
        #expect((stage.show(root)["0"]?.minY ?? 0) < -40)
    }

    @Test("a slider follows the pointer and the arrow keys") func slider() {
        let stage = makeStage()
        var value = 0.5
        let root = { () -> Node in
            var spec = RegionSpec(.slider, "Volume")
            spec.amount = value
            spec.set = { value = $0 }
            return Fill(black).frame(width: 200, height: 40).region(spec)
        }
        stage.show(root)
        stage.handle(.pointerPressed(Point(50, 10), .mouse), at: 0)
        #expect(value == 0.25)
        stage.handle(.pointerDragged(Point(900, 10)), at: 0)
        #expect(value == 1)
        stage.handle(.pointerReleased(Point(900, 10)), at: 0)
        stage.show(root)
        stage.handle(.key(KeyPress("tab")), at: 0)
        stage.handle(.key(KeyPress("left")), at: 0)
        #expect(abs(value - 0.95) < 1e-9)
    }

    @Test(
        "a horizontal drag over the page swipes once; a vertical or short one doesn't",
        arguments: [
            (-200.0, 10.0, "left"), (200.0, 10.0, "right"), (20.0, 0.0, ""), (80.0, 200.0, ""),
        ])
    func swipe(x: Double, y: Double, expected: String) {
        let stage = makeStage()
        var swipes: [String] = []
        var taps = 0
        var spec = RegionSpec(.page, "page")
        spec.press = { taps += 1 }
        spec.swipe = { swipes.append($0 == .left ? "left" : "right") }
        stage.show { Spacer().region(spec) }
        stage.handle(.pointerPressed(Point(200, 150), .touch), at: 0)
        for i in 1...10 {
            stage.handle(.pointerDragged(Point(200 + x * Double(i) / 10, 150 + y * Double(i) / 10)), at: 0)
        }
        stage.handle(.pointerReleased(Point(200 + x, 150 + y)), at: 0.2)
        #expect(swipes.joined() == expected)
        #expect(taps == (abs(x) < 24 && abs(y) < 24 ? 1 : 0))
    }

    @Test("regions of the same name have ids of their own") func ids() {
        let stage = makeStage()
        stage.show {
            Row {
                block("Remove")
                block("Remove")
            }
        }
        #expect(Set(stage.scene.regions.map(\.spec.id)).count == 2)
    }

    @Test("what is on its way out is seen, but neither read nor pressed") func unread() {
        let stage = makeStage()
        stage.show {
            Row {
                block("old"); Text("bye", plain, black)
            }.unread()
        }
        #expect(stage.scene.regions.isEmpty)
        #expect(stage.scene.commands.count == 2)
    }
}
