import GestureStage
import Gestures
import Testing

@Suite("What is not a swipe")
struct NothingTests {
    @Test(
        "nobody there, somebody who stands, and changes of the whole picture never count",
        arguments: [
            SceneKind.emptyRoom, .idle, .headShake, .lamp, .cloud, .exposureStep, .shakenTable, .putDown,
        ])
    func never(kind: SceneKind) {
        let tally = Tally(kind, seeds: 101...115)
        #expect(tally.falseAlarms == 0, "\(tally)")
    }

    @Test("an empty room in the dark with a noisy camera", arguments: [1.0, 4, 9])
    func noise(deviation: Float) {
        let tally = Tally(.emptyRoom, seeds: 1...10) {
            $0.noise = deviation
            $0.light = 0.4
        }
        #expect(tally.falseAlarms == 0, "\(tally)")
    }

    @Test("mains flicker", arguments: [15.0, 25, 30, 60])
    func flicker(rate: Double) {
        let tally = Tally(.idle, seeds: 1...10) {
            $0.flicker = 0.1
            $0.framesPerSecond = rate + 0.37
        }
        #expect(tally.falseAlarms == 0, "\(tally)")
    }

    @Test("frames whose times make no sense")
    func wildTimes() {
        var random = Seeded(9)
        var detector = SwipeDetector()
        for frame in Scene(.idle, seed: 5) {
            let times = [
                frame.time, -frame.time, .nan, .infinity, -.infinity, 1e300, 1e-300, random.unit() * 1e6,
            ]
            let wild = LumaFrame(
                columns: frame.columns, rows: frame.rows, luma: frame.luma, time: random.pick(times))
            #expect(detector.look(at: wild) == nil)
        }
    }

    @Test("pictures whose size changes all the time, down to a single block")
    func sizes() {
        var random = Seeded(3)
        var detector = SwipeDetector()
        for index in 0..<300 {
            let columns = 1 + Int(random.next() % (index % 3 == 0 ? 3 : 160))
            let rows = 1 + Int(random.next() % (index % 5 == 0 ? 3 : 120))
            for step in 0..<2 {
                let luma = (0..<columns * rows).map { _ in UInt8(truncatingIfNeeded: random.next()) }
                let time = Double(index) * 0.1 + Double(step) * 0.033
                #expect(
                    detector.look(at: LumaFrame(columns: columns, rows: rows, luma: luma, time: time)) == nil)
            }
            #expect(detector.motion.count == columns * rows)
        }
    }
}
