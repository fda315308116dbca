import Printed
import Recipes
import Testing

@testable import Exchange

@Suite("What acts unseen doesn't come in, and doesn't go out") struct UnseenTests {
    private static let bad = "So\u{1B}]0;x\u{7}u\u{9B}p\u{202E}!\u{2028}\u{E0041}"

    @Test("a recipe that comes in is without it, and one that has nothing else is refused") func comesIn()
        throws
    {
        var written = WrittenRecipe(title: Self.bad)
        written.description = Self.bad
        written.ingredients = [
            WrittenIngredient("2 cups \u{200B}flour\u{202E}"),
            WrittenIngredient("x", read: Ingredient("egg\u{1B}", amount: Amount(1, .other("big\u{9B}")))),
        ]
        written.steps = [WrittenStep("Stir\u{1B}.\r\nRest\u{2029}a while.", title: "\u{202E}Stir")]
        written.author = "A\u{0}nna"
        written.keywords = ["quick\u{2066}"]
        let recipe = try written.recipe(id: "a")
        #expect(recipe.title == "So]0;xup!")
        #expect(recipe.summary == "So]0;xup!\n")
        #expect(recipe.ingredients[0].name == "flour")
        #expect(recipe.ingredients[1] == Ingredient("egg", amount: Amount(1, .other("big"))))
        #expect(recipe.steps[0].text == "Stir.\nRest\na while.")
        #expect(recipe.steps[0].title == "Stir")
        #expect(recipe.author == "Anna")
        #expect(recipe.tags == ["quick"])
        #expect(recipe == recipe.withoutUnseen)

        written.title = "\u{1B}\u{202E}\u{200B}"
        #expect(throws: Refusal.self) { try written.recipe(id: "a") }
    }

    @Test("JSON spells it out, and loses nothing") func json() throws {
        var written = WrittenRecipe(title: Self.bad)
        written.steps = [WrittenStep("Stir\u{7F}.")]
        let recipe = Recipe(id: "a", title: Self.bad, steps: [Step(text: "Stir\u{7F}.")])
        for json in [written.json(source: Self.bad), SchemaOrgWriter.json(recipe)] {
            #expect(json.contains("So\\u001b]0;x\\u0007u\\u009bp\\u202e!\\u2028\\udb40\\udc41"))
            #expect(json.contains("Stir\\u007f."))
            #expect(json.unicodeScalars.allSatisfy { $0.escapedInJSON == nil })
        }
        let back = try #require(
            try KnownFormats.read(SourceFile(name: "a.json", bytes: Array(SchemaOrgWriter.json(recipe).utf8)))
                .first)
        #expect(back.title.unicodeScalars.contains("\u{202E}"))
    }

    @Test("a page to print is without it, and keeps Hebrew as it is") func page() {
        let hebrew = "מרק\u{200F} (4)"
        let recipe = Recipe(id: "a", title: Self.bad, summary: hebrew, steps: [Step(text: "Stir\u{9B}.")])
        let page = RecipeHTML.page(recipe, BareWords(), language: "en")
        #expect(page.contains("<h1>So]0;xup!"))
        #expect(page.contains(hebrew))
        #expect(!page.unicodeScalars.contains { $0.value == 0x1B || $0.value == 0x9B || $0.value == 0x202E })
    }
}
