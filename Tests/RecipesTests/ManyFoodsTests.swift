import Testing

@testable import Recipes

@Suite("Steps and lists longer than any cook's") struct ManyFoodsTests {
    @Test("No more foods are looked for than a list has") func bounded() {
        let names = (0..<400).map { Ingredient("food\($0)q") }
        let spoken = Step(text: names.map(\.name).joined(separator: " ")).mentioned(of: names)
        #expect(spoken.count == FoodIndex.mostFoods)
        let padding = String(repeating: "x ", count: DurationFinder.longestText)
        #expect(Step(text: padding + "leek").mentioned(of: [Ingredient("leek")]).isEmpty)
    }

    @Test(
        "A number between a number and its food is no amount of its own",
        arguments: ["Fry 2 half onions.", "Add 2 two onions", "2 half half onions and 1 onion"])
    func numberInBetween(text: String) {
        let recipe = Recipe(
            id: "a", title: "A", servings: 1, ingredients: [Ingredient("onions", amount: Amount(4))],
            steps: [Step(text: text)])
        let scaled = recipe.scaled(toServings: 2).steps[0].text
        #expect(scaled.contains("4 "))
        #expect(scaled.contains("onions"))
    }

    @Test("No time at all can be typed") func noTime() {
        #expect(TypedMinutes.read("0 min") == 0)
        #expect(TypedMinutes.read("0 h") == 0)
        #expect(TypedMinutes.read("0 x") == nil)
    }
}
