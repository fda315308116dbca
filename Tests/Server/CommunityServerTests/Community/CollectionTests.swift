import API
@testable import CommunityServer
import Foundation
import Recipes
import ServerStore
import Testing
import Web

@Suite("People show collections, and others like them (RF6, SP5)", .timeLimit(.minutes(2)))
struct CollectionTests {
    /// Posts of somebody's by their titles.
    private func posts(
        _ titles: [String], by token: String, _ server: TestServer
    ) async throws -> [String] {
        var posts: [String] = []
        for title in titles {
            posts.append(
                try await server.publish(.bread.with { $0.title = title }, by: token).value(Post.self).id)
        }
        return posts
    }

    @Test("It is there once, is changed, and goes", arguments: TestServer.databases)
    func course(database: String) async throws {
        try await TestServer.on(database) { server in
            let anna = try await server.signUp("anna"), ben = try await server.signUp("ben")
            let annas = try await posts(["Bread", "Rolls"], by: anna.token, server)
            let bens = try await posts(["Soup"], by: ben.token, server)
            // In their order, each once, others' too; what is nobody's is left out.
            let wanted = [bens[0], annas[1], "nothing", annas[0], bens[0]]
            let first = try await server.show("Feast", wanted, text: "For all.", by: anna.token, key: "one")
            #expect(first.status == 201)
            let made = try first.value(PublicCollection.self)
            #expect(made.isMine && made.posts == [bens[0], annas[1], annas[0]] && made.dishes == 3)
            let again = try await server.show("Feast", wanted, text: "For all.", by: anna.token, key: "one")
            #expect(again.body == first.body)
            #expect(try await server.collections(of: "anna", by: ben.token).count == 1)

            let seen = try await server.collection(made.id, by: ben.token).value(PublicCollection.self)
            #expect(seen.name == "Feast" && seen.text == "For all." && seen.posts == nil && !seen.isMine)
            #expect(seen.covers.map(\.title) == ["Soup", "Rolls", "Bread"] && seen.page == nil)
            #expect(try await server.dishes(in: made.id, by: ben.token) == ["Soup", "Rolls", "Bread"])
            #expect(try await server.person("anna", by: ben.token).collections == 1)

            // Changed it comes to the top; the same again doesn't.
            server.clock.move(by: 1000)
            _ = try await server.show("Other", [annas[0]], by: anna.token)
            func change(_ draft: CollectionDraft, _ token: String) async throws -> WebAnswer {
                server.clock.move(by: 1000)
                return try await server.ask(
                    .changeCollection, Route.changeCollection.path(made.id), draft, token: token)
            }
            func names() async throws -> [String] {
                try await server.collections(of: "anna", by: ben.token).map(\.name)
            }
            let same = CollectionDraft(name: "Feast", text: "For all.", posts: wanted)
            #expect(try await change(same, anna.token).value(PublicCollection.self) == made)
            #expect(try await names() == ["Other", "Feast"])
            let new = CollectionDraft(name: "Feasts", posts: [annas[0]])
            #expect(try await change(new, ben.token).status == 403)
            let changed = try await change(new, anna.token).value(PublicCollection.self)
            #expect(changed.posts == [annas[0]] && changed.at == made.at && changed.changedAt > made.at)
            #expect(try await names() == ["Feasts", "Other"])
            // What nobody sees isn't shown.
            let none = try await change(CollectionDraft(name: "x", posts: ["nothing"]), anna.token)
            #expect(try none.status == 422 && none.problem.fields?["posts"] == .missing)

            let path = Route.deleteCollection.path(made.id)
            #expect(try await server.ask(.deleteCollection, path, token: ben.token).status == 403)
            #expect(try await server.ask(.deleteCollection, path, token: anna.token).status == 204)
            #expect(try await server.collection(made.id, by: anna.token).status == 404)
            #expect(try await names() == ["Other"])
        }
    }

    @Test("What isn't to be seen is left out, and comes back", arguments: TestServer.databases)
    func leftOut(database: String) async throws {
        try await TestServer.on(database) { server in
            let anna = try await server.signUp("anna"), ben = try await server.signUp("ben")
            let cleo = try await server.signUp("cleo")
            let annas = try await posts(["Bread", "Rolls"], by: anna.token, server)
            let bens = try await posts(["Soup"], by: ben.token, server)
            let made = try await server.show("Feast", bens + annas, by: anna.token)
                .value(PublicCollection.self)
            try await server.block("cleo", by: ben.token)
            #expect(try await server.dishes(in: made.id, by: cleo.token) == ["Bread", "Rolls"])
            let seen = try await server.collection(made.id, by: cleo.token).value(PublicCollection.self)
            #expect(seen.dishes == 2 && seen.covers.map(\.title) == ["Bread", "Rolls"])
            try await server.remove(annas[0])
            #expect(try await server.dishes(in: made.id, by: anna.token) == ["Soup", "Rolls"])
            // Deleted it is gone for good.
            _ = try await server.ask(.deletePost, Route.deletePost.path(bens[0]), token: ben.token)
            let left = try await server.collection(made.id, by: anna.token).value(PublicCollection.self)
            #expect(left.posts == annas && left.dishes == 1)

            // Whoever is blocked finds nothing of the other's, in both directions.
            for (blocker, blocked) in [(anna, cleo), (cleo, anna)] {
                let name = blocked.account.userName
                try await server.block(name, by: blocker.token)
                #expect(try await server.collection(made.id, by: cleo.token).status == 404)
                let posts = Route.collectionPosts.path(made.id)
                #expect(try await server.ask(.collectionPosts, posts, token: cleo.token).status == 404)
                #expect(try await server.like(made.id, by: cleo.token).status == 404)
                let list = try await server.ask(
                    .personCollections, Route.personCollections.path("anna"), token: cleo.token)
                #expect(list.status == 404 || !list.text.contains("Feast"))
                let report = try await server.report(ReportTarget(.collection, made.id), by: cleo.token)
                #expect(report.status == 404)
                _ = try await server.ask(.unblock, Route.unblock.path(name), token: blocker.token)
            }
            #expect(try await server.collection(made.id, by: cleo.token).status == 200)
        }
    }

    @Test("What isn't to be seen just now keeps its place when the collection is changed") func kept()
        async throws
    {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna"), ben = try await server.signUp("ben")
            let annas = try await posts(["Bread"], by: anna.token, server)
            let bens = try await posts(["Soup"], by: ben.token, server)
            let made = try await server.show("Feast", bens + annas, by: anna.token)
                .value(PublicCollection.self)
            try await server.remove(bens[0])
            let draft = CollectionDraft(name: "Feast", text: "New.", posts: bens + annas)
            let changed = try await server.ask(
                .changeCollection, Route.changeCollection.path(made.id), draft, token: anna.token)
            #expect(try changed.value(PublicCollection.self).posts == bens + annas)
            #expect(try await server.dishes(in: made.id, by: ben.token) == ["Bread"])
            // What wasn't in it doesn't come in by that.
            let more = CollectionDraft(name: "Other", posts: bens + annas)
            let other = try await server.ask(
                .publishCollection, nil, more, token: anna.token, headers: ["Idempotency-Key": "other"])
            #expect(try other.value(PublicCollection.self).posts == annas)
        }
    }

    @Test("Likes count once a person, and go with whoever leaves", arguments: TestServer.databases)
    func likes(database: String) async throws {
        try await TestServer.on(database) { server in
            let anna = try await server.signUp("anna"), ben = try await server.signUp("ben")
            let cleo = try await server.signUp("cleo")
            let post = try await posts(["Bread"], by: anna.token, server)
            let made = try await server.show("Feast", post, by: anna.token).value(PublicCollection.self)
            for _ in 0..<2 {
                let likes = try await server.like(made.id, by: ben.token).value(Likes.self)
                #expect(likes == Likes(count: 1, isMine: true))
            }
            #expect(try await server.like(made.id, by: anna.token).status == 403)
            #expect(try await server.like("nothing", by: ben.token).status == 404)
            _ = try await server.like(made.id, by: cleo.token)
            for _ in 0..<2 {
                let likes = try await server.like(made.id, false, by: cleo.token).value(Likes.self)
                #expect(likes == Likes(count: 1, isMine: false))
            }
            let seen = try await server.collection(made.id, by: ben.token).value(PublicCollection.self)
            #expect(seen.likes == 1 && seen.isLiked)
            // Nobody is told of it.
            #expect(try await server.notices(by: anna.token).items == [])
            let archive = try await server.ask(
                .get, Route.archive.path, token: ben.token, headers: ["Accept": "application/json"])
            #expect(archive.text.contains("\"likes\":[\"\(made.id)\"]"))

            let leave = AccountDeletion(password: TestServer.password, userName: "ben", posts: .anonymise)
            #expect(try await server.ask(.deleteAccount, nil, leave, token: ben.token).head.isSuccess)
            let left = try await server.collection(made.id, by: cleo.token).value(PublicCollection.self)
            #expect(left.likes == 0)
        }
    }

    @Test("They are in the archive, and go with the account", arguments: TestServer.databases)
    func leaving(database: String) async throws {
        try await TestServer.on(database) { server in
            let anna = try await server.signUp("anna"), ben = try await server.signUp("ben")
            let post = try await posts(["Bread"], by: anna.token, server)
            let made = try await server.show("Feast", post, text: "For all.", by: anna.token)
                .value(PublicCollection.self)
            _ = try await server.report(ReportTarget(.collection, made.id), by: ben.token)
            let archive = try await server.ask(
                .get, Route.archive.path, token: anna.token, headers: ["Accept": "application/json"]
            ).text
            for word in ["\"name\":\"Feast\"", "\"text\":\"For all.\"", "\"posts\":[\"\(post[0])\"]"] {
                #expect(archive.contains(word), "\(word)")
            }
            // Also where the posts stay.
            let leave = AccountDeletion(password: TestServer.password, userName: "anna", posts: .anonymise)
            #expect(try await server.ask(.deleteAccount, nil, leave, token: anna.token).head.isSuccess)
            #expect(try await server.collection(made.id, by: ben.token).status == 404)
            #expect(try await server.post(post[0], by: ben.token).status == 200)
            #expect(try await server.cases() == [])
        }
    }

    @Test(
        "A moderator takes one away: whoever made it sees why, and may appeal",
        arguments: TestServer.databases)
    func removed(database: String) async throws {
        try await TestServer.on(database) { server in
            let anna = try await server.signUp("anna"), ben = try await server.signUp("ben")
            let browser = try await server.browser(.moderator, "chef")
            let post = try await posts(["Bread"], by: anna.token, server)
            let made = try await server.show("Hate", post, text: "You fools!", by: anna.token)
                .value(PublicCollection.self)
            _ = try await server.report(ReportTarget(.collection, made.id), .hateful, by: ben.token)
            let found = try #require(try await server.cases().first)
            #expect(found.kind == .collection && found.name == "Hate" && found.author == anna.account.id)
            #expect(try await browser.open("/console/cases").text.contains("Collection: <bdi>Hate</bdi>"))
            let page = try await browser.open(Route.consoleCase.path(found.id)).text
            for word in ["You fools!", "<bdi>Bread</bdi>", Route.consolePost.path(post[0])] {
                #expect(page.contains(word), "\(word)")
            }
            let decided = try await browser.send(
                ["verdict": "remove", "reason": "It insults others.", "from": "oldest"],
                to: Route.decideCase.path(found.id))
            #expect(decided.status == 303)
            #expect(try await browser.open("/console/log").text.contains("removed the collection"))

            #expect(try await server.collection(made.id, by: ben.token).status == 404)
            #expect(try await server.collections(of: "anna", by: ben.token) == [])
            #expect(try await server.person("anna", by: ben.token).collections == 0)
            let mine = try #require(try await server.collections(of: "anna", by: anna.token).first)
            #expect(mine.state == .removed && mine.reason == "It insults others.")
            #expect(mine.decision?.appeal == .possible && mine.decision?.about == .collection)
            let notice = try #require(try await server.latestNotice(by: anna.token))
            #expect(notice.collection == made.id && notice.title == "Hate" && notice.post == nil)
            #expect(notice.decision?.what == .removed)
            // It stays as it was then.
            let change = try await server.ask(
                .changeCollection, Route.changeCollection.path(made.id),
                CollectionDraft(name: "Love", posts: post), token: anna.token)
            #expect(change.status == 403)

            #expect(try await server.appeal(mine.decision?.id, by: anna.token).status == 204)
            let other = try await server.signUp("cook")
            try await server.appoint(.moderator, other.account.id)
            let now = server.clock.now
            _ = try await server.store.write { connection in
                let cook = try #require(try Accounts(connection).find(userName: "cook"))
                return try Appeals(connection).decide(
                    true, deed: mine.decision?.id ?? "", by: cook, answer: "A joke.", at: now)
            }
            #expect(try await server.collections(of: "anna", by: ben.token).map(\.name) == ["Hate"])
        }
    }

    @Test("Long lists come page by page, without a double or a gap", arguments: TestServer.databases)
    func pages(database: String) async throws {
        try await TestServer.on(database) { server in
            let anna = try await server.signUp("anna"), ben = try await server.signUp("ben")
            var ids: [String] = []
            for _ in 0..<45 { ids.append(try await server.published(by: "anna").post) }
            let made = try await server.show("Much", ids, by: anna.token).value(PublicCollection.self)
            #expect(made.dishes == 45 && made.covers.map(\.post) == Array(ids.prefix(4)))
            #expect(try await server.dishes(in: made.id, by: ben.token).count == 45)
            server.clock.move(by: 1000)
            for _ in 0..<44 { _ = try await server.shown(ids[0], by: "anna") }
            let found = try await server.collections(of: "anna", by: ben.token)
            #expect(found.count == 45 && Set(found.map(\.id)).count == 45 && found.last?.id == made.id)
            let forged = Route.collectionPosts.path(made.id) + "?after=3.abcdefghijklmnop"
            #expect(try await server.ask(.collectionPosts, forged, token: ben.token).status == 422)
        }
    }

    @Test(
        "No more than is read, and nothing hostile",
        arguments: [
            ("", "", 1, "name"), (" ", "", 1, "name"), (String(repeating: "ä", count: 81), "", 1, "name"),
            ("Two\nlines", "", 1, "name"), ("\u{202E}x", "", 1, "name"),
            ("Feast", String(repeating: "ä", count: 1001), 1, "text"), ("Feast", "\u{202E}x", 1, "text"),
            ("Feast", "", 0, "posts"), ("Feast", "", 201, "posts"),
        ])
    func drafts(name: String, text: String, posts: Int, field: String) async throws {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna")
            let post = try await server.published(by: "anna").post
            let answer = try await server.show(
                name, Array(repeating: post, count: posts), text: text, by: anna.token)
            #expect(try answer.status == 422 && answer.problem.fields.map { Array($0.keys) } == [field])
        }
    }

    @Test("Nobody floods the others, and whoever is suspended shows nothing") func limits() async throws {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna"), ben = try await server.signUp("ben")
            let post = try await server.published(by: "anna").post
            var statuses: [Int] = []
            for number in 0..<25 {
                statuses.append(
                    try await server.ask(
                        .publishCollection, nil, CollectionDraft(name: "x", posts: [post]),
                        token: anna.token, headers: ["Idempotency-Key": "\(number)"]
                    ).status)
            }
            #expect(statuses.filter { $0 == 201 }.count == Pace.commenting.burst && statuses.last == 429)
            for _ in 0..<Collections.most - Pace.commenting.burst {
                _ = try await server.shown(post, by: "anna")
            }
            #expect(try await server.show("More", [post], by: anna.token).status == 403)

            try await server.store.write { try Accounts($0).suspend("spam", id: ben.account.id) }
            let made = try #require(try await server.collections(of: "anna", by: anna.token).first)
            #expect(try await server.show("Mine", [post], by: ben.token).status == 403)
            #expect(try await server.like(made.id, by: ben.token).status == 403)
            #expect(try await server.collection(made.id, by: ben.token).status == 200)
        }
    }

    @Test("It opens in any browser, if that is wanted, with the dishes that do") func page() async throws {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna"), ben = try await server.signUp("ben")
            let annas = try await posts(["Bread"], by: anna.token, server)
            let bens = try await posts(["Soup"], by: ben.token, server)
            let made = try await server.show("Feast <1>", annas + bens, text: "For all.", by: anna.token)
                .value(PublicCollection.self)
            let path = Route.publicCollection.path(made.id)
            #expect(try await server.ask(.get, path).status == 404)
            func open(_ openness: Account.Openness, _ token: String) async throws {
                _ = try await server.ask(
                    .changeAccount, nil, AccountChange(openness: openness), token: token,
                    headers: ["If-Match": "*"])
            }
            try await open(.link, anna.token)
            let page = try await server.ask(.get, path, headers: ["Accept-Language": "en"])
            #expect(page.status == 200 && page.text.contains("Feast &lt;1&gt;"))
            #expect(page.text.contains("/recipes/\(annas[0])") && page.text.contains("For all."))
            #expect(page.text.contains("noindex"))
            // Who hasn't opened theirs isn't opened by others.
            #expect(!page.text.contains("Soup") && page.text.contains("1 dish"))
            #expect(try await server.ask(.get, "/people/anna").text.contains(path))
            #expect(
                try await server.collection(made.id, by: ben.token).value(PublicCollection.self).page == path)
            // Nor is what they show only to whoever has its link.
            try await open(.link, ben.token)
            #expect(!(try await server.ask(.get, path).text.contains("Soup")))
            try await open(.everybody, ben.token)
            #expect(try await server.ask(.get, path).text.contains("Soup"))
            try await open(.members, anna.token)
            #expect(try await server.ask(.get, path).status == 404)
        }
    }
}
