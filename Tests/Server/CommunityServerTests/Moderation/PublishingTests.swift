import API
@testable import CommunityServer
import Foundation
import Recipes
import ServerStore
import Testing
import Web

@Suite("A moderator looks before the others see it (AR06, SR03)", .timeLimit(.minutes(2)))
struct PublishingTests {
    private func decide(
        _ server: TestServer, _ verdict: Queue.Verdict, _ post: String, revision: Int64 = 1,
        reason: String = "Because.", by name: String = "chef"
    ) async throws {
        let now = server.clock.now
        try await server.store.write {
            try Queue($0).decide(verdict, post: post, revision: revision, by: name, reason: reason, at: now)
        }
    }

    @Test("It waits unseen, is rejected with a reason, mended, and shown", arguments: TestServer.databases)
    func course(database: String) async throws {
        try await TestServer.on(database) {
            $0.publishing = .moderated
        } _: { server in
            let anna = try await server.signUp("anna"), ben = try await server.signUp("ben")
            let chef = try await server.signUp("chef")
            try await server.appoint(.moderator, chef.account.id)
            let sent = try await server.publish(by: anna.token)
            let post = try sent.value(Post.self)
            #expect(sent.status == 201 && post.state == .waiting && post.isMine)
            #expect(try await server.post(post.id, by: ben.token).status == 404)
            #expect(try await server.post(post.id, by: chef.token).value(Post.self).state == .waiting)
            #expect(try await server.feed(.new, by: anna.token).items == [])
            #expect(try await server.say("Mine!", under: post.id, by: anna.token).status == 404)
            #expect(try await server.vote(1, for: post.id, by: chef.token).status == 404)
            // Nobody puts back what wasn't taken away.
            let back = try await server.ask(
                .restorePost, Route.restorePost.path(post.id), Removal(reason: "Why not."), token: chef.token)
            #expect(back.status == 412)

            try await decide(server, .reject, post.id, reason: "No photograph.")
            let rejected = try await server.ask(.ownPosts, token: anna.token).value(PageOf<Post>.self)
            #expect(rejected.items.map(\.state) == [.rejected])
            #expect(rejected.items.map(\.reason) == ["No photograph."])
            #expect(try await server.post(post.id, by: ben.token).status == 404)

            let better = PostDraft(recipe: .bread.with { $0.title = "Better bread" })
            let path = Route.changePost.path(post.id)
            let tag = try #require(sent.headers["ETag"])
            let mended = try await server.ask(
                .changePost, path, better, token: anna.token, headers: ["If-Match": tag]
            ).value(Post.self)
            #expect(mended.state == .waiting && mended.reason == nil)

            // What the moderator has looked at is no longer what waits.
            await #expect(throws: Queue.Refusal.changed) { try await decide(server, .approve, post.id) }
            server.clock.move(by: 60_000)
            try await decide(server, .approve, post.id, revision: 2)
            let card = try #require(try await server.feed(.new, by: ben.token).items.first)
            #expect(card.title == "Better bread" && card.at == server.clock.now)

            // Another change of what is shown waits, too, and comes back where it was.
            let worse = PostDraft(comment: "Buy my knives!", recipe: .bread)
            let changed = try await server.ask(
                .changePost, path, worse, token: anna.token, headers: ["If-Match": "*"])
            #expect(try changed.value(Post.self).state == .waiting)
            #expect(try await server.feed(.new, by: ben.token).items == [])
            server.clock.move(by: 60_000)
            try await decide(server, .change, post.id, revision: 3, reason: "Without knives, please.")
            #expect(try await server.post(post.id, by: anna.token).value(Post.self).state == .changeAsked)
            _ = try await server.ask(.changePost, path, better, token: anna.token, headers: ["If-Match": "*"])
            try await decide(server, .approve, post.id, revision: 4)
            #expect(try await server.feed(.new, by: ben.token).items.map(\.at) == [card.at])

            let deeds = try await server.store.read { try Deeds($0).list(of: post.id, limit: 9) }
            #expect(Set(deeds.map(\.what)) == [.rejectedPost, .approvedPost, .askedForChange])
            #expect(deeds.count == 4 && deeds.allSatisfy { $0.moderator == "chef" && !$0.name.isEmpty })
        }
    }

    @Test(
        "Of two moderators at once, one decides; the other is told who has", arguments: TestServer.databases)
    func atOnce(database: String) async throws {
        try await TestServer.on(database) {
            $0.publishing = .moderated
        } _: { server in
            let anna = try await server.signUp("anna")
            let post = try await server.publish(by: anna.token).value(Post.self)
            let told = await withTaskGroup(of: String.self) { group in
                for number in 0..<12 {
                    group.addTask {
                        let name = "chef\(number)"
                        do {
                            try await decide(
                                server, number.isMultiple(of: 2) ? .approve : .reject, post.id, by: name)
                            return name
                        } catch let done as Deeds.Done {
                            return done.last?.moderator ?? "nobody"
                        } catch {
                            return "\(error)"
                        }
                    }
                }
                return await group.reduce(into: Set<String>()) { $0.insert($1) }
            }
            #expect(told.count == 1)
            let deeds = try await server.store.read { try Deeds($0).list(of: post.id, limit: 20) }
            #expect(deeds.map(\.moderator) == Array(told))
        }
    }

    @Test("With a licence it goes out at once, if the owner says so", arguments: TrustedPublishing.allCases)
    func licence(trusted: TrustedPublishing) async throws {
        try await TestServer.with {
            ($0.publishing, $0.trusted) = (.moderated, trusted)
        } _: { server in
            let anna = try await server.signUp("anna")
            let desk = try await AdminDesk(server.server.backroom.settings, now: server.clock.now)
            try await desk.setLicence("anna", true)
            await #expect(throws: BackUp.Fault.self) { try await desk.setLicence("anna", true) }
            let person = try await server.ask(.person, Route.person.path("anna"), token: anna.token)
            #expect(try person.value(Person.self).hasLicence == true)
            let first = try await server.publish(by: anna.token).value(Post.self)
            #expect(first.state == (trusted == .atOnce ? .shown : .waiting))
            try await desk.setLicence("anna", false)
            #expect(try await server.publish(by: anna.token).value(Post.self).state == .waiting)
            await desk.close()
            let deeds = try await server.store.read { try Deeds($0).list(of: anna.account.id, limit: 9) }
            #expect(Set(deeds.map(\.what)) == [.gaveLicence, .tookLicence])
        }
    }

    @Test("Moderators need no moderator; and where the owner says so, nobody does") func open() async throws {
        try await TestServer.with {
            $0.publishing = .moderated
        } _: { server in
            let chef = try await server.signUp("chef")
            try await server.appoint(.moderator, chef.account.id)
            #expect(try await server.publish(by: chef.token).value(Post.self).state == .shown)
        }
        try await TestServer.with { server in
            let anna = try await server.signUp("anna")
            #expect(try await server.publish(by: anna.token).value(Post.self).state == .shown)
        }
    }

    @Test("The log can't be edited, whoever has the database", arguments: TestServer.databases)
    func log(database: String) async throws {
        try await TestServer.on(database) { server in
            _ = try await server.signUp("anna")
            let post = try await server.published(by: "anna").post
            try await server.remove(post)
            for statement in [
                "UPDATE deed SET reason = 'nothing'", "DELETE FROM deed", "UPDATE deed SET moderator = 'ben'",
            ] {
                await #expect(throws: StoreError.self) {
                    try await server.store.write { try $0.run(statement) }
                }
            }
            let deeds = try await server.store.read { try Deeds($0).list(limit: 9) }
            #expect(deeds.map(\.reason) == ["spam"] && deeds.map(\.name) == ["Bread"])
        }
    }

    @Test("Whoever is suspended reads and takes back, and writes nothing", arguments: TestServer.databases)
    func suspended(database: String) async throws {
        try await TestServer.on(database) { server in
            let anna = try await server.signUp("anna"), ben = try await server.signUp("ben")
            let chef = try await server.signUp("chef")
            try await server.appoint(.moderator, chef.account.id)
            let post = try await server.publish(by: anna.token).value(Post.self)
            let bens = try await server.publish(by: ben.token).value(Post.self)
            for account in [anna.account.id, chef.account.id] {
                try await server.store.write { try Accounts($0).suspend("Spam & more.", id: account) }
            }
            let refused = try await server.publish(by: anna.token)
            #expect(refused.status == 403)
            #expect(try refused.problem.type == .suspended && refused.problem.detail == "Spam & more.")
            #expect(try await server.say("Hello", under: bens.id, by: anna.token).status == 403)
            #expect(try await server.vote(1, for: bens.id, by: anna.token).status == 403)
            // A moderator with an open session, too.
            let removal = try await server.ask(
                .removePost, Route.removePost.path(bens.id), Removal(reason: "Mine now."), token: chef.token)
            #expect(removal.status == 403)
            #expect(try await server.feed(.new, by: anna.token).items.count == 2)
            // The kitchen stays theirs.
            #expect(try await server.ask(.missingBlobs, nil, [String](), token: anna.token).status == 200)
            #expect(
                try await server.ask(.deletePost, Route.deletePost.path(post.id), token: anna.token).status
                    == 204)
            try await server.store.write { try Accounts($0).suspend(nil, id: anna.account.id) }
            #expect(try await server.publish(by: anna.token).status == 201)
        }
    }
}
