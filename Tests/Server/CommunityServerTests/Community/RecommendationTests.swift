import API
@testable import CommunityServer
import Foundation
import Recipes
import ServerStore
import Testing
import Web

@Suite("Pages of the web are recommended (RF6)", .timeLimit(.minutes(2))) struct RecommendationTests {
    private static let page = "https://pages.example/soup?a=1&b=2"
    private static let soup = Recipe(
        id: "x", title: "Carrot <soup>", summary: "An author’s own words.", cookingMinutes: 25,
        ingredients: [Ingredient("carrots")], steps: [Step(text: "Boil them.")],
        source: Recipe.Source(name: "pages.example", address: page), notes: "Theirs, too.")

    @Test("Of a recipe from a page only what leads there is published") func stub() {
        let made = Self.soup.asRecommendation
        #expect(made.recommendedPage == Self.page && Self.soup.recommendedPage == nil)
        #expect(made.title == Self.soup.title && made.cookingMinutes == 25)
        #expect(made.summary.isEmpty && made.notes.isEmpty && made.steps.isEmpty && made.ingredients.isEmpty)
    }

    @Test("It needs a page of the web, and a word of one’s own") func faults() {
        let made = Self.soup.asRecommendation
        #expect(PostDraft(comment: "Try it.", recipe: made).faults.isEmpty)
        #expect(PostDraft(recipe: made).faults == ["comment": .missing])
        var elsewhere = made
        for address in ["file:///etc/passwd", "javascript:alert(1)", "hands-off:x", ""] {
            elsewhere.source?.address = address
            let faults = PostDraft(comment: "Try it.", recipe: elsewhere).faults
            #expect(faults["steps"] == .missing && faults["source"] == .invalid, "\(address)")
        }
        // Of the web, but not to be read in one way only.
        for address in ["https://bank.example@evil.example/", "https://pages.example/\"x", "https:///x"] {
            elsewhere.source?.address = address
            #expect(
                PostDraft(comment: "Try it.", recipe: elsewhere).faults["steps"] == .missing, "\(address)")
        }
        // Half a recipe isn't a recommendation.
        let half = made.with { $0.ingredients = Self.soup.ingredients }
        #expect(PostDraft(comment: "Try it.", recipe: half).faults == ["steps": .missing])
    }

    @Test(
        "It is in the feeds with its page, is found and talked about, and becomes a recipe when its author writes one",
        arguments: TestServer.databases)
    func published(database: String) async throws {
        try await TestServer.on(database) { server in
            let anna = try await server.signUp("anna").token, ben = try await server.signUp("ben").token
            let answer = try await server.publish(
                Self.soup.asRecommendation, comment: "Try it.", by: anna)
            #expect(answer.status == 201)
            let post = try answer.value(Post.self)
            #expect(post.recipe.recommendedPage == Self.page)
            let card = try #require(try await server.wholeFeed(.new, by: ben).first)
            #expect(card.link == Self.page && card.summary == "Try it." && card.minutes == 25)
            #expect(try await server.vote(1, for: post.id, by: ben).status == 200)
            #expect(
                try await server.store.read { try Finder($0, for: "").posts("carrot") }.map(\.link) == [
                    Self.page
                ])
            let written = PostDraft(comment: "Mine now.", recipe: .bread)
            let changed = try await server.ask(
                .changePost, Route.changePost.path(post.id), written, token: anna, headers: ["If-Match": "*"])
            #expect(changed.status == 200)
            #expect(try await server.wholeFeed(.new, by: ben).first?.link == nil)
        }
    }

    @Test("In a browser it leads to the page, and says of itself that it is no recipe") func browser()
        async throws
    {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna").token
            let post = try await server.publish(
                Self.soup.asRecommendation, comment: "Try <it>.", by: anna
            ).value(Post.self)
            let open = AccountChange(openness: .everybody)
            _ = try await server.ask(.changeAccount, nil, open, token: anna, headers: ["If-Match": "*"])
            let page = try await server.ask(
                .get, Route.publicPost.path(post.id), headers: ["Accept-Language": "en"]
            ).text
            #expect(
                page.contains(
                    "href=\"https://pages.example/soup?a=1&amp;b=2\" rel=\"nofollow ugc noopener noreferrer\""
                ))
            #expect(page.contains("Carrot &lt;soup&gt;") && page.contains("Try &lt;it&gt;."))
            #expect(!page.contains("application/ld+json") && !page.contains("bring the address of this page"))
            let cooklang = Route.publicCooklang.path(post.id)
            #expect(!page.contains(cooklang))
            #expect(try await server.ask(.get, cooklang).status == 404)
            let feed = try await server.ask(.get, Route.publicFeed.path("anna")).text
            #expect(feed.contains("Carrot &lt;soup&gt;") && !feed.contains(cooklang))
            let console = try await server.browser(.moderator, "mona").open(Route.consolePost.path(post.id))
                .text
            #expect(console.contains("Recommends the page") && !console.contains("<h3>Method</h3>"))
        }
    }
}
