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

    @Test("not where there was something to scroll, not sideways, not upwards, not with the mouse")
    func others() {
        #expect(pulls(by: 160, scrolled: 50) == [])
        #expect(pulls(by: 120, sideways: 120) == [])
        #expect(pulls(by: -160, from: 250) == [])
        #expect(pulls(by: 160, pointer: .mouse) == [])
    }
}
