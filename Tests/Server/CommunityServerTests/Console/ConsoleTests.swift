import API
@testable import CommunityServer
import Foundation
import Recipes
import ServerStore
import Testing
import Web

@Suite("Moderators work in the browser (SR01, SR03, SR04)", .timeLimit(.minutes(2))) struct ConsoleTests {
    private func decision(_ post: Post) -> String { Route.decidePost.path(post.id) }

    @Test("They look, approve, reject, ask, remove and put back", arguments: TestServer.databases)
    func queue(database: String) async throws {
        try await TestServer.on(database) {
            $0.publishing = .moderated
        } _: { server in
            let browser = try await server.browser(.moderator, "chef"), anna = try await server.signUp("anna")
            var posts: [Post] = []
            for title in ["Soup", "Stew", "Pie"] {
                posts.append(
                    try await server.publish(.bread.with { $0.title = title }, by: anna.token).value(
                        Post.self))
            }
            let page = try await browser.open("/console").text
            let places = try ["Soup", "Stew", "Pie"].map { try #require(page.range(of: $0)?.lowerBound) }
            #expect(places == places.sorted() && page.contains("3 waiting"))
            #expect(page.contains("<span class=\"count\">3</span>"))

            let approved = try await browser.send(
                ["verdict": "approve", "revision": "1", "from": "queue"], to: decision(posts[0]))
            #expect(approved.headers["Location"] == "/console?done=approve")
            #expect(try await browser.follow(approved).text.contains("It is published."))
            #expect(try await server.feed(.new, by: anna.token).items.map(\.title) == ["Soup"])

            for fields in [
                ["verdict": "reject", "revision": "1"],
                ["verdict": "change", "revision": "1", "reason": " "],
            ] {
                let answer = try await browser.send(fields, to: decision(posts[1]))
                #expect(answer.status == 422 && answer.text.contains("Please say why"))
            }
            let rejected = try await browser.send(
                [
                    "verdict": "reject", "revision": "1", "template": "It is an advertisement.",
                    "reason": "For knives.",
                ],
                to: decision(posts[1]))
            #expect(rejected.status == 303)
            _ = try await browser.send(
                ["verdict": "change", "revision": "1", "reason": "How hot?"], to: decision(posts[2]))
            let own = try await server.ask(.ownPosts, token: anna.token).value(PageOf<Post>.self)
            let states = Dictionary(
                uniqueKeysWithValues: own.items.map { ($0.recipe.title, ($0.state, $0.reason)) })
            #expect(states["Stew"]?.0 == .rejected)
            #expect(states["Stew"]?.1 == "It is an advertisement. For knives.")
            #expect(states["Pie"]?.0 == .changeAsked && states["Pie"]?.1 == "How hot?")

            // One that is late is told who was first, and sees how it is.
            let late = try await browser.send(
                ["verdict": "approve", "revision": "1"], to: decision(posts[1]))
            #expect(late.status == 409 && late.text.contains("Somebody else was first: chef rejected"))
            let remove = ["verdict": "remove", "reason": "After all."]
            #expect(try await browser.send(remove, to: decision(posts[0])).status == 303)
            #expect(try await browser.send(remove, to: decision(posts[0])).status == 409)
            #expect(try await server.feed(.new, by: anna.token).items == [])
            let restore = ["verdict": "restore", "reason": "It was fine."]
            #expect(try await browser.send(restore, to: decision(posts[0])).status == 303)
            #expect(try await server.feed(.new, by: anna.token).items.count == 1)
            for fields in [
                ["verdict": "burn"], ["verdict": "approve"], ["verdict": "approve", "revision": "x"], [:],
            ] {
                let answer = try await browser.send(
                    fields.merging(["reason": "Because."]) { $1 }, to: decision(posts[1]))
                #expect(answer.status == 400 && answer.text.contains("This could not be done"))
            }
            let log = try await browser.open("/console/log").text
            for word in ["approved", "rejected", "asked for a change", "removed", "put back", "After all."] {
                #expect(log.contains(word), "\(word)")
            }
        }
    }

    @Test("What changes while a moderator looks isn't what the moderator approves") func changedMeanwhile()
        async throws
    {
        try await TestServer.with {
            $0.publishing = .moderated
        } _: { server in
            let browser = try await server.browser(.moderator, "chef"), anna = try await server.signUp("anna")
            let post = try await server.publish(by: anna.token).value(Post.self)
            let worse = PostDraft(comment: "Buy!", recipe: .bread)
            _ = try await server.ask(
                .changePost, Route.changePost.path(post.id), worse, token: anna.token,
                headers: ["If-Match": "*"])
            let answer = try await browser.send(["verdict": "approve", "revision": "1"], to: decision(post))
            #expect(answer.status == 409 && answer.text.contains("has changed it since you looked"))
            #expect(answer.text.contains("Buy!"))
            #expect(try await server.feed(.new, by: anna.token).items == [])
        }
    }

    @Test(
        "Posts and people are found by what is in their names, whatever it is",
        arguments: TestServer.databases)
    func search(database: String) async throws {
        try await TestServer.on(database) {
            $0.isUnhurried = true
        } _: { server in
            for name in ["anna", "ben.bakes"] { _ = try await server.signUp(name) }
            let anna = try await server.signIn("anna").value(SignedIn.self)
            for number in 0..<25 {
                _ = try await server.publish(
                    .bread.with { $0.title = "Bread \(number) 100%_" }, by: anna.token)
            }
            let browser = try await server.browser(.moderator, "chef")
            func hits(_ path: String) async throws -> Int {
                try await browser.open(path).text.components(separatedBy: "<article").count - 1
            }
            #expect(try await hits("/console/posts?q=bread+2") == 6)
            // As cooks find them: by words of the recipe, nearly typed, too; or by whose they are.
            #expect(try await hits("/console/posts?q=flour+24") == 1)
            #expect(try await hits("/console/posts?q=braed+24") == 1)
            #expect(try await hits("/console/posts?q=ann") == 20)
            #expect(try await hits("/console/posts?q=%25_") == 0)
            #expect(try await hits("/console/posts?q=ANNA&state=removed") == 0)
            #expect(try await hits("/console/posts?q=flour&state=removed") == 0)
            let hidden = try await server.publish(
                .bread.with { $0.title = "Hidden bread" }, by: anna.token
            ).value(Post.self)
            _ = try await browser.send(["verdict": "remove", "reason": "No bread."], to: decision(hidden))
            #expect(try await hits("/console/posts?q=bread&state=removed") == 1)
            #expect(try await hits("/console/posts?q=hidden") == 1)
            #expect(try await hits("/console/people?q=ben.") == 1)
            #expect(try await hits("/console/people?role=moderator") == 1)
            #expect(try await hits("/console/people?q='%20OR%201=1") == 0)
            let page = try await browser.open("/console/posts?q=bread").text
            let next = try #require(
                page.firstMatch(of: /href="(\/console\/posts\?[^"]*after=[^"]*)"/)?.output.1)
            let rest = try await browser.open(String(next).replacing("&amp;", with: "&"))
            #expect(rest.text.components(separatedBy: "<article").count - 1 == 6)
        }
    }

    @Test("One that isn’t shown is found however many newer ones have the same words") func hidden()
        async throws
    {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna"), now = server.clock.now
            let old = try await server.store.write { connection -> String in
                let posts = Posts(connection)
                let old = try posts.publish(PostDraft(recipe: .bread), by: anna.account.id, at: now)
                try Deeds(connection).move(.removedPost, post: old, by: "mona", reason: "No.", at: now)
                for number in 1...2100 {
                    _ = try posts.publish(
                        PostDraft(recipe: .bread), by: anna.account.id, at: now + Int64(number))
                }
                return old
            }
            for words in ["bread", "flour bread", "ann", "braed"] {
                let found = try await server.store.read {
                    try Posts($0).search(words, state: .removed, limit: 21)
                }
                #expect(found.map(\.shown.id) == [old], "\(words)")
            }
        }
    }

    @Test("Licence, suspension, signing out: moderators act on members, and on nobody else")
    func people() async throws {
        try await TestServer.with { server in
            let moderator = try await server.browser(.moderator, "mona"),
                owner = try await server.browser(.owner, "olga")
            _ = try await server.browser(.moderator, "mike")
            let anna = try await server.signUp("anna")
            func act(_ browser: TestServer.Browser, _ name: String, _ fields: [String: String]) async throws
                -> Int
            {
                try await browser.send(fields, to: Route.consoleDeed.path(name)).status
            }
            let suspend = ["deed": "suspend", "reason": "Spam."]
            #expect(try await act(moderator, "anna", ["deed": "give-licence"]) == 303)
            #expect(try await act(moderator, "anna", ["deed": "give-licence"]) == 409)
            #expect(try await act(moderator, "anna", ["deed": "suspend"]) == 422)
            #expect(try await act(moderator, "anna", suspend) == 303)
            #expect(try await server.publish(by: anna.token).status == 403)
            #expect(try await act(moderator, "anna", ["deed": "readmit", "reason": "Sorry."]) == 303)
            #expect(try await act(moderator, "anna", ["deed": "sign-out"]) == 303)
            #expect(try await server.ask(.account, token: anna.token).status == 401)

            // Nobody rises by themselves, nor is put down by an equal (attack 11).
            for (name, fields) in [
                ("mona", ["deed": "role", "value": "owner"]), ("anna", ["deed": "role", "value": "owner"]),
                ("anna", ["deed": "room", "value": "999999"]), ("mona", ["deed": "give-licence"]),
                ("mike", suspend), ("olga", suspend), ("olga", ["deed": "sign-out"]),
                ("mike", ["deed": "role", "value": "member"]),
            ] {
                #expect(try await act(moderator, name, fields) == 403, "\(name) \(fields)")
            }
            for fields in [["deed": "role", "value": "member"], suspend, ["deed": "sign-out"]] {
                #expect(try await act(owner, "olga", fields) == 403)
            }
            #expect(try await act(owner, "mike", suspend) == 303)
            #expect(try await act(owner, "anna", ["deed": "role", "value": "moderator"]) == 303)
            #expect(try await act(owner, "anna", ["deed": "role", "value": "emperor"]) == 400)
            #expect(try await act(owner, "anna", ["deed": "room", "value": "5"]) == 303)
            #expect(try await act(owner, "nobody", ["deed": "sign-out"]) == 404)
            let after = try await server.store.read { try Accounts($0).find(userName: "anna") }
            #expect(after?.shown.role == .moderator && after?.shown.allowedBytes == 5 << 20)
            #expect(after?.hasLicence == true)
            let deeds = try await server.store.read { try Deeds($0).list(limit: 50) }
            #expect(
                deeds.map(\.what.rawValue).sorted() == [
                    "gave-licence", "readmitted", "set-role", "set-room", "signed-out", "suspended",
                    "suspended",
                ])
        }
    }

    @Test("Two owners who depose each other at once leave one", arguments: TestServer.databases)
    func deposing(database: String) async throws {
        try await TestServer.on(database) { server in
            let one = try await server.browser(.owner, "one"), two = try await server.browser(.owner, "two")
            let down = ["deed": "role", "value": "member"]
            async let first = one.send(down, to: Route.consoleDeed.path("two"))
            async let second = two.send(down, to: Route.consoleDeed.path("one"))
            let statuses = try await [first.status, second.status].sorted()
            #expect(statuses == [303, 303] || statuses == [303, 403])
            #expect(try await server.store.read { try Accounts($0).count(role: .owner) } == 1)
        }
    }

    private static let hostile = [
        "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "'><svg/onload=alert(1)>",
        "{{title}}",
        "[[a|b]]", "javascript:alert(1)", "&lt;b&gt;",
    ]

    @Test("What people write stays text on every page (attacks 6 and 7)", arguments: hostile)
    func markup(text: String) async throws {
        try await TestServer.with {
            ($0.publishing, $0.name) = (.moderated, text)
        } _: { server in
            let browser = try await server.browser(.owner, "chef"), anna = try await server.signUp("anna")
            let change = AccountChange(displayName: text)
            _ = try await server.ask(
                .changeAccount, nil, change, token: anna.token, headers: ["If-Match": "*"])
            let recipe = Recipe.bread.with {
                ($0.title, $0.summary, $0.notes) = (text, text, text)
                $0.ingredients[0].name = text
                $0.steps[0].text = text
                $0.source = .init(name: text)
            }
            let post = try await server.publish(recipe, comment: text, by: anna.token).value(Post.self)
            _ = try await browser.send(
                ["verdict": "reject", "revision": "1", "reason": text], to: decision(post))
            let second = try await server.publish(recipe, comment: text, by: anna.token).value(Post.self)
            _ = try await browser.send(
                ["deed": "suspend", "reason": text], to: Route.consoleDeed.path("anna"))
            let escaped = text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
            for path in [
                "/console", "/console/posts?q=\(escaped)", "/console/posts", Route.consolePost.path(post.id),
                Route.consolePost.path(second.id), "/console/people?q=\(escaped)", "/console/people",
                "/console/people/anna", "/console/log", "/console/log?done=\(escaped)", "/console/storage",
                "/console/errors", "/console/sign-in?why=\(escaped)",
            ] {
                let answer = try await browser.open(path), page = answer.text
                #expect(answer.status == 200, "\(path)")
                #expect(
                    !page.contains("<script>") && !page.contains("<img src=x") && !page.contains("<svg"),
                    "\(path)")
                #expect(!page.contains("href=\"javascript"), "\(path)")
                let scripts = page.components(separatedBy: "<script").count - 1
                #expect(
                    scripts == 1 && page.contains("<script src=\"/console.js\" defer></script>"), "\(path)")
            }
            #expect(try await browser.open(Route.consolePost.path(post.id)).text.contains("<bdi>"))
        }
    }

    @Test("Errors are told together, without anybody's words") func errors() async throws {
        try await TestServer.with { server in
            let browser = try await server.browser(.owner, "chef")
            #expect(try await browser.open("/console/errors").text.contains("No errors."))
            let troubles = server.server.backroom.troubles
            for number in 0..<(Troubles.most + 50) {
                troubles.add("/v1/feeds/{feed}", 500, "cause \(number)", at: server.clock.now + Int64(number))
            }
            for _ in 0..<3 { troubles.add("/v1/shelf", 503, "busy", at: server.clock.now + 1000) }
            let list = troubles.list
            #expect(list.count == Troubles.most && list.first?.cause == "busy" && list.first?.count == 3)
            let page = try await browser.open("/console/errors").text
            #expect(page.contains("3×") && page.contains("/v1/shelf"))
        }
    }

    @Test("How full it is, and by whom (SR02)") func storage() async throws {
        try await TestServer.with(disk: DiskGauge(percent: { _ in 83 })) { server in
            let browser = try await server.browser(.owner, "chef"), anna = try await server.signUp("anna")
            #expect(try await browser.open("/console/storage").text.contains("Nobody has stored anything."))
            let blob = Blob.jpeg(300_000)
            _ = try await server.ask(.put(.data(blob.data)), blob.path, token: anna.token)
            try await server.store.write { try Accounts($0).setAllowance(350_000, id: anna.account.id) }
            let page = try await browser.open("/console/storage").text
            for word in [
                "The disk is 83 % full", "four fifths of their room: 1.", "293 kB / 341.8 kB", "gauge full",
            ] {
                #expect(page.contains(word), "\(word)")
            }
        }
    }

    @Test("Pictures of what waits are a moderator's to see, and by the cookie alone") func pictures()
        async throws
    {
        try await TestServer.with {
            $0.publishing = .moderated
        } _: { server in
            let browser = try await server.browser(.moderator, "chef"), anna = try await server.signUp("anna")
            let blob = Blob.jpeg(), other = Blob.jpeg(2000)
            for blob in [blob, other] {
                _ = try await server.ask(.put(.data(blob.data)), blob.path, token: anna.token)
            }
            let recipe = Recipe.bread.with { $0.picture = BlobName.prefix + blob.hash }
            let post = try await server.publish(recipe, by: anna.token).value(Post.self)
            let picture = try await browser.open(Route.consolePicture.path(post.id, blob.hash))
            #expect(picture.status == 200 && MediaKind(Array(picture.body)) == .webP)
            #expect(try await browser.open(Route.consolePicture.path(post.id, other.hash)).status == 404)
            let ben = try await server.signUp("ben")
            let path = Route.consolePicture.path(post.id, blob.hash)
            #expect(try await server.ask(.get, path, token: ben.token).status == 303)
        }
    }

    @Test("Each template says all it says in both languages") func languages() async throws {
        for (name, text) in ConsoleSet.templates.merging(PublicPageSet.templates, uniquingKeysWith: { $1 }) {
            for language in [PageLanguage.english, .german] {
                let said = language.said(text)
                #expect(!said.contains("[[") && !said.contains("]]"), "\(name)")
            }
        }
        try await TestServer.with { server in
            let browser = try await server.browser(.owner, "chef")
            let german = try await server.ask(
                .get, "/console", headers: ["Cookie": browser.cookie, "Accept-Language": "de-AT,en"])
            #expect(german.text.contains("Nichts wartet.") && german.text.contains("lang=\"de\""))
        }
    }
}
