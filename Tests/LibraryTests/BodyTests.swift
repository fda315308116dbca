import Foundation
import Recipes
import Testing

@testable import Library

@Suite("What lies in the file of a recipe (AR04)")
struct BodyTests {
    @Test("Everything comes back as it was, whatever is in it")
    func everything() async throws {
        let odd = "a\"b\\c\n\t\u{1}é👩‍🍳/\u{2028}"
        let recipe = Recipe(
            id: odd, title: odd, summary: odd, picture: odd, diets: [.spicy], preparationMinutes: 1,
            cookingMinutes: 2, servings: 3, yield: odd,
            ingredients: [
                Ingredient("plain"), Ingredient("noted", note: odd), Ingredient("two", amount: Amount(2)),
                Ingredient("range", amount: Amount(0.1, upTo: 1.0 / 3, .other(odd)), note: ""),
                Ingredient("tiny", amount: Amount(1e-9, .g)), Ingredient("huge", amount: Amount(1e300, .kg)),
                Ingredient("bare", part: odd), Ingredient("said", note: odd, part: odd),
                Ingredient("much", amount: Amount(1, .g), part: odd),
                Ingredient("from to", amount: Amount(1, upTo: 2, .g), note: odd, part: odd),
            ],
            steps: [
                Step(
                    title: odd, text: odd, ingredients: [Ingredient("x", note: odd)], picture: odd, part: odd),
                Step(text: ""),
            ],
            nutrition: Nutrition(kilocalories: 210.5, protein: 0, carbohydrate: 1e-3, fat: 7),
            tags: [odd, "b"], cuisine: odd, category: "soup", author: odd,
            source: Recipe.Source(name: odd, address: odd), notes: odd + "\u{0}", morePictures: [odd],
            stars: 3)
        let box = try RecipeBox.inMemory()
        try await box.save(recipe, at: 1)
        #expect(try await box.recipe(odd) == recipe)
        #expect(RecipeBody(of: Recipe(id: "a", title: "A")).json() == "{}")
    }

    @Test("A number that is none doesn't spoil the recipe", arguments: [Double.nan, .infinity, -.infinity])
    func hostile(number: Double) async throws {
        let box = try RecipeBox.inMemory()
        try await box.save(
            Recipe(id: "a", title: "A", ingredients: [Ingredient("x", amount: Amount(number))]), at: 1)
        #expect(try await box.recipe("a")?.ingredients.first?.amount == Amount(0))
    }
}
