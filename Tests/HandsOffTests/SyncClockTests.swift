import Testing

@testable import House

@Suite("When machines are made alike (AR17)") struct SyncClockTests {
    /// One that has worked at 100.
    private var worked: SyncClock {
        var clock = SyncClock()
        clock.begin(at: 100)
        clock.began()
        clock.worked(at: 100)
        return clock
    }

    @Test("at once when it begins, then every quarter of an hour, or every hour where data is saved")
    func usual() {
        var clock = SyncClock()
        #expect(clock.due == nil)
        clock.begin(at: 50)
        #expect(clock.due == 50)
        clock.began()
        #expect(clock.due == nil)
        clock.worked(at: 60)
        #expect(clock.due == 960 && clock.lastWorked == 60)
        clock.pause = SyncClock.sparing
        clock.began()
        clock.worked(at: 960)
        #expect(clock.due == 4560)
    }

    @Test("two seconds after a change; one more doesn't put it off") func changes() {
        var clock = worked
        clock.changed(at: 200)
        clock.changed(at: 201)
        #expect(clock.due == 202)
        clock.hinted(at: 201)
        #expect(clock.due == 201.3)
        clock.asked(at: 201.1)
        #expect(clock.due == 201.1)
    }

    @Test("what happens during a round is told by another") func meanwhile() {
        var clock = worked
        clock.began()
        clock.changed(at: 300)
        #expect(clock.due == nil)
        clock.worked(at: 301)
        #expect(clock.due == 303)
    }

    @Test("after failures later and later, at most as seldom as usual, and as late as the server asks")
    func failures() {
        var clock = worked
        var pauses: [Double] = []
        for _ in 0..<12 {
            clock.began()
            clock.failed(at: 1000)
            pauses.append((clock.due ?? 0) - 1000)
        }
        #expect(pauses == [5, 10, 20, 40, 80, 160, 320, 640, 900, 900, 900, 900])
        clock.began()
        clock.failed(at: 1000, retryAfter: 1200)
        #expect(clock.due == 2200)
        // A change is no reason to ask a server that can't be reached at once, the cook is.
        clock.changed(at: 1001)
        #expect((clock.due ?? 0) > 1003)
        clock.asked(at: 1002)
        #expect(clock.due == 1002)
    }

    @Test("when the machine wakes, unless it has just worked") func waking() {
        var clock = worked
        clock.woke(at: 130)
        #expect(clock.due == 1000)
        clock.woke(at: 200)
        #expect(clock.due == 200)
        clock.end()
        clock.woke(at: 900)
        #expect(clock.due == nil)
    }
}
