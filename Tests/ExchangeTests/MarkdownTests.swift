import Recipes
import Testing

@testable import Exchange

@Suite("Recipes in Markdown are read") struct MarkdownTests {
    private func read(_ text: String, name: String = "soup.md") throws -> WrittenRecipe {
        try #require(try KnownFormats.read(SourceFile(name: name, bytes: Array(text.utf8))).first)
    }

    @Test("A page with headings") func page() throws {
        let recipe = try read(
            """
            ---
            title: "Soup: the *best*"
            tags: ['soup', 'hot']
            author: nan
            ---

            ![Soup](/pix/soup.webp)

            A soup that _warms_.

            - ⏲️ Prep time: 10 min
            - 🍳Cook time: 1 hr 20 min
            - 🍽️ Servings: 4

            ## Ingredients

            - 2 [carrots](/carrots)
            - herbs
              - thyme

            ### For the garnish

            * parsley

            ## Directions

            1. Boil.

               Then wait.
            2. **Serve**
            at once.

            **The garnish**

            - Chop.

            ## Notes

            Keeps for days.
            """)
        #expect(
            recipe.title == "Soup: the *best*" && recipe.author == "nan"
                && recipe.keywords == ["soup", "hot"])
        #expect(recipe.description == "A soup that warms." && recipe.pictures == [.path("pix/soup.webp")])
        #expect(recipe.prepMinutes == 10 && recipe.cookMinutes == 80 && recipe.yield == "4")
        #expect(
            recipe.ingredients == [
                WrittenIngredient("2 carrots"), WrittenIngredient("herbs"), WrittenIngredient("thyme"),
                WrittenIngredient("parsley", part: "For the garnish"),
            ])
        #expect(
            recipe.steps == [
                WrittenStep("Boil.\n\nThen wait."), WrittenStep("Serve at once."),
                WrittenStep("Chop.", part: "The garnish"),
            ])
        #expect(recipe.notes == "Keeps for days." && !recipe.isGuessed)
    }

    @Test("German headings, and front matter that is no YAML") func german() throws {
        let recipe = try read(
            """
            ---
            title: Suppe: heiß: sehr
            tags: [a, b
            ---
            # Suppe
            ## Zutaten für 4 Personen
            - 2 Möhren
            ## Zubereitung
            Kochen.
            """)
        #expect(recipe.title == "Suppe: heiß: sehr")
        #expect(recipe.ingredients.map(\.line) == ["2 Möhren"] && recipe.steps.map(\.text) == ["Kochen."])
    }

    @Test("RecipeMD has groups, amounts and yields") func recipeMD() throws {
        let recipe = try read(
            """
            # Stew

            It is *good*.

            *meat, slow, 1,5 hours*

            **4 people, 2 l**

            ---

            - *1 1/2 kg* beef, diced
            - salt

            ## Sauce
            ### Base
            - *2-3 cups* [wine](./wine.md)

            ---

            1. Brown.
            2. Stew.
            """)
        #expect(recipe.keywords == ["meat", "slow", "1,5 hours"] && recipe.yield == "4 people")
        #expect(recipe.description == "It is good.")
        #expect(recipe.ingredients[0].read == Ingredient("beef", amount: Amount(1.5, .kg), note: "diced"))
        #expect(recipe.ingredients[2].read == Ingredient("wine", amount: Amount(2, upTo: 3, .cup)))
        #expect(recipe.ingredients.map(\.part) == ["", "", "Sauce · Base"])
        #expect(recipe.steps.map(\.text) == ["Brown.", "Stew."])
    }

    @Test("Chowdown has its lists in front matter") func chowdown() throws {
        let recipe = try read(
            """
            ---
            layout: recipe
            title: "Tacos"
            image: tacos.jpg
            ingredients:
            - 1 onion
            - Salsa:
                - 2 tomatoes
            directions:
            - Chop.
            - Fill *all*.
            components:
            - Tortillas
            ---
            For **Sundays**.
            """)
        #expect(recipe.ingredients.map(\.line) == ["1 onion", "2 tomatoes", "Tortillas"])
        #expect(recipe.ingredients[1].part == "Salsa" && recipe.pictures == [.path("tacos.jpg")])
        #expect(recipe.steps.map(\.text) == ["Chop.", "Fill all."] && recipe.description == "For Sundays.")
    }

    @Test("A page about something else is refused") func other() {
        #expect(throws: Refusal.self) { _ = try read("# About us\n\n- We cook\n- We eat\n\nCome and visit.") }
    }
}
