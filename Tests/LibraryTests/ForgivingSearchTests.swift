import Recipes
import Testing

@testable import Library

@Suite("The search understands what is meant (TR01, BY5)")
struct ForgivingSearchTests {
    let box: RecipeBox
    init() async throws {
        box = try RecipeBox.inMemory()
        try await box.save(Self.recipes, at: 1)
    }

    static let recipes = [
        Recipe(
            id: "moussaka", title: "Moussaka", preparationMinutes: 30, cookingMinutes: 60,
            ingredients: [Ingredient("aubergines"), Ingredient("minced lamb")]),
        Recipe(
            id: "curry", title: "Chickpea curry", diets: [.vegan], preparationMinutes: 5, cookingMinutes: 20,
            ingredients: [Ingredient("chickpeas"), Ingredient("coriander")]),
        Recipe(
            id: "broth", title: "Chicken soup", preparationMinutes: 5, cookingMinutes: 120,
            ingredients: [Ingredient("chicken"), Ingredient("carrots")]),
        Recipe(
            id: "soup", title: "Tomato soup", diets: [.vegan], preparationMinutes: 5, cookingMinutes: 15,
            ingredients: [Ingredient("tomatoes"), Ingredient("basil")]),
        Recipe(id: "crumble", title: "Apple crumble", ingredients: [Ingredient("apples")]),
    ]

    private func ids(_ text: String) async throws -> [String] {
        try await box.hits(box.search(text), limit: 20).map(\.id)
    }

    @Test(
        "By other names, courses, times, diets and what is left out",
        arguments: [
            ("eggplant", ["moussaka"]), ("Koriander", ["curry"]), ("Tomatensuppe", ["soup"]),
            ("garbanzo", ["curry"]), ("dessert", ["crumble"]), ("Nachtisch", ["crumble"]),
            ("quick soup", ["soup"]), ("schnelle Suppe", ["soup"]), ("soup without meat", ["soup"]),
            ("Suppe ohne Fleisch", ["soup"]), ("vegan soup", ["soup"]), ("something with chicken", ["broth"]),
        ])
    func meant(text: String, found: [String]) async throws {
        #expect(try await ids(text) == found)
    }

    @Test("The word itself comes before another for it")
    func order() async throws {
        try await box.save(Recipe(id: "dip", title: "A very long title for an eggplant dip"), at: 2)
        #expect(try await ids("eggplant") == ["dip", "moussaka"])
        #expect(try await ids("aubergine") == ["moussaka", "dip"])
    }

    @Test("Where few have all, those that have most follow and say what they lack")
    func nearly() async throws {
        let results = try await box.search("tomato soup with saffron")
        #expect(results.count == 0)
        let nearly = try await box.nearly(results)
        #expect(nearly.first?.id == "soup")
        #expect(nearly.first?.lacking == ["saffron"])
        #expect(try await box.nearly(box.search("saffron")).isEmpty)
        let without = try await box.search("soup with saffron without meat")
        #expect(try await !box.nearly(without).map(\.id).contains("broth"))
    }

    @Test("What a recipe was found by is marked")
    func marked() async throws {
        let results = try await box.search("eggplant")
        let hit = try #require(try await box.hits(results, limit: 1).first)
        #expect(hit.foods == ["aubergines"])
        #expect(results.words.marks(in: "grilled aubergines").count == 1)
    }

    @Test("What became quicker is found as quick")
    func changed() async throws {
        var broth = Self.recipes[2]
        broth.cookingMinutes = 10
        try await box.save(broth, at: 2)
        #expect(try await Set(ids("quick soup")) == ["soup", "broth"])
        broth.cookingMinutes = 100
        try await box.save(broth, at: 3)
        #expect(try await ids("quick soup") == ["soup"])
    }
}
