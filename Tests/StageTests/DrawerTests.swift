import Testing

@testable import Stage

@MainActor @Suite("A drawer at the side") struct DrawerTests {
    private func move(
        _ phase: DragMove.Phase, _ x: Double, speed: Double = 0
    ) -> DragMove {
        DragMove(phase: phase, start: .zero, offset: Point(x, 0), velocity: Point(speed, 0))
    }

    @Test("opens and closes in its time, from wherever it is") func opens() {
        var drawer = Drawer()
        #expect(!drawer.isOpen && drawer.part(at: 5) == 0)
        drawer.open(at: 10)
        #expect(drawer.isOpen && drawer.part(at: 10) == 0)
        let half = drawer.part(at: 10.1)
        #expect(half > 0.3 && half < 1)
        drawer.close(at: 10.1)
        #expect(drawer.part(at: 10.1) == half && drawer.part(at: 10.15) < half)
        #expect(drawer.part(at: 11) == 0)
    }

    @Test(
        "follows a finger, and goes where that was going",
        arguments: [
            (100.0, 0.0, false), (200.0, 0.0, true), (100.0, 900.0, true), (250.0, -900.0, false),
        ])
    func drags(x: Double, speed: Double, opens: Bool) {
        var drawer = Drawer()
        drawer.drag(move(.moved, x / 2), width: 300, at: 1)
        drawer.drag(move(.moved, x), width: 300, at: 1.1)
        #expect(drawer.part(at: 1.1) == x / 300 && !drawer.isOpen)
        drawer.drag(move(.released, x, speed: speed), width: 300, at: 1.2)
        #expect(drawer.isOpen == opens && drawer.part(at: 3) == (opens ? 1 : 0))
    }

    @Test("a drag that comes to nothing changes nothing") func cancelled() {
        var drawer = Drawer()
        drawer.open(at: 0)
        drawer.drag(move(.moved, -280), width: 300, at: 1)
        drawer.drag(move(.cancelled, -280), width: 300, at: 1)
        #expect(drawer.isOpen && drawer.part(at: 2) == 1)
    }

    @Test("asks for redraws while it moves, and jumps for who prefers no movement") func motion() {
        let stage = makeStage()
        var drawer = Drawer()
        drawer.open(at: 0)
        var part = 0.0
        let root = { () -> Node in
            part = drawer.part(stage.motion)
            return Spacer()
        }
        stage.show(at: 0.1, root)
        #expect(part < 1 && stage.deadline != nil)
        stage.show(at: 0.24, root)
        #expect(part == 1 && stage.deadline == nil)
        drawer.close(at: 1)
        stage.motion.isReduced = true
        stage.show(at: 1.01, root)
        #expect(part == 0 && stage.deadline == nil)
    }
}
