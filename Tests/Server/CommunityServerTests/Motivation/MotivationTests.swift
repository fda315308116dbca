import API
@testable import CommunityServer
import Foundation
import ServerStore
import Testing
import Web

@Suite("Kind words from somebody further along (MO10)", .timeLimit(.minutes(2))) struct MotivationTests {
    private static let day: Int64 = 86_400_000

    @Test(
        "A phrase goes at once to whoever has the same aim, isn’t as far along and has waited longest",
        arguments: TestServer.databases)
    func phrases(database: String) async throws {
        try await TestServer.on(database) { server in
            let anna = try await server.signUp("anna").token, ben = try await server.signUp("ben").token
            let cleo = try await server.signUp("cleo").token, dora = try await server.signUp("dora").token
            let emil = try await server.signUp("emil").token
            #expect(try await server.motivation(by: anna).place == nil)
            // Whoever takes no part sends nothing.
            #expect(try await server.encourage(.init(.keepGoing), by: anna).status == 412)
            #expect(try await server.join(.keep, 3, by: anna).status == 200)
            _ = try await server.join(.lose, 0, by: ben)
            _ = try await server.join(.keep, 3, by: emil)
            // Nobody with the same aim who is behind.
            #expect(try await !server.motivation(by: anna).takesPhrases)
            #expect(try await server.encourage(.init(.keepGoing), by: anna).status == 412)
            _ = try await server.join(.keep, 0, language: "de", by: cleo)
            _ = try await server.join(.keep, 1, by: dora)
            let standing = try await server.motivation(by: anna)
            #expect(standing.takesPhrases && standing.takesWords && standing.left == 2)
            // Nobody encourages those who are further along.
            #expect(try await !server.motivation(by: cleo).takesPhrases)

            let stream = try await EventTests.listen(server, cleo)
            let sent = try await server.encourage(.init(.keepGoing), by: anna, key: "one")
            #expect(try sent.status == 201 && !sent.value(EncouragementSent.self).waits)
            #expect(try await EventTests.events(1, of: stream).map(\.name) == ["motivation"])
            // Asked again, it is there once.
            #expect(try await server.encourage(.init(.keepGoing), by: anna, key: "one").body == sent.body)
            let received = try await server.ask(.motivation, token: cleo)
            let first = try received.value(MotivationStanding.self).received
            #expect(first.map(\.phrase) == ["keep-going"] && first[0].text == nil)
            #expect(!received.text.contains("anna"))
            #expect(try await server.encourage(.init(.hardDays), by: anna).status == 201)
            #expect(try await server.motivation(by: dora).received.map(\.phrase) == ["hard-days"])
            for token in [ben, emil, anna] {
                #expect(try await server.motivation(by: token).received == [])
            }
            // Two a week, and no more.
            #expect(try await server.motivation(by: anna).left == 0)
            #expect(try await server.encourage(.init(.oneDay), by: anna).status == 412)
            server.clock.move(by: 7 * Self.day)
            #expect(try await server.motivation(by: anna).left == 2)
        }
    }

    @Test("Nobody gets more than two in seven days; the third waits for the week to be over")
    func received() async throws {
        try await TestServer.with { server in
            let reader = try await server.signUp("reader").token
            _ = try await server.join(.gain, 0, by: reader)
            for name in ["anna", "ben"] {
                let token = try await server.signUp(name).token
                _ = try await server.join(.gain, 4, by: token)
                #expect(try await server.encourage(.init(.smallSteps), by: token).status == 201)
            }
            let cleo = try await server.signUp("cleo").token
            _ = try await server.join(.gain, 4, by: cleo)
            #expect(try await !server.motivation(by: cleo).takesPhrases)
            #expect(try await server.encourage(.init(.smallSteps), by: cleo).status == 412)
            // Putting aside makes no room, nor does another aim and back.
            for one in try await server.motivation(by: reader).received {
                let path = Route.putEncouragementAside.path(one.id)
                for _ in 0..<2 {
                    #expect(try await server.ask(.putEncouragementAside, path, token: reader).status == 204)
                }
            }
            _ = try await server.join(.lose, 0, by: reader)
            _ = try await server.join(.gain, 0, by: reader)
            #expect(try await server.motivation(by: reader).received == [])
            #expect(try await server.encourage(.init(.smallSteps), by: cleo).status == 412)
            server.clock.move(by: 7 * Self.day)
            #expect(try await server.encourage(.init(.smallSteps), by: cleo).status == 201)
            #expect(try await server.motivation(by: reader).received.count == 1)
        }
    }

    @Test("Own words wait for a moderator, and reach whoever reads the same language")
    func words() async throws {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna").token, ben = try await server.signUp("ben").token
            let cleo = try await server.signUp("cleo").token
            _ = try await server.join(.lose, 4, by: anna)
            _ = try await server.join(.lose, 0, language: "de", by: ben)
            let german = try await server.motivation(by: anna)
            #expect(german.takesPhrases && !german.takesWords)
            #expect(try await server.encourage(.init("You can do it."), by: anna).status == 412)
            _ = try await server.join(.lose, 0, by: cleo)
            let sent = try await server.encourage(.init("You can do it."), by: anna)
            #expect(try sent.status == 201 && sent.value(EncouragementSent.self).waits)
            #expect(try await server.motivation(by: anna).waiting == 1)
            #expect(try await server.motivation(by: cleo).received == [])
            let id = try #require(
                try await server.store.read { try Encouragements($0).open(by: "", limit: 9) }.first
            ).id
            let now = server.clock.now
            try await server.store.write {
                _ = try Encouragements($0).decide(.approve, id, by: "mona", reason: "", at: now)
            }
            #expect(try await server.motivation(by: cleo).received.map(\.text) == ["You can do it."])
            #expect(try await server.motivation(by: ben).received == [])
            #expect(try await server.motivation(by: anna).waiting == 0)
        }
    }

    @Test(
        "Words that can’t be sent are refused",
        arguments: [
            ("", 422), ("No", 422), ("Yes", 201), (String(repeating: "ä", count: 200), 201),
            (String(repeating: "ä", count: 201), 422), ("Turned \u{202E}words", 422), ("Two\nlines", 422),
            (" \u{200B} ", 422),
        ])
    func hostile(text: String, status: Int) async throws {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna").token, ben = try await server.signUp("ben").token
            _ = try await server.join(.lose, 4, by: anna)
            _ = try await server.join(.lose, 0, by: ben)
            #expect(try await server.encourage(.init(text), by: anna).status == status)
            var both = EncouragementDraft(.keepGoing)
            both.text = "Also this."
            #expect(try await server.encourage(both, by: anna).status == 422)
            let headers: WebHeaders = ["Idempotency-Key": "x"]
            for body in [["phrase": "you-are-fat"], ["phrase": "keep-going", "to": "ben"], [:]] {
                let answer = try await server.ask(.encourage, nil, body, token: anna, headers: headers)
                #expect([400, 422].contains(answer.status), "\(body)")
                server.clock.move(by: 3_600_000)
            }
            for place in [
                MotivationPlace(.lose, stage: 5, language: "en"), .init(.lose, stage: -1, language: "en"),
                .init(.recover, stage: 1, language: "en"), .init(.lose, stage: 1, language: "xx"),
            ] {
                #expect(try await server.ask(.joinMotivation, nil, place, token: ben).status == 422)
            }
        }
    }

    @Test(
        "Those who recover have the gentle phrases only, from and to each other only",
        arguments: TestServer.databases)
    func gently(database: String) async throws {
        try await TestServer.on(database) { server in
            let anna = try await server.signUp("anna").token, ben = try await server.signUp("ben").token
            let cleo = try await server.signUp("cleo").token
            _ = try await server.join(.recover, by: anna)
            _ = try await server.join(.lose, 4, by: ben)
            // Whether anybody else recovers is nobody's to find out: it goes when there is somebody.
            let standing = try await server.motivation(by: anna)
            #expect(standing.takesPhrases && !standing.takesWords)
            #expect(try await !server.motivation(by: ben).takesPhrases)
            #expect(try await server.encourage(.init(.oneDay), by: anna).status == 201)
            _ = try await server.join(.recover, by: cleo)
            #expect(try await server.motivation(by: cleo).received.map(\.phrase) == ["one-day"])
            #expect(try await server.encourage(.init("You look well!"), by: anna).status == 422)
            for phrase in EncouragementPhrase.allCases where !phrase.isGentle {
                #expect(try await server.encourage(.init(phrase), by: anna).status == 422, "\(phrase)")
                server.clock.move(by: 3_600_000)
            }
            #expect(try await server.encourage(.init(.beKind), by: anna).status == 201)
            #expect(
                try await Set(server.motivation(by: cleo).received.map(\.phrase)) == ["be-kind", "one-day"])
            #expect(try await server.motivation(by: ben).received == [])
        }
    }

    @Test(
        "Whoever begins to recover gets nothing any more that was meant for losing, and sends nothing of it")
    func turning() async throws {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna").token, ben = try await server.signUp("ben").token
            _ = try await server.join(.lose, 4, by: anna)
            _ = try await server.join(.lose, 0, by: ben)
            #expect(try await server.encourage(.init(.keepGoing), by: anna).status == 201)
            #expect(try await server.encourage(.init("Less is more."), by: anna).status == 201)
            #expect(try await server.join(.recover, by: ben).value(MotivationStanding.self).received == [])
            _ = try await server.join(.recover, by: anna)
            #expect(try await server.store.read { try Encouragements($0).countOpen(for: "") } == 0)
        }
    }

    @Test("Nothing goes between people of whom one has blocked the other, and nobody learns of it")
    func blocked() async throws {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna").token, ben = try await server.signUp("ben").token
            let cleo = try await server.signUp("cleo").token
            _ = try await server.join(.keep, 4, by: anna)
            _ = try await server.join(.keep, 0, by: ben)
            try await server.block("anna", by: ben)
            // As if it went: who could ask would learn that Ben takes part.
            #expect(try await server.motivation(by: anna).takesPhrases)
            #expect(try await server.encourage(.init(.oneDay), by: anna).status == 201)
            #expect(try await server.motivation(by: ben).received == [])
            _ = try await server.join(.keep, 0, by: cleo)
            #expect(try await server.motivation(by: cleo).received.map(\.phrase) == ["one-day"])
            try await server.block("cleo", by: anna)
            #expect(try await server.encourage(.init(.notAlone), by: anna).status == 201)
            #expect(try await server.motivation(by: cleo).received.count == 1)
        }
    }

    @Test("Whoever is suspended sends nothing; what they had begun doesn’t arrive") func suspended()
        async throws
    {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna"), ben = try await server.signUp("ben").token
            _ = try await server.join(.keep, 4, by: anna.token)
            _ = try await server.join(.keep, 0, by: ben)
            #expect(try await server.encourage(.init("It gets easier."), by: anna.token).status == 201)
            try await server.store.write {
                try Accounts($0, allowance: 0).suspend("Insults.", id: anna.account.id)
            }
            #expect(try await server.encourage(.init(.oneDay), by: anna.token).status == 403)
            #expect(try await server.join(.keep, 4, by: anna.token).status == 403)
            let now = server.clock.now
            try await server.store.write { connection in
                let encouragements = Encouragements(connection)
                let id = try encouragements.open(by: "", limit: 1).first?.id ?? ""
                #expect(try encouragements.decide(.approve, id, by: "mona", reason: "", at: now) == [])
            }
            #expect(try await server.motivation(by: ben).received == [])
            // They may still leave.
            #expect(try await server.ask(.leaveMotivation, token: anna.token).status == 204)
        }
    }

    @Test("Where the community isn’t open there is nothing of it") func closed() async throws {
        try await TestServer.with {
            $0.hasCommunity = false
        } _: { server in
            let anna = try await server.signUp("anna").token
            #expect(try await server.ask(.motivation, token: anna).status == 404)
            #expect(try await server.join(.keep, 0, by: anna).status == 404)
            let info = try await server.ask(.server).value(ServerInfo.self)
            #expect(!info.skills.contains("motivation"))
        }
    }
}
