import API
@testable import CommunityServer
import Foundation
import Recipes
@testable import ServerStore
import Testing
import Web

@Suite("What one is told of (TR19, SP4)", .timeLimit(.minutes(2))) struct NoticeTests {
    @Test(
        "Each is told once of what is their business, and nobody of their own",
        arguments: TestServer.databases)
    func told(database: String) async throws {
        try await TestServer.on(database) { server in
            let anna = try await server.signUp("anna"), ben = try await server.signUp("ben")
            let cleo = try await server.signUp("cleo")
            let post = try await server.publish(by: anna.token).value(Post.self).id
            let first = try await server.say("Good, @cleo!", under: post, by: ben.token)
                .value(API.Comment.self)
            // The author answers: of one who answers and names the same, that is one.
            _ = try await server.say(
                "Thank you @ben, @anna and a@cleo.org", under: post, answering: first.id, by: anna.token)
            _ = try await server.review(5, "Crisp.", of: post, by: cleo.token)
            for _ in 0..<2 {
                try await server.follow("anna", by: ben.token)
                _ = try await server.ask(.unfollow, Route.unfollow.path("anna"), token: ben.token)
            }
            let annas = try await server.notices(by: anna.token)
            #expect(annas.items.map(\.kind) == [.follow, .review, .comment] && annas.unread == 3)
            #expect(annas.items.map { $0.actor?.userName } == ["ben", "cleo", "ben"])
            #expect(annas.items[1].text == "★★★★★ Crisp." && annas.items[2].title == "Bread")
            #expect(try await server.notices(by: ben.token).items.map(\.kind) == [.answer])
            #expect(try await server.notices(by: cleo.token).items.map(\.kind) == [.mention])

            let none = NoticesRead(until: "×")
            #expect(try await server.ask(.readNotices, nil, none, token: anna.token).status == 422)
            let read = NoticesRead(until: annas.items[1].id)
            #expect(try await server.ask(.readNotices, nil, read, token: anna.token).status == 204)
            let after = try await server.notices(by: anna.token)
            #expect(after.unread == 1 && after.items.map(\.isRead) == [false, true, true])
            // What has been taken back isn't told of any more.
            _ = try await server.ask(.deleteComment, Route.deleteComment.path(first.id), token: ben.token)
            #expect(try await server.notices(by: anna.token).items.count == 2)
            #expect(try await server.notices(by: cleo.token).items == [])
        }
    }

    @Test("A moderator's decision is told to the author, with its reason") func decision() async throws {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna"), chef = try await server.signUp("chef")
            try await server.appoint(.moderator, chef.account.id)
            let post = try await server.publish(by: anna.token).value(Post.self).id
            let reason = Removal(reason: "An advertisement.")
            let answer = try await server.ask(
                .removePost, Route.removePost.path(post), reason, token: chef.token)
            #expect(answer.status == 200)
            let told = try await server.notices(by: anna.token).items
            #expect(told.map(\.kind) == [.decision] && told[0].actor == nil && told[0].post == post)
            #expect(told[0].text == reason.reason && told[0].title == "Bread")
        }
    }

    @Test("At most five are named by a comment") func flood() async throws {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna")
            let post = try await server.publish(by: anna.token).value(Post.self).id
            var tokens: [String] = [], text = ""
            for place in 0..<8 {
                tokens.append(try await server.signUp("guest\(place)").token)
                text += "@guest\(place) @guest\(place) "
            }
            _ = try await server.say(text, under: post, by: anna.token)
            var told = 0
            for token in tokens { told += try await server.notices(by: token).unread }
            #expect(told == Notices.mostMentions)
        }
    }

    @Test("Old ones make room; the list goes on where it ended") func bounded() async throws {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna"), clock = server.clock
            try await server.store.write { connection in
                for place in 0..<Notices.most + 30 {
                    clock.move(by: 1000)
                    _ = try Notices(connection).tell(
                        anna.account.id, .decision, text: "\(place)", at: clock.now)
                }
            }
            var seen: [String] = [], mark: String?
            repeat {
                let path = Route.notices.path + (mark.map { "?after=\($0)" } ?? "")
                let page = try await server.ask(.notices, path, token: anna.token).value(NoticeList.self)
                (seen, mark) = (seen + page.items.map(\.text), page.next)
            } while mark != nil
            #expect(seen == (30..<Notices.most + 30).reversed().map { "\($0)" })
        }
    }

    @Test(
        "Names are told from what only looks like them",
        arguments: [
            ("@anna", ["anna"]), ("Thanks, @ben.", ["ben"]), ("@anna.b-c_d!", ["anna.b-c_d"]),
            ("anna@example.org", []), ("@ab", []), ("@@anna", ["anna"]), ("@anna @anna", ["anna"]),
            ("„@anna“ (@ben)", ["anna", "ben"]), ("@" + String(repeating: "a", count: 40), []),
        ])
    func names(text: String, names: [String]) {
        #expect(Mention.names(in: text) == names)
    }
}
