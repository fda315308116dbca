import API
@testable import CommunityServer
import Foundation
import Recipes
@testable import ServerStore
import Testing
import Web

@Suite("Posts and people are found (SP5)", .timeLimit(.minutes(2))) struct FinderTests {
    private static let dishes: [(title: String, cuisine: String, ingredients: [String])] = [
        ("Crème brûlée", "French", ["cream", "vanilla"]), ("Chicken soup", "", ["chicken", "carrots"]),
        ("Noodles with chicken", "Chinese", ["egg noodles", "chicken breast"]),
        ("Chocolate cake", "", ["dark chocolate", "flour"]), ("Flatbread", "Turkish", ["flour", "yoghurt"]),
        ("Kürbissuppe", "deutsch", ["Kürbis", "Karotten"]),
    ]

    @Test(
        "By beginnings, without accents, in any order, and nearly typed", arguments: TestServer.databases)
    func posts(database: String) async throws {
        try await TestServer.on(database) { server in
            let anna = try await server.signUp("anna")
            for dish in Self.dishes {
                let recipe = Recipe.bread.with {
                    ($0.title, $0.cuisine) = (dish.title, dish.cuisine)
                    $0.ingredients = dish.ingredients.map { Ingredient($0) }
                }
                #expect(try await server.publish(recipe, by: anna.token).status == 201)
            }
            func found(_ text: String) async throws -> [String] {
                try await server.search(text, by: anna.token).map(\.title)
            }
            #expect(try await found("creme bru") == ["Crème brûlée"])
            #expect(try await found("CRÈME") == ["Crème brûlée"])
            #expect(Set(try await found("chick")) == ["Chicken soup", "Noodles with chicken"])
            #expect(try await found("soup chicken") == ["Chicken soup"])
            #expect(try await found("chiken soup") == ["Chicken soup"])
            #expect(try await found("choclate") == ["Chocolate cake"])
            #expect(try await found("kurbis") == ["Kürbissuppe"])
            #expect(Set(try await found("flour")) == ["Chocolate cake", "Flatbread"])
            #expect(try await found("turkish flour") == ["Flatbread"])
            // The title before an ingredient.
            #expect(try await found("noodle").first == "Noodles with chicken")
            for nothing in ["", "  ", "!?", "zebra", "chicken zebra", "'; DROP TABLE post; --", "%", "*"] {
                #expect(try await found(nothing) == [], "\(nothing)")
            }
            let long = String(repeating: "a", count: 201)
            let answer = try await server.ask(.searchPosts, "/v1/search/posts?q=\(long)", token: anna.token)
            #expect(answer.status == 422)
        }
    }

    @Test("What is changed is found by its new words, what is gone by none") func changed() async throws {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna")
            let post = try await server.publish(by: anna.token).value(Post.self).id
            let draft = PostDraft(recipe: .bread.with { $0.title = "Rolls" })
            _ = try await server.ask(
                .changePost, Route.changePost.path(post), draft, token: anna.token,
                headers: ["If-Match": "*"])
            #expect(try await server.search("bread", by: anna.token) == [])
            #expect(try await server.search("rolls", by: anna.token).map(\.id) == [post])
            try await server.remove(post)
            #expect(try await server.search("rolls", by: anna.token) == [])
            _ = try await server.ask(.deletePost, Route.deletePost.path(post), token: anna.token)
            let left = try await server.store.read { try $0.number("SELECT COUNT(*) FROM post_word") }
            #expect(left == 0)
        }
    }

    @Test("People by either name, the most followed first") func people() async throws {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna.b"), annette = try await server.signUp("annette")
            let ben = try await server.signUp("ben"), me = ben.account.id
            try await server.store.write {
                try Accounts($0).change(AccountChange(displayName: "Benjamin Müller"), id: me)
            }
            try await server.follow("annette", by: ben.token)
            #expect(try await server.searchPeople("ann", by: ben.token) == ["annette", "anna.b"])
            #expect(try await server.searchPeople("anna.b", by: ben.token) == ["anna.b"])
            #expect(try await server.searchPeople("muller", by: anna.token) == ["ben"])
            #expect(try await server.searchPeople("benjamin mul", by: anna.token) == ["ben"])
            #expect(try await server.searchPeople("benjmin", by: anna.token) == ["ben"])
            try await server.store.write { try Accounts($0).setUserName("jamie", id: me) }
            #expect(try await server.searchPeople("ben ", by: annette.token) == ["jamie"])
            #expect(try await server.searchPeople("jam", by: annette.token) == ["jamie"])
            for nothing in ["", "%", "zoe"] {
                #expect(try await server.searchPeople(nothing, by: anna.token) == [])
            }
        }
    }

    @Test("What was there before the search was is found when it has been gone through")
    func catchingUp() async throws {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna")
            for _ in 0..<3 { _ = try await server.publish(by: anna.token) }
            try await server.store.write { connection in
                for statement in [
                    "DELETE FROM post_word", "DELETE FROM person_word", "DELETE FROM vocabulary",
                    "UPDATE post SET is_indexed = 0", "UPDATE account SET is_indexed = 0",
                ] {
                    try connection.run(statement)
                }
            }
            #expect(try await server.search("bread", by: anna.token) == [])
            #expect(try await server.store.write { try SearchIndex($0).catchUp(limit: 2) })
            try await Janitor(backroom: server.server.backroom).sweep()
            #expect(try await server.search("bread", by: anna.token).count == 3)
            #expect(try await server.searchPeople("anna", by: anna.token) == ["anna"])
        }
    }
}
