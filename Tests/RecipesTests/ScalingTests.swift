import Recipes
import Testing

@Suite("Scaling to the number of people (TR24)")
struct ScalingTests {
    static let cases: [(Amount, Double, Amount)] = [
        (Amount(500, .g), 2.0 / 3, Amount(335, .g)),
        (Amount(200, .g), 0.5, Amount(100, .g)),
        (Amount(7, .g), 0.5, Amount(3.5, .g)),
        (Amount(25, .g), 1.5, Amount(38, .g)),
        (Amount(600, .g), 2, Amount(1.2, .kg)),
        (Amount(1.5, .l), 0.5, Amount(750, .ml)),
        (Amount(3), 0.5, Amount(1.5)),
        (Amount(1), 0.5, Amount(0.5)),
        (Amount(1), 0.01, Amount(0.25)),
        (Amount(7), 2, Amount(14)),
        (Amount(1, .tsp), 1.0 / 3, Amount(1.0 / 3, .tsp)),
        (Amount(1, .tsp), 3, Amount(1, .tbsp)),
        (Amount(1, .tbsp), 0.25, Amount(0.75, .tsp)),
        (Amount(1, .cup), 0.75, Amount(0.75, .cup)),
        (Amount(1, .pinch), 0.5, Amount(1, .pinch)),
        (Amount(1, .pinch), 3, Amount(3, .pinch)),
        (Amount(2, upTo: 3, .clove), 2, Amount(4, upTo: 6, .clove)),
        (Amount(2, upTo: 2.2), 1.1, Amount(2, upTo: 2.5)),
        (Amount(2, upTo: 2.1), 1.1, Amount(2, upTo: 2.5)),
        (Amount(4, upTo: 4.1), 0.5, Amount(2)),
        (Amount(0), 2, Amount(0)),
    ]

    @Test("Amounts are rounded to what a kitchen measures, never to nothing", arguments: cases)
    func scaled(amount: Amount, factor: Double, expected: Amount) {
        #expect(amount.scaled(by: factor) == expected)
    }

    @Test("A factor of one changes nothing, nor does nonsense", arguments: [1, 0, -2, .nan, .infinity])
    func unchanged(factor: Double) {
        let odd = Amount(333.3, upTo: 334.4, .g)
        #expect(odd.scaled(by: factor) == odd)
    }

    @Test(
        "Weights stay within a twentieth of the exact amount",
        arguments: (1...400).map { 3 + 7.3 * Double($0) })
    func close(grams: Double) {
        let scaled = Amount(grams / 3, .g).scaled(by: 3)
        let back = scaled.unit == .kg ? scaled.quantity * 1000 : scaled.quantity
        #expect(abs(back - grams) <= grams / 20)
    }

    static let named: [(String, Double, Double, String)] = [
        ("onion", 1, 2.5, "onions"), ("eggs", 2, 0.5, "egg"), ("large egg", 1, 3, "large eggs"),
        ("bay leaf", 1, 2, "bay leaves"), ("cherries", 3, 1.0 / 3, "cherry"),
        ("egg whites", 4, 0.25, "egg white"),
        ("carrot", 0.5, 2, "carrot"), ("red onions", 2, 1.5, "red onions"), ("potato", 1, 4, "potatoes"),
        ("Zwiebel", 1, 2, "Zwiebeln"),
        ("peach", 1, 2, "peaches"), ("zucchini", 1, 2, "zucchini"),
        // What the rule doesn't know, or only half, stays as its author wrote it.
        ("Cipolla", 1, 2, "Cipolla"), ("onion or shallot", 1, 2, "onion or shallot"), ("rice", 1, 2, "rice"),
        ("juice of a lemon", 1, 2, "juice of a lemon"), ("", 1, 2, ""), ("gas", 2, 0.5, "gas"),
        ("onion, chopped", 1, 2, "onion, chopped"),
    ]

    @Test("What is counted is named as the new number wants it", arguments: named)
    func names(name: String, quantity: Double, factor: Double, expected: String) {
        #expect(Ingredient(name, amount: Amount(quantity)).scaled(by: factor).name == expected)
    }

    @Test("With a unit the name is of something else, and stays")
    func unitNames() {
        #expect(Ingredient("garlic", amount: Amount(1, .clove)).scaled(by: 3).name == "garlic")
        #expect(Ingredient("onion", amount: Amount(1, .slice)).scaled(by: 3).name == "onion")
        #expect(Ingredient("onion").scaled(by: 3).name == "onion")
    }

    @Test("A recipe scales its list and its steps, and says for how many")
    func recipe() {
        let rice = Ingredient("rice", amount: Amount(300, .g))
        let salt = Ingredient("salt")
        let recipe = Recipe(
            id: "rice", title: "Rice", servings: 4, ingredients: [rice, salt],
            steps: [Step(text: "Boil.", ingredients: [rice])])
        let halved = recipe.scaled(toServings: 2)
        #expect(halved.servings == 2)
        #expect(halved.ingredients.map(\.amount) == [Amount(150, .g), nil])
        #expect(halved.steps[0].ingredients[0].amount == Amount(150, .g))
        #expect(recipe.scaled(toServings: 0).servings == 1)
        #expect(recipe.scaled(toServings: 4) == recipe)
    }
}
