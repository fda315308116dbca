import API
@testable import CommunityServer
import Foundation
import ServerStore
import Testing
import Web

@Suite("Who asks for another look (SR03)", .timeLimit(.minutes(2))) struct AppealTests {
    /// Somebody looks at an appeal.
    private func decide(
        _ server: TestServer, _ isUpheld: Bool, _ deed: String, by moderator: String,
        _ answer: String = "I see it so, too."
    ) async throws {
        let now = server.clock.now
        try await server.store.write { connection in
            guard let moderator = try Accounts(connection).find(userName: moderator) else {
                throw StoreError(.broken, cause: "no moderator")
            }
            _ = try Appeals(connection).decide(
                isUpheld, deed: deed, by: moderator, answer: answer, at: now)
        }
    }

    private func change(_ post: Post, _ server: TestServer, by token: String) async throws -> WebAnswer {
        try await server.ask(
            .changePost, Route.changePost.path(post.id), PostDraft(comment: "Mended.", recipe: .bread),
            token: token, headers: ["If-Match": "*"])
    }

    @Test(
        "Once, by its author; another moderator decides; the author hears of it",
        arguments: TestServer.databases)
    func course(database: String) async throws {
        try await TestServer.on(database) { server in
            let anna = try await server.signUp("anna"), ben = try await server.signUp("ben")
            for name in ["chef", "cook"] {
                try await server.appoint(.moderator, try await server.signUp(name).account.id)
            }
            let post = try await server.publish(by: anna.token).value(Post.self)
            try await server.remove(post.id)
            let notice = try #require(try await server.latestNotice(by: anna.token))
            #expect(notice.kind == .decision && notice.text == "spam" && notice.post == post.id)
            #expect(notice.decision?.what == .removed && notice.decision?.about == .post)
            #expect(notice.decision?.appeal == .possible)
            let deed = try #require(notice.decision?.id)
            let own = try await server.ask(.ownPosts, token: anna.token).value(PageOf<Post>.self)
            #expect(own.items.first?.decision == notice.decision)

            #expect(try await server.appeal(deed, by: ben.token).status == 404)
            #expect(try await server.appeal("nothing", by: anna.token).status == 404)
            #expect(try await server.appeal(deed, "Short.", by: anna.token).status == 422)
            #expect(try await server.appeal(deed, by: anna.token).status == 204)
            // The same again, after a lost answer; other words are another appeal.
            #expect(try await server.appeal(deed, by: anna.token).status == 204)
            #expect(try await server.appeal(deed, "But why? But why?", by: anna.token).status == 412)
            #expect(try await server.latestNotice(by: anna.token)?.decision?.appeal == .waiting)
            #expect(try await server.store.read { try Appeals($0).count() } == 1)

            await #expect(throws: Appeals.Refusal.sameModerator) {
                try await decide(server, true, deed, by: "chef")
            }
            await #expect(throws: Appeals.Refusal.nothing) {
                try await decide(server, true, "nothing", by: "cook")
            }
            server.clock.move(by: 1000)
            try await decide(server, false, deed, by: "cook")
            let declined = try #require(try await server.latestNotice(by: anna.token))
            #expect(declined.decision?.what == .declined && declined.text == "I see it so, too.")
            #expect(declined.decision?.appeal == nil)
            let after = try await server.ask(.ownPosts, token: anna.token).value(PageOf<Post>.self)
            #expect(after.items.first?.decision?.appeal == .declined)
            #expect(after.items.first?.decision?.answer == "I see it so, too.")
            #expect(after.items.first?.state == .removed)
            await #expect(throws: Deeds.Done.self) { try await decide(server, true, deed, by: "cook") }
            #expect(try await server.appeal(deed, "Once more, please!", by: anna.token).status == 412)
        }
    }

    @Test(
        "What is put back is shown, and can be taken away and appealed against anew",
        arguments: TestServer.databases)
    func upheld(database: String) async throws {
        try await TestServer.on(database) { server in
            let anna = try await server.signUp("anna"), ben = try await server.signUp("ben")
            for name in ["chef", "cook"] {
                try await server.appoint(.moderator, try await server.signUp(name).account.id)
            }
            let post = try await server.publish(by: ben.token).value(Post.self)
            let comment = try await server.say("Ugh.", under: post.id, by: anna.token)
                .value(API.Comment.self)
            _ = try await server.review(1, "Never.", of: post.id, by: anna.token)
            let rating = try await server.post(post.id, by: ben.token).value(Post.self).rating
            for kind in [ReportTarget.Kind.comment, .review] {
                for _ in 0..<2 {
                    server.clock.move(by: 1000)
                    let now = server.clock.now
                    let key = kind == .comment ? comment.id : "\(post.id) \(anna.account.id)"
                    try await server.store.write { connection in
                        let subject = try #require(try Subjects(connection).find(kind, key))
                        _ = try Removals(connection).remove(
                            subject, by: "chef", reason: "It insults others.", at: now)
                    }
                    let seen = try await server.post(post.id, by: ben.token).value(Post.self)
                    if kind == .comment {
                        #expect(seen.comments == 0)
                        #expect(
                            try await server.comments(under: post.id, by: ben.token).map(\.state)
                                == [.removed])
                    } else {
                        #expect(seen.rating.count == 0)
                        // Nothing comes in its place.
                        let again = try await server.review(1, "Never!", of: post.id, by: anna.token)
                        #expect(again.status == 403)
                    }
                    let notice = try #require(try await server.latestNotice(by: anna.token))
                    #expect(notice.decision?.about == kind && notice.decision?.appeal == .possible)
                    let deed = try #require(notice.decision?.id)
                    #expect(try await server.appeal(deed, by: anna.token).status == 204)
                    server.clock.move(by: 1000)
                    try await decide(server, true, deed, by: "cook", "It was harmless.")
                    let told = try #require(try await server.latestNotice(by: anna.token))
                    #expect(told.decision?.what == .kept && told.text == "It was harmless.")
                }
            }
            let seen = try await server.post(post.id, by: ben.token).value(Post.self)
            #expect(seen.comments == 1 && seen.rating == rating && rating.count == 1)
            #expect(try await server.comments(under: post.id, by: ben.token).map(\.text) == ["Ugh."])
        }
    }

    @Test("A rejected post is shown after all; a moderator who is alone decides about what was theirs")
    func rejected() async throws {
        try await TestServer.with {
            $0.publishing = .moderated
        } _: { server in
            let anna = try await server.signUp("anna"), ben = try await server.signUp("ben")
            try await server.appoint(.moderator, try await server.signUp("chef").account.id)
            let post = try await server.publish(by: anna.token).value(Post.self)
            let now = server.clock.now
            _ = try await server.store.write {
                try Queue($0).decide(
                    .reject, post: post.id, revision: 1, by: "chef", reason: "No recipe.", at: now)
            }
            let deed = try await server.latestNotice(by: anna.token)?.decision?.id
            // Also by somebody who can write nothing else.
            try await server.store.write { try Accounts($0).suspend("Spam.", id: anna.account.id) }
            #expect(try await server.appeal(deed, by: anna.token).status == 204)
            try await decide(server, true, try #require(deed), by: "chef")
            #expect(try await server.feed(.new, by: ben.token).items.map(\.id) == [post.id])
            #expect(try await server.latestNotice(by: anna.token)?.decision?.what == .kept)
        }
    }

    @Test("What its author has taken back meanwhile is left alone") func meanwhile() async throws {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna")
            for name in ["chef", "cook"] {
                try await server.appoint(.moderator, try await server.signUp(name).account.id)
            }
            let post = try await server.publish(by: anna.token).value(Post.self)
            try await server.remove(post.id)
            let deed = try #require(try await server.latestNotice(by: anna.token)?.decision?.id)
            #expect(try await server.appeal(deed, by: anna.token).status == 204)
            let gone = try await server.ask(
                .deletePost, Route.deletePost.path(post.id), token: anna.token,
                headers: ["If-Match": "*"])
            #expect(gone.head.isSuccess)
            try await decide(server, true, deed, by: "cook")
            #expect(try await server.post(post.id, by: anna.token).status == 404)
            #expect(try await server.store.read { try Appeals($0).count() } == 0)
        }
    }

    @Test(
        "What its author has changed meanwhile waits for a moderator, whatever becomes of the appeal",
        arguments: [true, false])
    func changedMeanwhile(isUpheld: Bool) async throws {
        try await TestServer.with {
            $0.publishing = .moderated
        } _: { server in
            let anna = try await server.signUp("anna")
            for name in ["chef", "cook"] {
                try await server.appoint(.moderator, try await server.signUp(name).account.id)
            }
            let post = try await server.publish(by: anna.token).value(Post.self)
            let now = server.clock.now
            _ = try await server.store.write {
                try Queue($0).decide(
                    .reject, post: post.id, revision: 1, by: "chef", reason: "No recipe.", at: now)
            }
            let deed = try #require(try await server.latestNotice(by: anna.token)?.decision?.id)
            #expect(try await server.appeal(deed, by: anna.token).status == 204)
            #expect(try await change(post, server, by: anna.token).head.isSuccess)
            server.clock.move(by: 1000)
            try await decide(server, isUpheld, deed, by: "cook")
            #expect(try await server.store.read { try Appeals($0).count() } == 0)
            #expect(try await server.store.read { try Queue($0).count() } == 1)
            #expect(try await server.post(post.id, by: anna.token).value(Post.self).state == .waiting)
            // Nobody asks for another look at what waits for one.
            let again = try await server.publish(by: anna.token).value(Post.self)
            let later = server.clock.now
            _ = try await server.store.write {
                try Queue($0).decide(
                    .reject, post: again.id, revision: 1, by: "chef", reason: "No recipe.", at: later)
            }
            let second = try await server.latestNotice(by: anna.token)?.decision?.id
            #expect(try await change(again, server, by: anna.token).head.isSuccess)
            #expect(try await server.appeal(second, by: anna.token).status == 412)
        }
    }

    @Test("Where a decision doesn't tell whose it was about, nobody is offered another look")
    func withoutAuthor() async throws {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna"), now = server.clock.now
            let told = try await server.store.write { connection in
                let deed = try Deeds(connection).write(
                    .removedPost, "a post that is gone", "Soup", by: "chef", reason: "Spam.", at: now)
                _ = try Notices(connection).tell(
                    anna.account.id, .decision, text: "Spam.", deed: deed.id, at: now)
                return deed.id
            }
            let notice = try #require(try await server.latestNotice(by: anna.token))
            #expect(notice.decision?.id == told && notice.decision?.appeal == nil)
            #expect(try await server.appeal(told, by: anna.token).status == 404)
        }
    }
}
