import Gestures
import Testing

/// What the detector makes of a film.
func hands(in frames: [LumaFrame], sensitivity: Double = 0.5) -> [Hand] {
    var detector = SwipeDetector(sensitivity: sensitivity)
    return frames.compactMap { detector.look(at: $0)?.hand }
}

@Suite("A hand swept across")
struct SwipeDetectorTests {
    private func film(
        _ arm: SyntheticArm, seed: UInt64 = 1, _ change: (inout SyntheticKitchen) -> Void = { _ in }
    ) -> [LumaFrame] {
        var kitchen = SyntheticKitchen(seed: seed)
        kitchen.things = { arm.things(at: $0) }
        change(&kitchen)
        return kitchen.film(arm.time)
    }

    private func sweeping(right: Bool, in seconds: Double = 0.45, size: Double = 0.07) -> SyntheticArm {
        var arm = SyntheticArm.waiting(x: right ? 0.15 : 0.85)
        arm.size = size
        arm.rest(1)
        arm.sweep(right: right, in: seconds)
        arm.lower()
        return arm
    }

    @Test(
        "TR26: is found either way, at 10, 15, 30 and 60 frames a second",
        arguments: [10.0, 15, 30, 60], [true, false])
    func bothWays(framesPerSecond: Double, right: Bool) {
        for seed in 1...3 as ClosedRange<UInt64> {
            let frames = film(sweeping(right: right), seed: seed) { $0.framesPerSecond = framesPerSecond }
            #expect(hands(in: frames) == [right ? .right : .left], "seed \(seed)")
        }
    }

    @Test(
        "TR26: is found whatever the size of the picture",
        arguments: [(20, 15), (40, 30), (80, 45), (80, 80), (160, 120)])
    func sizes(columns: Int, rows: Int) {
        let frames = film(sweeping(right: true)) {
            $0.columns = columns
            $0.rows = rows
        }
        #expect(hands(in: frames) == [.right])
    }

    @Test("is found quick or slow, near or far", arguments: [0.3, 0.45, 0.7], [0.05, 0.07, 0.1])
    func ways(seconds: Double, size: Double) {
        #expect(hands(in: film(sweeping(right: false, in: seconds, size: size))) == [.left])
    }

    @Test("is found with frames that come early and late, and some not at all")
    func jitter() {
        let frames = film(sweeping(right: true)) { $0.jitter = 0.8 }
        let thinned = frames.enumerated().filter { $0.offset % 7 != 3 }.map(\.element)
        #expect(hands(in: thinned) == [.right])
    }

    @Test("is found when the camera shows every picture twice")
    func repeated() {
        let frames = film(sweeping(right: true)) { $0.framesPerSecond = 15 }
        let doubled = frames.flatMap { frame in
            [frame, LumaFrame(columns: 80, rows: 60, luma: frame.luma, time: frame.time + 1.0 / 30)]
        }
        #expect(hands(in: doubled) == [.right])
    }

    @Test("TR26: counts once, and the hand's way back doesn't")
    func wayBack() {
        var arm = SyntheticArm.waiting()
        arm.rest(1)
        arm.sweep(right: true)
        arm.move(toX: 0.18, y: 0.4, in: 0.55)
        arm.lower()
        #expect(hands(in: film(arm)) == [.right])
    }

    @Test("TR26: three quick ones the same way are three")
    func threeQuickOnes() {
        var arm = SyntheticArm.waiting()
        arm.rest(1)
        arm.sweep(right: true, in: 0.4)
        for _ in 0..<2 {
            arm.move(toX: 0.18, y: 0.42, in: 0.4)
            arm.rest(0.1)
            arm.move(toX: 0.82, y: 0.35, in: 0.4)
            arm.rest(0.1)
        }
        arm.lower()
        #expect(hands(in: film(arm)) == [.right, .right, .right])
    }

    @Test("one way and, a while later, the other are both counted")
    func andTheOther() {
        var arm = SyntheticArm.waiting()
        arm.rest(1)
        arm.sweep(right: true)
        arm.rest(1.2)
        arm.move(toX: 0.18, y: 0.35, in: 0.45)
        arm.rest(0.3)
        #expect(hands(in: film(arm)) == [.right, .left])
    }

    @Test("is recognised before it is over, at its own frame's time")
    func inTime() throws {
        let arm = sweeping(right: true)
        var detector = SwipeDetector()
        let swipe = try #require(film(arm).compactMap { detector.look(at: $0) }.first)
        // Waiting 1 s, raised 0.6 s, at rest 0.4 s: the sweep lasts from 2.0 to 2.45.
        #expect(2.1...2.5 ~= swipe.time)
    }

    @Test("fills the meter towards its side, and is full when it counts")
    func meter() {
        var detector = SwipeDetector()
        var before: [Double] = []
        for frame in film(sweeping(right: false)) {
            if detector.look(at: frame) != nil { break }
            before.append(detector.progress)
        }
        #expect(detector.progress == -1)
        #expect(before.suffix(2).allSatisfy { $0 < -0.2 && $0 > -1 })
        #expect(before.prefix(20).allSatisfy { abs($0) < 0.1 })
    }
}
