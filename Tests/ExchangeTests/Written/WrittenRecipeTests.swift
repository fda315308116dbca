import Recipes
import Testing

@testable import Exchange

@Suite("A written recipe becomes one of the library's") struct WrittenRecipeTests {
    @Test(
        "How much it makes",
        arguments: [
            ("4", 4, ""), ("4 servings", 4, ""), ("Serves 6", 6, ""), ("Für 4 Personen", 4, ""),
            ("4-6 servings", 4, "4-6 servings"), ("12 muffins", 12, "12 muffins"), ("1 loaf", 4, "1 loaf"),
            ("500 ml", 4, "500 ml"), ("", 4, ""), ("a lot", 4, "a lot"),
            (
                "99999999999999999999 servings", 4,
                "99999999999999999999 servings"
            ), ("0 servings", 1, ""), ("1½ servings", 1, "1½ servings"),
        ])
    func yield(text: String, servings: Int, words: String) throws {
        let read = WrittenYield(text)
        #expect(read.servings == servings && read.words == words)
    }

    @Test("Figures of nutrition are read whole, or kept as words")
    func nutrition() {
        let whole = WrittenNutrition([
            "calories": "1,046 kJ / 250 kcal", "proteinContent": "3,5 g", "carbohydrateContent": "350mg",
            "fatContent": "7", "saturatedFatContent": " 2 g",
        ])
        #expect(whole.nutrition == Nutrition(kilocalories: 250, protein: 3.5, carbohydrate: 0.35, fat: 7))
        #expect(whole.rest == ["saturated fat 2 g"])
        let half = WrittenNutrition(["calories": "1046 kJ", "fatContent": "none"])
        #expect(half.nutrition == Nutrition(kilocalories: 250) && half.rest == ["fat none"])
        #expect(WrittenNutrition(["fiberContent": "3 g"]).nutrition == nil)
        #expect(WrittenNutrition(["calories": "9e999"]).nutrition == nil)
    }

    @Test("Nothing that it says is lost") func all() throws {
        var written = WrittenRecipe(title: "  Apple   pie ")
        (written.description, written.author, written.yield) = ("Good.\n", "Nan", "2 pies")
        (written.prepMinutes, written.cookMinutes, written.totalMinutes) = (20, 40, 120)
        written.ingredients = [
            WrittenIngredient("200 g flour", part: "Dough"), WrittenIngredient("  "),
            WrittenIngredient("salt", read: Ingredient("sea salt")),
        ]
        written.steps = [
            WrittenStep(" Knead. ", part: "Dough"), WrittenStep("", title: "Bake"), WrittenStep(" "),
        ]
        (written.keywords, written.cuisine) = (["Sunday", "sunday", ""], ["English"])
        (written.address, written.sourceName) = ("https://example.org/pie", "Example")
        (written.notes, written.nutrition) = ("Freezes.", ["fiberContent": "3 g"])
        let recipe = try written.recipe(id: "a")
        #expect(
            recipe
                == Recipe(
                    id: "a", title: "Apple pie", summary: "Good.", preparationMinutes: 20,
                    cookingMinutes: 100,
                    servings: 2, yield: "2 pies",
                    ingredients: [
                        Ingredient("flour", amount: Amount(200, .g), part: "Dough"), Ingredient("sea salt"),
                    ],
                    steps: [Step(text: "Knead.", part: "Dough"), Step(text: "Bake")], tags: ["Sunday"],
                    cuisine: "English", author: "Nan",
                    source: Recipe.Source(name: "Example", address: "https://example.org/pie"),
                    notes: "Freezes.\n\nfiber 3 g"))
    }

    @Test("What is no recipe, or too large, is refused") func refused() {
        #expect(throws: Refusal(.noRecipe, cause: "Pie")) {
            _ = try WrittenRecipe(title: "Pie").recipe(id: "a")
        }
        var long = WrittenRecipe(title: "Pie")
        long.steps = [WrittenStep(String(repeating: "stir ", count: 300_000))]
        #expect(throws: Refusal(.tooLarge, cause: "Pie")) { _ = try long.recipe(id: "a") }
    }

    @Test("It is known again by its address, its program's name for it, or its title") func key() {
        var one = WrittenRecipe(title: "Pie"), other = WrittenRecipe(title: "pie ")
        (one.format, other.format) = ("A", "B")
        #expect(one.key == other.key)
        (one.identity, other.identity) = ("7", "7")
        #expect(one.key != other.key)
        other.format = "A"
        #expect(one.key == other.key)
        (one.address, other.address) = ("https://www.example.org/pie/", "http://example.org/pie#top")
        other.format = "B"
        #expect(one.key == other.key)
        other.title = "Cake"
        #expect(one.key != other.key)
        // The vectors of FNV-1a's authors.
        #expect(Fingerprint("".utf8).text.hasPrefix("cbf29ce484222325"))
        #expect(Fingerprint("a".utf8).text.hasPrefix("af63dc4c8601ec8c"))
    }
}
