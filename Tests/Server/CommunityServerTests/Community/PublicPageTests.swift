import API
@testable import CommunityServer
import Exchange
import Foundation
import Markup
import Recipes
import ServerStore
import Testing
import Web

@Suite(
    "What is published opens in any browser, if its author wants that (RF4, SP5, BY10)",
    .timeLimit(.minutes(2)))
struct PublicPageTests {
    /// Lets others see what somebody publishes.
    private func open(_ openness: Account.Openness, _ token: String, _ server: TestServer) async throws {
        let account = try await server.ask(
            .changeAccount, nil, AccountChange(openness: openness), token: token, headers: ["If-Match": "*"]
        ).value(Account.self)
        #expect(account.openness == openness)
    }

    private func page(
        _ path: String, _ server: TestServer, headers: WebHeaders = ["Accept-Language": "en"]
    ) async throws -> WebAnswer {
        try await server.ask(.get, path, headers: headers)
    }

    @Test("Only what its author has opened, and only while it is shown", arguments: TestServer.databases)
    func openness(database: String) async throws {
        try await TestServer.on(database) { server in
            let anna = try await server.signUp("anna"), ben = try await server.signUp("ben")
            let blob = Blob.jpeg()
            _ = try await server.ask(.put(.data(blob.data)), blob.path, token: anna.token)
            let recipe = Recipe.bread.with { $0.morePictures = [BlobName.prefix + blob.hash] }
            let post = try await server.publish(recipe, by: anna.token).value(Post.self)
            #expect(post.page == nil)
            let paths = [
                "/recipes/\(post.id)", "/recipes/\(post.id)/pictures/\(blob.hash)", "/people/anna",
                "/people/anna/feed.atom", "/recipes/\(post.id)/recipe.cook",
            ]
            for path in paths + [
                "/recipes/nothing", "/recipes/nothing/recipe.cook", "/people/nobody", "/people/anna/picture",
            ] {
                let closed = try await page(path, server)
                #expect(closed.status == 404 && closed.text.contains("There is nothing here"), "\(path)")
            }
            try await open(.link, anna.token, server)
            let seen = try await server.post(post.id, by: ben.token).value(Post.self)
            #expect(seen.page == "/recipes/\(post.id)")
            for path in paths {
                let answer = try await page(path, server)
                #expect(answer.status == 200, "\(path)")
                #expect(answer.headers["Set-Cookie"] == nil)
                let tag = try #require(answer.headers["ETag"])
                let again = try await page(path, server, headers: ["If-None-Match": tag])
                #expect(again.status == 304, "\(path)")
            }
            for path in [paths[0], paths[2], paths[3]] {
                #expect(try await page(path, server).text.contains(paths[1]), "\(path)")
            }
            for path in [paths[1], paths[4]] {
                #expect(try await page(path, server).headers["X-Robots-Tag"] == "noindex")
            }
            #expect(
                try await page("/recipes/\(post.id)/pictures/\(Blob.webM(2000).hash)", server).status == 404)
            let noIndex = "<meta name=\"robots\" content=\"noindex\">"
            #expect(try await page(paths[0], server).text.contains(noIndex))
            try await open(.everybody, anna.token, server)
            #expect(try await !page(paths[0], server).text.contains(noIndex))
            for path in [paths[1], paths[4]] {
                #expect(try await page(path, server).headers["X-Robots-Tag"] == nil)
            }

            try await server.remove(post.id)
            #expect(try await page(paths[0], server).status == 404)
            #expect(try await page(paths[1], server).status == 404)
            #expect(try await page(paths[4], server).status == 404)
            #expect(try await !page(paths[2], server).text.contains("Bread"))
            try await open(.members, anna.token, server)
            #expect(try await page(paths[2], server).status == 404)
        }
    }

    @Test("Our own window, and every program, brings it in again as it is") func roundTrip() async throws {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna")
            try await open(.everybody, anna.token, server)
            let recipe = Recipe.bread.with {
                $0.summary = "A loaf."
                $0.cuisine = "German"
                $0.cookingMinutes = 50
                $0.ingredients.append(Ingredient("salt", amount: Amount(10, .g)))
                $0.steps.append(Step(text: "Bake it at 230 °C for 50 minutes."))
            }
            let post = try await server.publish(recipe, comment: "My grandmother’s.", by: anna.token)
                .value(Post.self)
            _ = try await server.review(4, of: post.id, by: try await server.signUp("ben").token)
            let html = try await page("/recipes/\(post.id)", server)
            let read = try KnownFormats.read(SourceFile(name: "page.html", bytes: Array(html.body)))
            let back = try #require(read.first).recipe(id: "back")
            #expect(back.title == "Bread" && back.servings == 4 && back.summary == "A loaf.")
            #expect(back.ingredients.map(\.name) == ["flour", "salt"])
            #expect(back.ingredients.map(\.amount) == recipe.ingredients.map(\.amount))
            #expect(back.steps.map(\.text) == recipe.steps.map(\.text))
            #expect(back.cookingMinutes == 50 && back.cuisine == "German" && back.author == "anna")
            for word in ["My grandmother’s.", "★ 4 (1)", "\"ratingValue\": 4", "og:title", "500 g flour"] {
                #expect(html.text.contains(word), "\(word)")
            }
        }
    }

    @Test("It is there as Cooklang, too, which says where it is from") func cooklang() async throws {
        try await TestServer.with {
            $0.address = "https://kitchen.example"
        } _: { server in
            let anna = try await server.signUp("anna")
            try await open(.everybody, anna.token, server)
            let recipe = Recipe.bread.with {
                ($0.title, $0.cuisine, $0.stars) = ("Brot \"mit\" Käse/Öl", "German", 3)
                $0.ingredients.append(Ingredient("salt", amount: Amount(10, .g)))
                $0.steps.append(Step(text: "Bake it at 230 °C for 50 minutes."))
            }
            let post = try await server.publish(recipe, by: anna.token).value(Post.self)
            let path = "/recipes/\(post.id)/recipe.cook"
            let html = try await page("/recipes/\(post.id)", server).text
            #expect(html.contains("<link rel=\"alternate\" type=\"text/plain\" href=\"\(path)\""))
            #expect(html.contains("href=\"\(path)\" type=\"text/plain\" download"))
            let answer = try await page(path, server)
            #expect(answer.headers["Content-Type"] == "text/plain; charset=utf-8")
            let name = answer.headers["Content-Disposition"] ?? ""
            #expect(name.hasSuffix("filename*=UTF-8''Brot%20%22mit%22%20K%C3%A4se-%C3%96l.cook"), "\(name)")
            let file = SourceFile(name: "recipe.cook", bytes: Array(answer.body))
            let back = try #require(try KnownFormats.read(file).first).recipe(id: "back")
            #expect(back.title == recipe.title && back.author == "anna" && back.cuisine == "German")
            #expect(
                back.ingredients == recipe.ingredients && back.steps.map(\.text) == recipe.steps.map(\.text))
            #expect(back.source?.address == "https://kitchen.example/recipes/\(post.id)")
            #expect(back.stars == 0)
            // As the Cooklang Federation finds it.
            let feed = try await page("/people/anna/feed.atom", server)
            let root = try #require(try MarkupDocument(xml: Array(feed.body)).root)
            #expect(root.name == "feed")
            #expect(
                feed.text.contains(
                    "<link rel=\"enclosure\" type=\"text/plain\" href=\"https://kitchen.example\(path)\""))
            #expect(feed.text.contains("<category term=\"German\"/>"))
        }
    }

    @Test("The page, and that of a person, can be opened in the program") func handsOff() async throws {
        try await TestServer.with {
            $0.address = "https://kitchen.example"
        } _: { server in
            let anna = try await server.signUp("anna")
            try await open(.link, anna.token, server)
            let post = try await server.publish(by: anna.token).value(Post.self)
            for path in ["/recipes/\(post.id)", "/people/anna"] {
                let html = try await page(path, server).text
                let found = try #require(html.firstMatch(of: /href="(hands-off:[^"]*)"/)?.1)
                #expect(PageLink(String(found))?.page == "https://kitchen.example\(path)")
                #expect(html.contains(">Open in Hands Off</a>"))
                let german = try await page(path, server, headers: ["Accept-Language": "de"])
                #expect(german.text.contains(">In Hands Off öffnen</a>"))
            }
        }
    }

    @Test(
        "What people write is shown as text, and ends no script",
        arguments: [
            "</script><script>alert(1)</script>", "{{server}} {{{json}}}", "\"><img src=x onerror=alert(1)>",
        ])
    func markup(text: String) async throws {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna")
            try await open(.everybody, anna.token, server)
            let recipe = Recipe.bread.with {
                ($0.title, $0.summary, $0.notes) = (text, text, text)
                $0.steps = [Step(text: text)]
            }
            let post = try await server.publish(recipe, comment: text, by: anna.token).value(Post.self)
            for path in ["/recipes/\(post.id)", "/people/anna", "/people/anna/feed.atom"] {
                let answer = try await page(path, server)
                #expect(answer.status == 200)
                #expect(
                    !answer.text.contains("<script>") && !answer.text.contains("<img src=x"), "\(answer.text)"
                )
                let policy = answer.headers["Content-Security-Policy"] ?? ""
                #expect(path.hasSuffix("atom") || policy.contains("default-src 'none'"))
            }
        }
    }

    @Test("Feed readers follow somebody; a long list goes on") func feed() async throws {
        try await TestServer.with {
            $0.isUnhurried = true
            $0.address = "https://kitchen.example"
        } _: { server in
            let anna = try await server.signUp("anna")
            try await open(.link, anna.token, server)
            for number in 0..<30 {
                _ = try await server.publish(.bread.with { $0.title = "Bread & \(number)" }, by: anna.token)
            }
            let feed = try await page("/people/anna/feed.atom", server)
            #expect(feed.headers["Content-Type"]?.hasPrefix("application/atom+xml") == true)
            let root = try #require(try MarkupDocument(xml: Array(feed.body)).root)
            #expect(root.name == "feed")
            #expect(feed.text.components(separatedBy: "<entry>").count - 1 == 20)
            #expect(feed.text.contains("<title>Bread &amp; 29</title>"))
            #expect(feed.text.contains("href=\"https://kitchen.example/recipes/"))

            var path: String? = "/people/anna", titles: Set<String> = [], pages = 0
            while let next = path {
                let text = try await page(next, server).text
                for match in text.matches(of: /Bread &amp; (\d+)</) { titles.insert(String(match.1)) }
                path = text.firstMatch(of: /class="more"><a href="([^"]+)"/).map { String($0.1) }
                pages += 1
            }
            #expect(titles.count == 30 && pages == 2)
            let german = try await page("/people/anna", server, headers: ["Accept-Language": "de"])
            #expect(german.text.contains("30 Rezepte") && german.headers["Content-Language"] == "de")
        }
    }

    @Test("Search engines are told what isn’t for them") func robots() async throws {
        try await TestServer.with { server in
            let text = try await page("/robots.txt", server).text
            #expect(text.contains("Disallow: /v1/") && text.contains("Disallow: /console"))
            #expect(try await page("/recipe.css", server).text.contains("@media print"))
        }
    }
}
