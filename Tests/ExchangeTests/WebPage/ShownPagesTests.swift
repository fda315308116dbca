import Exchange
import Testing

/// Markup that a page shows in another way, which is the better one.
@Suite struct ShownPagesTests {
    private let steps = [
        "Knead the flour, the yeast and the water to a dough, and let it rest in a warm place for an hour.",
        "Shape the dough into rolls and bake them.",
        "Drain the beans, crush them with a fork and mix them with the oats.",
        "Fry the beans on both sides.",
    ]

    private func read(
        ingredients: String = #"["1 leek", "2 eggs"]"#, steps: String = "Cook.", _ body: String
    ) throws -> WrittenRecipe {
        let page = """
            <script type="application/ld+json">{"@type": "Recipe", "name": "Rolls", "recipeIngredient": \(ingredients),
            "recipeInstructions": "\(steps)"}</script>\(body)
            """
        let file = SourceFile(name: "p.html", bytes: Array(page.utf8))
        return try #require(try KnownFormats.read(file).first)
    }

    @Test func instructionsThatAListPartsAreFoundInBothPlaces() throws {
        let recipe = try read(
            steps: steps.joined(separator: " "),
            """
            <p>Bread from today.</p><p>\(steps[0])<br>\(steps[1])</p><h2>For the filling</h2><ul><li>1 tin of beans</ul>
            <p>\(steps[2])</p><p>\(steps[3])</p><p>Fry</p>
            """)
        #expect(recipe.steps.map(\.text) == steps)
    }

    @Test func whatThePageDoesNotShowWholeStaysInOnePiece() throws {
        let recipe = try read(
            steps: steps.joined(separator: " "),
            "<p>\(steps[0])</p><p>\(steps[1]) Wait.</p><p>\(steps[2])</p>")
        #expect(recipe.steps.map(\.text) == [steps.joined(separator: " ")])
    }

    @Test func whatStandsAboveTheListIsNoStep() throws {
        let recipe = try read(
            steps: "As my mother made it. " + steps.joined(separator: " "),
            "<div>As my mother made it.<ol>\(steps.map { "<li>\($0)" }.joined())</ol></div>")
        #expect(recipe.steps.map(\.text) == steps)
        #expect(recipe.notes == "As my mother made it.")
    }

    /// Some programs take a comma for the end of an ingredient.
    @Test func ingredientsThatWereCutAtTheirCommasAreWhole() throws {
        let lines = [
            "250 g of pork, in pieces", "250 g of beef, in pieces", "1,5 tsp of mustard",
            "200 g of carrots, in cubes",
        ]
        let cut = lines.joined(separator: ", ").split(separator: ",").map { "\"\($0)\"" }.joined(
            separator: ",")
        let body = "<ul>\(lines.map { "<li>\($0)</li>" }.joined())</ul>"
        #expect(try read(ingredients: "[\(cut)]", steps: "", body).ingredients.map(\.line) == lines)
        // A sentence that names them all is no list of them.
        let sentence = "<p>\(lines.joined(separator: ", "))</p><p>Cook.</p>"
        #expect(try read(ingredients: "[\(cut)]", steps: "", sentence).ingredients.count == 8)
    }

    @Test func amountsOfAProgramAreThoseOfThePage() throws {
        let recipe = try read(
            ingredients: #"["500.0 g flour", "2.0 eggs", "1.05 kg salt"]"#,
            steps: steps.joined(separator: " "),
            "<ul><li><b>500</b> g flour<li>2 large eggs</ul>")
        #expect(recipe.ingredients.map(\.line) == ["500 g flour", "2.0 eggs", "1.05 kg salt"])
        let read = try recipe.recipe(id: "r").ingredients
        #expect(read.map { $0.amount?.quantity } == [500, 2, 1.05])
        #expect(read.map(\.name) == ["flour", "eggs", "salt"])
    }
}
