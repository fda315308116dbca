import Foundation
import Gestures
import Practice
import Testing

/// A cook who waves every two seconds.
struct Cook {
    var practice: Practice
    var now = 0.0

    init(sensitivity: Double = 0.5, isSwapped: Bool = false) {
        practice = Practice(sensitivity: sensitivity, isSwapped: isSwapped, at: 0)
        practice.look(true, at: 0)
    }

    @discardableResult mutating func wave(
        _ hand: Hand, need: Double = 0.3, pictures: Double? = nil
    ) -> [Practice.Effect] {
        now += 2
        let swipe = Swipe(hand: hand, time: now, leastSensitivity: need, picturesPerSecond: pictures)
        return practice.handle(.swipe(swipe), at: now)
    }

    mutating func nearly(_ shortfall: Shortfall, _ hand: Hand = .right) {
        now += 2
        _ = practice.handle(.nearMiss(NearMiss(hand: hand, shortfall: shortfall, time: now)), at: now)
    }

    @discardableResult mutating func press(_ event: Practice.Event) -> [Practice.Effect] {
        now += 2
        return practice.handle(event, at: now)
    }

    @discardableResult mutating func wait(_ seconds: Double) -> [Practice.Effect] {
        now += seconds
        return practice.elapse(to: now)
    }

    /// All six waves, each needing so much.
    mutating func waveAll(need: Double = 0.3) {
        for _ in 0..<3 { wave(.right, need: need) }
        for _ in 0..<3 { wave(.left, need: need) }
    }
}

@Suite("Practising") struct PracticeTests {
    @Test("three waves each way, a minute's quiet and a yes: done without touching anything") func byWaves() {
        var cook = Cook()
        #expect(cook.wave(.right) == [.play(.next)])
        #expect(cook.practice.remark == .counted(1))
        cook.wave(.right)
        cook.wave(.right)
        #expect(cook.practice.phase == .previous)
        #expect(cook.practice.remark == .counted(3))
        #expect(cook.wave(.left) == [.play(.previous)])
        cook.wave(.left)
        cook.wave(.left)
        #expect(cook.practice.phase == .roomAhead)
        #expect(cook.wave(.right) == [.play(.tick)])
        #expect(cook.practice.phase == .room)
        #expect(cook.wait(RoomMinute.settling + 59.9) == [])
        #expect(cook.wait(0.2) == [.play(.finish)])
        #expect(cook.practice.phase == .result)
        #expect(!cook.practice.findings.isChange)
        #expect(cook.wave(.right) == [.play(.finish)])
        #expect(cook.practice.phase == .done)
        #expect(cook.wave(.right) == [.leave])
    }

    @Test("a wave right after the page has changed is the hand still going") func breath() {
        var cook = Cook()
        _ = cook.practice.handle(.swipe(Swipe(hand: .right, time: 0.5)), at: 0.5)
        #expect(cook.practice.counted == 0)
        cook.wave(.right)
        #expect(cook.practice.counted == 1)
    }

    @Test("says what was wanting, for every reason", arguments: Shortfall.allCases)
    func shortfalls(_ shortfall: Shortfall) {
        var cook = Cook()
        cook.nearly(shortfall)
        #expect(cook.practice.remark == .almost(shortfall))
        #expect(cook.practice.counted == 0)
    }

    @Test("tells of the hand going back once, and then lets it go back") func wayBack() {
        var cook = Cook()
        cook.wave(.right)
        cook.nearly(.wayBack, .left)
        #expect(cook.practice.remark == .almost(.wayBack))
        cook.wave(.right)
        cook.nearly(.wayBack, .left)
        #expect(cook.practice.remark == .counted(2))
    }

    @Test("a wave the other way doesn't count, and says so") func otherWay() {
        var cook = Cook()
        #expect(cook.wave(.left) == [.play(.refused)])
        #expect(cook.practice.remark == .otherWay)
        #expect(cook.practice.counted == 0)
        cook.wave(.right)
        #expect(cook.practice.counted == 1)
    }

    @Test("three in a row the other way offer to swap; the same wave again says yes") func swap() {
        var cook = Cook()
        for _ in 0..<3 { cook.wave(.left, need: 0.6) }
        #expect(cook.practice.phase == .direction)
        #expect(cook.wave(.left) == [.setDirection(swapped: true), .play(.next)])
        #expect(cook.practice.isSwapped)
        #expect(cook.practice.phase == .previous)
        // They were waves all the same.
        #expect(cook.practice.waves.needs == [0.6, 0.6, 0.6])
        cook.wave(.right)
        #expect(cook.practice.counted == 1)
    }

    @Test("… and the right wave says no, and counts") func noSwap() {
        var cook = Cook()
        for _ in 0..<3 { cook.wave(.left) }
        #expect(cook.wave(.right) == [.play(.next)])
        #expect(!cook.practice.isSwapped)
        #expect(cook.practice.phase == .next)
        #expect(cook.practice.counted == 1)
    }

    @Test("now and then one the other way offers nothing") func notInARow() {
        var cook = Cook()
        for hand in [Hand.left, .left, .right, .left, .left] { cook.wave(hand) }
        #expect(cook.practice.phase == .next)
        #expect(cook.practice.counted == 1)
    }

    @Test("a cook who has swapped is asked for the swapped waves") func startsSwapped() {
        var cook = Cook(isSwapped: true)
        cook.wave(.left)
        #expect(cook.practice.counted == 1)
    }

    @Test("everything can be skipped, and then nothing is changed") func skip() {
        var cook = Cook()
        cook.press(.goOn)
        #expect(cook.practice.phase == .previous)
        cook.press(.goOn)
        #expect(cook.practice.phase == .roomAhead)
        cook.press(.decline)
        #expect(cook.practice.phase == .done)
        #expect(cook.practice.sensitivity == 0.5)
        #expect(cook.press(.goOn) == [.leave])
    }

    @Test("what was measured of waves that counted is remembered, once the cook agrees")
    func teaches() throws {
        var cook = Cook()
        let sample = try JSONDecoder().decode(WaveSample.self, from: Data(#"{"values":{"size":12}}"#.utf8))
        func settle(_ time: Double) {
            let swipe = Swipe(hand: .right, time: time, sample: sample)
            #expect(cook.practice.handle(.settled(swipe), at: cook.now).isEmpty)
        }
        for hand in [Hand.right, .right, .right, .left, .left] {
            cook.wave(hand)
            settle(cook.now)
        }
        // A wave for the other gesture, one that is told of twice, and the hand on its way.
        cook.wave(.right)
        settle(cook.now)
        settle(cook.now - 2)
        cook.wave(.left)
        #expect(cook.practice.phase == .roomAhead)
        settle(cook.now)
        cook.press(.decline)
        #expect(!cook.practice.hasTaught)
        #expect(cook.press(.goOn) == [.teach([WaveSample](repeating: sample, count: 6)), .play(.finish)])
        #expect(cook.practice.hasTaught)
    }

    @Test("a wave is as clear as it was at its best, and a faint one is told of once it is over")
    func settles() {
        var cook = Cook()
        for best in [0.1, 0.47, 0.2] {
            cook.wave(.right, need: 0.54)
            let swipe = Swipe(hand: .right, time: cook.now, leastSensitivity: best)
            let wave = cook.practice.counted
            _ = cook.practice.handle(.settled(swipe), at: cook.now + 0.4)
            #expect((cook.practice.remark == .countedFaintly(wave)) == (best == 0.47))
        }
        #expect(cook.practice.findings.recommended == 0.75, "for the one")
        var clear = Cook()
        for _ in 1...3 {
            clear.wave(.right, need: 0.54)
            let swipe = Swipe(hand: .right, time: clear.now, leastSensitivity: 0.1)
            _ = clear.practice.handle(.settled(swipe), at: clear.now)
        }
        #expect(clear.practice.findings.recommended == 0.5)
    }

    @Test("nothing is remembered of a cook who keeps things as they were") func teachesNothing() {
        var cook = Cook()
        cook.waveAll()
        cook.press(.decline)
        #expect(cook.practice.phase == .result)
        #expect(cook.press(.decline) == [.play(.tick)])
    }

    @Test("done, a wave back practises once more, with what was learnt") func again() {
        var cook = Cook()
        cook.waveAll(need: 0.7)
        cook.press(.decline)
        #expect(cook.press(.goOn) == [.setSensitivity(0.75), .play(.finish)])
        cook.wave(.left)
        #expect(cook.practice.phase == .next)
        #expect(cook.practice.findings.setting == 0.75)
        cook.wave(.right)
        #expect(cook.practice.counted == 1)
    }

    @Test("gives a hint when nothing was seen for a while, once; not while the camera is away") func hint() {
        var cook = Cook()
        #expect(cook.practice.deadline == Practice.patience)
        cook.wait(Practice.patience)
        #expect(cook.practice.remark == .nothingSeen)
        #expect(cook.practice.deadline == nil)
        cook.wave(.right)
        #expect(cook.practice.deadline == cook.now + Practice.patience)
        cook.practice.look(false, at: cook.now)
        #expect(cook.practice.deadline == nil)
    }
}
