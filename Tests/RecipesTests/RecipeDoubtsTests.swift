import Recipes
import Testing

/// TR23: what is marked where a recipe that was guessed is to be checked.
@Suite("What looks as if it had been read wrongly") struct RecipeDoubtsTests {
    private func recipe(_ foods: [String], _ steps: [String]) -> Recipe {
        Recipe(
            id: "a", title: "Soup", ingredients: foods.map { Ingredient($0) },
            steps: steps.map { Step(text: $0) })
    }

    @Test("An ordinary recipe has none")
    func none() {
        let doubts = RecipeDoubts(
            recipe(
                ["onions", "crème fraîche, 30 % fat", "7-Up".replacing("7", with: "Seven")], ["Stir well."]))
        #expect(doubts.isEmpty && doubts.count == 0)
    }

    @Test("Nothing to cook with, or nothing to do")
    func empty() {
        let doubts = RecipeDoubts(recipe([], []))
        #expect(doubts.lacksIngredients && doubts.lacksSteps && !doubts.isEmpty && doubts.count == 0)
    }

    @Test(
        "A line that is no food",
        arguments: [
            "3 handfuls", "or so handfuls of leaves", "—", "Subscribe to our newsletter",
            "Mix well. Then add the rest.",
            String(repeating: "very ", count: 20) + "long",
        ])
    func foods(line: String) {
        #expect(RecipeDoubts(recipe(["salt", line], ["Stir well."])).ingredients == [1])
    }

    @Test(
        "A step that is none, or more than one",
        arguments: [
            "2.", "Method", "Follow us on Instagram!", String(repeating: "Stir it well. ", count: 60),
        ])
    func steps(text: String) {
        #expect(RecipeDoubts(recipe(["salt"], ["Stir well.", text])).steps == [1])
    }
}
