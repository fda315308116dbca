import Foundation
import Stage
import Testing

@testable import Accounts
@testable import HandsOff
@testable import House
@testable import Rehearsal

@MainActor @Suite("AR17, AR18: hints, and asking at once", .serialized, .timeLimit(.minutes(1)))
struct SyncHintTests {
    private let folder = FileManager.default.temporaryDirectory.appending(
        path: "hands-off-hints-\(UUID().uuidString)")

    /// Somebody is signed in, and all is alike.
    private func signedIn() async throws -> Rehearsal {
        let stage = try await Rehearsal.atServer(in: folder)
        try await stage.signUp()
        return stage
    }

    /// Waits for the bell until something is so; the suite's time is its limit.
    private func ring(_ stage: Rehearsal, until isSo: () -> Bool) async {
        var rings = stage.around.bell.rings.makeAsyncIterator()
        while !isSo() {
            await rings.next()
            for _ in 0..<8 { await Task.yield() }
        }
    }

    @Test("A hint wakes the loop, which then asks the server; when the stream ends it is begun again")
    func hint() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let stage = try await signedIn()
        let hints = stage.around.server.hints, syncing = stage.host.syncing
        while hints.listeners == 0 { await Task.yield() }
        await stage.advance(by: 70)
        let last = try #require(syncing.lastWorked), now = stage.now
        #expect(try #require(stage.host.deadline) > now + 600)
        hints.give()
        // Nobody looks before the bell rings, and nothing else rings it.
        await ring(stage) { syncing.clock.due == now + SyncClock.afterHint }
        #expect(try #require(stage.host.deadline) <= now + SyncClock.afterHint)
        await stage.advance(by: 1)
        #expect(try #require(syncing.lastWorked) > last && syncing.state == .alike)
        // A server that is started again ends the streams; whoever comes back to the window hears again.
        hints.end()
        await ring(stage) { hints.listeners == 0 }
        stage.host.isAway = true
        stage.host.isAway = false
        while hints.listeners == 0 { await Task.yield() }
        await stage.finish()
    }

    @Test("While it is compared a sign moves, and then nobody wakes", arguments: [false, true])
    func sign(isReduced: Bool) async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let stage = try await signedIn()
        stage.host.settings.reducedMotion = isReduced
        stage.visit("home")
        await stage.advance(by: 70)
        let motion = stage.host.stage.motion
        _ = stage.host.rebuild()
        #expect(motion.deadline == nil)
        stage.host.handle(.key(KeyPress("f5")))
        _ = stage.host.rebuild()
        #expect(stage.host.syncing.state == .running)
        #expect(stage.screen.contains { $0.contains("Comparing …") })
        // The notice comes with a movement of its own; the sign goes on after that.
        stage.tick(0.3)
        _ = stage.host.rebuild()
        #expect((motion.deadline != nil) != isReduced)
        await stage.settle()
        await stage.advance(by: 30)
        #expect(stage.host.syncing.state == .alike && motion.deadline == nil)
        await stage.finish()
    }

    @Test("A wheel that is turned on at the top of Home asks at once") func wheel() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let stage = try await signedIn()
        stage.visit("home")
        await stage.advance(by: 70)
        let last = try #require(stage.host.syncing.lastWorked)
        let turn = InputEvent.wheel(at: Point(640, 400), x: 0, y: -InputEvent.notch)
        for _ in 0..<2 {
            stage.host.handle(turn)
            stage.tick(0.1)
        }
        await stage.settle()
        #expect(stage.host.syncing.lastWorked == last)
        await stage.advance(by: 1)
        for _ in 0..<3 {
            stage.host.handle(turn)
            stage.tick(0.1)
        }
        await stage.settle()
        #expect(try #require(stage.host.syncing.lastWorked) > last)
        await stage.finish()
    }
}
