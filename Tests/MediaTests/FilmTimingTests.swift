import Testing

@testable import Media

@Suite("TR28: where a film is") struct FilmTimingTests {
    @Test("It stands still until it runs, and again when it is paused") func pausing() {
        var timing = FilmTiming(clock: 100)
        #expect(timing.position(at: 105) == 0)
        #expect(timing.wait(for: 0, at: 105) == .infinity)
        timing.run(true, at: 105)
        #expect(timing.position(at: 107) == 2)
        timing.run(false, at: 107)
        #expect(timing.position(at: 200) == 2)
    }

    @Test("At another speed it goes on from where it is") func speed() {
        var timing = FilmTiming(clock: 0)
        timing.run(true, at: 0)
        timing.setSpeed(2, at: 3)
        #expect(timing.position(at: 4) == 5)
        #expect(timing.wait(for: 9, at: 4) == 2)
        timing.setSpeed(0.5, at: 4)
        #expect(timing.position(at: 6) == 6)
    }

    @Test("A picture that comes far too late is waited for; one a little late isn't") func late() {
        var timing = FilmTiming(clock: 0)
        timing.run(true, at: 0)
        let little = timing.forgive(0.9, at: 1.1)
        #expect(!little)
        #expect(timing.position(at: 1.1) == 1.1)
        let much = timing.forgive(1, at: 4)
        #expect(much)
        #expect(timing.position(at: 4) == 1)
        #expect(timing.wait(for: 1.04, at: 4) > 0)
    }

    @Test("It jumps, running or not, and a clock that goes back moves nothing") func jumping() {
        var timing = FilmTiming(clock: 10)
        timing.jump(to: 30, at: 10)
        #expect(timing.position(at: 12) == 30)
        timing.run(true, at: 12)
        #expect(timing.position(at: 11) == 30)
        timing.jump(to: 5, at: 13)
        #expect(timing.position(at: 14) == 6)
    }
}
