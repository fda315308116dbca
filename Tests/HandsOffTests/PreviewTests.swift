import Foundation
import Gestures
import Language
import Stage
import Testing

@testable import House

@Suite("The preview's meter") struct HandMeterTests {
    @Test("rises with the hand at once, either way") func rises() {
        var meter = HandMeter()
        meter.take(0.6, at: 10)
        #expect(meter.level(at: 10) == 0.6)
        meter.take(-0.4, at: 10.05)
        #expect(meter.level(at: 10.05) == -0.4)
    }

    @Test("falls slowly when the hand has gone, and then lies still") func falls() {
        var meter = HandMeter()
        meter.take(-0.8, at: 10)
        meter.take(0, at: 10.1)
        let half = 10.1 + HandMeter.fall * 0.4
        #expect(abs(meter.level(at: half) + 0.4) < 1e-9)
        #expect(meter.isFalling(at: half))
        #expect(meter.level(at: 10.1 + HandMeter.fall) == 0)
        #expect(!meter.isFalling(at: 10.1 + HandMeter.fall))
    }

    @Test("stays where the hand stays") func stays() {
        var meter = HandMeter()
        meter.take(0.5, at: 10)
        #expect(meter.level(at: 60) == 0.5)
        #expect(!meter.isFalling(at: 60))
    }

    @Test("doesn't flicker at chopping and stirring") func quiet() {
        var meter = HandMeter()
        meter.take(HandMeter.quiet - 0.01, at: 10)
        #expect(meter.level(at: 10) == 0)
    }
}

@Suite("The preview's advice") struct AdviceTests {
    private func miss(_ shortfall: Shortfall, _ hand: Hand = .right) -> NearMiss {
        NearMiss(hand: hand, shortfall: shortfall, time: 0)
    }

    @Test("is shown for three seconds") func seconds() {
        var advice = Advice()
        advice.take(miss(.tooSlow), at: 10)
        #expect(advice.line(at: 12.9)?.shortfall == .tooSlow)
        #expect(advice.line(at: 13) == nil)
    }

    @Test("is read before another takes its place") func least() {
        var advice = Advice()
        advice.take(miss(.tooSlow), at: 10)
        advice.take(miss(.tooShort), at: 10.5)
        #expect(advice.line(at: 10.5)?.shortfall == .tooSlow)
        advice.take(miss(.tooShort), at: 11.5)
        #expect(advice.line(at: 11.5)?.shortfall == .tooShort)
    }

    @Test("that comes again stays, and doesn't begin anew") func again() {
        var advice = Advice()
        advice.take(miss(.tooSlow), at: 10)
        advice.take(miss(.tooSlow), at: 12)
        #expect(advice.line(at: 14.9)?.since == 10)
    }

    @Test("is not given to a hand that goes back after a wave that counted") func wayBack() {
        var advice = Advice()
        advice.take(miss(.tooSlow), at: 9)
        advice.waveCounted(at: 10)
        #expect(advice.line(at: 10) == nil)
        advice.take(miss(.wayBack), at: 10.4)
        #expect(advice.line(at: 10.4) == nil)
        advice.take(miss(.wayBack), at: 11.2)
        #expect(advice.line(at: 11.2)?.shortfall == .wayBack)
    }

    @Test("is not given for ever to hands that work") func most() {
        var advice = Advice()
        var shown: Set<Double> = []
        for i in 0..<60 {
            advice.take(miss(i.isMultiple(of: 2) ? .tooMuch : .tooShort), at: Double(i) * 2)
            if let line = advice.line(at: Double(i) * 2) { shown.insert(line.since) }
        }
        #expect(shown.count <= 4 * Advice.most)
        #expect(shown.count >= Advice.most)
    }

    @Test(
        "is short", arguments: Shortfall.allCases, Language.allCases)
    func words(shortfall: Shortfall, language: Language) {
        let text = language.wording.advice(shortfall)
        #expect(text.count <= 22 && !text.isEmpty)
    }
}

@Suite("What the camera's thread reports") struct WatcherTests {
    /// A bright hand that sweeps across a dark, noisy picture within a second, then rest.
    private func frame(_ time: Double) -> LumaFrame {
        let x = time < 1 ? -20 : 10 + (time - 1) * 80
        let luma = (0..<(80 * 60)).map { i -> UInt8 in
            let (dx, dy) = (Double(i % 80) - x, Double(i / 80) - 30)
            return dx * dx / 49 + dy * dy / 100 < 1 ? 200 : UInt8(60 + (i * 7 + Int(time * 30) * 31) % 5)
        }
        return LumaFrame(columns: 80, rows: 60, luma: luma, time: time)
    }

    private func reports(isOpen: Bool) -> [(at: Double, report: EyeReport)] {
        var watcher = Watcher(EyeWish(device: nil, sensitivity: 0.5, peephole: Peephole(isOpen: isOpen)))
        return (0..<120).flatMap { i in
            let time = Double(i) / 30
            return watcher.look(at: frame(time)).map { (time, $0) }
        }
    }

    @Test("moves the meter more often than the picture while a hand moves, and not at all otherwise")
    func readings() {
        let readings = reports(isOpen: true).compactMap { at, report -> Double? in
            if case .progress = report { at } else { nil }
        }
        #expect(readings.count >= 3)
        // The sweep, and the moment for which the meter stays full.
        #expect(readings.allSatisfy { $0 >= 1 && $0 < 2.6 })
    }

    @Test("is nothing but waves while nobody looks: idle means idle") func hidden() {
        let seen = reports(isOpen: false)
        #expect(
            seen.allSatisfy { _, report in
                switch report {
                case .swipe, .nearMiss: true
                default: false
                }
            })
    }
}
