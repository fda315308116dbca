import Slideshow
import Testing

@Suite("Timers stopped together") struct PausingTests {
    private func rack() -> TimerRack {
        var rack = TimerRack()
        for (id, seconds) in [("pasta", 60.0), ("sauce", 90), ("bread", 600)] {
            _ = rack.start(id: id, recipeID: "soup", step: 0, name: id, seconds: seconds, at: 100)
        }
        return rack
    }

    @Test("stop and go on together, none losing a second") func together() {
        var rack = rack()
        #expect(rack.togglePause(at: 110) == [.play(.tick), .changed])
        #expect(rack.isPaused)
        #expect(rack.deadline == nil)
        #expect(rack.togglePause(at: 1000) == [.play(.tick), .changed])
        #expect(!rack.isPaused)
        #expect(rack.timers.map { $0.left(at: 1000) } == [50, 80, 590])
    }

    @Test("leave alone what had been stopped before by itself") func alone() {
        var rack = rack()
        _ = rack.togglePause("bread", at: 105)
        _ = rack.togglePause(at: 110)
        _ = rack.togglePause(at: 120)
        #expect(rack.timer("bread")?.isPaused == true)
        #expect(rack.timer("pasta")?.left(at: 120) == 50)
        #expect(!rack.isPaused)
    }

    @Test("are joined by one that was started since") func joined() {
        var rack = rack()
        _ = rack.togglePause(at: 110)
        _ = rack.start(id: "tea", recipeID: "soup", step: 0, name: "tea", seconds: 30, at: 110)
        _ = rack.togglePause(at: 115)
        #expect(rack.timers.allSatisfy { $0.isPaused })
        _ = rack.togglePause(at: 120)
        #expect(rack.timers.allSatisfy { !$0.isPaused })
    }

    @Test("and nothing else: what rings goes on ringing") func ringing() {
        var rack = rack()
        _ = rack.elapse(to: 160)
        _ = rack.togglePause(at: 160)
        #expect(rack.timer("pasta")?.isRinging == true)
        #expect(rack.timer("sauce")?.isPaused == true)
    }

    @Test("go on even if nobody remembers who stopped them, as after a restart (TR31)") func restored() {
        var first = rack()
        _ = first.togglePause(at: 110)
        var rack = TimerRack(
            restoring: first.timers, saved: nil, at: ClockReading(boot: "", uptime: 0, time: 500))
        #expect(!rack.isPaused)
        _ = rack.togglePause(at: 500)
        #expect(rack.timer("pasta")?.left(at: 500) == 50)
    }

    @Test("are refused softly when there are none (SND)") func none() {
        var rack = TimerRack()
        #expect(rack.togglePause(at: 0) == [.play(.refused)])
    }
}
