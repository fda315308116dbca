import Exchange
import Testing

/// Pages without any markup.
@Suite struct GuessedPagesTests {
    private func read(_ page: String) throws -> WrittenRecipe {
        try #require(try KnownFormats.read(SourceFile(name: "p.html", bytes: Array(page.utf8))).first)
    }

    @Test func headingsAndListsTell() throws {
        let recipe = try read(
            """
            <html><head><title>Leek soup | The Soup House</title></head><body><nav><ul><li>Home<li>About</ul></nav>
            <h1>Leek soup</h1><p>My grandmother cooked this every Sunday, and we all loved it dearly.</p>
            <h2>Ingredients</h2><h3>For the soup</h3><ul><li>▢ 2 leeks, sliced<li>1 ½ l stock<li>Salt</ul>
            <h3>To serve</h3><ul><li>Chopped chives</ul><h2>Method</h2>
            <ol><li>Let the leeks become soft in butter.<li>Pour in the stock and cook for 20 minutes.</ol>
            <h2>Comments</h2><p>I made this with onions instead, and it was very good indeed.</p></body></html>
            """)
        #expect(recipe.isGuessed)
        #expect(recipe.title == "Leek soup")
        #expect(
            recipe.ingredients.map(\.line) == ["2 leeks, sliced", "1 ½ l stock", "Salt", "Chopped chives"])
        #expect(
            recipe.ingredients.map(\.part) == ["For the soup", "For the soup", "For the soup", "To serve"])
        #expect(
            recipe.steps.map(\.text) == [
                "Let the leeks become soft in butter.", "Pour in the stock and cook for 20 minutes.",
            ])
    }

    @Test func paragraphsInGerman() throws {
        let recipe = try read(
            """
            <body><h1>Lauchsuppe</h1><p><b>Zutaten für 4 Personen</b></p>
            <p>2 Stangen Lauch<br>1 l Brühe<br>1 EL Butter</p><p><b>Zubereitung</b></p>
            <p>Den Lauch in der Butter weich werden lassen, ohne dass er Farbe annimmt.</p>
            <p>Mit der Brühe aufgießen und eine halbe Stunde leise kochen.</p></body>
            """)
        #expect(recipe.title == "Lauchsuppe")
        #expect(recipe.ingredients.map(\.line) == ["2 Stangen Lauch", "1 l Brühe", "1 EL Butter"])
        #expect(recipe.steps.count == 2)
        #expect(recipe.isGuessed)
    }

    @Test func whatTheAuthorCallsTheElementsTells() throws {
        let recipe = try read(
            """
            <body><h1>Weekend cooking</h1><div class="card__recipe-name">Weekend leeks</div>
            <div class="x-ingredients"><div><span>2</span> <span>leeks</span></div><div>Pepper</div><div>1 cup stock</div></div>
            <div class="x-directions"><div>1. Let the leeks become soft in butter.</div><div>2. Pour in the stock and cook.</div></div>
            </body>
            """)
        #expect(recipe.title == "Weekend leeks")
        #expect(recipe.ingredients.map(\.line) == ["2 leeks", "Pepper", "1 cup stock"])
        #expect(
            recipe.steps.map(\.text) == [
                "Let the leeks become soft in butter.", "Pour in the stock and cook.",
            ])
    }

    @Test func aPageThatIsNoRecipeIsRefused() {
        let page =
            "<html><body><h1>News</h1><p>It rained in 3 cities yesterday.</p><ul><li>Home<li>Sports</ul></body></html>"
        #expect(throws: Refusal(.noRecipe, cause: "p.html")) {
            _ = try KnownFormats.read(SourceFile(name: "p.html", bytes: Array(page.utf8)))
        }
    }
}
