@testable import Gestures
import Testing

@Suite("When a movement is a sweep")
struct SweepRulesTests {
    /// A clear sweep to the right that ended at 2 s, with one thing about it changed.
    private func sweep(
        seconds: Double = 0.5, travel: Double = 0.5, rise: Double = 0.05, straightness: Double = 0.65,
        width: Double = 0.1, height: Double = 0.1, strength: Double = 20
    ) -> Sweep {
        Sweep(
            start: 2 - seconds, end: 2, travel: travel, rise: rise, straightness: straightness, width: width,
            height: height, strength: strength)
    }

    private let rules = SweepRules(sensitivity: 0.5)

    @Test("a clear one is, either way")
    func clear() {
        #expect(rules.accept(sweep(), at: 2.05))
        #expect(rules.accept(sweep(travel: -0.5), at: 2.05))
        #expect(sweep().hand == .right && sweep(travel: -0.5).hand == .left)
    }

    @Test("a short, steep, crooked, wide, high, faint, hasty, slow or late one is not")
    func unclear() {
        #expect(!rules.accept(sweep(travel: 0.3), at: 2.05))
        #expect(!rules.accept(sweep(rise: -0.3), at: 2.05))
        #expect(!rules.accept(sweep(straightness: 0.4), at: 2.05))
        #expect(!rules.accept(sweep(width: 0.2), at: 2.05))
        #expect(!rules.accept(sweep(height: 0.2), at: 2.05))
        #expect(!rules.accept(sweep(strength: 4), at: 2.05))
        #expect(!rules.accept(sweep(seconds: 0.1), at: 2.05))
        #expect(!rules.accept(sweep(seconds: 1.3), at: 2.05))
        #expect(!rules.accept(sweep(), at: 2.4))
    }

    @Test("sensitivity decides on how far and how faint, and nonsense is taken as the nearest sense")
    func sensitivity() {
        let faint = sweep(travel: 0.3, strength: 4)
        #expect(SweepRules(sensitivity: 1).accept(faint, at: 2))
        #expect(SweepRules(sensitivity: 7).accept(faint, at: 2))
        #expect(!SweepRules(sensitivity: 0).accept(sweep(travel: 0.42), at: 2))
        #expect(!SweepRules(sensitivity: .nan).accept(faint, at: 2))
    }
}
