import Recipes
import Testing

@Suite("What goes in during a step (TR26)") struct StepIngredientsTests {
    private let butter = Ingredient("butter", amount: Amount(50, .g), note: "soft")
    private let leeks = Ingredient("leeks", amount: Amount(3))

    @Test("is found in its words where nobody marked it, with the amount only once") func found() {
        let soup = Recipe(
            id: "soup", title: "Soup", ingredients: [leeks, butter],
            steps: [
                Step(text: "Melt the butter."), Step(text: "Add the leeks and more butter."),
                Step(text: "Serve."),
            ])
        #expect(soup.stepIngredients == [[butter], [leeks, Ingredient("butter")], []])
    }

    @Test("is what the author marked, if anything is marked") func marked() {
        let soup = Recipe(
            id: "soup", title: "Soup", ingredients: [leeks, butter],
            steps: [Step(text: "Melt the butter."), Step(text: "Add the leeks.", ingredients: [leeks])])
        #expect(soup.stepIngredients == [[], [leeks]])
    }
}
