import Recipes
import Testing

@Suite("The text of a step for more people, or another kitchen (TR23, TR24)")
struct StepTextTests {
    private func recipe(_ text: String) -> Recipe {
        Recipe(
            id: "r", title: "R", servings: 2,
            ingredients: [
                Ingredient("large eggs", amount: Amount(4)), Ingredient("onions", amount: Amount(3)),
                Ingredient("flour", amount: Amount(500, .g)),
            ], steps: [Step(text: text)])
    }

    static let doubled: [(String, String)] = [
        (
            "Add 200 g of the flour and 2 tbsp oil to a 20 cm tin.",
            "Add 400 g of the flour and 4 tbsp oil to a 20 cm tin."
        ),
        ("Beat 2 eggs; chop 1 onion.", "Beat 4 eggs; chop 2 onions."),
        (
            "Add half a cup of milk, then the remaining 1/2 cup.",
            "Add 1 cup of milk, then the remaining 1 cup."
        ),
        (
            "Stir in 2-3 tablespoons water and 1 pinch of salt",
            "Stir in 4–6 tablespoons water and 2 pinches of salt"
        ),
        ("500 g Mehl mit 1,5 l Wasser und 2 EL Öl", "1 kg Mehl mit 3 l Wasser und 4 EL Öl"),
        (
            "Ajouter 2 cuillères à soupe d'huile et 20 cl de lait",
            "Ajouter 4 cuillères à soupe d'huile et 40 cl de lait"
        ),
        ("1 cup (240 ml) milk", "2 cups (480 ml) milk"), ("0,75 l Milch", "1,5 l Milch"),
        ("Add 1 teaspoon each of flour and onions.", "Add 2 teaspoons each of flour and onions."),
        ("Stir in a teaspoon of salt and a cup of milk.", "Stir in 2 teaspoons of salt and 2 cups of milk."),
        ("Add another tablespoon of flour.", "Add another 2 tablespoons of flour."),
        ("Add one and a half cups flour.", "Add 3 cups flour."),
        ("Beat two of the eggs.", "Beat 4 of the eggs."),
        ("Open 2 x 400 g tins of beans.", "Open 4 x 400 g tins of beans."),
        ("Drain two 400g cans of beans.", "Drain 4 400g cans of beans."),
        ("Add ½ tsp salt, 1/2 cup oil and 1 1/2 cups milk.", "Add 1 tsp salt, 1 cup oil and 3 cups milk."),
        ("Einen Esslöffel Flour zugeben.", "2 Esslöffel Flour zugeben."),
        ("Je 1 TL flour und onions", "Je 2 TL flour und onions"),
    ]

    @Test("has amounts that grow with the servings", arguments: doubled)
    func scales(text: String, expected: String) {
        #expect(recipe(text).scaled(toServings: 4).steps[0].text == expected)
    }

    @Test(
        "has numbers that don't",
        arguments: [
            "Grease a 20 cm tin.", "Makes 4 portions; see step 2.", "Bake at 180 °C for 10 minutes.",
            "Cut one half of it into 8 wedges.", "Use a 2-litre pan or a 2 quart saucepan.",
            "Spoon 1 tbsp of filling onto each wrap.", "Roll into 30 g balls.",
            "Set an 8-ounce ramekin aside.",
            "Pour 1/3 cup of batter into the pan.", "Boil for 2 minutes, then add the eggs.",
            "E10 and gas mark 4", "Add half the onions.", "Add half of the flour, 1 tbsp at a time.",
            "Use size 3 eggs.", "Spread in a 24 cm tin.", "About 500 kcal per serving",
            "Cook 2 minutes per side.",
            "Divide the flour into 4 portions.", "Use a tablespoon to scoop.",
            "Turn 2 times. 1980s.", "Add 8 eggs", "",
        ])
    func stays(text: String) {
        #expect(recipe(text).scaled(toServings: 4).steps[0].text == text)
    }

    @Test("is as it was when the servings are")
    func unchanged() {
        let text = "Add 333.3 g flour and 1 1/3 tsp salt"
        #expect(recipe(text).scaled(toServings: 2).steps[0].text == text)
    }

    static let unsure: [(String, Bool)] = [
        ("Add a 400 g tin of beans.", true), ("Fry 6 onions.", true), ("Add 3 flour tortillas.", true),
        ("Add 200 g of the flour.", false), ("Bake at 180 °C for 10 minutes.", false),
        ("Beat 2 eggs.", false),
        ("Divide into 4.", false), ("Grease a 24 cm tin.", false), ("Spoon 1 tbsp onto each wrap.", false),
    ]

    @Test("says so where an amount is as written", arguments: unsure)
    func asWritten(text: String, expected: Bool) throws {
        let step = recipe(text).scaled(toServings: 4).steps[0]
        #expect(step.isAsWritten == expected)
        #expect(!recipe(text).scaled(toServings: 2).steps[0].isAsWritten)
        if expected { #expect(step.text == text) }
    }

    static let metric: [(String, String)] = [
        ("Bake at 350°F.", "Bake at 180\u{202F}°C."), ("Bake at 350°F (175°C).", "Bake at 350°F (175°C)."),
        ("Bake at gas mark 4.", "Bake at 180\u{202F}°C (gas mark 4)."),
        ("Add 1 cup flour and 2 tbsp oil.", "Add 125\u{202F}g flour and 2 tbsp oil."),
        ("Add 1 cup (240 ml) milk.", "Add 1 cup (240 ml) milk."),
        ("Add 8 oz. cheese.", "Add 225\u{202F}g cheese."),
        ("Heat a preheated 450°F. oven.", "Heat a preheated 230\u{202F}°C oven."),
    ]

    @Test("speaks metric to who cooks so", arguments: metric)
    func toMetric(text: String, expected: String) {
        #expect(recipe(text).shown(in: .metric).steps[0].text == expected)
        #expect(recipe(expected).shown(in: .metric).steps[0].text == expected)
    }

    @Test("speaks American to who cooks so")
    func toUS() {
        let shown = recipe("Add 250 ml milk, 5 ml oil and bake at 200 °C.").shown(in: .us)
        #expect(
            shown.steps[0].text
                == "Add 1\u{A0}cup\u{A0}1\u{202F}tbsp milk, 1\u{202F}tsp oil and bake at 400\u{202F}°F.")
        #expect(recipe("1 cup (240 ml) milk").shown(in: .us).steps[0].text == "1 cup (240 ml) milk")
    }

    static let ovens: [(String, MeasuringSystem, String)] = [
        ("Bake at 190 °C.", .us, "Bake at 375 °F."),
        ("Heat to 180C/160C fan/gas 4.", .us, "Heat to 350 °F/325 °F fan/gas 4."),
        ("Bake at gas mark 5.", .us, "Bake at 375 °F (gas mark 5)."),
        ("Bake at 180 °C fan.", .us, "Bake at 350 °F fan."),
        ("Bake at 350 °F (180 °C).", .us, "Bake at 350 °F (180 °C)."),
        ("Bei 200 °C backen.", .us, "Bei 400 °F backen."),
        ("Bake at 350–375 °F.", .metric, "Bake at 180–190 °C."),
    ]

    @Test("has an oven as the kitchen's dials say it", arguments: ovens)
    func oven(text: String, system: MeasuringSystem, expected: String) {
        #expect(recipe(text).shown(in: system).steps[0].text.replacing("\u{202F}", with: " ") == expected)
    }

    @Test("keeps its timers", arguments: [3, 4, 20])
    func timers(people: Int) {
        let recipe = recipe("Fry 2 eggs in 1 tbsp oil for 5 minutes, at 350 °F for 1 hour.")
        let step = recipe.scaled(toServings: people).shown(in: .metric).steps[0]
        #expect(step.durations.map(\.phrase) == ["5 minutes", "1 hour"])
    }

    @Test("of anything is still text, and takes no longer than its length")
    func hostile() {
        for text in [
            "½½½", "1/0 cup", "9e999 g", "((((", "1 1 1 1 cup", String(repeating: "1 cup (", count: 20_000),
        ] {
            #expect(!recipe(text).scaled(toServings: 5).shown(in: .metric).steps[0].text.isEmpty)
        }
    }

    @Test("An alternative beside the amount grows with it; the size of a tin doesn't")
    func notes() {
        let sugar = Ingredient("sugar", amount: Amount(1, .cup), note: "200 g")
        #expect(sugar.scaled(by: 2).note == "400 g")
        let tin = Ingredient("chickpeas", amount: Amount(1, .can), note: "400 g, drained")
        #expect(tin.scaled(by: 2).note == "400 g, drained")
    }

    static let spoken: [(String, [String], [String])] = [
        ("Soften the onion in the oil.", ["onions", "olive oil", "salt"], ["onions", "olive oil"]),
        ("Melt the unsalted butter.", ["salt", "unsalted butter"], ["unsalted butter"]),
        ("Sear the breasts.", ["chicken breasts", "chicken stock"], ["chicken breasts"]),
        ("Brown the chicken.", ["chicken breasts", "chicken stock"], ["chicken breasts"]),
        ("Pour in the chicken stock.", ["chicken breasts", "chicken stock"], ["chicken stock"]),
        ("Stir in the coconut milk.", ["milk", "coconut milk"], ["coconut milk"]),
        ("Fold in the remaining butter.", ["butter", "peanut butter"], ["butter"]),
        ("Die Zwiebeln im Öl andünsten.", ["Zwiebel", "Olivenöl", "Salz"], ["Zwiebel", "Olivenöl"]),
        ("Faire revenir les oignons.", ["oignon", "ail"], ["oignon"]),
        ("Tritare le cipolle.", ["cipolla", "aglio"], ["cipolla"]),
        ("Picar las cebollas.", ["cebolla", "ajo"], ["cebolla"]),
        ("Snijd de tomaten.", ["tomaat", "uien"], []),
    ]

    @Test("says which ingredients it speaks of, whatever form they have", arguments: spoken)
    func mentions(text: String, names: [String], expected: [String]) {
        #expect(Step(text: text).mentioned(of: names.map { Ingredient($0) }).map(\.name) == expected)
    }
}
