import Media
import Testing

@testable import Writing

/// TR27: which part of a film becomes a clip.
@Suite struct ClipTrimTests {
    @Test func `A short film is taken whole, of a long one its first ten seconds`() {
        #expect(
            ClipTrim(seconds: 4).cut(isHeard: false) == ClipCut(start: 0, end: 4, poster: 0, isHeard: false))
        #expect(ClipTrim(seconds: 90).end == 10)
        #expect(ClipTrim(seconds: 90).span == 30)
        #expect(ClipTrim(seconds: 0).length > 0)
    }

    @Test func `An end that would make it too long takes the other along`() {
        var trim = ClipTrim(seconds: 25)
        trim.move(.end, to: 18)
        #expect((trim.start, trim.end) == (8, 18))
        trim.move(.start, to: 2)
        #expect((trim.start, trim.end) == (2, 12))
        trim.move(.end, to: 99)
        #expect((trim.start, trim.end) == (15, 25))
        trim.move(.start, to: -5)
        #expect((trim.start, trim.end) == (0, 10))
    }

    @Test func `The ends never cross, and stay half a second apart`() {
        var trim = ClipTrim(seconds: 8)
        trim.move(.start, to: 7.9)
        #expect((trim.start, trim.end) == (7.5, 8))
        trim.move(.end, to: 0)
        #expect((trim.start, trim.end) == (7.5, 8))
        var tiny = ClipTrim(seconds: 0.2)
        tiny.move(.start, to: 0.1)
        #expect((tiny.start, tiny.end) == (0, 0.2))
        tiny.move(.end, to: .nan)
        #expect(tiny.start.isFinite && tiny.end.isFinite)
    }

    @Test func `Arrow keys move by a tenth of a second, Home and End as far as it goes`() {
        var trim = ClipTrim(seconds: 8)
        trim.nudge(.start, by: 3)
        #expect(trim.start == 0.3)
        trim.nudge(.end, by: -1)
        #expect(abs(trim.end - 7.9) < 1e-9)
        trim.send(.start, toEnd: true)
        #expect(abs(trim.start - 7.4) < 1e-9)
        trim.send(.start, toEnd: false)
        #expect(trim.start == 0)
        trim.send(.end, toEnd: true)
        #expect(trim.end == 8)
        trim.send(.mark, toEnd: true)
        #expect(trim.mark == 8)
    }

    @Test func `Mark and poster stay within what is chosen`() {
        var trim = ClipTrim(seconds: 8)
        trim.move(.mark, to: 6)
        trim.usePoster()
        #expect(trim.poster == 6)
        trim.move(.end, to: 5)
        #expect(trim.mark == 5 && trim.poster == 5)
        trim.move(.mark, to: 0)
        trim.move(.start, to: 2)
        #expect(trim.mark == 2 && trim.poster == 5)
        #expect(trim.cut(isHeard: true).poster == 5)
    }

    @Test func `Another part of a long film takes the stretch along`() {
        var trim = ClipTrim(seconds: 100)
        trim.move(.start, to: 4)
        trim.move(.end, to: 9)
        trim.show(from: 50)
        #expect((trim.from, trim.start, trim.end) == (50, 54, 59))
        trim.show(from: 1000)
        #expect((trim.from, trim.start, trim.end) == (70, 74, 79))
        #expect(trim.place(of: 85) == 0.5 && trim.time(at: 0.5) == 85)
        trim.show(from: .nan)
        #expect((trim.from, trim.start) == (0, 4))
    }
}
