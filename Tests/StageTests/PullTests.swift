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

    @Test("not where there was something to scroll, not sideways, not upwards, not with the mouse")
    func others() {
        #expect(pulls(by: 160, scrolled: 50) == [])
        #expect(pulls(by: 120, sideways: 120) == [])
        #expect(pulls(by: -160, from: 250) == [])
        #expect(pulls(by: 160, pointer: .mouse) == [])
    }
}
