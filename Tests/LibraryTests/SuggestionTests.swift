import Recipes
import Testing

@testable import Library

@Suite("Suggestions (TR09)")
struct SuggestionTests {
    let box: RecipeBox
    init() async throws {
        box = try RecipeBox.inMemory()
        func recipe(_ id: String, _ title: String, _ foods: String..., diets: Set<Diet> = []) -> Recipe {
            Recipe(id: id, title: title, diets: diets, ingredients: foods.map { Ingredient($0) })
        }
        var all = [
            recipe("soup", "Pumpkin soup", "pumpkin", "cream", "nutmeg", diets: [.vegetarian]),
            recipe("pie", "Pumpkin pie", "pumpkin", "flour", "cinnamon", diets: [.vegetarian]),
            recipe("risotto", "Pumpkin risotto", "pumpkin", "risotto rice", "chicken stock"),
            recipe("curry", "Chickpea curry", "chickpeas", "coconut milk", diets: [.vegetarian]),
            recipe("hummus", "Hummus", "chickpeas", "tahini", diets: [.vegetarian]),
        ]
        all += (0..<40).map { recipe("other\($0)", "Dish \($0)", "food\($0)", "sauce\($0 / 4)") }
        try await box.save(all, at: 1)
    }

    private func suggest(_ filter: RecipeFilter = RecipeFilter(), limit: Int = 6, seed: UInt64 = 1)
        async throws
        -> [Suggestion]
    {
        try await box.suggestions(filter: filter, limit: limit, seed: seed, at: 100)
    }

    @Test("What was cooked, loved and looked at leads on, and says so")
    func reasons() async throws {
        try await box.cooked("soup", at: 10)
        try await box.setFavourite(true, "curry", at: 20)
        try await box.noteViewed("other0", at: 30)
        let reasons = Dictionary(uniqueKeysWithValues: try await suggest().map { ($0.id, $0.reason) })
        #expect(reasons["pie"] == .cooked("Pumpkin soup"))
        #expect(reasons["risotto"] == .cooked("Pumpkin soup"))
        #expect(reasons["hummus"] == .favourite("Chickpea curry"))
        #expect(reasons.values.contains(.viewed("Dish 0")))
        #expect(reasons.keys.allSatisfy { !["soup", "curry", "other0"].contains($0) })
    }

    @Test("Diets and allergies are respected")
    func filtered() async throws {
        try await box.cooked("soup", at: 10)
        try await box.setFavourite(true, "curry", at: 20)
        let vegetarian = try await suggest(RecipeFilter(diets: [.vegetarian]))
        #expect(Set(vegetarian.map(\.id)) == ["pie", "hummus"])
        let safe = try await suggest(RecipeFilter(without: [.sesame, .gluten]), limit: 50)
        #expect(safe.allSatisfy { !["pie", "hummus"].contains($0.id) })
    }

    @Test("Without anything known, recipes not tried yet; the same seed gives the same, another others")
    func untried() async throws {
        let first = try await suggest()
        #expect(first.count == 6)
        #expect(first.allSatisfy { $0.reason == .untried })
        #expect(try await suggest() == first)
        #expect(try await suggest(seed: 2) != first)
        #expect(try await suggest(limit: 0).isEmpty)
        #expect(try await RecipeBox.inMemory().suggestions(limit: 5, seed: 1, at: 1).isEmpty)
    }

    @Test("Not all are for one reason as long as there are others")
    func mixed() async throws {
        try await box.save(
            (0..<30).map {
                Recipe(id: "p\($0)", title: "Pumpkin bread \($0)", ingredients: [Ingredient("pumpkin")])
            },
            at: 1)
        try await box.cooked("soup", at: 10)
        try await box.noteViewed("curry", at: 20)
        let reasons = try await suggest().map(\.reason)
        #expect(reasons.contains(.viewed("Chickpea curry")))
        #expect(reasons.filter { $0 == .cooked("Pumpkin soup") }.count <= 4)
    }
}
