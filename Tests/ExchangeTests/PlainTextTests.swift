import Recipes
import Testing

@testable import Exchange

@Suite("A text that somebody pasted becomes a recipe", .timeLimit(.minutes(1))) struct PlainTextTests {
    @Test(
        "Headings in six languages",
        arguments: [
            ("Ingredients", "Method"), ("Zutaten für 4 Personen:", "Zubereitung"),
            ("INGRÉDIENTS", "Préparation :"),
            ("Ingredientes", "Elaboración"), ("Ingredienti per 4 persone", "Preparazione"),
            ("Ingrediënten", "Bereiding"),
        ])
    func headings(ingredients: String, steps: String) throws {
        let recipe = try PlainText.recipe(
            "A title\n\nSaid of it.\n\n\(ingredients)\n2 eggs\n• salt\n\n\(steps)\n1. Boil.\n2) Peel.\n")
        #expect(recipe.title == "A title" && recipe.description == "Said of it." && recipe.isGuessed)
        #expect(recipe.ingredients.map(\.line) == ["2 eggs", "salt"])
        #expect(recipe.steps.map(\.text) == ["Boil.", "Peel."])
    }

    @Test("No heading at all: amounts first, then sentences") func bare() throws {
        let recipe = try PlainText.recipe(
            """
            Omelette
            Serves 2

            3 eggs
            1 tbsp butter
            salt

            Whisk the eggs with the salt until they foam.

            Melt the butter and fry the omelette in it.
            Fold it.
            """)
        #expect(recipe.title == "Omelette" && recipe.yield == "2")
        #expect(recipe.ingredients.map(\.line) == ["3 eggs", "1 tbsp butter", "salt"])
        #expect(
            recipe.steps.map(\.text) == [
                "Whisk the eggs with the salt until they foam.",
                "Melt the butter and fry the omelette in it. Fold it.",
            ])
    }

    @Test("Parts, notes, facts, and a list in one line") func parts() throws {
        let recipe = try PlainText.recipe(
            """
            Pie
            Prep time: 20 min
            Author: Nan

            Ingredients: 200 g flour, 100 g butter
            For the filling:
            - 4 apples

            Directions
            Rub.
            For the filling:
            Slice the apples.

            Notes
            Freezes.
            """)
        #expect(recipe.prepMinutes == 20 && recipe.author == "Nan" && recipe.notes == "Freezes.")
        #expect(recipe.ingredients.map(\.line) == ["200 g flour", "100 g butter", "4 apples"])
        try #require(recipe.ingredients.count == 3 && recipe.steps.count == 2)
        #expect(recipe.ingredients[2].part == "For the filling")
        #expect(
            recipe.steps.map(\.text) == ["Rub.", "Slice the apples."]
                && recipe.steps[1].part == "For the filling")
    }

    @Test("Steps that begin with their number in words, below a list") func stepsInWords() throws {
        let recipe = try PlainText.recipe(
            """
            Pancakes
            You'll need:
            • 2 cups flour
            • milk
            Step 1 - Whisk everything.
            Step 2 - Fry in butter.
            """)
        #expect(recipe.ingredients.map(\.line) == ["2 cups flour", "milk"])
        #expect(recipe.steps.map(\.text) == ["Whisk everything.", "Fry in butter."])
    }

    @Test("Several facts on one line") func facts() throws {
        let recipe = try PlainText.recipe(
            "Soup\nPrep: 10 mins | Cook: 20 mins | Serves: 4\n\nIngredients\nleeks\n\nWhat to do:\nCook.")
        #expect(recipe.prepMinutes == 10 && recipe.cookMinutes == 20 && recipe.yield == "4")
        #expect(recipe.description.isEmpty && recipe.steps.map(\.text) == ["Cook."])
    }

    @Test("Only steps, and nothing") func edges() throws {
        let recipe = try PlainText.recipe("Toast\n\nToast the bread.\nButter it.")
        #expect(recipe.ingredients.isEmpty && recipe.steps.count == 2)
        #expect(throws: Refusal.self) { _ = try PlainText.recipe("") }
        #expect(throws: Refusal.self) { _ = try PlainText.recipe("Toast") }
    }

    @Test("Old letters and old line ends") func bytes() throws {
        let latin: [UInt8] =
            Array("Cr".utf8) + [0xE8] + Array("me\r\n\r\nZutaten\r\n".utf8) + [0xBD]
            + Array(" l Milch\r\n\r\nZubereitung\r\nR".utf8) + [0xFC] + Array("hren.\r\n".utf8)
        let recipe = try #require(try KnownFormats.read(SourceFile(name: "a.txt", bytes: latin)).first)
        #expect(recipe.title == "Crème" && recipe.ingredients.map(\.line) == ["½ l Milch"])
        #expect(recipe.steps.map(\.text) == ["Rühren."])
        var wide: [UInt8] = [0xFF, 0xFE]
        for unit in "Tee\n\nZutaten\nTee\n\nZubereitung\nBrühen.".utf16 {
            wide += [UInt8(unit & 255), UInt8(unit >> 8)]
        }
        #expect(
            try KnownFormats.read(SourceFile(name: "a.txt", bytes: wide)).first?.steps.map(\.text) == [
                "Brühen."
            ])
    }
}
