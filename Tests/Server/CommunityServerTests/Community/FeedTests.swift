import API
@testable import CommunityServer
import Foundation
import Recipes
import ServerStore
import Testing
import Web

@Suite("Feeds go on without a double or a gap (SP3)", .timeLimit(.minutes(2))) struct FeedTests {
    /// Publishes some without being asked, a second apart.
    private static func fill(_ server: TestServer, _ count: Int, by name: String = "anna") async throws
        -> [String]
    {
        var ids: [String] = []
        for _ in 0..<count {
            server.clock.move(by: 1000)
            ids.append(try await server.published(by: name).post)
        }
        return ids
    }

    @Test("The newest first, while newer ones come and others go", arguments: TestServer.databases)
    func newest(database: String) async throws {
        try await TestServer.on(database) { server in
            let anna = try await server.signUp("anna")
            let ids = try await Self.fill(server, 45)
            var page = try await server.feed(.new, by: anna.token), seen = page.items.map(\.id)
            #expect(seen == Array(ids.reversed().prefix(20)))
            while let mark = page.next {
                _ = try await Self.fill(server, 3)
                if seen.count == 20 { try await server.remove(ids[2]) }
                page = try await server.feed(.new, after: mark, by: anna.token)
                seen += page.items.map(\.id)
            }
            #expect(seen == ids.reversed().filter { $0 != ids[2] })
        }
    }

    @Test("Posts of one moment come one by one, too") func sameTime() async throws {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna")
            var ids: Set<String> = []
            for _ in 0..<41 { ids.insert(try await server.published(by: "anna").post) }
            let seen = try await server.wholeFeed(.new, by: anna.token).map(\.id)
            #expect(seen.count == 41 && Set(seen) == ids)
        }
    }

    @Test("The popular first; whoever scrolls goes on in the order that they began in")
    func popular() async throws {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna"), ben = try await server.signUp("ben")
            let ids = try await Self.fill(server, 30)
            #expect(try await server.vote(1, for: ids[0], by: ben.token).status == 200)
            let page = try await server.feed(.popular, by: anna.token)
            #expect(page.items.first?.id == ids[0] && page.items.count == 20)
            // Meanwhile all is turned over, and a new order made.
            for id in ids[1..<5] { #expect(try await server.vote(1, for: id, by: ben.token).status == 200) }
            server.clock.move(by: PopularList.patience)
            let stale = try await server.feed(.popular, by: ben.token)
            #expect(stale.items.map(\.id) == page.items.map(\.id))
            await server.server.backroom.ranking.finished()
            let fresh = try await server.feed(.popular, by: ben.token)
            #expect(Set(fresh.items.prefix(5).map(\.id)) == Set(ids[0..<5]))

            let rest = try await server.feed(.popular, after: page.next, by: anna.token)
            #expect(Set((page.items + rest.items).map(\.id)) == Set(ids) && rest.next == nil)

            // One that somebody scrolls in too late is here no longer.
            server.clock.move(by: PopularList.rest + 1)
            try await Janitor(backroom: server.server.backroom).sweep()
            #expect(try await server.feed(.popular, by: anna.token).items.count == 20)
            await server.server.backroom.ranking.finished()
            let path = Route.feed.path("popular") + "?after=\(page.next ?? "")"
            #expect(try await server.ask(.feed, path, token: anna.token).status == 410)
        }
    }

    @Test("A feed of nothing is one") func empty() async throws {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna")
            for feed in Feed.allCases {
                #expect(try await server.feed(feed, by: anna.token) == PageOf(items: []))
            }
            #expect(try await server.ask(.feed, Route.feed.path("best"), token: anna.token).status == 404)
        }
    }

    @Test(
        "Nobody goes on where we haven't said that it goes on (attack 14)",
        arguments: ["", "1", "1.2.x", "1 OR 1=1", "1800000000000.'.x", String(repeating: "a", count: 300)])
    func forged(mark: String) async throws {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna")
            _ = try await Self.fill(server, 21)
            let words = mark.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
            for feed in Feed.allCases {
                let path = Route.feed.path(feed.rawValue) + "?after=\(words)"
                #expect(try await server.ask(.feed, path, token: anna.token).status == 422)
            }
            // Nor in another list.
            let other = try await server.feed(.new, by: anna.token).next ?? ""
            let path = Route.personPosts.path("anna") + "?after=\(other)"
            #expect(try await server.ask(.personPosts, path, token: anna.token).status == 422)
        }
    }

    @Test("What isn't shown is its author's and the moderators' to see") func removed() async throws {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna"), ben = try await server.signUp("ben")
            let chef = try await server.signUp("chef")
            try await server.appoint(.moderator, chef.account.id)
            let post = try await server.publish(by: anna.token).value(Post.self)
            let comment = try await server.say("Mine!", under: post.id, by: ben.token).value(API.Comment.self)
            let path = Route.removePost.path(post.id), reason = Removal(reason: "An advertisement.")
            #expect(
                try await server.ask(.removePost, path, Removal(reason: " "), token: chef.token).problem
                    .fields
                    == ["reason": .missing])
            #expect(try await server.ask(.removePost, path, reason, token: chef.token).status == 200)
            #expect(try await server.ask(.removePost, path, reason, token: chef.token).status == 412)

            #expect(try await server.post(post.id, by: ben.token).status == 404)
            #expect(try await server.vote(1, for: post.id, by: ben.token).status == 404)
            #expect(try await server.say("Why?", under: post.id, by: ben.token).status == 404)
            let comments = try await server.ask(.comments, Route.comments.path(post.id), token: ben.token)
            #expect(comments.status == 404)
            let change = try await server.ask(
                .changeComment, Route.changeComment.path(comment.id), CommentDraft("Yours"), token: ben.token)
            #expect(change.status == 404)
            #expect(try await server.feed(.new, by: ben.token).items == [])
            #expect(
                try await server.ask(.person, Route.person.path("anna"), token: ben.token)
                    .value(Person.self).posts == 0)
            let own = try await server.ask(.ownPosts, token: anna.token).value(PageOf<Post>.self)
            #expect(own.items.map(\.state) == [.removed] && own.items.map(\.reason) == [reason.reason])
            #expect(try await server.post(post.id, by: chef.token).status == 200)

            let back = Route.restorePost.path(post.id)
            #expect(try await server.ask(.restorePost, back, reason, token: chef.token).status == 200)
            #expect(try await server.ask(.restorePost, back, reason, token: chef.token).status == 412)
            #expect(try await server.feed(.new, by: ben.token).items.count == 1)
            let deeds = try await server.store.read { try Deeds($0).list(limit: 10) }
            #expect(
                deeds.map(\.what) == [.restoredPost, .removedPost]
                    && deeds.allSatisfy { $0.moderator == "chef" })
        }
    }
}
