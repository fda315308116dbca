import GestureStage
import Gestures
import Testing

@Suite("The motion of a moment in figures") struct MotionCaseTests {
    /// A drawn sweep, with what the detector said of it.
    private func drawn(seed: UInt64) -> (motion: MotionCase, swipes: [Swipe], isClear: Bool) {
        let scene = Scene(.sweep, seed: seed) { $0.becomeOrdinary() }
        var detector = SwipeDetector()
        var motion = MotionCase()
        var swipes: [Swipe] = []
        var start: Double?
        var clarity = 0.5
        for frame in scene {
            if let swipe = detector.look(at: frame) { swipes.append(swipe) }
            if let settled = detector.settled { clarity = settled.leastSensitivity }
            guard let sighting = detector.sighting, sighting.time == frame.time else { continue }
            if start == nil { start = frame.time }
            motion.add(sighting, since: start ?? 0)
        }
        let from = start ?? 0
        return (motion, swipes.map { Swipe(hand: $0.hand, time: $0.time - from) }, clarity < 0.47)
    }

    @Test("TR26: is judged like the pictures that it comes from") func replay() {
        for seed: UInt64 in 1...16 {
            var (motion, swipes, isClear) = drawn(seed: seed)
            // Figures are rounded, and what only just counted may only just not.
            if !swipes.isEmpty, !isClear { continue }
            motion.expected = swipes.map { .init(hand: $0.hand, time: $0.time) }
            let isMet = motion.isMet(by: motion.replay())
            #expect(isMet, "seed \(seed): \(swipes), \(motion.replay())")
        }
    }

    @Test("can be written and read again") func text() throws {
        var motion = drawn(seed: 3).motion
        motion.about = "a drawn sweep"
        motion.expected = [.init(hand: .left, time: 1.25)]
        motion.frames[4].kind = .shaken
        motion.frames[5].kind = .whole
        motion.frames[5].places = []
        let isSame = try MotionCase(motion.text) == motion
        #expect(isSame)
    }

    @Test(
        "says which line cannot be read",
        arguments: [
            ("", 1), ("expect: a wave\n", 1), ("grid: 80\n", 1), ("frames:\n", 1), ("colour: red\n", 1),
            ("grid: 2 2\nframes:\nsoon\n", 3), ("grid: 2 2\nframes:\n0\n0\n", 4),
            ("grid: 2 2\nframes:\n0 5:1/2/3\n", 3), ("grid: 2 2\nframes:\n0 1/2/3 1/2/3 1/2/3\n", 3),
            ("grid: 2 2\nframes:\n0 1:1/-2/3\n", 3), ("grid: 2 2\nframes:\n0 whole 1/2/3\n", 3),
            ("grid: 2 2\nframes:\n99999999999999999999\n", 3), ("grid: -1 4\n", 1),
        ])
    func unreadable(text: String, line: Int) {
        #expect { try MotionCase(text) } throws: { ($0 as? MotionCase.Unreadable)?.line == line }
    }

    @Test("is met only by the same sweeps at nearly the same time") func met() {
        var motion = MotionCase()
        #expect(motion.isMet(by: []) && !motion.isMet(by: [Swipe(hand: .left, time: 1)]))
        motion.expected = [.init(hand: .left, time: 1)]
        #expect(motion.isMet(by: [Swipe(hand: .left, time: 1.2)]))
        #expect(!motion.isMet(by: [Swipe(hand: .left, time: 1.4)]))
        #expect(!motion.isMet(by: [Swipe(hand: .right, time: 1)]) && !motion.isMet(by: []))
    }

    @Test("A detector that is looked into decides as it would have") func reading() throws {
        let scene = Scene(.sweep, seed: 5) { $0.becomeOrdinary() }
        var (read, unread) = (SwipeDetector(), SwipeDetector())
        for frame in scene {
            let swipe = read.look(at: frame)
            #expect(swipe == unread.look(at: frame))
            guard let swipe else { continue }
            let sighting = try #require(read.sighting)
            let counted = sighting.stretches.filter { $0.hand == swipe.hand && !$0.isOver }
            #expect(counted.contains { $0.score >= Double(sighting.threshold) })
        }
    }
}
