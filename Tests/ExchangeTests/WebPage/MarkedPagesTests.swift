import Exchange
import Testing

/// Pages whose own elements are marked as the parts of a recipe.
@Suite struct MarkedPagesTests {
    private func read(_ page: String) throws -> WrittenRecipe {
        let file = SourceFile(name: "p.html", address: "http://soup.example/x", bytes: Array(page.utf8))
        return try #require(try KnownFormats.read(file).first)
    }

    @Test func microdata() throws {
        let recipe = try read(
            """
            <div itemscope itemtype="http://schema.org/Recipe" itemref=more><h1 itemprop=name>Leek soup</h1>
            <span itemprop=author itemscope itemtype="http://schema.org/Person"><b itemprop=name>Ana</b></span>
            <img itemprop=image src="a.jpg"><time itemprop=totalTime datetime=PT20M>a while</time>
            <meta itemprop=recipeYield content="4 bowls"><ul><li itemprop=recipeIngredient>1 <a href=/l>leek</a>
            <li itemprop=ingredients><span>2 cups</span><div>water</div></ul>
            <div itemprop=recipeInstructions><h3>Method</h3><ol><li><p>Cut &lt;b&gt;.</p><p>Wash.</p><li>Cook.</ol></div>
            </div><p id=more><i itemprop=recipeCuisine>French</i></p>
            """)
        #expect(recipe.title == "Leek soup")
        #expect(recipe.author == "Ana")
        #expect(recipe.pictures == [.address("http://soup.example/a.jpg")])
        #expect(recipe.totalMinutes == 20)
        #expect(recipe.yield == "4 bowls")
        #expect(recipe.ingredients.map(\.line) == ["1 leek", "2 cups water"])
        #expect(recipe.steps.map(\.text).last == "Cook.")
        #expect(recipe.steps.count == 2)
        #expect(recipe.cuisine == ["French"])
        #expect(!recipe.isGuessed)
    }

    @Test func microdataWithTheWholeListInOneElement() throws {
        let recipe = try read(
            """
            <div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop=name>Leek pie</h1>
            <ul itemprop=ingredients><li>1 leek<li><b>Dough</b><li>2 eggs</ul>
            <div itemprop=recipeInstructions><p>Mix.<p>Bake.</div></div>
            """)
        #expect(recipe.ingredients.map(\.line) == ["1 leek", "2 eggs"])
        #expect(recipe.ingredients.map(\.part) == ["", "Dough"])
        #expect(recipe.steps.map(\.text) == ["Mix.", "Bake."])
    }

    @Test func rdfa() throws {
        let recipe = try read(
            """
            <div vocab="http://schema.org/" typeof="Recipe"><h1 property="schema:name">Soup</h1>
            <p property="recipeIngredient">1 leek</p><p property="recipeIngredient">Salt</p>
            <div property="recipeInstructions" typeof="HowToStep"><span property="text">Cook.</span></div></div>
            """)
        #expect(recipe.title == "Soup")
        #expect(recipe.ingredients.map(\.line) == ["1 leek", "Salt"])
        #expect(recipe.steps.map(\.text) == ["Cook."])
    }

    @Test(arguments: [
        """
        <div class="hrecipe"><h1 class="fn">Soup</h1><ul><li class="ingredient">1 leek<li class="ingredient">Salt</ul>
        <div class="instructions"><p>Cook.</p></div></div>
        """,
        """
        <div class="h-recipe"><h1 class="p-name">Soup</h1><p class="p-ingredient">1 leek<p class="p-ingredient">Salt
        <div class="e-instructions">Cook.</div></div>
        """,
        """
        <div xmlns:v="http://rdf.data-vocabulary.org/#" typeof="v:Recipe"><h1 property="v:name">Soup</h1>
        <i property="v:ingredient">1 leek</i><i property="v:ingredient">Salt</i><p property="v:instructions">Cook.</p></div>
        """,
    ])
    func olderWays(_ page: String) throws {
        let recipe = try read(page)
        #expect(recipe.title == "Soup")
        #expect(recipe.ingredients.map(\.line) == ["1 leek", "Salt"])
        #expect(recipe.steps.map(\.text) == ["Cook."])
    }

    @Test func theElementsSayWhatTheScriptDoesNot() throws {
        let recipe = try read(
            """
            <script type="application/ld+json">{"@type": "Recipe", "name": "Leek soup"}</script>
            <div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop=name>A soup</h1>
            <p itemprop=recipeIngredient>1 leek</p><p itemprop=recipeInstructions>Cook.</p></div>
            """)
        #expect(recipe.title == "Leek soup")
        #expect(recipe.ingredients.map(\.line) == ["1 leek"])
        #expect(recipe.steps.map(\.text) == ["Cook."])
    }

    /// The script has the instructions in one piece, the page shows them as a list: the page's steps are
    /// taken.
    @Test func thePageKnowsWhereAStepEnds() throws {
        let steps = [
            "Wash the leeks, cut them into rings, and wash the rings once more in a lot of cold water",
            "Melt the butter in a large pot, and let the leeks become soft in it without taking on colour",
            "Pour in the stock and cook the soup for half an hour",
        ]
        let page = """
            <script type="application/ld+json">{"@type": "Recipe", "name": "Soup", "recipeIngredient": ["1 leek"],
            "recipeInstructions": "\(steps.joined(separator: " "))"}</script><p>Hello!</p>
            <ol>\(steps.map { "<li>\($0)." }.joined())</ol>
            """
        #expect(try read(page).steps.map(\.text) == steps.map { $0 + "." })
    }
}
