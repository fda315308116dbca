import API
@testable import CommunityServer
import Foundation
import ServerStore
import Testing
import Web

@Suite("What is said of a recipe (SP4)", .timeLimit(.minutes(2))) struct CommentTests {
    @Test("Answers stand below what they answer, on two levels", arguments: TestServer.databases)
    func threads(database: String) async throws {
        try await TestServer.on(database) { server in
            let anna = try await server.signUp("anna"), ben = try await server.signUp("ben")
            let post = try await server.publish(by: anna.token).value(Post.self)
            let one = try await server.say("One", under: post.id, by: ben.token).value(API.Comment.self)
            _ = try await server.say("Two", under: post.id, by: ben.token)
            let answer = try await server.say("1a", under: post.id, answering: one.id, by: anna.token)
                .value(API.Comment.self)
            #expect(answer.parent == one.id && answer.isMine)
            // An answer to an answer goes to what that answers.
            let deeper = try await server.say("1b", under: post.id, answering: answer.id, by: ben.token)
                .value(API.Comment.self)
            #expect(deeper.parent == one.id)
            let seen = try await server.comments(under: post.id, by: anna.token)
            #expect(seen.map(\.text) == ["One", "1a", "1b", "Two"])
            #expect(seen.map(\.isMine) == [false, true, false, false])
            #expect(try await server.post(post.id, by: anna.token).value(Post.self).comments == 4)

            let elsewhere = try await server.publish(by: ben.token).value(Post.self)
            for parent in ["nothing", one.id] {
                let wrong = try await server.say("x", under: elsewhere.id, answering: parent, by: ben.token)
                #expect(try wrong.problem.fields == ["parent": .invalid])
            }
            #expect(try await server.post(elsewhere.id, by: anna.token).value(Post.self).comments == 0)
        }
    }

    @Test(
        "An answer stands below what it answers also if the clock was set back before",
        arguments: [0, -600_000])
    func setBack(by time: Int64) async throws {
        try await TestServer.with {
            $0.isUnhurried = true
        } _: { server in
            let anna = try await server.signUp("anna")
            let post = try await server.publish(by: anna.token).value(Post.self)
            let one = try await server.say("One", under: post.id, by: anna.token).value(API.Comment.self)
            server.clock.jump(by: time)
            for number in 0..<8 {
                let answer = try await server.ask(
                    .comment, Route.comment.path(post.id), CommentDraft("\(number)", parent: one.id),
                    token: anna.token, headers: ["Idempotency-Key": "\(number)"])
                #expect(answer.status == 201)
            }
            let seen = try await server.comments(under: post.id, by: anna.token)
            #expect(seen.count == 9 && seen.first?.id == one.id)
        }
    }

    @Test("It is said once, however often it is sent") func once() async throws {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna")
            let post = try await server.publish(by: anna.token).value(Post.self)
            let first = try await server.say("One", under: post.id, by: anna.token, key: "one")
            let again = try await server.say("One", under: post.id, by: anna.token, key: "one")
            #expect(first.status == 201 && first.body == again.body)
            #expect(try await server.say("Two", under: post.id, by: anna.token, key: "one").status == 422)
            #expect(try await server.comments(under: post.id, by: anna.token).count == 1)
        }
    }

    @Test("One changes and deletes what is one's own; a place stays where somebody has answered")
    func own() async throws {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna"), ben = try await server.signUp("ben")
            let post = try await server.publish(by: anna.token).value(Post.self)
            let one = try await server.say("One", under: post.id, by: ben.token).value(API.Comment.self)
            let two = try await server.say("Two", under: post.id, by: ben.token).value(API.Comment.self)
            _ = try await server.say("1a", under: post.id, answering: one.id, by: anna.token)
            let path = Route.changeComment.path(one.id)
            let changed = try await server.ask(
                .changeComment, path, CommentDraft("First"), token: ben.token
            ).value(API.Comment.self)
            #expect(changed.text == "First" && changed.changedAt == server.clock.now)
            #expect(
                try await server.ask(.changeComment, path, CommentDraft("Mine"), token: anna.token).status
                    == 403)
            #expect(try await server.ask(.deleteComment, path, token: anna.token).status == 403)
            for id in [one.id, two.id] {
                let path = Route.deleteComment.path(id)
                #expect(try await server.ask(.deleteComment, path, token: ben.token).status == 204)
                #expect(try await server.ask(.deleteComment, path, token: ben.token).status == 404)
            }
            let left = try await server.comments(under: post.id, by: ben.token)
            #expect(left.map(\.text) == ["", "1a"] && left.map(\.state) == [.deleted, .shown])
            #expect(left[0].author == nil)
            #expect(try await server.post(post.id, by: anna.token).value(Post.self).comments == 1)
            // Of what is gone nothing is kept.
            let kept = try await server.store.read {
                try $0.number("SELECT COUNT(*) FROM comment WHERE text = 'First'")
            }
            #expect(kept == 0)
        }
    }

    @Test("A moderator takes one away with a reason") func removed() async throws {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna"), chef = try await server.signUp("chef")
            try await server.appoint(.moderator, chef.account.id)
            let post = try await server.publish(by: anna.token).value(Post.self)
            let one = try await server.say("One", under: post.id, by: anna.token).value(API.Comment.self)
            let path = Route.removeComment.path(one.id), reason = Removal(reason: "Rude.")
            #expect(try await server.ask(.removeComment, path, reason, token: chef.token).status == 204)
            #expect(try await server.ask(.removeComment, path, reason, token: chef.token).status == 404)
            let seen = try await server.comments(under: post.id, by: anna.token)
            #expect(seen.map(\.state) == [.removed] && seen.map(\.text) == [""])
        }
    }

    @Test("Many come page by page") func pages() async throws {
        try await TestServer.with {
            $0.isUnhurried = true
        } _: { server in
            let anna = try await server.signUp("anna")
            let post = try await server.publish(by: anna.token).value(Post.self)
            for number in 0..<120 { _ = try await server.say("\(number)", under: post.id, by: anna.token) }
            let seen = try await server.comments(under: post.id, by: anna.token)
            #expect(seen.map(\.text) == (0..<120).map { "\($0)" })
        }
    }

    @Test(
        "Hostile words are text, or are refused (attack 7)",
        arguments: [
            ("<script>alert(1)</script>", nil), ("{{server}} ${7*7}", nil), ("👩‍👩‍👧‍👦 शब्द فارسی", nil),
            ("Line\nLine", nil), ("\u{202E}gnp", .characters), ("a\u{0007}b", .characters),
            ("\u{200B}", .characters), (String(repeating: "a", count: 2001), .tooLong),
            ("e" + String(repeating: "\u{0301}", count: 20_000), .tooLong), ("\n \t", .missing),
        ] as [(String, FieldFault?)])
    func hostile(text: String, fault: FieldFault?) async throws {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna")
            let post = try await server.publish(by: anna.token).value(Post.self)
            let answer = try await server.say(text, under: post.id, by: anna.token)
            if let fault {
                #expect(try answer.problem.fields == ["text": fault])
            } else {
                #expect(try await server.comments(under: post.id, by: anna.token).map(\.text) == [text])
            }
        }
    }
}
