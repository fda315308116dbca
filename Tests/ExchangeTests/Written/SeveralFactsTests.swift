import Testing

@testable import Exchange

@Suite("Lines that say for how many, and how long (TR23)") struct SeveralFactsTests {
    @Test(arguments: [
        ("Makes 2, 10 minutes", "2", nil, 10), ("Serves 4 · 30 mins", "4", nil, 30),
        ("Für 4 Personen, 30 Minuten", "4 Personen", nil, 30),
        ("Makes 12 cookies – takes 1 hour", "12 cookies", nil, 60),
        ("Prep: 10 min | Cook: 20 min | Serves: 2", "2", 10, nil),
        ("Prep 10 min, serves 2", nil, nil, nil),
        ("Serves 4", "4", nil, nil),
    ])
    func several(line: String, yield: String?, preparation: Int?, total: Int?) {
        var recipe = WrittenRecipe()
        for fact in RecipeFact.all(in: line) { fact.tell(&recipe) }
        #expect(recipe.yield == yield ?? "")
        #expect(recipe.prepMinutes == preparation)
        #expect(recipe.totalMinutes == total)
    }

    @Test(arguments: [
        "10 minutes", "2 eggs, 10 minutes old", "Makes 2, or 3 if you are hungry, with cream",
        "Boil, 10 minutes",
    ])
    func noFacts(line: String) {
        let times = RecipeFact.all(in: line).filter(\.isMeasureOfTime)
        #expect(times.isEmpty)
    }

    @Test func aTextBeginsWithThem() throws {
        let text =
            "Toast\n\nMakes 2, 10 minutes\n\n2 slices of bread\n20 g butter\n\nToast the bread.\nButter it."
        let recipe = try #require(try SourceFile("t.txt", text).recipes().first)
        #expect(recipe.yield == "2")
        #expect(recipe.totalMinutes == 10)
        #expect(recipe.ingredients.map(\.line) == ["2 slices of bread", "20 g butter"])
        #expect(recipe.steps.map(\.text) == ["Toast the bread.", "Butter it."])
        #expect(recipe.description == "")
    }

    /// What a page without markup shows around its ingredients.
    @Test func aPageShowsThem() throws {
        let page = """
            <h1>Leek soup</h1><p>Total: 12 comments</p><p>Prep time 10 minutes mins</p><div>Cook Time</div><div>20 mins</div>
            <p>Serves 4</p><h2>Ingredients</h2><ul><li>3 leeks<li>1 l stock<li>50 g butter</ul>
            <h2>Method</h2><ol><li>Cut the leeks into rings and wash them well.<li>Boil them in the stock for 90 minutes.</ol>
            <p>Total time: 3 hours for another dish</p>
            """
        let recipe = try #require(try SourceFile("l.html", page).recipes().first)
        #expect(recipe.yield == "4")
        #expect((recipe.prepMinutes, recipe.cookMinutes, recipe.totalMinutes) == (10, 20, nil))
    }
}

extension RecipeFact {
    fileprivate var isMeasureOfTime: Bool {
        switch self {
        case .preparation, .cooking, .total: true
        default: false
        }
    }
}
