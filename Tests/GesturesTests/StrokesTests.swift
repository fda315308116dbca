import Testing

@testable import Gestures

@Suite("Which strokes count")
struct StrokesTests {
    /// A sweep to the right that has counted, from 0 to 0.4 s.
    private var swept: Watch {
        let watch = Watch()
        #expect(watch.see(movement(.right, 0, 0.4), at: 0.4))
        return watch
    }

    @Test("TR26: one that goes on counts once")
    func goesOn() {
        let watch = swept
        for now in stride(from: 0.43, to: 0.8, by: 0.033) {
            #expect(!watch.see(movement(.right, 0, now), at: now))
        }
    }

    @Test("TR26: one that begins after a pause counts, however soon")
    func quickOnes() {
        let watch = swept
        #expect(watch.see(movement(.right, 0.55, 0.95), at: 0.95))
        #expect(watch.see(movement(.right, 1.1, 1.5), at: 1.5))
    }

    @Test("TR26: a wave once more the same way is told by, as what moved before it was the hand coming back")
    func repeated() {
        var strokes = Strokes()
        func count(_ movement: SweepJudge.Candidate) -> Bool {
            strokes.take([movement], threshold: 0, at: movement.sweep.end) { _ in false } != nil
        }
        #expect(!strokes.repeats(.right, begun: 0.6))
        for start in [0, 0.9, 1.8] {
            #expect(count(movement(.right, start, start + 0.4)))
            // Three in a row are believed; who goes on for longer is stirring.
            #expect(strokes.repeats(.right, begun: start + 0.9) == (start < 1.8))
        }
        #expect(!strokes.repeats(.left, begun: 2.7))
        #expect(count(movement(.right, 6, 6.4)))
        #expect(!strokes.repeats(.right, begun: 9), "but only soon after")
    }

    @Test("What was busy before its first wave isn't believed to wave in a row")
    func busy() {
        var strokes = Strokes()
        var first = movement(.right, 0, 0.4).sweep
        first.earlier = 0.3
        let candidate = SweepJudge.Candidate(hand: .right, sweep: first, score: 1)
        #expect(strokes.take([candidate], threshold: 0, at: 0.4) { _ in false } != nil)
        #expect(!strokes.repeats(.right, begun: 0.9))
    }

    @Test("A second one within the least time between two is the same one, seen again")
    func tooSoon() {
        let watch = swept
        #expect(!watch.see(movement(.right, 0.53, 0.75), at: 0.75))
    }

    @Test("The hand that goes back at once doesn't count, however quick")
    func wayBack() {
        let watch = swept
        #expect(!watch.see(movement(.left, 0.6, 1.0, speed: 3), at: 1.0))
        #expect(!watch.see(movement(.left, 0.6, 1.5, speed: 3), at: 1.5), "and goes on not counting")
    }

    @Test("A hand that goes back somewhat later doesn't count if it is idler than the sweep")
    func idleWayBack() {
        let watch = swept
        #expect(!watch.see(movement(.left, 1.05, 1.5, speed: 1.1), at: 1.5))
    }

    @Test("TR29: who takes a wave back is as quick as before, and counts")
    func takenBack() {
        let watch = swept
        #expect(watch.see(movement(.left, 1.05, 1.5, speed: 1.5), at: 1.5))
    }

    @Test("TR29: an idle wave the other way counts once the hand has rested")
    func idleLater() {
        let watch = swept
        #expect(watch.see(movement(.left, 1.5, 2.0, speed: 1), at: 2.0))
    }

    @Test("What a long line lays through a rest doesn't make the sweep longer")
    func newAfterRest() {
        let watch = swept
        #expect(!watch.see(movement(.right, 0, 1.2), at: 1.2), "it began before the sweep was over")
        #expect(watch.see(movement(.right, 0.9, 1.3), at: 1.3), "what began after it does count")
    }

    @Test("Of several stretches of one sweep the clearest counts, and what is held back doesn't")
    func clearest() {
        var strokes = Strokes()
        let all = [movement(.right, 0, 0.4, score: 0.5), movement(.right, 0.1, 0.4, score: 2)]
        let best = strokes.take(all, threshold: 0, at: 0.4) { _ in false }
        #expect(best?.score == 2)
        var waiting = Strokes()
        #expect(waiting.take(all, threshold: 0, at: 0.4) { _ in true } == nil)
        #expect(waiting.last == nil)
    }

    @Test("What doesn't reach the threshold doesn't count")
    func unclear() {
        let watch = Watch()
        #expect(!watch.see(movement(.right, 0, 0.4, score: -0.1), at: 0.4))
    }
}

/// Strokes that are shown one movement at a time, with a threshold of 0.
private final class Watch {
    private var strokes = Strokes()

    /// Whether this movement counts.
    func see(_ movement: SweepJudge.Candidate, at now: Double) -> Bool {
        strokes.take([movement], threshold: 0, at: now) { _ in false } != nil
    }
}
