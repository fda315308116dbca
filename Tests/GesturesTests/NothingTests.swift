import Gestures
import Testing

@Suite("What is not a swipe")
struct NothingTests {
    private func expectNothing(
        _ seconds: Double = 5, rate: Double = 30, _ set: (inout SyntheticKitchen) -> Void
    ) {
        for seed in 1...3 as ClosedRange<UInt64> {
            var kitchen = SyntheticKitchen(seed: seed)
            kitchen.framesPerSecond = rate
            set(&kitchen)
            #expect(hands(in: kitchen.film(seconds)) == [], "seed \(seed)")
        }
    }

    @Test("an empty room, also in the dark with a noisy camera", arguments: [1.0, 4, 9])
    func noise(deviation: Double) {
        expectNothing { $0.noise = deviation }
    }

    @Test("a lamp that is switched on")
    func lamp() {
        expectNothing { $0.light = { $0 > 2 ? 50 : 0 } }
    }

    @Test("an exposure that creeps up after it")
    func exposure() {
        expectNothing {
            $0.exposure = { 1 + 0.5 * min(max($0 - 1, 0), 1) - 0.3 * min(max($0 - 2, 0) / 2, 1) }
        }
    }

    @Test("mains flicker", arguments: [15.0, 30])
    func flicker(rate: Double) {
        expectNothing(rate: rate) { $0.light = { 12 * sineOf($0 * 100) } }
    }

    @Test("a table that is shaken")
    func shake() {
        expectNothing { $0.shake = { (1.2 * sineOf($0 * 1.75), 1.2 * sineOf($0 * 2.7 + 0.25)) } }
    }

    @Test("a body that walks past", arguments: [1.6, 2.5, 4])
    func body(seconds: Double) {
        expectNothing { kitchen in
            kitchen.things = { time in
                let x = -0.2 + 1.4 * (time - 0.5) / seconds
                return [
                    SyntheticKitchen.Thing(x: x, y: 0.22, radius: 0.09, luma: 200),
                    SyntheticKitchen.Thing(x: x, y: 0.45, radius: 0.16, luma: 40),
                    SyntheticKitchen.Thing(x: x, y: 0.65, radius: 0.16, luma: 40),
                ]
            }
        }
    }

    @Test("a hand that is raised, held still and withdrawn", arguments: [0.2, 0.5, 0.8])
    func raised(x: Double) {
        var arm = SyntheticArm.waiting(x: x)
        arm.rest(0.5)
        arm.move(toX: x, y: 0.3, in: 0.5)
        arm.rest(1.5)
        arm.lower()
        let things = arm
        expectNothing { $0.things = { things.things(at: $0) } }
    }

    @Test("a hand that chops, or stirs in a small pot", arguments: [0.04, 0.1])
    func chopping(width: Double) {
        expectNothing { kitchen in
            kitchen.things = { time in
                let arm = SyntheticArm(keys: [
                    .init(time: 0, x: 0.5 + width * sineOf(time * 2), y: 0.5 + 0.05 * sineOf(time * 4))
                ])
                return arm.things(at: 0)
            }
        }
    }

    @Test("a hand that swipes down, or up, at a slant", arguments: [true, false])
    func slant(down: Bool) {
        var arm = SyntheticArm.waiting(x: 0.3)
        arm.rest(0.5)
        arm.move(toX: 0.3, y: down ? 0.05 : 0.6, in: 0.6)
        arm.rest(0.8)
        arm.move(toX: 0.62, y: down ? 0.6 : 0.05, in: 0.4)
        arm.rest(0.8)
        let things = arm
        expectNothing { $0.things = { things.things(at: $0) } }
    }

    @Test("two hands that part and meet, as in telling a story", arguments: [0.6, 1.1])
    func twoHands(often: Double) {
        expectNothing { kitchen in
            kitchen.things = { time in
                let apart = 0.17 + 0.12 * sineOf(time * often)
                return [0.5 - apart, 0.5 + apart].flatMap { x in
                    SyntheticArm(keys: [.init(time: 0, x: x, y: 0.45)]).things(at: 0)
                }
            }
        }
    }

    @Test("frames whose times make no sense")
    func wildTimes() {
        var kitchen = SyntheticKitchen(seed: 5)
        var random = Seeded(9)
        var detector = SwipeDetector()
        for frame in kitchen.film(2) {
            let times = [
                frame.time, -frame.time, .nan, .infinity, -.infinity, 1e300, 1e-300, random.unit() * 1e6,
            ]
            let time = times[Int(random.next() % UInt64(times.count))]
            let wild = LumaFrame(columns: frame.columns, rows: frame.rows, luma: frame.luma, time: time)
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

/// The sine of so many turns, without a mathematics library: a parabola on each half turn, within 0.06 of it.
func sineOf(_ turns: Double) -> Double {
    let part = turns - turns.rounded(.down)
    return part < 0.5 ? 16 * part * (0.5 - part) : -16 * (part - 0.5) * (1 - part)
}
