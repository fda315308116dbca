import Foundation
import Recipes
import Testing

@testable import Library

@Suite("Collections, the diary, drafts and the deck")
struct CollectionTests {
    let box: RecipeBox
    init() async throws {
        box = try RecipeBox.inMemory()
        try await box.stock(Pantry.starters, pictures: [], version: 1, at: 1)
    }

    @Test("A collection is named, filled, ordered, emptied and deleted (TR05, RF3)")
    func collections() async throws {
        let autumn = try await box.makeCollection(named: "Autumn", with: ["pumpkin-pie"], at: 1)
        let sweet = try await box.makeCollection(named: "Sweet", at: 2)
        try await box.change(
            CollectionChange(["pumpkin-soup", "pumpkin-pie", "nowhere"], into: [autumn]), at: 3)
        #expect(try await box.cards(in: autumn, limit: 9).map(\.id) == ["pumpkin-pie", "pumpkin-soup"])
        #expect(try await box.collections(of: "pumpkin-soup") == [autumn])
        try await box.rename(sweet, to: "Desserts")
        #expect(
            try await box.collections() == [
                RecipeCollection(
                    id: autumn, name: "Autumn", count: 2, pictures: ["pumpkin-soup"],
                    tiles: [DishTile(title: "Pumpkin pie", kind: .pie)]),
                RecipeCollection(id: sweet, name: "Desserts"),
            ])
        try await box.takeOut(["pumpkin-pie"], of: autumn)
        #expect(try await box.collections().map(\.count) == [1, 0])
        let emptied = try await box.takeOut(nil, of: autumn)
        #expect(try await box.cards(in: autumn, limit: 9) == [])
        try await box.restore(emptied)
        #expect(try await box.cards(in: autumn, limit: 9).map(\.id) == ["pumpkin-soup"])
        let before = try await box.collections()
        let removal = try await box.removeCollections([autumn, sweet])
        #expect(try await box.collections() == [])
        #expect(try await box.count() == 3)
        try await box.restore(removal)
        #expect(try await box.collections() == before)
        #expect(try await box.cards(in: autumn, limit: 9).count == 1)
    }

    @Test("A change of collections takes back just what it did (TR05)")
    func receipts() async throws {
        let autumn = try await box.makeCollection(named: "Autumn", with: ["pumpkin-pie", "crepes"], at: 1)
        let sweet = try await box.makeCollection(named: "Sweet", with: ["crepes"], at: 2)
        let held = try await box.collections(holding: ["crepes", "pumpkin-pie", "crepes", "nowhere"])
        #expect(held == [autumn: 2, sweet: 1])
        let before = try await box.collections()

        let change = CollectionChange(
            ["crepes", "pumpkin-soup", "nowhere"], into: [sweet, 99], outOf: [autumn], new: ["Soft"])
        let receipt = try await box.change(change, at: 3)
        #expect(receipt.count == 2)
        #expect(try await box.cards(in: autumn, limit: 9).map(\.id) == ["pumpkin-pie"])
        #expect(try await box.cards(in: sweet, limit: 9).map(\.id) == ["crepes", "pumpkin-soup"])
        #expect(try await box.collections().map(\.name) == ["Autumn", "Sweet", "Soft"])
        #expect(try await box.members(of: sweet) == ["crepes", "pumpkin-soup"])

        // What came in meanwhile stays, and so does what had been there before.
        try await box.change(CollectionChange(["pumpkin-pie"], into: [sweet]), at: 4)
        try await box.takeBack(receipt)
        #expect(try await box.cards(in: sweet, limit: 9).map(\.id) == ["crepes", "pumpkin-pie"])
        try await box.takeOut(["pumpkin-pie"], of: sweet)
        #expect(try await box.collections() == before)
        #expect(try await box.cards(in: autumn, limit: 9).map(\.id) == ["pumpkin-pie", "crepes"])
    }

    @Test("A part of the box comes in its own order (AR01, RF2)") func shelfOrders() async throws {
        try await box.save(Recipe(id: "b", title: "B"), at: 2)
        try await box.save(Recipe(id: "a", title: "A"), at: 3)
        try await box.setFavourite(true, "crepes", at: 4)
        try await box.setFavourite(true, "b", at: 5)
        let collection = try await box.makeCollection(named: "C", with: ["crepes", "a"], at: 6)
        func ids(_ shelf: RecipeFilter.Shelf, _ offset: Int = 0) async throws -> [String] {
            try await box.cards(on: shelf, offset: offset, limit: 9).map(\.id)
        }
        #expect(try await ids(.own) == ["a", "b"])
        #expect(try await ids(.own, 1) == ["b"])
        #expect(try await ids(.favourites) == ["b", "crepes"])
        #expect(try await ids(.collection(collection)) == ["crepes", "a"])
        #expect(try await ids(.everything).count == 5)
        #expect(try await box.recipes(in: collection).map(\.title) == ["Crêpes", "A"])
    }

    @Test("Recipes and drafts are removed and come back together (AR03)") func together() async throws {
        try await box.saveDraft("half", "d", title: "Half", at: 1)
        let removal = try await box.remove(["crepes"], drafts: ["d", "nowhere"])
        #expect(try await box.drafts().isEmpty)
        #expect(try await box.recipe("crepes") == nil)
        try await box.restore(removal)
        #expect(try await box.draft("d") == "half")
        #expect(try await box.recipe("crepes") != nil)
    }

    @Test("A removed recipe comes back with its heart, its history and its place everywhere (AR01)")
    func undo() async throws {
        try await box.setFavourite(true, "crepes", at: 2)
        try await box.noteViewed("crepes", at: 3)
        try await box.cooked("crepes", note: "Thin!", stars: 5, at: 4)
        let sweet = try await box.makeCollection(named: "Sweet", with: ["crepes", "pumpkin-pie"], at: 5)
        let before = try await everything(sweet)
        let removal = try await box.remove(["crepes", "pumpkin-pie", "nowhere"])
        #expect(try await box.count() == 1)
        #expect(try await box.diary(limit: 9).map(\.title) == ["Crêpes"])
        try await box.save(Recipe(id: "new", title: "New"), at: 6)
        try await box.remove(["new"])
        try await box.restore(removal)
        #expect(try await everything(sweet) == before)
    }

    private func everything(_ collection: Int64) async throws -> [AnyHashable] {
        [
            try await box.cards(limit: 9), try await box.recipe("crepes"), try await box.favourites(limit: 9),
            try await box.history(limit: 9), try await box.cards(in: collection, limit: 9),
        ]
    }

    @Test("What belongs to something that is gone stays gone")
    func orphan() async throws {
        try await box.noteViewed("crepes", at: 1)
        let removal = try await box.forget(box.history(limit: 9).map(\.id))
        try await box.remove(["crepes"])
        try await box.restore(removal)
        #expect(try await box.history(limit: 9) == [])
    }

    @Test("Hearts and looks come back when they were taken away (TR07, TR08)")
    func shelves() async throws {
        try await box.setFavourites(["crepes", "pumpkin-pie"], at: 2)
        try await box.noteViewed("crepes", at: 3)
        let hearts = try await box.favourites(limit: 9), history = try await box.history(limit: 9)
        let removals = [
            try await box.removeFavourites(["crepes", "pumpkin-pie"]),
            try await box.forget(history.map(\.id)),
        ]
        #expect(try await box.favourites(limit: 9).isEmpty)
        for removal in removals { try await box.restore(removal) }
        #expect(try await box.favourites(limit: 9) == hearts)
        #expect(try await box.history(limit: 9) == history)
    }

    @Test("\"I cooked this\" goes into diary and history, and its stars to the recipe (END, TR23)")
    func diary() async throws {
        let first = try #require(try await box.cooked("crepes", note: "Thin!", stars: 4, at: 4))
        try await box.cooked("pumpkin-pie", at: 5)
        #expect(try await box.cooked("nowhere", at: 6) == nil)
        #expect(try await box.diary(limit: 9).map(\.title) == ["Pumpkin pie", "Crêpes"])
        #expect(try await box.history(.cooked, limit: 9).count == 2)
        #expect(try await box.recipe("crepes")?.stars == 4)
        var changed = first
        changed.note = "Thinner."
        changed.stars = 5
        try await box.change(changed)
        #expect(try await box.diary(of: "crepes", limit: 9) == [changed])
        let removal = try await box.removeDiary([first.id])
        #expect(try await box.diary(of: "crepes", limit: 9) == [])
        try await box.restore(removal)
        #expect(try await box.diary(of: "crepes", limit: 9) == [changed])
    }

    @Test("Own stars stay with a starter that is brought up to date (TR23)")
    func stars() async throws {
        try await box.setStars(5, "crepes")
        var starters = Pantry.starters
        starters[1].summary = "Thin."
        try await box.stock(starters, pictures: [], version: 2, at: 2)
        #expect(try await box.recipe("crepes")?.stars == 5)
        #expect(try await box.recipe("crepes")?.summary == "Thin.")
        #expect(try await box.cards(of: ["crepes"])[0].isOwn == false)
    }

    private struct Editor: Codable, Hashable { var title: String; var lines: [String] }

    @Test("A draft is kept as it was typed, and goes when the recipe is finished (AR04, AR05)")
    func drafts() async throws {
        let state = Editor(title: "Cak", lines: ["2 eg", "\u{0}½ c fl\""])
        try await box.saveDraft(state, "a", title: "Cak", at: 1)
        try await box.saveDraft(Editor(title: "Pie", lines: []), "b", title: "Pie", at: 2)
        #expect(try await box.draft("a") == state)
        #expect(try await box.draft("a", as: Int.self) == nil)
        #expect(try await box.drafts().map(\.id) == ["b", "a"])
        let removal = try await box.removeDrafts(["b"])
        try await box.restore(removal)
        try await box.finish(Recipe(id: "a", title: "Cake"), draft: "a", at: 3)
        #expect(try await box.drafts() == [Draft(id: "b", title: "Pie", updatedAt: 2)])
        #expect(try await box.recipe("a")?.title == "Cake")
    }

    @Test("The deck never repeats until it is through, likes become favourites, and flicks are undone (RF1)")
    func deck() async throws {
        try await box.save((0..<50).map { Recipe(id: "r\($0)", title: "Recipe \($0)") }, at: 2)
        try await box.shuffle(seed: 42)
        var seen: [String] = []
        while let top = try await box.deck(limit: 3).cards.first {
            try await box.flick(top.id, liked: seen.count.isMultiple(of: 2), at: 3)
            seen.append(top.id)
        }
        #expect(seen.count == 53 && Set(seen).count == 53)
        #expect(try await box.favourites(limit: 99).count == 27)
        let through = try await box.deck(limit: 3)
        #expect((through.left, through.all, through.flicked, through.liked) == (0, 53, 53, 27))
        #expect(try await box.unflick()?.card.id == seen.last)
        #expect(try await box.favourites(limit: 99).count == 26)
        #expect(try await box.deck(limit: 3).cards.map(\.id) == [seen.last])
        try await box.shuffle(seed: 43)
        let deck = try await box.deck(limit: 53)
        #expect((deck.left, deck.all, deck.flicked, deck.liked) == (53, 53, 0, 0))
        #expect(Set(deck.cards.map(\.id)) == Set(seen))
        #expect(deck.cards.map(\.id) != seen)
    }

    @Test("Taking a like back leaves a heart that was there before, and filters act on the deck (RF1)")
    func unflicked() async throws {
        try await box.setFavourite(true, "crepes", at: 1)
        try await box.flick("crepes", liked: true, at: 2)
        let back = try await box.unflick()
        #expect(back?.card.id == "crepes" && back?.wasLiked == true && back?.wasFavourite == true)
        #expect(try await box.isFavourite("crepes"))
        #expect(try await box.unflick() == nil)
        #expect(
            try await box.deck(filter: RecipeFilter(diets: [.vegan]), limit: 9).cards.map(\.id) == [
                "pumpkin-soup"
            ])
    }

    @Test("Lists go on from a card, in every order (TR04)", arguments: CardOrder.allCases)
    func pages(order: CardOrder) async throws {
        try await box.save((0..<25).map { Recipe(id: "r\($0)", title: "Title \($0 % 5)") }, at: 2)
        let all = try await box.cards(limit: 99, order: order)
        var paged: [RecipeCard] = []
        while true {
            let page = try await box.cards(after: paged.last?.id, limit: 4, order: order)
            if page.isEmpty { break }
            paged += page
        }
        #expect(paged == all)
    }

    @Test("A draft takes its pictures with it, and a recipe the draft of its changes (AR04, AR05)")
    func draftsAndPictures() async throws {
        for name in ["kept", "unused"] {
            try await box.save(SavedPicture(name: name, mediaType: "image/jpeg", data: .init([1])))
        }
        try await box.saveDraft(["a"], "a", title: "A", at: 1)
        let removal = try await box.removeDrafts(["a"], pictures: ["kept", "unused"])
        #expect(try await box.picture("kept") == nil)
        #expect(try await box.drafts().isEmpty)
        try await box.restore(removal)
        #expect(try await box.picture("kept") != nil)
        #expect(try await box.drafts().map(\.id) == ["a"])

        let cake = Recipe(
            id: "a", title: "Cake", picture: "kept", steps: [Step(text: "Bake 1 hour.", untimed: ["1 hour"])])
        try await box.finish(cake, draft: "a", unused: ["unused"], at: 2)
        #expect(try await box.recipe("a") == cake)
        #expect(try await box.picture("kept") != nil)
        #expect(try await box.picture("unused") == nil)
        #expect(try await box.isOwn("a"))
        #expect(!(try await box.isOwn("pumpkin-soup")))
        #expect(!(try await box.isOwn("nowhere")))

        try await box.saveDraft(["b"], "a", title: "Cakes", at: 3)
        let gone = try await box.remove(["a"], drafts: ["a"])
        #expect(try await box.recipe("a") == nil)
        #expect(try await box.drafts().isEmpty)
        try await box.restore(gone)
        #expect(try await box.recipe("a") == cake)
        #expect(try await box.drafts().map(\.title) == ["Cakes"])
    }
}
