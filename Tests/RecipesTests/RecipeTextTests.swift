import Language
import Testing

@testable import Recipes

@Suite("A recipe as text") struct RecipeTextTests {
    @Test("has all that one cooks by, and nothing that nobody said") func text() {
        let soup = Recipe(
            id: "soup", title: "Leek soup", summary: "Warm.", cookingMinutes: 20,
            ingredients: [Ingredient("salt", note: "to taste")],
            steps: [Step(text: "Simmer."), Step(text: "Serve.")], author: "Nan", notes: "Freezes well.")
        #expect(
            RecipeText.text(soup, Language.english.wording) == """
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
        #expect(
            RecipeText.text(Recipe(id: "x", title: "Toast"), Language.english.wording)
                == "Toast\n\nServes 2\n")
        let buns = Recipe(
            id: "buns", title: "Buns", yield: "12 buns",
            ingredients: [
                Ingredient("salt"), Ingredient("egg", part: "Glaze"), Ingredient("milk", part: "Glaze"),
            ],
            steps: [Step(text: "Knead."), Step(text: "Brush.", part: "Glaze")])
        #expect(
            RecipeText.text(buns, Language.english.wording) == """
                Buns

                Serves 2 · Makes 12 buns

                Ingredients
                - salt
                Glaze:
                - egg
                - milk

                Method
                1. Knead.
                Glaze:
                2. Brush.

                """)
        let german = RecipeText.text(soup, Language.german.wording)
        #expect(
            german.hasPrefix(
                "Leek soup\n\nWarm.\n\nFür 2 Personen · Kochzeit 20 Min.\n\nZutaten\n- salt, to taste"))
        #expect(german.contains("Zubereitung\n1. Simmer."))
    }
}
