import Slideshow
import Testing

@Suite("The slideshow") struct SlideshowTests {
    @Test("goes on and back, with a cue each (TR26, TR29, SND)") func turns() {
        var show = Slideshow(stepCount: 3)
        #expect(show.handle(.next, at: 0) == [.play(.next), .turned(from: 0, to: 1)])
        #expect(show.handle(.previous, at: 1) == [.play(.previous), .turned(from: 1, to: 0)])
    }

    @Test("refuses softly before the first step (SND)") func refusesBeforeFirst() {
        var show = Slideshow(stepCount: 3)
        #expect(show.handle(.previous, at: 0) == [.play(.refused), .refusedBeforeFirst])
        #expect(show.handle(.first, at: 0) == [.play(.refused), .refusedBeforeFirst])
        #expect(show.step == 0)
    }

    @Test("refuses softly after the last step, and takes a second wave as the end (END)") func finishes() {
        var show = Slideshow(stepCount: 2, step: 1)
        #expect(show.handle(.next, at: 10) == [.play(.refused), .refusedAfterLast])
        #expect(show.step == 1)
        #expect(show.handle(.next, at: 10 + Slideshow.finishWindow) == [.play(.finish), .finished])
    }

    @Test("a second wave that comes too late is refused again") func finishWindowCloses() {
        var show = Slideshow(stepCount: 2, step: 1)
        _ = show.handle(.next, at: 10)
        #expect(
            show.handle(.next, at: 10.1 + Slideshow.finishWindow) == [.play(.refused), .refusedAfterLast])
    }

    @Test("going back in between takes the offer to finish away") func offerIsWithdrawn() {
        var show = Slideshow(stepCount: 2, step: 1)
        _ = show.handle(.next, at: 0)
        _ = show.handle(.previous, at: 1)
        _ = show.handle(.next, at: 2)
        #expect(show.handle(.next, at: 3) == [.play(.refused), .refusedAfterLast])
    }

    @Test("Home and End jump; End on the last step stays quiet about finishing") func jumps() {
        var show = Slideshow(stepCount: 5, step: 2)
        #expect(show.handle(.last, at: 0) == [.play(.next), .turned(from: 2, to: 4)])
        #expect(show.handle(.last, at: 0) == [.play(.refused)])
        #expect(show.handle(.next, at: 0.1) == [.play(.refused), .refusedAfterLast])
        #expect(show.handle(.first, at: 1) == [.play(.previous), .turned(from: 4, to: 0)])
    }

    @Test("the Finish button ends at once") func finishButton() {
        var show = Slideshow(stepCount: 2, step: 1)
        #expect(show.handle(.finish, at: 0) == [.play(.finish), .finished])
    }

    @Test("begins where it is told, within the recipe", arguments: [(-4, 0), (2, 2), (99, 5)])
    func begins(asked: Int, got: Int) {
        #expect(Slideshow(stepCount: 6, step: asked).step == got)
    }

    @Test("a recipe of one step is first and last at once") func oneStep() {
        let show = Slideshow(stepCount: 1)
        #expect(show.isFirst && show.isLast)
    }
}

@Suite("Long steps in parts (BY3)") struct PartsTests {
    /// The second of three steps has three parts.
    private let around = Slideshow.Surroundings { $0 == 1 ? [0, 100, 250] : [0] }

    @Test("are gone through by what goes through steps, with the same cues") func through() {
        var show = Slideshow(stepCount: 3)
        var places: [Slideshow.Place] = []
        for _ in 0..<4 {
            _ = show.handle(.next, around, at: 0)
            places.append(show.place)
        }
        #expect(places == [1, .init(1, offset: 100), .init(1, offset: 250), 2])
        #expect(
            show.handle(.previous, around, at: 0) == [
                .play(.previous), .turned(from: 2, to: .init(1, offset: 250)),
            ])
        #expect(
            show.handle(.previous, around, at: 0) == [
                .play(.previous), .turned(from: .init(1, offset: 250), to: .init(1, offset: 100)),
            ])
    }

    @Test("Home and End go by steps; a wave is taken back by a part") func jumps() {
        var show = Slideshow(stepCount: 3, step: 1, offset: 100)
        _ = show.handle(.next, by: .wave, around, at: 10)
        #expect(show.place == .init(1, offset: 250))
        _ = show.handle(.previous, by: .wave, around, at: 11)
        #expect(show.place == .init(1, offset: 100))
        _ = show.handle(.first, around, at: 20)
        #expect(show.place == 0)
        _ = show.handle(.last, around, at: 20)
        #expect(show.place == 2)
    }

    @Test("the last part of the last step is the end, and not before") func end() {
        let around = Slideshow.Surroundings { _ in [0, 40] }
        var show = Slideshow(stepCount: 1)
        #expect(show.handle(.next, around, at: 0).contains(.play(.next)))
        #expect(show.handle(.next, around, at: 1) == [.play(.refused), .refusedAfterLast])
        #expect(show.handle(.next, around, at: 2) == [.play(.finish), .finished])
    }

    @Test("in another window are other parts, and the place stays") func resized() {
        var show = Slideshow(stepCount: 3, step: 1, offset: 100)
        let small = Slideshow.Surroundings { _ in [0, 60, 130, 190] }
        _ = show.handle(.next, small, at: 0)
        #expect(show.place == .init(1, offset: 130))
    }
}

@Suite("A wave where a timer waits (BY4)") struct TimerWaveTests {
    private let waits = Slideshow.Surroundings(hasTimer: true), none = Slideshow.Surroundings()

    @Test("asks first, and the next one starts it and goes on") func starts() {
        var show = Slideshow(stepCount: 3)
        #expect(show.handle(.next, by: .wave, waits, at: 0) == [.play(.tick), .offersTimer])
        #expect(show.step == 0)
        #expect(
            show.handle(.next, by: .wave, waits, at: 4) == [
                .startsTimer, .play(.next), .turned(from: 0, to: 1),
            ])
    }

    @Test("and both are taken back by the opposite one") func takenBack() {
        var show = Slideshow(stepCount: 3)
        _ = show.handle(.next, by: .wave, waits, at: 0)
        _ = show.handle(.next, by: .wave, waits, at: 4)
        #expect(
            show.handle(.previous, by: .wave, none, at: 5) == [
                .takesTimerBack, .play(.previous), .turned(from: 1, to: 0),
            ])
    }

    @Test("the opposite one says no, at once or later, and turns nothing", arguments: [0.5, 5])
    func declines(after: Double) {
        var show = Slideshow(stepCount: 3, step: 1)
        _ = show.handle(.next, by: .wave, waits, at: 0)
        #expect(show.handle(.previous, by: .wave, waits, at: after) == [.play(.tick), .declinesTimer])
        #expect(show.step == 1)
        #expect(show.handle(.next, by: .wave, none, at: after + 0.5).contains(.turned(from: 1, to: 2)))
    }

    @Test("nobody answers: it goes, and nothing has happened") func goes() {
        var show = Slideshow(stepCount: 3)
        _ = show.handle(.next, by: .wave, waits, at: 0)
        #expect(show.elapse(to: Slideshow.offerWindow - 0.1) == [])
        #expect(show.elapse(to: Slideshow.offerWindow) == [.declinesTimer])
        #expect(show.elapse(to: 99) == [])
        #expect(show.handle(.next, by: .wave, waits, at: 99) == [.play(.tick), .offersTimer])
    }

    @Test("keys and taps are never asked, and one answers the question as no") func touch() {
        var show = Slideshow(stepCount: 3)
        #expect(show.handle(.next, waits, at: 0).contains(.turned(from: 0, to: 1)))
        _ = show.handle(.next, by: .wave, waits, at: 1)
        #expect(show.handle(.next, waits, at: 2) == [.declinesTimer, .play(.next), .turned(from: 1, to: 2)])
    }

    @Test(
        "a press or a key that answers a ring does nothing else (SND)",
        arguments: [Slideshow.Event.next, .previous, .first, .last, .finish, .again, .pause])
    func answers(event: Slideshow.Event) {
        var show = Slideshow(stepCount: 3, step: 1)
        #expect(show.handle(event, .init(isRinging: true), at: 0) == [.answered])
        #expect(show.step == 1)
    }
}

@Suite("A tap") struct TapRuleTests {
    @Test("becomes a single one when the window has closed (TR26)") func single() {
        var rule = TapRule()
        #expect(rule.tap(at: 5) == [])
        #expect(rule.deadline == 5 + TapRule.window)
        #expect(rule.elapse(to: 5.2) == nil)
        #expect(rule.elapse(to: 5 + TapRule.window) == .single)
        #expect(rule.deadline == nil)
    }

    @Test("and another within the window are a double tap (TR29)") func double() {
        var rule = TapRule()
        _ = rule.tap(at: 5)
        #expect(rule.tap(at: 5.25) == [.double])
        #expect(rule.elapse(to: 9) == nil)
    }

    @Test("that comes late, before anybody looked at the clock, doesn't swallow the first") func late() {
        var rule = TapRule()
        _ = rule.tap(at: 5)
        #expect(rule.tap(at: 6) == [.single])
        #expect(rule.elapse(to: 7) == .single)
    }

    @Test("three quick taps are a double and the beginning of another") func three() {
        var rule = TapRule()
        _ = rule.tap(at: 0)
        #expect(rule.tap(at: 0.1) == [.double])
        #expect(rule.tap(at: 0.2) == [])
        #expect(rule.elapse(to: 1) == .single)
    }

    @Test("is dropped when a key or a wave comes in between") func reset() {
        var rule = TapRule()
        _ = rule.tap(at: 0)
        rule.reset()
        #expect(rule.elapse(to: 1) == nil)
    }
}
