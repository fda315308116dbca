import API
@testable import CommunityServer
import Foundation
import ServerStore
import Testing
import Web

@Suite("What went wrong in windows (SR05)", .timeLimit(.minutes(2))) struct BugTests {
    private static func crash(_ frames: [String] = ["next()", "wave()"], version: String = "1.0") -> BugReport
    {
        BugReport(
            .crash, version: version, system: "Debian, x86_64", language: "en", words: "It just closed <b>.",
            cause: "SIGILL", frames: frames, pages: ["HomePage"])
    }

    private static let problem = BugReport(
        .problem, version: "1.0", system: "", language: "de", words: "Der Timer läutet zweimal.\nImmer.")

    private func send(
        _ report: BugReport, _ server: TestServer, by token: String, key: String = UUID().uuidString
    ) async throws -> WebAnswer {
        server.clock.move(by: 700_000)
        return try await server.ask(
            .reportBug, nil, report, token: token, headers: ["Idempotency-Key": key])
    }

    @Test(
        "The same crash is one, with how many have had it; what somebody saw is its own",
        arguments: TestServer.databases)
    func grouped(database: String) async throws {
        try await TestServer.on(database) { server in
            let anna = try await server.signUp("anna").token, ben = try await server.signUp("ben").token
            #expect(try await send(Self.crash(), server, by: anna, key: "a").status == 204)
            // Sent again because the answer was lost, it is there once.
            #expect(try await send(Self.crash(), server, by: anna, key: "a").status == 204)
            #expect(try await send(Self.crash(version: "1.1"), server, by: ben).status == 204)
            #expect(try await send(Self.crash(["other()"]), server, by: ben).status == 204)
            #expect(try await send(Self.problem, server, by: ben).status == 204)
            #expect(try await send(Self.problem, server, by: anna).status == 204)
            let bugs = try await server.store.read { try Bugs($0).list(isDone: false, limit: 10) }
            #expect(
                bugs.map(\.title) == [
                    "Der Timer läutet zweimal.", "Der Timer läutet zweimal.", "SIGILL: other()",
                    "SIGILL: next()",
                ])
            let crash = try #require(bugs.last)
            #expect(crash.reports == 2 && crash.people == 2 && crash.versions == ["1.1", "1.0"])
        }
    }

    @Test("A moderator reads them, says that one is mended, and it comes back when it is seen again")
    func worked() async throws {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna").token
            #expect(try await send(Self.crash(), server, by: anna).status == 204)
            #expect(try await send(Self.crash(version: "1.1"), server, by: anna).status == 204)
            let browser = try await server.browser(.moderator, "wanjiru")
            let list = try await browser.open("/console/bugs").text
            #expect(list.contains("SIGILL: next()") && list.contains("2 times · 1 person · in 1.1, 1.0"))
            #expect(list.contains("<span class=\"count\">1</span>"))
            let bug = try #require(
                try await server.store.read { try Bugs($0).list(isDone: false, limit: 1) }.first)
            let path = Route.consoleBug.path(bug.id), deed = Route.bugDeed.path(bug.id)
            let page = try await browser.open(path).text
            #expect(page.contains("It just closed &lt;b&gt;.") && page.contains("<code>wave()</code>"))
            #expect(page.contains("Debian, x86_64") && page.contains("/console/people/anna"))
            #expect(try await browser.send(["deed": "burn"], to: deed).status == 400)
            #expect(try await browser.send(["deed": "done"], to: Route.bugDeed.path("x")).status == 404)
            #expect(try await browser.send(["deed": "done"], to: deed).status == 303)
            #expect(try await browser.open("/console/bugs").text.contains("Nobody has reported anything."))
            #expect(try await browser.open("/console/bugs?done=yes").text.contains("mended after 1.1"))
            // Windows in which it was known have it still; in another one it is back.
            func open() async throws -> Int { try await server.store.read { try Bugs($0).countOpen() } }
            for version in ["1.0", "1.1", "1.0"] {
                #expect(try await send(Self.crash(version: version), server, by: anna).status == 204)
                #expect(try await open() == 0, "\(version)")
            }
            #expect(try await send(Self.crash(version: "1.2"), server, by: anna).status == 204)
            #expect(try await open() == 1)
        }
    }

    @Test("Reports go with their account, and after half a year") func term() async throws {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna"), ben = try await server.signUp("ben").token
            #expect(try await send(Self.crash(), server, by: anna.token).status == 204)
            #expect(try await send(Self.crash(["other()"]), server, by: ben).status == 204)
            let all = try await server.ask(
                .archive, token: anna.token, headers: ["Accept": "application/json"]
            ).text
            #expect(all.contains("It just closed"))
            let gone = AccountDeletion(password: TestServer.password, userName: "anna", posts: .delete)
            #expect(try await server.ask(.deleteAccount, nil, gone, token: anna.token).status == 204)
            #expect(
                try await server.store.read { try Bugs($0).list(isDone: false, limit: 9) }.map(\.title)
                    == ["SIGILL: other()"])
            func titles() async throws -> [String] {
                try await server.sweep()
                return try await server.store.read { try Bugs($0).list(isDone: false, limit: 9) }.map(\.title)
            }
            #expect(try await titles() == ["SIGILL: other()"])
            server.clock.move(by: Bugs.term - 1_000_000)
            #expect(try await titles() == ["SIGILL: other()"])
            server.clock.move(by: 2_000_000)
            #expect(try await titles() == [])
        }
    }

    @Test("What no window sends isn’t taken") func faults() async throws {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna").token
            var long = Self.crash(), turned = Self.crash(), silent = Self.problem, deep = Self.crash()
            long.words = String(repeating: "a", count: 2001)
            turned.frames = ["next\u{202E}()"]
            silent.words = " "
            deep.frames = Array(repeating: "f()", count: 49)
            for (report, field) in [(long, "words"), (turned, "frames"), (silent, "words"), (deep, "frames")]
            {
                let answer = try await send(report, server, by: anna)
                #expect(answer.status == 422)
                #expect(try answer.problem.fields.map { Array($0.keys) } == [field])
            }
        }
    }
}
