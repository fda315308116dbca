import Exchange
import Testing

/// Exports that somebody made to do harm, or that came to harm.
@Suite(.timeLimit(.minutes(2))) struct HostileProgramTests {
    @Test func nestingWithoutEndIsDamage() throws {
        let deep = String(repeating: "[", count: 100_000)
        let basket = Basket([("a.paprikarecipe", "{\"name\": \(deep)")])
        #expect(try basket.read().refused.map(\.reason) == [.damaged])
        let xml = "<gourmetDoc><recipe><title>" + String(repeating: "<a>", count: 100_000)
        #expect(throws: Refusal.self) { try SourceFile("a.xml", xml).recipes() }
        let page =
            String(repeating: "<div class=\"recipe\">", count: 20_000)
            + "<p id=\"name\" class=\"recipeIngredients\">"
        _ = try Basket([("recipes.html", page)]).read()
    }

    @Test func everyCutOffExportIsRefusedOrReadSoFar() {
        let whole = Array(PaprikaTests.soup.utf8)
        for length in 0..<whole.count {
            let file = SourceFile(name: "a.paprikarecipe", bytes: Array(whole.prefix(length)))
            #expect(throws: Refusal.self) { try file.recipes() }
        }
    }

    @Test func noPicturePathLeadsOut() throws {
        for path in ["../../etc/passwd", "/etc/passwd", "%2e%2e/secret.jpg", "images/../../secret.jpg"] {
            let text = "<mx2><RcpE name=\"Tea\" img=\"\(path)\"></RcpE></mx2>"
            let basket = Basket([("in/a.mx2", text), ("secret.jpg", "x"), ("other/secret.jpg", "x")])
            let recipe = try #require(try basket.read().recipes.first)
            #expect(recipe.pictures.allSatisfy { $0 == .path("secret.jpg") })
            #expect(
                recipe.pictures.allSatisfy {
                    if case .path(let path) = $0 { basket.paths.contains(path) } else { false }
                })
        }
    }

    @Test func numbersThatAreNoneAreLeftOut() throws {
        let text = PaprikaTests.soup.replacing("\"rating\": 4", with: "\"rating\": 1e300")
        #expect(try SourceFile("a.paprikarecipe", text).recipes().first?.stars == 5)
        let json = """
            {"name": "Bread", "working_time": 1e300, "waiting_time": -5, "servings": 1e18, "steps": [
             {"instruction": "Bake {{ ingredients[99999999999999999999] }}", "ingredients": [{"amount": -1e300}]}]}
            """
        let recipe = try #require(try Basket([("recipe.json", json)]).read().recipes.first)
        #expect(recipe.prepMinutes == nil)
        #expect(recipe.steps.map(\.text) == ["Bake"])
    }
}
