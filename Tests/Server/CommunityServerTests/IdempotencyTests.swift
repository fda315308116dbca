import API
@testable import CommunityServer
import Foundation
import ServerStore
import TestCluster
import Testing
import Web

@Suite("Whoever asks again with the same key has asked once (SP1)", .timeLimit(.minutes(2)))
struct IdempotencyTests {
    private static func ask(
        _ server: TestServer, _ token: String, key: String?, query: String = ""
    ) async throws -> WebAnswer {
        var headers: WebHeaders = [:]
        if let key { headers["Idempotency-Key"] = key }
        server.clock.move(by: 120_000)
        return try await server.ask(
            .sendConfirmation, Route.sendConfirmation.path + query, token: token, headers: headers)
    }

    @Test("One letter, whose link stays good, and the same answer") func once() async throws {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna", email: "anna@example.org")
            _ = try await server.letters(to: "anna@example.org")
            let first = try await Self.ask(server, anna.token, key: "letter-1")
            #expect(first.status == 202 && first.headers["Idempotent-Replayed"] == nil)
            let letters = try await server.letters(to: "anna@example.org", atLeast: 2)
            let again = try await Self.ask(server, anna.token, key: "letter-1")
            #expect(again.status == 202 && again.body == first.body)
            #expect(again.headers["Idempotent-Replayed"] == "true")
            let other = try await Self.ask(server, anna.token, key: "letter-1", query: "?again=1")
            #expect(other.status == 422)
            #expect(try other.problem.type == .keyReused)
            let link = "/confirm?t=\(TestServer.token(in: letters[1]))"
            let page = try await server.ask(.get, link)
            #expect(page.status == 200, "\(letters)\n\(String(decoding: page.body, as: UTF8.self))")

            #expect(try await Self.ask(server, anna.token, key: "letter-2").status == 202)
            #expect(try await server.letters(to: "anna@example.org", atLeast: 3).count == 3)
            #expect(try await server.ask(.get, link).status == 410)

            let ben = try await server.signUp("ben", email: "ben@example.org")
            let own = try await Self.ask(server, ben.token, key: "letter-1")
            #expect(own.status == 202 && own.headers["Idempotent-Replayed"] == nil)
            #expect(try await server.letters(to: "ben@example.org", atLeast: 2).count == 2)

            server.clock.move(by: IdempotencyKeys.patience)
            try await Janitor(backroom: server.server.backroom).sweep()
            let late = try await Self.ask(server, anna.token, key: "letter-1", query: "?again=1")
            #expect(late.status == 202 && late.headers["Idempotent-Replayed"] == nil)
        }
    }

    @Test(
        "A key is 1 to 255 visible characters",
        arguments: [
            (nil, 400), ("", 400), ("a b", 400), ("ä", 400), (String(repeating: "k", count: 256), 400),
            (String(repeating: "k", count: 255), 202),
            ("'; DROP TABLE idempotency; --".filter { $0 != " " }, 202),
        ] as [(String?, Int)])
    func keys(key: String?, status: Int) async throws {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna", email: "anna@example.org")
            let answer = try await Self.ask(server, anna.token, key: key)
            #expect(answer.status == status)
            if status == 400 { #expect(try answer.problem.type == .malformed) }
        }
    }

    @Test("While the first is under way, the second is told so, and a third with another request, too")
    func inProgress() async throws {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna", email: "anna@example.org")
            // Nobody else can write with this key before this has ended.
            let goOn = DispatchSemaphore(value: 0)
            let (held, isHeld) = AsyncStream<Void>.makeStream()
            let holding = Task {
                try await server.store.write { connection in
                    let attempt = IdempotencyKeys.Attempt(
                        account: anna.account.id, key: "k", request: "other")
                    _ = try IdempotencyKeys(connection).once(attempt, at: 1) {
                        isHeld.yield()
                        goOn.wait()
                        throw Problem.busy
                    }
                }
            }
            for await _ in held { break }
            let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
                for _ in 0..<2 { group.addTask { try await Self.ask(server, anna.token, key: "k").status } }
                var statuses = [try await group.next()]
                statuses.append(try await Self.ask(server, anna.token, key: "k", query: "?x=1").status)
                goOn.signal()
                statuses.append(try await group.next())
                return statuses
            }
            #expect(statuses == [409, 422, 202])
            await #expect(throws: Problem.self) { try await holding.value }
            let again = try await Self.ask(server, anna.token, key: "k")
            #expect(again.status == 202 && again.headers["Idempotent-Replayed"] == "true")
        }
    }

    @Test(
        "Two servers on one database that are asked the same at once write one letter",
        .enabled(if: Cluster.isPossible, "\(Cluster.reason)")) func sideBySide() async throws
    {
        let address = PostgreSQLAddress(try await Cluster.shared().newSchema())
        let change: (inout ServerSettings) -> Void = {
            $0.postgres = address
            // Nobody listens there, so letters stay where they can be counted.
            $0.mail = .smtp("smtp://127.0.0.1:1")
        }
        try await TestServer.with(change) { first in
            try await TestServer.with(change) { second in
                let anna = try await first.signUp("anna", email: "anna@example.org")
                for round in 1...5 {
                    for server in [first, second] { server.clock.move(by: Failures.window) }
                    async let one = Self.ask(first, anna.token, key: "k\(round)")
                    async let two = Self.ask(second, anna.token, key: "k\(round)")
                    let statuses = [try await one.status, try await two.status]
                    #expect(statuses == [202, 202])
                    let letters = try await first.store.read { try $0.number("SELECT COUNT(*) FROM mail") }
                    #expect(letters == Int64(1 + round))
                }
            }
        }
    }
}
