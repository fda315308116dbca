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
