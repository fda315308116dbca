import Dice
import Testing

@testable import Exchange

/// Pages that somebody made to do harm: each is read, or refused, in the time a page of its size takes.
@Suite(.timeLimit(.minutes(2))) struct HostilePagesTests {
    /// Whatever is read of a page, it is refused for what it is, or bounded as a recipe is.
    private func read(_ bytes: [UInt8]) {
        do throws(Refusal) {
            let recipes = try KnownFormats.read(SourceFile(name: "p.html", bytes: bytes))
            #expect(!recipes.isEmpty)
            for recipe in recipes {
                #expect(recipe.title.utf8.count <= bytes.count && !recipe.title.contains("<script"))
                #expect(recipe.ingredients.count <= WrittenRecipe.mostLines + 1)
                #expect(recipe.steps.count <= WrittenRecipe.mostLines + 1)
            }
        } catch {
            #expect([.noRecipe, .damaged, .tooLarge, .tooDeep].contains(error.reason), "\(error)")
        }
    }

    private func read(_ page: String) { read(Array(page.utf8)) }

    /// A quadratic reader would take hours for these.
    @Test(arguments: [
        "<div>", "<div itemscope itemtype=schema.org/Recipe>", "<li itemprop=recipeIngredient>",
        "<ul><li>1 cup", "<tr><td>",
        "<!--", "<script>", "<script type='application/ld+json'>{\"@type\": \"Recipe\", \"a\": [", "<a b=\"",
        "&", "<", "&#",
        "<script type='application/ld+json'>[\"recipe\"", "<p class='ingredient step'>1 cup of flour</p>",
        "((((",
        "<h2>Ingredients</h2>",
        "<div itemscope itemtype=http://schema.org/Recipe itemref=a id=a itemprop=step>", "<table><tr>",
    ])
    func manyOfAThing(_ piece: String) {
        read("<html>" + String(repeating: piece, count: 8_000))
    }

    @Test(arguments: [
        "((", "))", "1. ", "2. ", "<p>", "<", "&amp;", "&lt;b&gt;", "a.B", "\\u00bd ", "\\n", " ", ", ",
    ])
    func aTextOfManyOfAThing(_ piece: String) {
        let text = String(repeating: piece, count: 8_000)
        read(
            """
            <script type="application/ld+json">{"@type": "Recipe", "name": "\(text)", "recipeIngredient": "\(text)",
            "recipeInstructions": "1. \(text)", "image": "\(text)", "totalTime": "\(text)", "keywords": "\(text)"}</script>
            """)
    }

    @Test func referencesInACircleEnd() throws {
        let page = """
            <script type="application/ld+json">[{"@type": "Recipe", "@id": "a", "name": {"@id": "a"}, "author": {"@id": "b"},
            "recipeInstructions": {"@id": "a"}, "image": {"@id": "a"}}, {"@id": "b", "name": {"@id": "b"}}]</script>
            """
        let recipes = try KnownFormats.read(SourceFile(name: "p.html", bytes: Array(page.utf8)))
        // One that says nothing but its own name.
        #expect(recipes.map(\.title) == [""] && recipes.first?.steps == [])
    }

    /// Bytes turned, taken out and doubled at random, from a fixed seed.
    @Test func mutatedPages() {
        let page = Array(
            """
            <html lang=de><base href="/x/"><link rel=canonical href="http://a.example/b"><script type="application/ld+json">
            {"@graph": [{"@type": "Recipe", "name": "S &amp; \\ud83c\\udf4b", "prepTime": "PT1H", "recipeYield": [4, "4 bowls"],
            "recipeIngredient": ["1 cup ((oats))", "A:"], "recipeInstructions": [{"@type": "HowToSection", "name": "x",
            "itemListElement": [{"text": "<p>1. Mix.2. Bake.</p>"}]}], "image": {"url": "../a.jpg"}}]}</script>
            <div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop=name>B</h1><li itemprop=ingredients>½ leek</li>
            <ol class=steps itemprop=recipeInstructions><li>1 Cut it all.<li>2 Cook it all for an hour.</ol></div>
            <h2>Zutaten</h2><table><tr><td>1<td>kg Lauch<tr><td>2<td>Eier</table><h2>Zubereitung</h2><p>Alles lange kochen.</p>
            """.utf8)
        var dice = Dice(seed: 7)
        func random(_ below: Int) -> Int { dice.below(below) }
        for _ in 0..<400 {
            var bytes = page
            for _ in 0...random(12) {
                let place = random(bytes.count)
                switch random(4) {
                case 0: bytes[place] = UInt8(random(256))
                case 1: bytes.remove(at: place)
                case 2:
                    bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + random(60))], at: place)
                default: bytes.removeSubrange(place..<min(bytes.count, place + random(20)))
                }
            }
            read(bytes)
        }
    }
}
