import Testing

@testable import Stage

@MainActor @Suite("A list that is pulled down at its top (AR18)") struct PullTests {
    private func pulls(
        by way: Double, from y: Double = 20, sideways: Double = 0, scrolled: Double = 0,
        pointer: InputEvent.Pointer = .touch
    ) -> [String] {
        let stage = makeStage(200, 300)
        var pulled: [String] = []
        stage.onPull = { pulled.append($0) }
        func show() {
            stage.show(at: 0) {
                Scroll(id: "list", indicator: Color(0)) { Fill(Color(0)).frame(height: 900) }
            }
        }
        show()
        stage.offsets["list"] = scrolled
        show()
        stage.handle(.pointerPressed(Point(100, y), pointer), at: 0)
        for step in 1...8 {
            let part = Double(step) / 8
            stage.handle(
                .pointerDragged(Point(100 + sideways * part, y + way * part)), at: Double(step) * 0.05)
            show()
        }
        stage.handle(.pointerReleased(Point(100 + sideways, y + way)), at: 0.6)
        return pulled
    }

    @Test("far enough, it means something") func far() {
        #expect(pulls(by: 160) == ["list"])
        #expect(pulls(by: 60) == [])
    }

    /// - Parameter turns: when, and by how many notches, upwards if negative.
    private func pulls(scrolled: Double = 0, _ turns: (at: Double, notches: Double)...) -> [String] {
        let stage = makeStage(200, 300)
        var pulled: [String] = []
        stage.onPull = { pulled.append($0) }
        func show(_ now: Double) {
            stage.show(at: now) {
                Scroll(id: "list", indicator: Color(0)) { Fill(Color(0)).frame(height: 900) }
            }
        }
        show(0)
        stage.offsets["list"] = scrolled
        show(0)
        for turn in turns {
            stage.handle(
                .wheel(at: Point(100, 100), x: 0, y: turn.notches * InputEvent.notch), at: turn.at)
            show(turn.at)
        }
        return pulled
    }

    @Test("by a wheel as well: three notches in one push that begins at the top, once a push") func wheel() {
        #expect(pulls((1, -1), (1.1, -1), (1.2, -1)) == ["list"])
        #expect(pulls((1, -1), (1.1, -1)) == [])
        #expect(pulls((1, -1), (1.1, -1), (1.2, -1), (1.3, -1), (1.4, -1), (1.5, -1), (1.6, -1)) == ["list"])
        #expect(pulls((1, -1), (1.1, -1), (1.2, -1), (2, -1), (2.1, -1), (2.2, -1)) == ["list", "list"])
        // A touchpad turns parts of a notch.
        #expect(pulls((1, -0.5), (1.1, -0.5), (1.2, -0.5), (1.3, -0.5), (1.4, -0.5), (1.5, -0.5)) == ["list"])
    }

    @Test("not by a push that has scrolled up to there, nor by a wheel that runs free, rests, or turns round")
    func wheelOthers() {
        #expect(pulls(scrolled: 30, (1, -1), (1.1, -1), (1.2, -1), (1.3, -1), (1.4, -1)) == [])
        #expect(pulls((1, -9)) == [])
        #expect(pulls((1, -1), (1.5, -1), (2, -1), (2.5, -1)) == [])
        #expect(pulls((1, -1), (1.1, 1), (1.2, -1), (1.3, -1), (1.4, -1)) == [])
    }

    /// Two lists beside each other, and a shelf that goes sideways in the left one.
    private enum Place: Double { case left = 50, right = 150 }

    /// - Parameters:
    ///   - offsets: how far what there is has been scrolled.
    ///   - turns: where, and by how many notches, a tenth of a second apart.
    private func pulls(_ offsets: [String: Double], _ turns: (at: Place, x: Double, y: Double)...) -> [String]
    {
        let stage = makeStage(200, 300)
        var pulled: [String] = []
        stage.onPull = { pulled.append($0) }
        func show(_ now: Double) {
            stage.show(at: now) {
                Row(spacing: 0) {
                    Scroll(id: "left", indicator: black) {
                        Scroll(.horizontal, id: "a shelf", indicator: black) {
                            Fill(black).frame(width: 900, height: 300)
                        }
                        Fill(black).frame(width: 100, height: 600)
                    }
                    .frame(width: 100, height: 300)
                    Scroll(id: "right", indicator: black) { Fill(black).frame(width: 100, height: 900) }
                        .frame(width: 100, height: 300)
                }
            }
        }
        show(0)
        for (id, offset) in offsets { stage.offsets[id] = offset }
        show(0)
        for (number, turn) in turns.enumerated() {
            let now = 1 + Double(number) / 10, notch = InputEvent.notch
            stage.handle(
                .wheel(at: Point(turn.at.rawValue, 100), x: turn.x * notch, y: turn.y * notch), at: now)
            show(now)
        }
        return pulled
    }

    @Test("two fingers that go rather sideways pull nothing") func sidewaysWheel() {
        #expect(pulls([:], (.left, -0.5, -1), (.left, 0.5, -1), (.left, 0, -1)) == ["left"])
        #expect(pulls([:], (.left, -1.5, -1), (.left, 1.5, -1), (.left, -1.5, -1), (.left, -1.5, -1)) == [])
    }

    @Test("a shelf that was scrolled sideways lies in a list that is at its top") func shelf() {
        #expect(pulls(["a shelf": 50], (.left, 0, -1), (.left, 0, -1), (.left, 0, -1)) == ["left"])
    }

    @Test("a push that goes over a list which isn't at its top pulls none") func otherList() {
        #expect(pulls(["right": 900], (.left, 0, -1), (.left, 0, -1), (.left, 0, -1)) == ["left"])
        #expect(
            pulls(
                ["right": 900], (.left, 0, -1), (.left, 0, -1), (.right, 0, -1), (.left, 0, -1),
                (.left, 0, -1), (.left, 0, -1)) == [])
        #expect(
            pulls(["right": 900], (.right, 0, -1), (.left, 0, -1), (.left, 0, -1), (.left, 0, -1)) == [])
    }

    @Test("not where there was something to scroll, not sideways, not upwards, not with the mouse")
    func others() {
        #expect(pulls(by: 160, scrolled: 50) == [])
        #expect(pulls(by: 120, sideways: 120) == [])
        #expect(pulls(by: -160, from: 250) == [])
        #expect(pulls(by: 160, pointer: .mouse) == [])
    }
}
