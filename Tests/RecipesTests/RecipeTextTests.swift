import Testing

@testable import Recipes

@Suite("A recipe as text") struct RecipeTextTests {
    @Test("has all that one cooks by, and nothing that nobody said") func text() {
        let soup = Recipe(
            id: "soup", title: "Leek soup", summary: "Warm.", cookingMinutes: 20,
            ingredients: [Ingredient("salt", note: "to taste")],
            steps: [Step(text: "Simmer."), Step(text: "Serve.")], author: "Nan", notes: "Freezes well.")
        #expect(
            RecipeText.text(soup) == """
                Leek soup

                Warm.

                Serves 2 · Cooking 20 min

                Ingredients
                - salt, to taste

                Method
                1. Simmer.
                2. Serve.

                Notes
                Freezes well.

                From: Nan

                """)
        #expect(RecipeText.text(Recipe(id: "x", title: "Toast")) == "Toast\n\nServes 2\n")
    }
}
