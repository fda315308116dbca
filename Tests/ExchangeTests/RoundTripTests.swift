import CooklangText
import Printed
import Recipes
import Testing

@testable import Exchange

@Suite("Out and in again is the same recipe") struct RoundTripTests {
    @Test("Cooklang", arguments: 0..<150) func cooklang(seed: Int) throws {
        var invented = InventedRecipes(seed: UInt64(seed))
        let recipe = invented.recipe()
        let text = CooklangWriter.text(recipe)
        let again = try again(text, "r.cook")
        var want = recipe.comparable, have = again.comparable
        for place in want.steps.indices where place < have.steps.count {
            // A step without a timer has no place for a title, one with ingredients may speak of more.
            if have.steps[place].title.isEmpty { want.steps[place].title = "" }
            let own = Set(want.steps[place].ingredients)
            #expect(own.subtracting(have.steps[place].ingredients).isEmpty, "\(text)")
            #expect(
                Set(have.steps[place].ingredients.map(\.name)).subtracting(own.map(\.name)).allSatisfy(
                    want.steps[place].text.contains))
            (want.steps[place].ingredients, have.steps[place].ingredients) = ([], [])
        }
        #expect(have == want, "\(text)")
        #expect(CooklangWriter.text(again).isEmpty == false)
    }

    @Test("A title stays with a timer") func title() throws {
        let recipe = Recipe(
            id: "r", title: "T",
            steps: [Step(title: "Simmer the {sauce}", text: "Simmer for 10–12 minutes, then 2 hours.")])
        #expect(try again(CooklangWriter.text(recipe), "r.cook").steps == recipe.steps)
        #expect(
            CooklangWriter.text(recipe).contains(
                #"for ~Simmer the \{sauce\}{10–12%minutes}, then ~{2%hours}."#))
    }

    @Test("What a cook would write by hand") func byHand() throws {
        let recipe = Recipe(
            id: "r", title: "Bread", servings: 4,
            ingredients: [
                Ingredient("flour", amount: Amount(500, .g)),
                Ingredient("water", amount: Amount(300, .ml), note: "warm"),
                Ingredient("salt"),
            ],
            steps: [Step(text: "Mix flour and water."), Step(text: "Bake for 40 minutes.")])
        let text = CooklangWriter.text(recipe)
        // The steps come to salt first: what none of them speaks of stands before them.
        #expect(text.contains("\ningredients:\n"))
        #expect(
            text.hasSuffix(
                """

                @salt{}

                Mix @flour{500%g} and @water{300%ml}(warm).

                Bake for ~{40%minutes}.

                """))
        #expect(
            RecipeMDWriter.text(recipe) == """
                # Bread

                **4 servings**

                ---

                - *500 g* flour
                - *300 ml* water, warm
                - salt

                ---

                1. Mix flour and water.

                2. Bake for 40 minutes.

                """)
    }

    @Test("RecipeMD", arguments: 0..<150) func recipeMD(seed: Int) throws {
        var invented = InventedRecipes(seed: UInt64(seed))
        var recipe = invented.recipe()
        (recipe.diets, recipe.nutrition, recipe.stars) = ([], nil, 0)
        for place in recipe.steps.indices { recipe.steps[place].ingredients = [] }
        // Without an amount a line is read as any other, by its words.
        recipe.ingredients = recipe.ingredients.map { one in
            one.amount == nil ? Ingredient(one.name.filter(\.isLetter) + "x", part: one.part) : one
        }
        let text = RecipeMDWriter.text(recipe)
        let file = SourceFile(name: "r.md", bytes: Array(text.utf8))
        #expect(RecipeMD.recognises(file), "\(text)")
        #expect(try again(text, "r.md").comparable == recipe.comparable, "\(text)")
    }

    @Test("A page to print, by the JSON-LD in it", arguments: 0..<100) func page(seed: Int) throws {
        var invented = InventedRecipes(seed: UInt64(seed))
        let recipe = invented.recipe().tame
        if recipe.ingredients.isEmpty { return }
        let page = RecipeHTML.page(recipe, BareWords(), language: "en")
        let again = try again(page, "r.html")
        #expect(again.title == recipe.title.onOneLine)
        #expect(
            again.ingredients.map(\.typedLine)
                == recipe.ingredients.compactMap { Ingredient.read($0.typedLine)?.typedLine })
        #expect(again.steps.map(\.part) == recipe.steps.map(\.part))
        #expect(again.steps.map { $0.text.onOneLine } == recipe.steps.map { $0.text.onOneLine })
        #expect(
            again.preparationMinutes == recipe.preparationMinutes
                && again.cookingMinutes == recipe.cookingMinutes)
        #expect(
            again.servings == recipe.servings && again.author == recipe.author
                && again.cuisine == recipe.cuisine)
        #expect(again.category == recipe.category && again.nutrition == recipe.nutrition)
        #expect(again.summary.onOneLine == recipe.summary.onOneLine && again.tags == recipe.tags)
    }

    private func again(_ text: String, _ name: String) throws -> Recipe {
        let file = SourceFile(name: name, bytes: Array(text.utf8))
        return try #require(try KnownFormats.read(file).first).recipe(id: "r")
    }
}

extension Recipe {
    /// Without what readers of pages take for markup, and without line breaks, at which they begin new steps.
    fileprivate var tame: Recipe {
        func tame(_ text: String) -> String {
            text.split(whereSeparator: \.isWhitespace).map { $0.contains { "<&".contains($0) } ? "x" : $0 }
                .joined(separator: " ")
        }
        var recipe = self
        (recipe.title, recipe.summary) = (tame(title), tame(summary))
        for place in ingredients.indices {
            recipe.ingredients[place].name = tame(ingredients[place].name)
            recipe.ingredients[place].note = ingredients[place].note.map(tame)
        }
        for place in steps.indices { recipe.steps[place].text = tame(steps[place].text) }
        return recipe
    }

    /// Texts as the library keeps them.
    fileprivate var comparable: Recipe {
        var recipe = self
        recipe.title = title.onOneLine
        recipe.steps = steps.map { step in
            var step = step
            step.text = step.text.stripped
            return step
        }
        return recipe
    }
}
