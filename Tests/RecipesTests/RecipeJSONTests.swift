import Foundation
import Recipes
import Testing

@Suite("Recipes in files")
struct RecipeJSONTests {
    @Test("A recipe of an earlier version is read, and what it didn't know is empty")
    func earlier() throws {
        let file = """
            {"id": "soup", "title": "Soup", "summary": "", "diets": ["vegan", "moonlit"],
             "preparationMinutes": 5, "cookingMinutes": 0, "servings": 4, "ingredients": [],
             "steps": [{"title": "", "text": "Stir.", "ingredients": []}], "nutrition": null}
            """
        let recipe = try JSONDecoder().decode(Recipe.self, from: Data(file.utf8))
        #expect(
            recipe
                == Recipe(
                    id: "soup", title: "Soup", diets: [.vegan], preparationMinutes: 5, servings: 4,
                    steps: [Step(text: "Stir.")]))
    }

    @Test("Everything comes back as it was (AR04)")
    func round() throws {
        let full = Recipe(
            id: "a", title: "A", summary: "s", picture: "p", diets: [.spicy, .nutFree],
            preparationMinutes: 1, cookingMinutes: 2, servings: 3, yield: "12 buns",
            ingredients: [Ingredient("egg", part: "Dough")],
            steps: [
                Step(
                    title: "t", text: "x", ingredients: [Ingredient("egg", note: "n")], picture: "q",
                    part: "Dough")
            ],
            nutrition: Nutrition(kilocalories: 1, protein: 2, carbohydrate: 3, fat: 4), tags: ["quick"],
            cuisine: "Korean", category: "soup", author: "Ana",
            source: Recipe.Source(name: "Book", address: "https://example.org"), notes: "More salt.",
            morePictures: ["r"], stars: 4)
        let data = try JSONEncoder().encode(full)
        #expect(try JSONDecoder().decode(Recipe.self, from: data) == full)
        #expect(full.pictures == ["p", "r"])
    }

    @Test("What is empty takes no room")
    func small() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let data = try encoder.encode(Recipe(id: "a", title: "A", steps: [Step(text: "Stir.")]))
        #expect(
            String(decoding: data, as: UTF8.self)
                == #"{"id":"a","servings":2,"steps":[{"text":"Stir."}],"title":"A"}"#)
    }
}
