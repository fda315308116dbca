@testable import CommunityServer
import Testing

@Suite("What wakes the jobs", .timeLimit(.minutes(1))) struct BellTests {
    @Test("A ring is heard, also one that came before; two are one") func rings() async {
        let bell = Bell()
        bell.ring()
        bell.ring()
        await bell.wait(nil)
        let began = ContinuousClock.now
        await bell.wait(50)
        #expect(ContinuousClock.now - began >= .milliseconds(50))
        await bell.wait(50)
        #expect(
            ContinuousClock.now - began >= .milliseconds(100), "A wait that is over leaves the next one whole"
        )
        Task { bell.ring() }
        await bell.wait(nil)
    }

    @Test("Whoever is cancelled waits no longer") func cancelling() async {
        let bell = Bell()
        let task = Task { await bell.wait(nil) }
        task.cancel()
        await task.value
        let early = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            await bell.wait(nil)
        }
        await early.value
    }
}
