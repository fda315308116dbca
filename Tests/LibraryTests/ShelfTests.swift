import Recipes
import Testing

@testable import Library

@Suite("Cards, favourites, history and settings")
struct ShelfTests {
    let box: RecipeBox
    init() async throws {
        box = try RecipeBox.inMemory()
        try await box.stock(Pantry.starters, pictures: [], version: 1, at: 1)
    }

    @Test("A card shows what a list needs")
    func card() async throws {
        try await box.setFavourite(true, "pumpkin-soup", at: 1)
        let card = RecipeCard(
            id: "pumpkin-soup", title: "Pumpkin soup", picture: "pumpkin-soup", totalMinutes: 45, servings: 4,
            diets: [.vegan, .glutenFree], isFavourite: true)
        #expect(try await box.cards(limit: 1) == [card])
        #expect(try await box.cards(of: ["nowhere", "pumpkin-soup"]) == [card])
    }

    @Test("Cards come in pages, in the order asked for")
    func pages() async throws {
        try await box.save(Recipe(id: "a", title: "apple cake"), at: 9)
        #expect(try await box.cards(offset: 1, limit: 2).map(\.id) == ["crepes", "pumpkin-pie"])
        #expect(try await box.cards(offset: 9, limit: 2) == [])
        #expect(try await box.cards(offset: -5, limit: -1) == [])
        let titles = try await box.cards(limit: 9, order: .title).map(\.title)
        #expect(titles == ["apple cake", "Crêpes", "Pumpkin pie", "Pumpkin soup"])
        #expect(try await box.cards(limit: 1, order: .newestFirst).map(\.id) == ["a"])
        #expect(try await box.cards(limit: 9).last?.id == "a")
    }

    @Test("Favourites come and go, the latest first")
    func favourites() async throws {
        try await box.setFavourite(true, "crepes", at: 1)
        try await box.setFavourite(true, "pumpkin-pie", at: 2)
        try await box.setFavourite(true, "crepes", at: 3)
        try await box.setFavourite(true, "nowhere", at: 4)
        #expect(try await box.favourites(limit: 9).map(\.id) == ["pumpkin-pie", "crepes"])
        try await box.setFavourite(false, "pumpkin-pie", at: 5)
        #expect(try await box.isFavourite("pumpkin-pie") == false)
        #expect(try await box.isFavourite("crepes"))
        try await box.remove(["crepes"])
        #expect(try await box.favourites(limit: 9) == [])
    }

    @Test("History keeps the latest look and every cooking, the latest first (TR07)")
    func history() async throws {
        try await box.noteViewed("crepes", at: 1)
        try await box.noteCooked("crepes", at: 2)
        try await box.noteCooked("crepes", at: 3)
        try await box.noteViewed("pumpkin-pie", at: 4)
        try await box.noteViewed("crepes", at: 5)
        try await box.noteViewed("nowhere", at: 6)
        let all = try await box.history(limit: 9)
        #expect(all.map(\.at) == [5, 4, 3, 2])
        #expect(all.map(\.card.id) == ["crepes", "pumpkin-pie", "crepes", "crepes"])
        #expect(try await box.history(.cooked, limit: 1).map(\.at) == [3])
        try await box.forget([all[0].id, all[2].id])
        #expect(try await box.history(limit: 9).map(\.at) == [4, 2])
    }

    @Test("Settings keep values of any kind, and forget them")
    func settings() async throws {
        #expect(try await box.setting("volume", as: Double.self) == nil)
        try await box.set(0.7, for: "volume")
        try await box.set(["controls", "camera"], for: "hints.seen")
        try await box.set(Amount(2, .cup), for: "amount")
        #expect(try await box.setting("volume") == 0.7)
        #expect(try await box.setting("hints.seen") == ["controls", "camera"])
        #expect(try await box.setting("amount") == Amount(2, .cup))
        #expect(try await box.setting("hints.seen", as: Int.self) == nil)
        try await box.set(nil as Double?, for: "volume")
        #expect(try await box.setting("volume", as: Double.self) == nil)
    }
}
