import Foundation
import Printed
import Recipes
import Testing

@testable import Exchange

@Suite("A recipe goes out as a page and as JSON-LD") struct PrintedTests {
    private let recipe = Recipe(
        id: "r", title: #"Nan's "best" <soup> & more"#, summary: "One.\n\nTwo.", diets: [.vegan],
        preparationMinutes: 10,
        cookingMinutes: 80, servings: 4, yield: "2 l",
        ingredients: [
            Ingredient("water", amount: Amount(1.5, .l)),
            Ingredient("salt", note: "<to taste>", part: "Broth & base"),
        ],
        steps: [
            Step(text: "Boil </script><script>alert(1)</script>."),
            Step(title: "Season", text: "Salt.", part: "Broth & base"),
            Step(text: "Eat.", part: "Broth & base"),
        ],
        nutrition: Nutrition(kilocalories: 12.5, protein: 0, carbohydrate: 1, fat: 0),
        tags: ["hot", "Sunday"],
        cuisine: "Thai", category: "soup", author: "Nan",
        source: Recipe.Source(name: "Book", address: "https://e.org/?a=1&b=2"),
        notes: "Keeps.")

    @Test("JSON-LD has everything under its names") func json() throws {
        let json = SchemaOrgWriter.json(recipe, pictures: ["https://e.org/p.jpg"])
        let object = try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
        #expect(object["@type"] as? String == "Recipe" && object["name"] as? String == recipe.title)
        #expect(object["prepTime"] as? String == "PT10M" && object["cookTime"] as? String == "PT1H20M")
        #expect(object["totalTime"] as? String == "PT1H30M" && object["recipeYield"] as? String == "2 l")
        #expect(object["recipeIngredient"] as? [String] == ["1.5 l water", "salt, <to taste>"])
        #expect(
            object["keywords"] as? String == "hot, Sunday"
                && object["image"] as? [String] == ["https://e.org/p.jpg"])
        let steps = try #require(object["recipeInstructions"] as? [[String: Any]])
        #expect(steps.map { $0["@type"] as? String } == ["HowToStep", "HowToSection"])
        #expect(
            steps[0]["text"] as? String == recipe.steps[0].text
                && steps[1]["name"] as? String == "Broth & base")
        let inside = try #require(steps[1]["itemListElement"] as? [[String: Any]])
        #expect(
            inside.map { $0["text"] as? String } == ["Salt.", "Eat."]
                && inside[0]["name"] as? String == "Season")
    }

    @Test("The page fetches nothing, runs nothing and shows text as text") func page() throws {
        let picture = RecipeHTML.Picture(bytes: [0xFF, 0xD8, 0xFF, 0x00, 0x10], mediaType: "image/jpeg")
        let page = RecipeHTML.page(recipe, BareWords(), language: "en", picture: picture)
        #expect(
            page.components(separatedBy: "<script").count == 2
                && page.components(separatedBy: "</script").count == 2)
        #expect(page.contains("<h1>Nan&#39;s &quot;best&quot; &lt;soup&gt; &amp; more</h1>"))
        #expect(page.contains("<img src=\"data:image/jpeg;base64,/9j/ABA=\" alt=\"\">"))
        #expect(
            !page.contains("alert(1)<") && !page.contains("<to taste>") && page.contains("<ol start=\"2\">"))
        #expect(page.contains("<p>One.</p>\n<p>Two.</p>") && page.contains("@media print"))
        #expect(page.contains("<ul class=\"facts\"><li>Serves 4</li><li>Makes 2 l</li>"))
        var baked = recipe
        baked.steps = [Step(text: "Leave to rise overnight. Bake at 220 °C in the oven.")]
        let other = RecipeHTML.page(baked, BareWords(), language: "en")
        #expect(other.contains("<li>Oven 220\u{202F}°C</li><li>Rests long</li>"))
        #expect(DataAddress.bytes("data:image/jpeg;base64,/9j/ABA=") == picture.bytes)
    }
}
