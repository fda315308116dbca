import Slideshow
import Testing

/// A cook's undo: the opposite wave within two seconds takes back what the last one did, and nothing else.
@Suite("A wave taken back") struct TakingBackTests {
    private func after(_ event: Slideshow.Event, step: Int, of count: Int = 4) -> Slideshow {
        var show = Slideshow(stepCount: count, step: step)
        _ = show.handle(event, by: .wave, at: 10)
        return show
    }

    @Test("goes back exactly one step (TR29)") func turned() {
        var show = after(.next, step: 1)
        #expect(show.takesBack(.previous, at: 12))
        #expect(show.handle(.previous, by: .wave, at: 12) == [.play(.previous), .turned(from: 2, to: 1)])
        var other = after(.previous, step: 1)
        #expect(other.handle(.next, by: .wave, at: 11) == [.play(.next), .turned(from: 0, to: 1)])
    }

    @Test("of several in a row is the last") func series() {
        var show = after(.next, step: 0)
        _ = show.handle(.next, by: .wave, at: 10.5)
        _ = show.handle(.previous, by: .wave, at: 11)
        #expect(show.step == 1)
        _ = show.handle(.previous, by: .wave, at: 11.5)
        #expect(show.step == 0)
    }

    @Test("turns no page if none was turned", arguments: [(Slideshow.Event.previous, 0), (.next, 3)])
    func refused(event: Slideshow.Event, step: Int) {
        var show = after(event, step: step)
        let opposite: Slideshow.Event = event == .next ? .previous : .next
        #expect(show.handle(opposite, by: .wave, at: 11) == [.play(.tick), .tookBack])
        #expect(show.step == step)
        // Once only: who waves again means it.
        _ = show.handle(opposite, by: .wave, at: 11.5)
        #expect(show.step != step)
    }

    @Test("that was refused on the last step withdraws the offer to finish") func offer() {
        var show = after(.next, step: 3)
        _ = show.handle(.previous, by: .wave, at: 11)
        #expect(show.finishesUntil == nil)
        #expect(show.handle(.next, by: .wave, at: 14) == [.play(.refused), .refusedAfterLast])
    }

    @Test("that finished comes back to the last step (END)") func finished() {
        var show = after(.next, step: 3)
        #expect(show.handle(.next, by: .wave, at: 11) == [.play(.finish), .finished])
        #expect(show.takesBackUntil == 13)
        #expect(show.handle(.previous, by: .wave, at: 12) == [.play(.previous), .reopened])
        #expect(show.isLast)
        #expect(show.takesBackUntil == nil)
        #expect(show.handle(.next, by: .wave, at: 20) == [.play(.refused), .refusedAfterLast])
    }

    @Test("that answered a ring turns its page back, and it rings again (SND)") func ring() {
        var show = Slideshow(stepCount: 4, step: 1)
        #expect(
            show.handle(.next, by: .wave, isRinging: true, at: 10) == [
                .answered, .play(.next), .turned(from: 1, to: 2),
            ])
        #expect(
            show.handle(.previous, by: .wave, at: 11) == [
                .play(.previous), .turned(from: 2, to: 1), .ringsAgain,
            ])
    }

    @Test("answers what has begun to ring meanwhile") func ringsMeanwhile() {
        var show = after(.next, step: 1)
        #expect(
            show.handle(.previous, by: .wave, isRinging: true, at: 11) == [
                .answered, .play(.previous), .turned(from: 2, to: 1),
            ])
    }

    @Test("after more than two seconds is a wave like any other") func tooLate() {
        var show = after(.previous, step: 0)
        #expect(!show.takesBack(.next, at: 12.1))
        #expect(show.handle(.next, by: .wave, at: 12.1) == [.play(.next), .turned(from: 0, to: 1)])
    }

    @Test("is nobody's business but waves': keys and taps are surely meant") func touch() {
        var show = Slideshow(stepCount: 4)
        _ = show.handle(.previous, at: 10)
        #expect(show.takesBackUntil == nil)
        #expect(show.handle(.next, at: 10.5) == [.play(.next), .turned(from: 0, to: 1)])
        // A key in between is what the cook did last.
        var other = after(.previous, step: 0)
        _ = other.handle(.next, at: 10.5)
        _ = other.handle(.next, by: .wave, at: 11)
        #expect(other.step == 2)
    }

    @Test("never turns more than a page, whatever came before")
    func everySequence() {
        let events: [Slideshow.Event] = [.next, .previous, .again, .pause]
        for code in 0..<(4 * 4 * 4 * 4 * 4) {
            var show = Slideshow(stepCount: 2)
            for i in 0..<5 {
                let before = show.step
                _ = show.handle(events[(code >> (2 * i)) & 3], by: .wave, at: Double(i))
                #expect(abs(show.step - before) <= 1)
            }
        }
    }
}

@Suite("Again and pause") struct AgainTests {
    @Test("again shows the same step anew") func again() {
        var show = Slideshow(stepCount: 3, step: 1)
        #expect(show.handle(.again, at: 0) == [.play(.tick), .presented])
        #expect(show.step == 1)
    }

    @Test("pause is for the timers") func pause() {
        var show = Slideshow(stepCount: 3, step: 1)
        #expect(show.handle(.pause, at: 0) == [.toggledPause])
    }

    @Test("while a timer rings both only answer it", arguments: [Slideshow.Event.again, .pause])
    func ringing(event: Slideshow.Event) {
        var show = Slideshow(stepCount: 3, step: 1)
        #expect(show.handle(event, by: .wave, isRinging: true, at: 0) == [.answered])
    }

    @Test(
        "both withdraw the offer to finish, like anything else", arguments: [Slideshow.Event.again, .pause])
    func offer(event: Slideshow.Event) {
        var show = Slideshow(stepCount: 2, step: 1)
        _ = show.handle(.next, at: 0)
        _ = show.handle(event, at: 1)
        #expect(show.handle(.next, at: 2) == [.play(.refused), .refusedAfterLast])
    }
}
