import Testing

@testable import Stage

@MainActor @Suite("Motion") struct MotionTests {
    @Test("a value glides to its target and asks for redraws until it is there") func glide() {
        let stage = makeStage()
        var target = 0.0, seen = 0.0
        let root = { () -> Node in
            seen = stage.motion.value("x", to: target, over: 0.2)
            return Spacer()
        }
        stage.show(at: 0, root)
        #expect(seen == 0 && stage.deadline == nil)
        target = 100
        stage.show(at: 1, root)
        #expect(seen == 0)
        #expect(stage.deadline == 1 + Motion.frame)
        stage.show(at: 1.1, root)
        #expect(seen > 50 && seen < 100)
        stage.show(at: 1.2, root)
        #expect(seen == 100 && stage.deadline == nil)
    }

    @Test("jumps for who prefers no movement") func reduced() {
        let stage = makeStage()
        stage.motion.isReduced = true
        var seen = 0.0
        stage.show(at: 0) {
            seen = stage.motion.entrance("sheet"); return Spacer()
        }
        #expect(seen == 1 && stage.deadline == nil)
    }

    @Test("begins anew for what has been away") func entrance() {
        let stage = makeStage()
        var seen = 0.0
        let root = { () -> Node in
            seen = stage.motion.entrance("sheet", over: 0.2)
            return Spacer()
        }
        stage.show(at: 0, root)
        stage.show(at: 0.3, root)
        #expect(seen == 1)
        stage.show(at: 1) { Spacer() }
        stage.show(at: 2, root)
        #expect(seen == 0)
    }

    @Test("the earliest redraw that anybody asked for counts") func earliest() {
        let stage = makeStage()
        stage.show(at: 0) {
            stage.motion.redraw(at: 9)
            stage.motion.redraw(at: 4)
            return Spacer()
        }
        #expect(stage.deadline == 4)
    }
}
