import Slideshow
import Testing

/// A timer of eight minutes was saved with five left; then this and that happened to the clocks.
@Suite("Timers and clocks (TR31)") struct ClockTests {
    /// An evening in 2026.
    static let evening = 1_795_284_000.0
    static let saved = ClockReading(boot: "one", uptime: 10_000, time: evening)

    private func restored(
        _ state: KitchenTimer.State = .running(endsAt: evening + 300), saved: ClockReading? = saved,
        boot: String = "one", uptime: Double, time: Double
    ) -> KitchenTimer? {
        let timer = KitchenTimer(id: "a", recipeID: "soup", step: 0, name: "A", seconds: 480, state: state)
        let now = ClockReading(boot: boot, uptime: uptime, time: time)
        return TimerRack(restoring: [timer], saved: saved, at: now).timer("a")
    }

    @Test(
        "In one run of the machine the time since its start decides, whatever the wall says",
        arguments: [0, -3600, 3600, -50.0 * 365 * 86_400, 86_400, -0.5, 7 * 86_400, -evening] as [Double])
    func sameBoot(step: Double) {
        let time = Self.evening + 60 + step
        #expect(restored(uptime: 10_060, time: time)?.left(at: time) == 240)
        #expect(restored(.paused(left: 300), uptime: 10_060, time: time)?.left(at: time) == 300)
        // Over a minute ago.
        let later = Self.evening + 360 + step
        #expect(restored(uptime: 10_360, time: later)?.state == .overdue(since: later - 60))
        let ringing = restored(.ringing(since: Self.evening - 5), uptime: 10_060, time: time)
        #expect(ringing?.state == .overdue(since: time - 65))
    }

    @Test("A machine that slept meanwhile has counted its sleep") func suspended() {
        let time = Self.evening + 7200
        #expect(restored(uptime: 17_200, time: time)?.state == .overdue(since: time - 6900))
    }

    @Test("After a restart of the machine the wall decides, and gives no timer more than it had left")
    func rebooted() {
        func left(_ time: Double) -> Double? { restored(boot: "two", uptime: 20, time: time)?.left(at: time) }
        #expect(left(Self.evening + 60) == 240)
        #expect(left(Self.evening - 3600) == 300)
        // No battery: it is 1970.
        #expect(left(20) == 300)
        #expect(
            restored(boot: "two", uptime: 20, time: Self.evening + 3600)?.state
                == .overdue(since: Self.evening + 300))
        #expect(restored(boot: "two", uptime: 20, time: Self.evening + 8 * 86_400) == nil)
    }

    @Test("What was saved by a clock without a battery is over now, once there is a true one") func battery()
    {
        let lost = ClockReading(boot: "one", uptime: 100, time: 100)
        let timer = restored(.running(endsAt: 400), saved: lost, boot: "two", uptime: 30, time: Self.evening)
        #expect(timer?.state == .overdue(since: Self.evening))
        // Set by the network while the machine ran: nothing is unknown.
        let set = restored(.running(endsAt: 400), saved: lost, uptime: 160, time: Self.evening)
        #expect(set?.left(at: Self.evening) == 240)
    }

    @Test("A machine that was put back to an earlier state goes by the wall") func snapshot() {
        #expect(restored(uptime: 9000, time: Self.evening + 60)?.left(at: Self.evening + 60) == 240)
        #expect(restored(uptime: 9000, time: Self.evening - 600)?.left(at: Self.evening - 600) == 300)
    }

    @Test("Where nothing is known of the clocks, no timer has more than it was set to") func unknown() {
        let time = Self.evening - 3600
        #expect(restored(saved: nil, uptime: 5, time: time)?.left(at: time) == 480)
        #expect(restored(.paused(left: 4060), saved: nil, uptime: 5, time: time)?.left(at: time) == 480)
        #expect(
            restored(.overdue(since: Self.evening), saved: nil, uptime: 5, time: time)?.state
                == .overdue(since: time))
        let nameless = ClockReading(boot: "", uptime: 1, time: Self.evening)
        #expect(restored(saved: nameless, boot: "", uptime: 5, time: time)?.left(at: time) == 300)
    }

    @Test(
        "Numbers that are none end nothing",
        arguments: [Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude])
    func numbers(bad: Double) {
        let states: [KitchenTimer.State] = [
            .running(endsAt: bad), .paused(left: bad), .ringing(since: bad), .overdue(since: bad),
        ]
        let saved = [Self.saved, ClockReading(boot: "one", uptime: bad, time: bad), nil]
        for state in states + [.running(endsAt: Self.evening + 300)] {
            for saved in saved {
                let timer = restored(state, saved: saved, uptime: 10_060, time: Self.evening + 60)
                if let timer { #expect((0...480).contains(timer.left(at: Self.evening + 60))) }
            }
        }
    }

    @Test("The time that a dish took goes on after an interruption") func cookingStart() {
        let start = CookingStart(startedAt: Self.evening - 1200, saved: Self.saved)
        func took(_ boot: String, uptime: Double, time: Double) -> Double {
            time - start.began(at: ClockReading(boot: boot, uptime: uptime, time: time))
        }
        #expect(took("one", uptime: 10_300, time: Self.evening + 300) == 1500)
        #expect(took("one", uptime: 10_300, time: Self.evening - 3300) == 1500)
        #expect(took("two", uptime: 10, time: Self.evening + 300) == 1500)
        // The next day; a clock that was set back; one without a battery.
        #expect(took("two", uptime: 10, time: Self.evening + 80_000) == 1200)
        #expect(took("two", uptime: 10, time: Self.evening - 3600) == 1200)
        #expect(took("two", uptime: 10, time: 10) == 1200)
        for bad in [Double.nan, .infinity, -.infinity] {
            let start = CookingStart(
                startedAt: bad, saved: ClockReading(boot: "one", uptime: bad, time: bad))
            let now = ClockReading(boot: "one", uptime: 1, time: Self.evening)
            #expect(start.began(at: now) <= Self.evening && start.began(at: now) >= Self.evening - 8 * 86_400)
        }
    }
}
