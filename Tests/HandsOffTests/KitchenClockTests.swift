import Foundation
import Language
import Slideshow
import Stage
import Testing

@testable import Cooking
@testable import HandsOff
@testable import House
@testable import Rehearsal

@Suite("The kitchen's clock") struct KitchenClockTests {
    private static let evening = 1_795_284_000.0

    @Test("goes on by the time since the machine started, which nobody sets") func goesOn() {
        let clock = KitchenClock(from: ClockReading(boot: "one", uptime: 5000, time: Self.evening))
        #expect(clock.time(at: 5000) == Self.evening)
        // What the wall says meanwhile is not asked; a sleep of an hour counts.
        #expect(clock.time(at: 8600.5) == Self.evening + 3600.5)
        #expect(
            clock.reading(at: 5010)
                == ClockReading(boot: "one", uptime: 5010, time: Self.evening + 10))
        let machine = ClockReading.machine
        #expect(machine.boot.count == 36 && machine.uptime > 0 && machine.time > Self.evening - 1e8)
        #expect(KitchenClock().reading.boot == machine.boot)
    }

    /// Does something where the clocks say what they do there.
    private func at<Result>(_ zone: String, _ work: () -> Result) -> Result {
        let before = ProcessInfo.processInfo.environment["TZ"]
        setenv("TZ", zone, 1)
        defer {
            if let before { setenv("TZ", before, 1) } else { unsetenv("TZ") }
            tzset()
        }
        return work()
    }

    @Test("shows the time of the place where the cook is, and of summer and winter") func places() {
        // 25 October 2026, 00:59:30 UTC: half a minute before summer time ends in Berlin.
        let moment = 1_792_889_970.0
        #expect(at("Europe/Berlin") { KitchenClock.timeOfDay(moment) } == ("02:59", 30))
        #expect(at("Europe/Berlin") { KitchenClock.timeOfDay(moment + 30) } == ("02:00", 60))
        // Travelling while the program is open.
        #expect(at("America/New_York") { KitchenClock.timeOfDay(moment) }.text == "20:59")
        #expect(at("Asia/Kathmandu") { KitchenClock.timeOfDay(moment) }.text == "06:44")
        #expect(at("America/New_York") { KitchenClock.date(moment) } == (2026, 10, 24))
        #expect(at("Europe/Berlin") { KitchenClock.date(moment) } == (2026, 10, 25))
        // 29 March 2026, 00:59:59 UTC: an hour is left out.
        #expect(at("Europe/Berlin") { KitchenClock.timeOfDay(1_774_745_999) } == ("01:59", 1))
        #expect(at("Europe/Berlin") { KitchenClock.timeOfDay(1_774_746_000) }.text == "03:00")
        // The day before summer time begins has a midnight like any other.
        #expect(at("Europe/Berlin") { KitchenClock.date(1_774_738_800) } == (2026, 3, 29))
    }

    @Test("of a broken machine shows something, too", arguments: [Double.nan, .infinity, -1, 1e300])
    func broken(time: Double) {
        #expect(KitchenClock.timeOfDay(time).text.count == 5)
        #expect(KitchenClock.date(time).month >= 1)
    }

    @Test("a running timer lets nobody wait longer than a sleep of the machine may go unnoticed")
    @MainActor func sleep() async throws {
        try await inRehearsal { stage in
            stage.host.isHidden = true
            #expect(stage.host.deadline == nil)
            stage.host.timers.start("a", recipeID: "tomato-soup", step: 0, name: "Simmer", seconds: 480)
            let wait = try #require(stage.host.deadline) - stage.now
            #expect(wait > 0 && wait <= Host.longestSleep)
            // The machine sleeps for an hour, which only the kitchen's clock counts.
            stage.tick(3600)
            #expect(stage.host.timers.isRinging)
        }
    }

    @MainActor private func inRehearsal(_ work: (Rehearsal) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "hands-off-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        setenv("SDL_AUDIODRIVER", "dummy", 0)
        let stage = try await Rehearsal(
            path: folder.appending(path: "library.sqlite").path, starters: Resources.starters,
            size: Size(1280, 800), theme: .light, camera: .none)
        try await work(stage)
        await stage.finish()
    }

    @Test(
        "set while the program is closed changes neither a timer nor the time that a dish took (TR31)",
        arguments: [(-3600.0, false), (3600, false), (0, false), (-3600, true), (0, true)] as [(Double, Bool)]
    )
    @MainActor func program(settingClock seconds: Double, reboots: Bool) async throws {
        try await inRehearsal { stage in
            #expect(await stage.app.cook("tomato-soup") == nil)
            stage.learnControls()
            stage.host.timers.start("a", recipeID: "tomato-soup", step: 0, name: "Simmer", seconds: 480)
            await stage.advance(by: 60)
            try stage.page(CookingPage.self).perform(.next)
            let cooked = stage.now - (try stage.page(CookingPage.self).startedAt)
            let left = try #require(stage.host.timers.rack.timer("a")).left(at: stage.now)
            try await stage.reopen(crashed: true, after: 30, settingClock: seconds, reboots: reboots)
            let since = try #require(stage.host.timers.rack.timer("a")).left(at: stage.now)
            // Nobody knows how long it was, with a clock that was set back and a machine that was off.
            let isUnknown = reboots && seconds < 0
            #expect(
                since <= (isUnknown ? 480 : left - 30) + 0.01 && since >= left - 33, "\(left) became \(since)"
            )
            let cooking = stage.app.features.cooking
            cooking.resume(try #require(cooking.interrupted))
            let took = stage.now - (try stage.page(CookingPage.self).startedAt)
            #expect(abs(took - cooked - (isUnknown ? 0 : 30)) < 3, "\(cooked) became \(took)")
        }
    }

    @Test("A moment that has passed is told as the wall showed it, also if that was set since") func wall() {
        let clock = KitchenClock(from: ClockReading(boot: "a", uptime: 100, time: 1000))
        // An hour after the start, the wall having been put right by ten minutes meanwhile.
        let now = clock.time(at: 3700), wall = 1000.0 + 3600 + 600
        #expect(clock.onTheWall(now, wall: wall, at: 3700) == wall)
        #expect(clock.onTheWall(now - 1800, wall: wall, at: 3700) == wall - 1800)
    }
}
