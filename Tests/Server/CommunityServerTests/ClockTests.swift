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

    @Test(
        "Who asked too often waits as long as anybody, wherever the clock is set", arguments: [1000, -1000])
    func paces(days: Int64) async throws {
        try await TestServer.with { server in
            func ask() async throws -> Int {
                try await server.ask(.resetPassword, nil, PasswordReset(email: "a@example.org")).status
            }
            var answers: [Int] = []
            for _ in 0...Pace.mailing.burst { answers.append(try await ask()) }
            #expect(answers == Array(repeating: 202, count: Pace.mailing.burst) + [429])
            server.clock.jump(by: days * Self.day)
            #expect(try await ask() == 429)
            server.clock.move(by: Pace.mailing.interval)
            #expect(try await ask() == 202)
        }
    }

    @Test("A letter's links and an invitation stay good while it is ahead") func letters() async throws {
        try await TestServer.with { settings in
            settings.registration = .invited
        } _: { server in
            let invitation = "invitation", end = server.clock.now + Self.day
            try await server.store.write { connection in
                try Tickets(connection).issue(.invitation, token: invitation, subject: "", until: end)
            }
            func jump(_ days: Int64) { server.clock.jump(by: days * Self.day) }
            jump(1000)
            let form = SignUp(
                userName: "anna", password: TestServer.password, email: "anna@example.org", terms: "1",
                language: "en", device: "x", invitation: invitation)
            #expect(try await server.ask(.signUp, nil, form).status == 201)
            jump(-1000)
            try await Self.janitor(server).sweep()
            let address = "anna@example.org"
            let link = TestServer.token(in: try #require(try await server.letters(to: address).last))
            jump(1000)
            #expect(try await server.ask(.get, "/confirm?t=\(link)").status == 200)
            #expect(try await server.send(["t": link], to: "/confirm").status == 200)
            jump(-1000)
            #expect(try await server.ask(.resetPassword, nil, PasswordReset(email: address)).status == 202)
            let letters = try await server.letters(to: address, atLeast: 2)
            let reset = TestServer.token(in: try #require(letters.first { $0.contains("/reset?t=") }))
            jump(1000)
            #expect(try await server.ask(.get, "/reset?t=\(reset)").status == 200)
            let fields = ["t": reset, "password": "another horse battery"]
            #expect(try await server.send(fields, to: "/reset").status == 200)
        }
    }

    @Test("Codes of a second factor are compared with the machine's clock, believed or not") func codes()
        async throws
    {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna"), secret = OneTimeCode.newSecret()
            try await server.store.write {
                try Accounts($0).setSecondFactor(secret, step: 0, id: anna.account.id)
            }
            server.clock.jump(by: -300 * Self.day)
            func code() -> String {
                server.clock.move(by: 60_000)
                return OneTimeCode.code(secret: secret, at: server.clock.now) ?? ""
            }
            #expect(try await server.signIn("anna", code: code()).status == 201)
            let renewal = RecoveryRenewal(password: TestServer.password, code: code())
            #expect(try await server.ask(.renewRecoveryCodes, nil, renewal, token: anna.token).status == 200)
            let removal = SecondFactorRemoval(password: TestServer.password, code: code())
            #expect(try await server.ask(.removeSecondFactor, nil, removal, token: anna.token).status == 204)
        }
    }
}
