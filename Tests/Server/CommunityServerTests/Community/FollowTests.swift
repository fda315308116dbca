import API
@testable import CommunityServer
import Foundation
import Recipes
import ServerStore
import Testing
import Web

@Suite("People follow one another, and keep others away (RF6, SP5)", .timeLimit(.minutes(2)))
struct FollowTests {
    @Test("Whoever follows sees what the others publish, and no more", arguments: TestServer.databases)
    func following(database: String) async throws {
        try await TestServer.on(database) { server in
            let new = try await server.signUp("anna")
            for name in ["ben", "cleo"] { _ = try await server.signUp(name) }
            #expect(try await server.feed(.following, by: new.token).items == [])
            var theirs: [String] = []
            for place in 0..<50 {
                // Some lie together, some years apart.
                server.clock.move(by: place % 7 == 0 ? 40 * 86_400_000 : 1000)
                let post = try await server.published(by: place % 2 == 0 ? "ben" : "cleo").post
                if place % 2 == 0 { theirs.append(post) }
            }
            let anna = try await server.signIn("anna").value(SignedIn.self)
            let ben = try await server.signIn("ben").value(SignedIn.self)
            #expect(try await server.follow("ben", by: anna.token).status == 200)
            #expect(try await server.wholeFeed(.following, by: anna.token).map(\.id) == theirs.reversed())

            // Doing so again changes nothing; oneself nobody follows.
            let again = try await server.follow("ben", by: anna.token).value(Person.self)
            #expect(again.followers == 1 && again.isFollowed && !again.isMe && again.posts == 25)
            #expect(try await server.follow("anna", by: anna.token).status == 403)
            #expect(try await server.follow("nobody", by: anna.token).status == 404)
            #expect(try await server.person("anna", by: ben.token).following == 1)
            #expect(try await server.people(.followers, of: "ben", by: ben.token) == ["anna"])
            #expect(try await server.people(.following, of: "anna", by: ben.token) == ["ben"])
            #expect(try await server.person("anna", by: anna.token).isMe)

            let end = try await server.ask(.unfollow, Route.unfollow.path("ben"), token: anna.token)
            #expect(try end.value(Person.self).isFollowed == false)
            #expect(try await server.feed(.following, by: anna.token).items == [])
        }
    }

    @Test("For you is what is popular, of one's kitchens and as one eats") func forYou() async throws {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna"), ben = try await server.signUp("ben")
            let dishes: [(String, String, Set<Diet>)] = [
                ("Pad Thai", "Thai", [.vegan, .vegetarian]), ("Green curry", "thailändisch", []),
                ("Pizza", "Italian", [.vegetarian]), ("Bread", "", [.vegan, .vegetarian]),
            ]
            var posts: [String: String] = [:]
            for (title, cuisine, diets) in dishes {
                let recipe = Recipe.bread.with { ($0.title, $0.cuisine, $0.diets) = (title, cuisine, diets) }
                posts[title] = try await server.publish(recipe, by: ben.token).value(Post.self).id
            }
            func titles() async throws -> Set<String> {
                Set(try await server.wholeFeed(.forYou, by: anna.token).map(\.title))
            }
            func like(_ cuisines: [String], _ diets: [String]) async throws {
                let state = try await server.ask(.account, token: anna.token)
                let answer = try await server.ask(
                    .changeAccount, nil, AccountChange(cuisines: cuisines, diets: diets), token: anna.token,
                    headers: ["If-Match": state.headers["ETag"] ?? ""])
                #expect(answer.status == 200)
            }
            #expect(try await titles() == [])
            try await like(["thai"], [])
            #expect(try await titles() == ["Pad Thai", "Green curry"])
            try await like(["thai", "italian"], ["vegetarian"])
            #expect(try await titles() == ["Pad Thai", "Pizza"])
            let long = Route.feed.path("for-you") + "?diets=" + String(repeating: "a", count: 201)
            #expect(try await server.ask(.feed, long, token: anna.token).status == 422)
            try await like([], ["vegan"])
            #expect(try await titles() == ["Pad Thai", "Bread"])
        }
    }

    @Test("Of very many the few to one's taste come page by page, without a double or a gap")
    func rareTaste() async throws {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna")
            let me = anna.account.id, clock = server.clock
            let wanted = try await server.store.write { connection in
                try Accounts(connection).change(AccountChange(cuisines: ["thai"]), id: me)
                var wanted: Set<String> = []
                for place in 0..<700 {
                    clock.move(by: 1000)
                    let recipe = Recipe.bread.with { $0.cuisine = place % 23 == 0 ? "Thai" : "German" }
                    let post = try Posts(connection).publish(
                        PostDraft(recipe: recipe), by: me, at: clock.now)
                    if place % 23 == 0 { wanted.insert(post) }
                }
                return wanted
            }
            let list = try await server.store.write { try PopularList($0).make(at: clock.now) }
            let ranking = server.server.backroom.ranking
            let seen = try await server.wholeFeed(.forYou, by: anna.token).map(\.id)
            #expect(seen.count == wanted.count && Set(seen) == wanted)
            // From the database or from memory: the same.
            let stored = try await server.store.read { connection in
                let feeds = Feeds(connection, for: me), source = PopularList(connection)
                var ids: [String] = [], place: PopularList.Place? = .init(list: list, page: 0)
                while let here = place {
                    let found = try feeds.forTaste(
                        Taste(cuisines: ["thai"], diets: []), from: here, in: source)
                    ids += found?.cards.map(\.id) ?? []
                    place = found?.next
                }
                return ids
            }
            #expect(stored == seen)
            await ranking.finished()
            #expect(ranking.order(list, server.store, server.server.backroom.logger)?.list == list)
            #expect(try await server.wholeFeed(.forYou, by: anna.token).map(\.id) == seen)
            // What has become another dish since that order was made isn't shown.
            let changed = seen[3]
            try await server.store.write { connection in
                try connection.run("UPDATE post SET cuisine = 'Italian' WHERE id = ?", [.text(changed)])
            }
            #expect(
                try await server.wholeFeed(.forYou, by: anna.token).map(\.id) == seen.filter { $0 != changed }
            )
        }
    }

    @Test("Neither of two sees the other once one has blocked the other", arguments: TestServer.databases)
    func blocking(database: String) async throws {
        try await TestServer.on(database) { server in
            let anna = try await server.signUp("anna"), ben = try await server.signUp("ben")
            let cleo = try await server.signUp("cleo")
            let mine = try await server.publish(by: anna.token).value(Post.self).id
            let his = try await server.publish(by: ben.token).value(Post.self).id
            let hers = try await server.publish(by: cleo.token).value(Post.self).id
            try await server.follow("anna", by: ben.token)
            try await server.follow("ben", by: anna.token)
            let said = try await server.say("Hm.", under: mine, by: ben.token).value(API.Comment.self)
            _ = try await server.say("Rude @anna", under: hers, by: ben.token)

            let blocked = try await server.block("ben", by: anna.token).value(Person.self)
            #expect(blocked.isBlocked && !blocked.isFollowed && blocked.followers == 0)
            #expect(try await server.notices(by: anna.token).items == [])
            for feed in [Feed.new, .popular] {
                #expect(try await server.feed(feed, by: anna.token).items.map(\.id).contains(his) == false)
                #expect(try await server.feed(feed, by: ben.token).items.map(\.id).contains(mine) == false)
            }
            #expect(try await server.feed(.following, by: ben.token).items == [])
            #expect(try await server.post(mine, by: ben.token).status == 404)
            #expect(try await server.post(his, by: anna.token).status == 404)
            #expect(try await server.vote(1, for: mine, by: ben.token).status == 404)
            #expect(try await server.review(1, of: mine, by: ben.token).status == 404)
            #expect(try await server.say("So?", under: mine, by: ben.token).status == 404)
            #expect(try await server.follow("anna", by: ben.token).status == 404)
            #expect(try await server.follow("ben", by: anna.token).status == 403)
            #expect(try await server.searchPeople("anna", by: ben.token) == [])
            #expect(try await server.search("bread", by: anna.token).map(\.id).contains(his) == false)
            // What he says elsewhere she doesn't read, and isn't told of.
            let comments = try await server.comments(under: hers, by: anna.token)
            #expect(
                comments.map(\.state) == [.blocked] && comments[0].text.isEmpty && comments[0].author == nil)
            #expect(try await server.comments(under: hers, by: cleo.token).map(\.state) == [.shown])
            _ = try await server.say("Again @anna", under: hers, by: ben.token)
            #expect(try await server.notices(by: anna.token).items == [])
            // What he has said he may still take back.
            let back = try await server.ask(
                .deleteComment, Route.deleteComment.path(said.id), token: ben.token)
            #expect(back.status == 204)

            let list = try await server.ask(.blocked, token: anna.token).value(PageOf<PersonCard>.self)
            #expect(list.items.map(\.userName) == ["ben"])
            _ = try await server.ask(.unblock, Route.unblock.path("ben"), token: anna.token)
            #expect(try await server.post(mine, by: ben.token).status == 200)
            // Nobody follows again by themselves.
            #expect(try await server.person("anna", by: ben.token).isFollowed == false)
        }
    }

    @Test("Long lists of people go on where they ended") func lists() async throws {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna"), clock = server.clock, me = anna.account.id
            let names = try await server.store.write { connection in
                try (0..<120).map { place in
                    let name = "guest\(place)"
                    let draft = Accounts.Draft(userName: name, displayName: name, password: nil)
                    let account = try Accounts(connection).create(draft, at: clock.now).shown.id
                    _ = try Follows(connection).begin(account, follows: me, at: clock.now)
                    return name
                }
            }
            var seen: [String] = [], mark: String?
            repeat {
                let path = Route.followers.path("anna") + (mark.map { "?after=\($0)" } ?? "")
                let page = try await server.ask(.followers, path, token: anna.token)
                    .value(PageOf<PersonCard>.self)
                (seen, mark) = (seen + page.items.map(\.userName), page.next)
            } while mark != nil
            #expect(seen.count == 120 && Set(seen) == Set(names))
        }
    }
}
