import API
import Foundation
import Recipes
import Testing
import Web

@testable import Guest

@Suite("Asking for what strangers have published (SP2, SP3, SP4)") struct CommunityGuestTests {
    private let hash = String(repeating: "a", count: 64)
    private let hostile = "Soup\u{202E}\u{1B}[2J\u{0}\nof\u{2028}the day"

    @Test("Attack 7: cards are cleaned, cut and bounded, and what is no post is let go") func cards()
        async throws
    {
        var card = PostCard(
            id: "p1", author: PersonCard(userName: "nana", displayName: hostile, picture: "../etc"), at: 0,
            title: hostile + String(repeating: "!", count: 100_000),
            summary: String(repeating: "a\u{301}", count: 5000), picture: "no hash", minutes: .max,
            diets: Array(repeating: "vegan", count: 1000), score: .min, comments: -3, vote: 77)
        let page = PageOf(
            items: [card, PostCard(id: "../../account", author: nil, at: 0, title: "Path")]
                + (0..<500).map { PostCard(id: "q\($0)", author: nil, at: 0, title: "Q") }
                + [PostCard(id: "blank", author: nil, at: 0, title: "\u{202E}")],
            next: String(repeating: "x", count: 3000))
        let shown = try await ParrotServer(page).guest.feed(.new)
        // No page has more, and a mark that is longer than any leads nowhere.
        #expect(shown.items.count == 99 && shown.next == nil)
        let first = try #require(shown.items.first)
        #expect(first.id == "p1" && first.title.count == 200)
        #expect(first.title.hasPrefix("Soup[2J of the day!!!"))
        #expect(first.author?.displayName == "Soup[2J of the day" && first.author?.picture == nil)
        #expect(first.summary.count == 400 && first.picture == nil && first.diets.count == 20)
        #expect(first.minutes == 100_000 && first.score == -1_000_000_000)
        #expect(first.comments == 0 && first.vote == 1)
        // An honest one is left as it is.
        card = PostCard(
            id: "p2", author: PersonCard(userName: "oma", displayName: "Oma 👩‍🍳", picture: hash), at: 5,
            title: "Käsespätzle mit Röstzwiebeln", picture: hash, minutes: 40, diets: ["vegetarian"],
            score: -2,
            comments: 3, vote: -1)
        #expect(try await ParrotServer(PageOf(items: [card], next: "m")).guest.feed(.popular).items == [card])
    }

    @Test("Attack 7: a recipe is bounded in all its parts, and is nobody else's") func recipes() async throws
    {
        let step = Step(
            text: hostile, ingredients: Array(repeating: Ingredient(hostile), count: 400),
            picture: "file:/etc/passwd", clip: "blob:" + hash,
            untimed: Array(repeating: "x", count: 90))
        let recipe = Recipe(
            id: "tomato-soup", title: hostile, picture: "own-1", diets: [.vegan],
            ingredients: [Ingredient(hostile, amount: Amount(1, .other(hostile)), note: hostile)]
                + Array(repeating: Ingredient("salt"), count: 900),
            steps: Array(repeating: step, count: 400), tags: Array(repeating: hostile, count: 99),
            source: .init(name: "x", address: "javascript:alert(1)"), notes: hostile,
            morePictures: ["blob:" + hash, "../x"], stars: 5, inferredDiets: [.vegan])
        let post = Post(
            id: "p1", state: .removed, reason: hostile, author: nil, at: 0, comment: hostile, recipe: recipe,
            score: 1, vote: 5)
        let server = try ParrotServer(post)
        let (shown, tag) = try await server.guest.post("p1")
        #expect(tag == "\"7\"" && server.last == "https://kitchen.example/v1/posts/p1")
        // No recipe of the library is meant by it, whatever it calls itself.
        #expect(shown.recipe.id == "post:p1")
        #expect(shown.recipe.stars == 0 && shown.recipe.inferredDiets == nil)
        #expect(shown.recipe.title == "Soup[2J of the day" && shown.reason == "Soup[2J of the day")
        #expect(shown.recipe.notes == "Soup[2J\nof\nthe day")
        #expect(shown.recipe.ingredients.count == 300 && shown.recipe.steps.count == 150)
        #expect(shown.recipe.tags.count == 30 && shown.recipe.picture == nil)
        #expect(shown.recipe.morePictures == ["blob:" + hash] && shown.recipe.source?.address == nil)
        let first = try #require(shown.recipe.steps.first)
        #expect(first.picture == nil && first.clip == "blob:" + hash)
        #expect(first.ingredients.count == 100 && first.untimed.count == 50)
        #expect(shown.recipe.ingredients[0].amount?.unit.name == "Soup[2J of the day")
        #expect(shown.vote == 1)
        // What has come could be published again as it is.
        var again = shown.recipe
        again.media.isEmpty ? () : (again.steps = Array(again.steps.prefix(20)))
        #expect(PostDraft(comment: shown.comment, recipe: again).faults == [:])
    }

    @Test("a post without a title is none") func none() async throws {
        let post = Post(id: "p1", author: nil, at: 0, recipe: Recipe(id: "x", title: "\u{202E}"))
        await #expect(throws: GuestTrouble.stranger(cause: "a post that is none")) {
            _ = try await ParrotServer(post).guest.post("p1")
        }
    }

    @Test(
        "nothing leads a question elsewhere",
        arguments: [
            "", "..", "../account", "a/b", "a?b", "a%2e", "a b", "ä", String(repeating: "a", count: 101),
        ])
    func paths(id: String) async throws {
        let server = try ParrotServer(Nothing.none), guest = try server.guest
        await #expect(throws: GuestTrouble.self) { _ = try await guest.post(id) }
        await #expect(throws: GuestTrouble.self) { _ = try await guest.person(id) }
        await #expect(throws: GuestTrouble.self) { _ = try await guest.picture("a", of: id) }
        await #expect(throws: GuestTrouble.self) { try await guest.deleteComment(id) }
        #expect(server.count == 0)
    }

    @Test("a mark is handed back as it came, whatever is in it") func marks() async throws {
        let server = try ParrotServer(PageOf<API.Comment>(items: [], next: "a&b=c/?#ä"))
        let page = try await server.guest.comments(on: "p1", after: "a&b=c/?#ä +")
        #expect(page.next == "a&b=c/?#ä")
        #expect(
            server.last
                == "https://kitchen.example/v1/posts/p1/comments?after=a%26b%3Dc%2F%3F%23%C3%A4%20%2B")
    }

    @Test("what is done once goes with its key, and with the same bytes") func keys() async throws {
        let recipe = Recipe(
            id: "", title: "Soup", diets: Set(Diet.allCases), ingredients: [Ingredient("salt")],
            steps: [Step(text: "Cook.")])
        let server = try ParrotServer(Post(id: "p1", author: nil, at: 0, recipe: recipe))
        for _ in 0..<5 { _ = try await server.guest.publish(PostDraft(recipe: recipe), key: "k1") }
        let requests = server.asked.withLock { $0 }
        #expect(requests.allSatisfy { $0.headers["Idempotency-Key"] == "k1" })
        #expect(Set(requests.map { "\($0.method)" }).count == 1)
    }

    @Test("a recipe of the cook's own is cleaned before it goes out, and nothing of it is cut")
    func cleaning() {
        let recipe = Recipe(
            id: "1", title: "Soup\u{200B} of\u{00A0}the day\u{202E}",
            ingredients: [Ingredient("salt\r\n", note: "a\u{7}b")],
            steps: [Step(text: "Boil.\r\nServe.\u{FEFF}")], notes: String(repeating: "long ", count: 4000))
        let sent = recipe.cleanedForPost
        #expect(sent.title == "Soup of\u{00A0}the day" && sent.notes.count == 20_000)
        #expect(PostDraft(recipe: sent).faults == ["notes": .tooLong])
    }
}
