import GestureStage
import Gestures
import Testing

/// What the detector makes of some frames.
func hands(in frames: some Sequence<LumaFrame>, sensitivity: Double = 0.5) -> [Hand] {
    var detector = SwipeDetector(sensitivity: sensitivity)
    return frames.compactMap { detector.look(at: $0)?.hand }
}

@Suite("A hand swept across")
struct SwipeDetectorTests {
    private static let seeds: ClosedRange<UInt64> = 1...20

    private func scenes(_ kind: SceneKind) -> [Scene] {
        Self.seeds.map { Scene(kind, seed: $0) { $0.becomeOrdinary() } }
    }

    private func tally(_ kind: SceneKind) -> Tally {
        Tally(kind, seeds: Self.seeds) { $0.becomeOrdinary() }
    }

    @Test("TR26: counts once, and a way back that is clear soon after doesn't")
    func wayBack() {
        var found = 0
        for scene in scenes(.sweepAndBack) {
            guard let sweep = scene.strokes.first(where: \.counts) else { continue }
            var detector = SwipeDetector()
            let swipes = scene.compactMap { detector.look(at: $0) }
            found += swipes.contains { $0.hand == sweep.hand } ? 1 : 0
            for swipe in swipes where swipe.hand != sweep.hand && swipe.time > sweep.end {
                #expect(swipe.time - sweep.end > 0.7, "seed \(scene.seed)")
            }
        }
        #expect(found >= 17)
    }

    @Test("TR26: three quick ones the same way are three, but for a few that are lost")
    func threeQuickOnes() {
        let tally = tally(.threeSweeps)
        #expect(tally.recall >= 0.7 && tally.wrong == 0, "\(tally)")
    }

    @Test("one way and, a while later, the other are both counted, for that is how a cook takes one back")
    func undo() {
        let tally = tally(.sweepAndUndo)
        #expect(tally.recall >= 0.85 && tally.wrong == 0, "\(tally)")
    }

    @Test("fills the meter towards its side before it counts, and is full when it does")
    func meter() {
        var counted = 0
        for scene in scenes(.sweep) {
            var detector = SwipeDetector()
            var before: [Double] = []
            for frame in scene {
                if let swipe = detector.look(at: frame) {
                    let side = swipe.hand == .right ? 1.0 : -1
                    #expect(detector.progress == side, "seed \(scene.seed)")
                    #expect(before.suffix(3).contains { $0 * side > 0.2 }, "seed \(scene.seed)")
                    counted += 1
                    break
                }
                #expect(abs(detector.progress) < 1, "seed \(scene.seed)")
                before.append(detector.progress)
            }
        }
        #expect(counted > scenes(.sweep).count / 2)
    }

    @Test("leaves the meter empty in a room where nothing moves")
    func emptyMeter() {
        for scene in scenes(.emptyRoom) {
            var detector = SwipeDetector()
            for frame in scene {
                _ = detector.look(at: frame)
                #expect(abs(detector.progress) < 0.1, "seed \(scene.seed)")
            }
        }
    }
}
