import API
@testable import CommunityServer
import Foundation
import ServerStore
import Sync
import Testing
import Web

@Suite("A server whose machine's clock jumps (SP1)", .timeLimit(.minutes(1))) struct ClockTests {
    private static let day: Int64 = 86_400_000

    private static func janitor(_ server: TestServer) -> Janitor { Janitor(backroom: server.server.backroom) }

    private static func sessions(_ server: TestServer) async throws -> Int64 {
        try await server.store.read { try $0.number("SELECT COUNT(*) FROM session") }
    }

    /// Leaves a removed note, which can be taken back for 90 days.
    private static func writeAndRemove(_ server: TestServer, _ token: String) async throws {
        let key = RecordKey("note", "gone")
        let question = ShelfQuestion(
            client: "laptop", q: 1, epoch: server.store.epoch, cursor: 0, acked: .none,
            patches: [
                Patch(n: 1, key, at: 1, set: ["text": "x"], full: true),
                Patch(n: 2, key, base: 1, at: 2, gone: true),
            ], limit: 1)
        #expect(try await server.ask(.shelf, nil, question, token: token).status == 200)
        #expect(try await removed(server) == 1)
    }

    private static func removed(_ server: TestServer) async throws -> Int64 {
        try await server.store.read { try $0.number("SELECT COUNT(*) FROM shelf_row WHERE gone = 1") }
    }

    @Test("Years ahead, it signs nobody out and throws nothing away; put right, all is as before")
    func ahead() async throws {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna"), janitor = Self.janitor(server)
            try await Self.writeAndRemove(server, anna.token)
            server.clock.jump(by: 1000 * Self.day)
            #expect(try await server.ask(.account, token: anna.token).status == 200)
            try await janitor.sweep()
            let late = try await server.signIn("anna").value(SignedIn.self)
            #expect(try await Self.sessions(server) == 2)
            #expect(try await Self.removed(server) == 1)
            server.clock.jump(by: -1000 * Self.day)
            try await janitor.sweep()
            // That of the wrong time ends when one of now would.
            server.clock.move(by: Sessions.idle - Self.day)
            #expect(try await server.ask(.account, token: late.token).status == 200)
            server.clock.move(by: Sessions.idle + Self.day)
            #expect(try await server.ask(.account, token: late.token).status == 401)
            #expect(try await server.ask(.account, token: anna.token).status == 401)
        }
    }

    @Test("What it says goes on for a day is believed, and then what is over is thrown away") func believed()
        async throws
    {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna"), janitor = Self.janitor(server)
            server.clock.jump(by: 400 * Self.day)
            for _ in 0..<24 {
                try await janitor.sweep()
                #expect(try await Self.sessions(server) == 1)
                server.clock.move(by: 3_600_000)
            }
            try await janitor.sweep()
            #expect(try await Self.sessions(server) == 0)
            #expect(try await server.ask(.account, token: anna.token).status == 401)
        }
    }

    @Test("Years behind, it writes what has passed, and puts nobody off until the clock is right")
    func behind()
        async throws
    {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna"), before = server.clock.now
            for _ in 0..<3 {
                #expect(try await server.signIn("anna", password: "wrong wrong wrong").status == 401)
            }
            server.clock.jump(by: -9000 * Self.day)
            let tablet = try await server.signIn("anna").value(SignedIn.self)
            #expect(tablet.device.signedInAt >= before)
            #expect(try await server.ask(.account, token: anna.token).status == 200)
            try await Self.janitor(server).sweep()
            server.clock.jump(by: 9000 * Self.day)
            try await Self.janitor(server).sweep()
            for token in [anna.token, tablet.token] {
                #expect(try await server.ask(.account, token: token).status == 200)
            }
        }
    }

    @Test("What was known at the end is known at the next start, and the doctor says it") func doctor()
        async throws
    {
        try await TestServer.with { server in
            let settings = server.server.backroom.settings
            func sentences(_ now: Int64) async -> [String] {
                await Doctor(settings, now: now).findings().filter { $0.weight == .bad }.map(\.sentence)
            }
            try await Self.janitor(server).sweep()
            let now = server.clock.now
            #expect(await sentences(now + Self.day).filter { $0.contains("clock") } == [])
            let ahead = await sentences(now + 1000 * Self.day).first { $0.contains("clock") }
            #expect(
                ahead?.hasPrefix("The machine's clock is 2 years ahead of what it must be, unless") == true)
            #expect(ahead?.contains("has gone on so for another 1 day") == true)
            let behind = await sentences(now - 40 * Self.day).first { $0.contains("clock") }
            #expect(behind?.hasPrefix("The machine's clock is 40 days behind what it must be") == true)

            server.clock.jump(by: 1000 * Self.day)
            try await Self.janitor(server).sweep()
            let clock = server.clock
            let known = try await server.store.read { try ClockLog($0).read() }
            let again = ServerClock(known: known, machine: { clock.now }, steady: { clock.steady })
            #expect(!again.sense().isBelieved && again.sure == now)
        }
    }

    @Test("Who asked too often before the clock was set back doesn't wait until it has caught up")
    func paces() {
        let keeper = PaceKeeper(), pace = Pace(name: "p", burst: 3, interval: 1000)
        let now: Int64 = 1_800_000_000_000
        #expect((0..<4).map { _ in keeper.ask(pace, "a", at: now) } == [nil, nil, nil, 1])
        let back = now - 1000 * Self.day
        #expect((0..<4).map { _ in keeper.ask(pace, "a", at: back) } == [nil, nil, nil, 1])
    }
}
