import Testing

@testable import Exchange

/// What pages without markup do, each on a page of its own.
@Suite struct GuessingRulesTests {
    private func read(_ page: String) throws -> WrittenRecipe {
        let file = SourceFile(name: "p.html", bytes: Array("<html><body>\(page)</body></html>".utf8))
        return try #require(try KnownFormats.read(file).first)
    }

    private static let method =
        "<h2>Method</h2><ol><li>Let the leeks become soft in butter.<li>Pour in the stock and cook it.</ol>"
    private static let steps = ["Let the leeks become soft in butter.", "Pour in the stock and cook it."]

    @Test func remarksAreSetInBrackets() throws {
        let recipe = try read(
            """
            <h1>Soup</h1><h2>Ingredients</h2><ul>
            <li><span>2</span> <span class="x-ingredient-name">leeks</span> <span class="x-ingredient-notes">sliced</span>
            <li><span>1 l</span> <span class="x-ingredient-name">stock</span><span class="x-ingredient-notes">, hot</span></ul>\(Self.method)
            """)
        #expect(recipe.ingredients.map(\.line) == ["2 leeks (sliced)", "1 l stock, hot"])
        let described = try read(
            """
            <h1>Soup</h1><h2>Ingredients</h2><ul>
            <li><span class="ingredient">1 onion</span> <span class="description">a red one</span>
            <li><span class="ingredient">1 l stock</span></ul>\(Self.method)
            """)
        #expect(described.ingredients.map(\.line) == ["1 onion (a red one)", "1 l stock"])
    }

    @Test func elementsWithoutABlankBetweenThemAreParted() throws {
        let recipe = try read(
            """
            <h1>Soup</h1><dl class="ingredients"><dt><b>leeks</b><u>45 g, sliced</u></dt><dt><b>stock</b><u>1 l</u></dt></dl>
            \(Self.method)
            """)
        #expect(recipe.ingredients.map(\.line) == ["leeks: 45 g, sliced", "stock: 1 l"])
        let items = try read(
            """
            <h1>Soup</h1><h2>Zutaten</h2><ul><li><span>2</span><span>Stangen</span><span>Lauch</span>
            <li><span>1</span><span>l</span><span>Brühe</span></ul>\(Self.method)
            """)
        #expect(items.ingredients.map(\.line) == ["2 Stangen Lauch", "1 l Brühe"])
    }

    @Test func amountsBesideTheirNamesComeFirst() throws {
        let boxes = try read(
            """
            <h1>Suppe</h1><div>Zutaten</div><section><div><div>Lauch</div><div>2 Stangen</div></div>
            <div><div>Brühe</div><div>1 l</div></div><div><div>Salz</div></div></section>\(Self.method)
            """)
        #expect(boxes.ingredients.map(\.line) == ["2 Stangen Lauch", "1 l Brühe", "Salz"])
        let table = try read(
            """
            <h1>Soup</h1><h2>Ingredients</h2><table><tr><td>leeks</td><td>2 pieces</td></tr>
            <tr><td>stock</td><td>1 l</td></tr></table>\(Self.method)
            """)
        #expect(table.ingredients.map(\.line) == ["2 pieces leeks", "1 l stock"])
        let grid = try read(
            """
            <h1>Soup</h1><h2>Ingredients</h2><div><div>2</div><div>leeks</div><div>1 l</div><div>stock</div>
            <div>20 g</div><div>butter</div></div>\(Self.method)
            """)
        #expect(grid.ingredients.map(\.line) == ["2 leeks", "1 l stock", "20 g butter"])
    }

    @Test func ofTwoSystemsTheFirstIsRead() throws {
        let recipe = try read(
            """
            <h1>Soup</h1><h2>Ingredients</h2><ul><li class="metric">500 g leeks<li class="metric">1 l stock
            <li class="imperial">17 oz leeks<li class="imperial">4 cups stock</ul>\(Self.method)
            """)
        #expect(recipe.ingredients.map(\.line) == ["500 g leeks", "1 l stock"])
    }

    @Test func whatIsHiddenIsNotRead() throws {
        let recipe = try read(
            """
            <h1>Soup</h1><h2>Ingredients</h2><ul><li>2 leeks <span class="sr-only">tick</span>
            <li>1 l stock<li class="hide">4 cups stock</ul>\(Self.method)
            """)
        #expect(recipe.ingredients.map(\.line) == ["2 leeks", "1 l stock"])
    }

    @Test func namesInBoldAreNoHeadings() throws {
        let recipe = try read(
            """
            <h1>Soup</h1><h2>Ingredients</h2><ul><li>2 <b>leeks</b><li>1 l <b>stock</b><li>20 g butter
            <li><b>chervil</b></ul>\(Self.method)
            """)
        #expect(recipe.ingredients.map(\.line) == ["2 leeks", "1 l stock", "20 g butter", "chervil"])
    }

    @Test func servingsAndTimesAreNoIngredients() throws {
        let recipe = try read(
            """
            <h1>Soup</h1><div class="ingredients"><div>4 Portionen</div><div>15 min</div><div>2 leeks</div>
            <div>1 l stock</div><div>5 ingredients</div></div>\(Self.method)
            """)
        #expect(recipe.ingredients.map(\.line) == ["2 leeks", "1 l stock"])
        let items = try read(
            "<h1>Soup</h1><h2>Ingredients</h2><ul><li>Serves 4<li>2 leeks<li>1 l stock</ul>\(Self.method)")
        #expect(items.ingredients.map(\.line) == ["2 leeks", "1 l stock"])
    }

    @Test func stepsEndWhereTheSiteSpeaksOfItself() throws {
        let recipe = try read(
            """
            <h1>Soup</h1><h2>Ingredients</h2><ul><li>2 leeks<li>1 l stock</ul><div class="instructions">
            <p>Prep time: 10 min</p><p>Step 1: Let the leeks become soft in butter.</p>
            <p>Step 2: Pour in the stock and cook it.</p>
            <p>We would love to see your soup on Pinterest, so show it to us there, and to your friends!</p>
            <p>Soups</p><p>Leeks</p></div>
            """)
        #expect(recipe.steps.map(\.text) == Self.steps)
    }

    @Test func stepsGoOnBehindTheNameOfAPart() throws {
        let recipe = try read(
            """
            <h1>Soup</h1><p><b>INGRÉDIENTS</b></p><ul><li>2 leeks<li>1 l stock</ul><p><b>PRÉPARATION</b></p>
            <p><b>Soupe</b></p><ol><li>Let the leeks become soft in butter.<li>Pour in the stock and cook it.</ol>
            <p><b>Croûtons</b></p><ol><li>Fry small cubes of bread in the rest of the butter.</ol>
            """)
        #expect(recipe.steps.map(\.part) == ["Soupe", "Soupe", "Croûtons"])
    }

    @Test func numberedStepsInOneParagraphAreParted() throws {
        let recipe = try read(
            """
            <h1>Soup</h1><h2>Ingredients</h2><ul><li>2 leeks<li>1 l stock</ul><h2>Instructions</h2>
            <p>1. Let the leeks become soft in butter. 2. Pour in the stock and cook it.</p>
            """)
        #expect(recipe.steps.map(\.text) == Self.steps)
    }

    @Test func theTitleIsTheHeadingThatThePageIsCalledBy() throws {
        let page = """
            <html><head><title>Leek soup with chervil - The Soup House</title></head><body><h1>Find your way</h1>
            <h1>Leek Soup with Chervil</h1><div class="recipe-group-name">For the soup</div><h2>Ingredients</h2>
            <ul><li>2 leeks<li>1 l stock</ul>\(Self.method)</body></html>
            """
        let recipe = try #require(
            try KnownFormats.read(SourceFile(name: "p.html", bytes: Array(page.utf8))).first)
        #expect(recipe.title == "Leek Soup with Chervil")
    }

    @Test(arguments: [
        """
        <script type="application/json">{"props": {"dish": {"title": "Leek soup", "ingredients": [
        {"name": "leeks", "displayQuantity": 2}, {"name": "stock", "displayQuantity": 1, "displayUnit": "l"}],
        "preparationSteps": [{"header": "Step 1", "body": "Let the leeks become soft in butter."},
        {"header": "Step 2", "body": "Pour in the stock and cook it."}]}}}</script>
        """,
        """
        <script>window.state = {"name": "Leek soup", "ingredientGroups": [{"title": "", "ingredients": [
        {"amount": "2", "unit": null, "label": "leeks"}, {"rawText": "1 l stock"}]}],
        "instructions": ["Let the leeks become soft in butter.", "Pour in the stock and cook it."]};</script>
        """,
        #"""
        <script>self.__next_f.push([1,"5:{\"dish\":{\"title\":\"Leek soup\",\"ingredients\":[\"2 leeks\","])</script>
        <script>self.__next_f.push([1,"\"1 l stock\"],\"method\":[\"Let the leeks become soft in butter.\",\"Pour in the stock and cook it.\"]}}\n"])</script>
        """#,
    ])
    func theStateOfItsScriptsTellsWhatThePageDoesNot(_ script: String) throws {
        let recipe = try read("<div id=app></div>" + script)
        #expect(recipe.title == "Leek soup")
        #expect(recipe.ingredients.map(\.line) == ["2 leeks", "1 l stock"])
        #expect(recipe.steps.map(\.text) == Self.steps)
        #expect(recipe.isGuessed)
    }
}
