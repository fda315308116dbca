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
        stage.handle(stage.wheel(at: Point(10, 10), moving: Point(0, 120)), at: 0)
        #expect(stage.show(root)["0"]?.minY == -120)
        stage.handle(stage.wheel(at: Point(10, 10), moving: Point(0, 9999)), at: 0)
        #expect(stage.show(root)["9"]?.maxY == 100)
        stage.handle(stage.wheel(at: Point(10, 10), moving: Point(0, -99999)), at: 0)
        #expect(stage.show(root)["0"]?.minY == 0)
    }

    @Test("the end of a list stays in sight when there comes to be less room, and nothing else moves")
    func staysAtEnd() {
        let stage = makeStage(400, 100)
        var room = 0.0
        let root = {
            Column {
                Scroll(id: "list", indicator: black) { for i in 0..<10 { block("\(i)", 80, 50) } }
                    .grow(x: true, y: true)
                Spacer().frame(height: room)
            }
        }
        stage.show(root)
        stage.handle(stage.wheel(at: Point(10, 10), moving: Point(0, 120)), at: 0)
        stage.show(root)
        room = 30
        #expect(stage.show(root)["0"]?.minY == -120)
        room = 0
        stage.show(root)
        stage.handle(stage.wheel(at: Point(10, 10), moving: Point(0, 9999)), at: 0)
        #expect(stage.show(root)["9"]?.maxY == 100)
        room = 30
        #expect(stage.show(root)["9"]?.maxY == 70)
        room = 0
        #expect(stage.show(root)["9"]?.maxY == 100)
    }

    @Test(
        "a notch of the wheel goes as far as it does in other programs, and beside a list moves the largest")
    func notches() {
        let stage = makeStage(400, 125)
        stage.show {
            Row {
                block("picture", 100, 125)
                Scroll(id: "list", indicator: black) { for i in 0..<10 { block("\(i)", 80, 50) } }
            }
        }
        // 125 to the power of 2/3.
        stage.handle(.wheel(at: Point(200, 10), x: 0, y: InputEvent.notch), at: 0)
        #expect(stage.offsets["list"] == 25)
        // A touchpad's part of a notch, over what can't be scrolled.
        stage.handle(.wheel(at: Point(20, 10), x: 0, y: InputEvent.notch / 5), at: 0)
        #expect(stage.offsets["list"] == 30)
        stage.handle(.wheel(at: Point(20, 10), x: InputEvent.notch, y: 0), at: 0)
        #expect(stage.offsets["list"] == 30)
    }

    @Test("the bar of a list shows when that comes, moves or has the pointer on it, and goes by itself")
    func bars() {
        let stage = makeStage(400, 100)
        let root = {
            Scroll(id: "list", indicator: Color(0x00FF00)) { for i in 0..<10 { block("\(i)", 80, 50) } }
        }
        func bar(at time: Double) -> Double? {
            stage.show(at: time, root)
            return stage.scene.commands.last { $0.frame.width == 4 }?.opacity
        }
        #expect(bar(at: 0) == 1)
        #expect(bar(at: Bars.stay - 0.01) == 1)
        #expect((bar(at: Bars.stay + Bars.fading / 2) ?? 0) < 0.6)
        #expect(bar(at: 2) == nil)
        // Then nobody wakes for it.
        #expect(stage.deadline == nil)
        stage.handle(.wheel(at: Point(10, 10), x: 0, y: 20), at: 3)
        #expect(bar(at: 3) == 1)
        #expect(bar(at: 5) == nil)
        #expect(stage.handle(.pointerMoved(Point(20, 20)), at: 6))
        #expect(bar(at: 6) == 1)
        // It stays as long as the pointer wanders, without being painted again for that.
        #expect(!stage.handle(.pointerMoved(Point(20, 21)), at: 6.9))
        #expect(bar(at: 7.8) == 1)
        #expect(bar(at: 9) == nil)
    }

    @Test("a pointer that rests is told what a thing is, and the next one sooner") func tips() {
        var tips = Tips()
        tips.rest(on: "a", at: 0)
        #expect(!tips.elapse(to: 0.4) && tips.deadline == Tips.delay)
        #expect(tips.elapse(to: 0.5) && tips.isShown && tips.deadline == nil)
        tips.rest(on: "b", at: 1)
        #expect(!tips.isShown && tips.deadline ?? 9 < 1.1)
        #expect(tips.elapse(to: 1.1) && tips.target == "b")
        tips.rest(on: nil, at: 1.2)
        #expect(!tips.elapse(to: 5) && tips.deadline == nil)
        // Long after, one rests again.
        tips.rest(on: "a", at: 9)
        #expect(!tips.elapse(to: 9.4) && tips.elapse(to: 9.5))
        #expect(tips.end() && !tips.isShown && !tips.end())
    }

    @Test("the second button and the Menu key offer what can be done; Ctrl and Shift pick") func menus() {
        let stage = makeStage(400, 100)
        var done: [String] = []
        stage.show {
            var spec = RegionSpec(.button, "card")
            spec.press = { done.append("press") }
            spec.hold = { done.append("hold") }
            spec.pick = { done.append($0 ? "reach" : "pick") }
            spec.menu = { done.append("menu \(Int($0.minX)) \($0.isEmpty)") }
            return Spacer().frame(width: 200, height: 100).region(spec)
        }
        stage.handle(.menuAsked(Point(30, 20)), at: 0)
        stage.handle(.menuAsked(Point(300, 20)), at: 0)
        #expect(done == ["menu 30 true"])
        func click(_ modifiers: KeyPress.Modifiers) {
            stage.handle(.pointerPressed(Point(30, 20), .mouse, modifiers), at: 1)
            stage.handle(.pointerReleased(Point(30, 20)), at: 1)
        }
        click(.control)
        click(.shift)
        click([])
        #expect(done.suffix(3) == ["pick", "reach", "press"])
        stage.handle(.key(KeyPress("tab")), at: 2)
        stage.handle(.key(KeyPress("application")), at: 2)
        stage.handle(.key(KeyPress("f10", .shift)), at: 2)
        stage.handle(.key(KeyPress("space", .control)), at: 2)
        stage.handle(.key(KeyPress("return", .shift)), at: 2)
        #expect(done.suffix(4) == ["menu 0 false", "menu 0 false", "pick", "hold"])
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
