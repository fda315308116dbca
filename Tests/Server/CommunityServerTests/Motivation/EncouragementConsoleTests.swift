import API
@testable import CommunityServer
import Foundation
import ServerStore
import Testing
import Web

@Suite("Kind words in the console (MO10, SR03)", .timeLimit(.minutes(2))) struct EncouragementConsoleTests {
    private static let path = Route.consoleEncouragements.path

    /// Own words of Anna's, for Ben.
    private func waiting(_ text: String, on server: TestServer) async throws -> (anna: String, ben: String) {
        let anna = try await server.signUp("anna").token, ben = try await server.signUp("ben").token
        _ = try await server.join(.keep, 4, by: anna)
        _ = try await server.join(.keep, 0, by: ben)
        #expect(try await server.encourage(.init(text), by: anna).status == 201)
        return (anna, ben)
    }

    private func decision(on server: TestServer) async throws -> String {
        let one = try await server.store.read { try Encouragements($0).open(by: "", limit: 1) }.first
        return Route.decideEncouragement.path(try #require(one).id)
    }

    @Test(
        "A moderator sees who wrote it and passes it on; the reader hears of it, and the log",
        arguments: TestServer.databases)
    func approved(database: String) async throws {
        try await TestServer.on(database) { server in
            let (anna, ben) = try await waiting("It <b>gets</b> easier.", on: server)
            let mona = try await server.browser(.moderator, "mona")
            let front = try await mona.open("/console").text
            #expect(front.contains("Kind words"))
            let page = try await mona.open(Self.path).text
            #expect(page.contains("It &lt;b&gt;gets&lt;/b&gt; easier.") && page.contains("anna"))
            #expect(page.contains("data-key=\"a\"") && page.contains("data-key=\"r\""))
            #expect(!page.contains("ben"))
            let path = try await decision(on: server), stream = try await EventTests.listen(server, ben)
            let done = try await mona.send(["verdict": "approve"], to: path)
            #expect(try await mona.follow(done).text.contains("whoever has waited longest"))
            #expect(try await EventTests.events(1, of: stream).map(\.name) == ["motivation"])
            #expect(
                try await server.motivation(by: ben).received.map(\.text) == ["It <b>gets</b> easier."])
            // Whoever is second is told who was first.
            let again = try await mona.send(["verdict": "reject", "reason": "Not kind."], to: path)
            #expect(again.status == 409 && again.text.contains("mona passed on kind words of"))
            #expect(try await mona.open(Self.path).text.contains("Nothing waits."))
            #expect(try await mona.open("/console/log").text.contains("passed on kind words of"))
            #expect(try await server.motivation(by: anna).refused == [])
        }
    }

    @Test("What is rejected is told to whoever wrote it, with the reason, until they put it aside")
    func rejected() async throws {
        try await TestServer.with { server in
            let (anna, ben) = try await waiting("Eat nothing!", on: server)
            let mona = try await server.browser(.moderator, "mona")
            let path = try await decision(on: server), stream = try await EventTests.listen(server, anna)
            let blank = try await mona.send(["verdict": "reject", "reason": " "], to: path)
            #expect(blank.status == 422 && blank.text.contains("Please say why"))
            #expect(try await mona.send(["verdict": "burn"], to: path).status == 400)
            let fields = ["verdict": "reject", "template": "It isn’t kind.", "reason": "Food is no enemy."]
            #expect(try await mona.send(fields, to: path).status == 303)
            #expect(try await EventTests.events(1, of: stream).map(\.name) == ["motivation"])
            let refused = try #require(try await server.motivation(by: anna).refused.first)
            #expect(refused.text == "Eat nothing!" && refused.reason == "It isn’t kind. Food is no enemy.")
            #expect(try await server.motivation(by: ben).received == [])
            let aside = Route.putEncouragementAside.path(refused.id)
            #expect(try await server.ask(.putEncouragementAside, aside, token: ben).status == 404)
            #expect(try await server.ask(.putEncouragementAside, aside, token: anna).status == 204)
            let standing = try await server.motivation(by: anna)
            // It counts as sent all the same.
            #expect(standing.refused == [] && standing.left == 1)
        }
    }

    @Test("What was reported is kept or objected to; nobody decides about their own") func reported()
        async throws
    {
        try await TestServer.with { server in
            let (_, ben) = try await waiting("It gets easier.", on: server)
            let mona = try await server.browser(.moderator, "mona")
            #expect(
                try await mona.send(["verdict": "approve"], to: decision(on: server)).status == 303)
            func report(_ reason: Report.Reason, _ text: String) async throws {
                let one = try #require(try await server.motivation(by: ben).received.first)
                let answer = try await server.ask(
                    .reportEncouragement, Route.reportEncouragement.path(one.id),
                    EncouragementReport(reason, text: text), token: ben)
                #expect(answer.status == 204)
            }
            try await report(.other, "<i>He</i> mocks me.")
            let page = try await mona.open(Self.path).text
            #expect(page.contains("Reported") && page.contains("&lt;i&gt;He&lt;/i&gt; mocks me."))
            #expect(page.contains("ben") && page.contains("Nothing is wrong with it"))
            // What was reported can't be passed on.
            let path = try await decision(on: server)
            #expect(try await mona.send(["verdict": "approve"], to: path).status == 409)
            #expect(try await mona.send(["verdict": "keep"], to: path).status == 303)
            #expect(try await server.store.read { try Encouragements($0).countOpen(for: "") } == 0)
        }
    }

    @Test("A moderator’s own words wait for another one") func own() async throws {
        try await TestServer.with { server in
            let (_, _) = try await waiting("It gets easier.", on: server)
            let mona = try await server.browser(.moderator, "mona")
            let now = server.clock.now
            try await server.store.write { connection in
                let id = try Accounts(connection, allowance: 0).find(userName: "mona")?.shown.id ?? ""
                try Encouragements(connection).join(id, .init(.keep, stage: 4, language: "en"), at: now)
                _ = try Encouragements(connection).send(.init("Mine is good."), by: id, at: now + 1)
            }
            let mine = try #require(
                try await server.store.read { try Encouragements($0).open(by: "", limit: 9) }.last)
            #expect(!(try await mona.open(Self.path).text.contains("Mine is good.")))
            let path = Route.decideEncouragement.path(mine.id)
            #expect(try await mona.send(["verdict": "approve"], to: path).status == 403)
            let lisa = try await server.browser(.moderator, "lisa")
            #expect(try await lisa.send(["verdict": "approve"], to: path).status == 303)
        }
    }
}
