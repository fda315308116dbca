import API
@testable import CommunityServer
import Foundation
import ServerStore
import Testing
import Web

@Suite("What the server’s owner says to everybody (SR01)", .timeLimit(.minutes(2))) struct AnnouncementTests {
    private static let path = Route.consoleAnnouncements.path

    private func said(_ server: TestServer, by token: String) async throws -> [String] {
        try await server.ask(.announcements, token: token).value(AnnouncementList.self).items.map(\.text)
    }

    @Test(
        "An owner says it, everybody reads it until it is over or taken back, and it is in the log",
        arguments: TestServer.databases)
    func announced(database: String) async throws {
        try await TestServer.on(database) { server in
            let anna = try await server.signUp("anna").token
            let browser = try await server.browser(.owner, "olga")
            #expect(try await said(server, by: anna) == [])
            let made = try await browser.send(
                ["text": "Back at nine <b>o’clock</b>.\r\nReally.", "days": "3"], to: Self.path)
            #expect(made.status == 303)
            #expect(try await browser.follow(made).text.contains("It is being said."))
            server.clock.move(by: 1000)
            #expect(try await browser.send(["text": "Soup!", "days": "1"], to: Self.path).status == 303)
            #expect(try await said(server, by: anna) == ["Soup!", "Back at nine <b>o’clock</b>.\nReally."])
            let page = try await browser.open(Self.path).text
            #expect(page.contains("Back at nine &lt;b&gt;o’clock&lt;/b&gt;."))
            #expect(!page.contains("Said before"))
            let first = try #require(
                try await server.store.read { try Announcements($0).list(limit: 9) }.last)
            let withdrawal = Route.withdrawAnnouncement.path(first.announcement.id)
            server.clock.move(by: 1000)
            #expect(try await browser.send([:], to: withdrawal).status == 303)
            #expect(try await said(server, by: anna) == ["Soup!"])
            // Twice, it says how it is.
            let again = try await browser.send([:], to: withdrawal)
            #expect(again.status == 409 && again.text.contains("no longer said"))
            #expect(again.text.contains("Said before") && again.text.contains("taken back"))
            #expect(
                try await server.store.read { try Deeds($0).list(limit: 9) }.map(\.what)
                    == [.withdrewAnnouncement, .announced, .announced])
            #expect(try await browser.open("/console/log").text.contains("took an announcement back"))
            server.clock.move(by: 86_400_000)
            #expect(try await said(server, by: anna) == [])
        }
    }

    @Test("Nobody else may: not a moderator, not a cook, and no page of another’s") func owners() async throws
    {
        try await TestServer.with { server in
            let moderator = try await server.browser(.moderator, "mona")
            #expect(try await moderator.open(Self.path).status == 403)
            #expect(try await moderator.send(["text": "Soup!", "days": "1"], to: Self.path).status == 403)
            #expect(!(try await moderator.open("/console").text.contains("Announcements")))
            let owner = try await server.browser(.owner, "olga")
            #expect(try await owner.open("/console").text.contains("Announcements"))
            #expect(try await owner.send(["text": "Soup!", "days": "1"], to: Self.path).status == 303)
            let one = try #require(
                try await server.store.read { try Announcements($0).list(limit: 9) }.first)
            let withdrawal = Route.withdrawAnnouncement.path(one.announcement.id)
            #expect(try await moderator.send([:], to: withdrawal).status == 403)
            #expect(try await said(server, by: server.signUp("anna").token) == ["Soup!"])
        }
    }

    @Test("What isn’t to be said is refused, and what was typed stays") func refused() async throws {
        try await TestServer.with { server in
            let browser = try await server.browser(.owner, "olga")
            for (text, days, status) in [
                ("No", "1", 422), (" \n ", "1", 422), (String(repeating: "a", count: 501), "1", 422),
                ("Turned \u{202E}words", "7", 303), ("Soup!", "2", 400), ("Soup!", "", 400),
            ] {
                let answer = try await browser.send(["text": text, "days": days], to: Self.path)
                #expect(answer.status == status, "\(text), \(days)")
                if status == 422, text.count > 500 { #expect(answer.text.contains("aaaa</textarea>")) }
            }
            let anna = try await server.signUp("anna").token
            // What can't be seen, and turns what follows, is left out.
            #expect(try await said(server, by: anna) == ["Turned words"])
            let twice = try await browser.send(["text": "Turned words", "days": "7"], to: Self.path)
            #expect(twice.status == 422 && twice.text.contains("being said already"))
            for number in 2...5 {
                #expect(
                    try await browser.send(["text": "Number \(number)", "days": "1"], to: Self.path).status
                        == 303)
            }
            let sixth = try await browser.send(["text": "Number 6", "days": "1"], to: Self.path)
            #expect(sixth.status == 422 && sixth.text.contains("Take one back first"))
            #expect(try await said(server, by: anna).count == Announcement.most)
        }
    }

    @Test("Windows hear of it; 90 days after its end it is forgotten") func term() async throws {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna").token
            let stream = try await EventTests.listen(server, anna)
            let browser = try await server.browser(.owner, "olga")
            #expect(try await browser.send(["text": "Soup!", "days": "1"], to: Self.path).status == 303)
            #expect(try await EventTests.events(1, of: stream).map(\.name) == ["announcements"])
            func kept() async throws -> Int {
                try await server.sweep()
                return try await server.store.read { try Announcements($0).list(limit: 9) }.count
            }
            server.clock.move(by: 86_400_000 + Announcements.term - 60_000)
            #expect(try await kept() == 1)
            server.clock.move(by: 120_000)
            #expect(try await kept() == 0)
        }
    }
}
