import Slideshow
import Testing

@Suite("Kitchen timers") struct TimerRackTests {
    private func rack(_ timers: (id: String, seconds: Double)..., at now: Double = 100) -> TimerRack {
        var rack = TimerRack()
        for timer in timers {
            _ = rack.start(
                id: timer.id, recipeID: "soup", step: 0, name: timer.id, seconds: timer.seconds, at: now)
        }
        return rack
    }

    @Test("several run at once, each to its own end") func several() {
        var rack = rack(("pasta", 60), ("sauce", 90))
        #expect(rack.deadline == 160)
        #expect(rack.elapse(to: 159.9) == [])
        #expect(rack.elapse(to: 160) == [.changed, .play(.timer)])
        #expect(rack.timer("pasta")?.isRinging == true)
        #expect(rack.timer("sauce")?.left(at: 160) == 30)
    }

    @Test("can be over without a sound: then they are overdue, and stay to be seen (TR19)") func silent() {
        var rack = rack(("pasta", 60), ("sauce", 90))
        #expect(rack.hush() == [])
        _ = rack.elapse(to: 160)
        #expect(rack.hush() == [.hush, .changed])
        #expect(rack.timer("pasta")?.state == .overdue(since: 160))
        #expect(rack.deadline == 190)
        #expect(rack.elapse(to: 170) == [])
        #expect(rack.elapse(to: 190) == [.changed, .play(.timer)])
    }

    @Test("ring again and again until answered (SND)") func rings() {
        var rack = rack(("pasta", 60))
        _ = rack.elapse(to: 160)
        #expect(rack.deadline == 160 + TimerRack.ringEvery)
        #expect(rack.elapse(to: 160 + TimerRack.ringEvery) == [.play(.timer)])
        #expect(rack.answer() == [.hush, .changed])
        #expect(rack.timers.isEmpty)
        #expect(rack.deadline == nil)
    }

    @Test("an answer when nothing rings changes nothing") func answerNothing() {
        var rack = rack(("pasta", 60))
        #expect(rack.answer() == [])
        #expect(rack.timers.count == 1)
    }

    @Test("one that was taken away is put back where it stood, and has gone on meanwhile") func putBack()
        throws
    {
        var rack = rack(("pasta", 60), ("sauce", 90))
        let pasta = try #require(rack.timer("pasta"))
        _ = rack.remove("pasta")
        #expect(rack.putBack(pasta, at: 0) == [.play(.tick), .changed])
        #expect(rack.timers.map(\.id) == ["pasta", "sauce"])
        #expect(rack.putBack(pasta, at: 0) == [.play(.refused)])
        #expect(try #require(rack.timer("pasta")).left(at: 140) == 20)
        _ = rack.elapse(to: 161)
        #expect(try #require(rack.timer("pasta")).isRinging)
    }

    @Test("one that is answered doesn't silence another") func oneOfTwo() {
        var rack = rack(("pasta", 60), ("sauce", 60))
        _ = rack.elapse(to: 160)
        #expect(rack.remove("pasta") == [.play(.tick), .changed])
        #expect(rack.isRinging)
        #expect(rack.remove("sauce") == [.hush, .play(.tick), .changed])
    }

    @Test("pause and go on with what is left") func pause() {
        var rack = rack(("pasta", 60))
        _ = rack.togglePause("pasta", at: 130)
        #expect(rack.deadline == nil)
        #expect(rack.timer("pasta")?.left(at: 500) == 30)
        _ = rack.togglePause("pasta", at: 500)
        #expect(rack.deadline == 530)
    }

    @Test("a minute more, running or ringing") func extend() {
        var rack = rack(("pasta", 60))
        _ = rack.extend("pasta", by: 60, at: 110)
        #expect(rack.deadline == 220)
        _ = rack.elapse(to: 220)
        #expect(rack.extend("pasta", by: 60, at: 225) == [.hush, .play(.tick), .changed])
        #expect(rack.deadline == 285)
    }

    @Test("starting one again begins it anew instead of doubling it") func startAgain() {
        var rack = rack(("pasta", 60))
        _ = rack.start(id: "pasta", recipeID: "soup", step: 0, name: "pasta", seconds: 60, at: 130)
        #expect(rack.timers.count == 1)
        #expect(rack.deadline == 190)
    }

    @Test("more than anybody can watch are refused") func tooMany() {
        var rack = TimerRack()
        for i in 0..<TimerRack.most {
            _ = rack.start(id: "\(i)", recipeID: "soup", step: 0, name: "", seconds: 9, at: 0)
        }
        #expect(
            rack.start(id: "one more", recipeID: "soup", step: 0, name: "", seconds: 9, at: 0) == [
                .play(.refused)
            ])
    }

    @Test("after a restart they are where they then are; those that ran out are overdue and quiet (TR31)")
    func restore() {
        let saved = [
            KitchenTimer(
                id: "a", recipeID: "soup", step: 3, name: "A", seconds: 600, state: .running(endsAt: 1000)),
            KitchenTimer(
                id: "b", recipeID: "soup", step: 3, name: "B", seconds: 600, state: .running(endsAt: 400)),
            KitchenTimer(
                id: "c", recipeID: "soup", step: 3, name: "C", seconds: 600, state: .paused(left: 12)),
            KitchenTimer(
                id: "d", recipeID: "soup", step: 3, name: "D", seconds: 600, state: .ringing(since: 300)),
        ]
        var rack = TimerRack(
            restoring: saved, saved: nil, at: ClockReading(boot: "", uptime: 0, time: 500))
        #expect(rack.timer("a")?.left(at: 500) == 500)
        #expect(rack.timer("b")?.state == .overdue(since: 400))
        #expect(rack.timer("c")?.left(at: 500) == 12)
        #expect(rack.timer("d")?.state == .overdue(since: 300))
        #expect(rack.elapse(to: 501) == [])
        #expect(rack.deadline == 1000)
    }
}
