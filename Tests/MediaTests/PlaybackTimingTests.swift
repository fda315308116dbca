@testable import Media
import Testing

@Suite("When a recording's pictures are due")
struct PlaybackTimingTests {
    @Test("the first at once, the others as far apart as they were taken")
    func even() {
        var timing = PlaybackTiming()
        #expect(timing.wait(for: 0, now: 1000) == 0)
        #expect(abs(timing.wait(for: 0.1, now: 1000.02) - 0.08) < 1e-9)
        #expect(abs(timing.wait(for: 0.2, now: 1000.2)) < 1e-9)
    }

    @Test("after being held up, everything is put off and nothing catches up")
    func late() {
        var timing = PlaybackTiming()
        _ = timing.wait(for: 0, now: 0)
        #expect(timing.wait(for: 0.1, now: 5) == 0)
        #expect(abs(timing.wait(for: 0.2, now: 5) - 0.1) < 1e-9)
    }

    @Test("a picture that claims to come in a year comes soon")
    func year() {
        var timing = PlaybackTiming()
        _ = timing.wait(for: 0, now: 0)
        #expect(timing.wait(for: 3e7, now: 0) == PlaybackTiming.longestWait)
        #expect(abs(timing.wait(for: 3e7 + 0.1, now: 2) - 0.1) < 1e-6)
    }
}
