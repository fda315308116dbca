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

    private let cake = [
        "300 g flour", "1 1/2 tsp baking powder", "125 g butter", "a pinch of salt", "100 g icing sugar",
        "20 g butter (melted)", "1 lemon, its juice",
    ]

    private func parts(_ body: String) throws -> [String] {
        let list = cake.map { "\"\($0)\"" }.joined(separator: ",")
        return try read(ingredients: "[\(list)]", body).ingredients.map(\.part)
    }

    /// What writes the markup leaves the headings out, and sets fractions and remarks in another way.
    @Test func headingsBetweenIngredientsAreTheirParts() throws {
        let parts = try parts(
            """
            <h2>Lemon cake</h2><p>300 g of flour, butter and a lemon: that is all.</p>
            <h3>Ingredients</h3><h4>For the dough</h4>
            <ul><li>300 g flour<li>1½ tsp baking powder<li>125 g butter<li>a pinch of salt</ul>
            <h4>For the glaze:</h4><ul><li>100 g icing sugar<li>20 g butter melted<li>1 lemon, its juice</ul>
            <h3>Method</h3>
            """)
        #expect(
            parts == Array(repeating: "For the dough", count: 4) + [
                "For the glaze", "For the glaze", "For the glaze",
            ])
    }

    @Test func whatComesBeforeTheFirstHeadingHasNoPart() throws {
        let lines = cake.map { "<li>\($0)" }
        let parts = try parts(
            "<h3>Ingredients</h3><ul>\(lines[..<4].joined())<li class=x>For the glaze\(lines[4...].joined())</ul>"
        )
        #expect(parts == ["", "", "", "", "For the glaze", "For the glaze", "For the glaze"])
    }

    @Test(arguments: [
        // Nothing between them, an advertisement, a number of people, a heading for each line, half of them.
        "<ul>%%%%%%%</ul>", "<ul>%%%%</ul><p>Sign up for our letter.</p><ul>%%%</ul>",
        "<h4>Serves 4</h4><ul>%%%%</ul><h4>Makes 1 cake</h4><ul>%%%</ul>",
        "<h4>A</h4>%<h4>B</h4>%<h4>C</h4>%<h4>D</h4>%<h4>E</h4>%<h4>F</h4>%<h4>G</h4>%",
        "<h4>Dough</h4><ul>%%</ul><h4>Glaze</h4><ul>%</ul>",
    ]) func noPartsAreInvented(_ body: String) throws {
        var lines = cake[...]
        let shown = body.split(separator: "%", omittingEmptySubsequences: false).map(String.init)
        let page = shown.dropFirst().reduce(shown[0]) {
            $0 + "<li>" + (lines.popFirst() ?? "") + "</li>" + $1
        }
        #expect(try parts(page) == Array(repeating: "", count: 7))
    }

    @Test func methodsHaveThePartsOfTheirPage() throws {
        let list = cake.map { "\"\($0)\"" }.joined(separator: ",")
        let lines = cake.map { "<li>\($0)" }
        let page = """
            <script type="application/ld+json">{"@type": "Recipe", "name": "Cake", "recipeIngredient": [\(list)],
            "recipeInstructions": [\(steps.map { "{\"@type\": \"HowToStep\", \"text\": \"\($0)\"}" }.joined(separator: ","))]}</script>
            <h4>Dough</h4><ul>\(lines[..<4].joined())</ul><h4>Glaze</h4><ul>\(lines[4...].joined())</ul>
            <h4>Dough</h4><ol><li>\(steps[0])<li>\(steps[1])</ol><h4>Glaze</h4><ol><li>\(steps[2])<li>\(steps[3])</ol>
            """
        let recipe = try #require(
            try KnownFormats.read(SourceFile(name: "p.html", bytes: Array(page.utf8))).first)
        #expect(recipe.steps.map(\.part) == ["Dough", "Dough", "Glaze", "Glaze"])
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
