import Recipes
import Testing

@Suite("What goes in during a step (TR26)") struct StepIngredientsTests {
    private let butter = Ingredient("butter", amount: Amount(50, .g), note: "soft")
    private let leeks = Ingredient("leeks", amount: Amount(3))

    private func recipe(_ ingredients: [Ingredient], _ steps: [String]) -> Recipe {
        Recipe(id: "r", title: "R", ingredients: ingredients, steps: steps.map { Step(text: $0) })
    }

    @Test("is found in its words where nobody marked it, with the amount only once") func found() {
        let soup = recipe([leeks, butter], ["Melt the butter.", "Add the leeks and more butter.", "Serve."])
        #expect(soup.stepIngredients == [[butter], [leeks, Ingredient("butter")], []])
    }

    @Test("is what the author marked, if anything is marked") func marked() {
        let soup = Recipe(
            id: "soup", title: "Soup", ingredients: [leeks, butter],
            steps: [Step(text: "Melt the butter."), Step(text: "Add the leeks.", ingredients: [leeks])])
        #expect(soup.stepIngredients == [[], [leeks]])
    }

    private func food(_ name: String, _ grams: Double, _ part: String?) -> Ingredient {
        Ingredient(name, amount: Amount(grams, .g), part: part)
    }

    /// A lasagna's meat sauce and its béchamel have butter, milk and salt in common.
    private var lasagna: [Ingredient] {
        [
            food("minced beef", 500, "Meat sauce"), food("butter", 20, "Meat sauce"),
            food("milk", 100, "Meat sauce"), food("salt", 5, "Meat sauce"),
            food("butter", 50, "Béchamel"), food("flour", 50, "Béchamel"), food("milk", 600, "Béchamel"),
            food("salt", 3, "Béchamel"),
        ]
    }

    @Test("is of the part of the dish that the step's heading names") func headings() {
        var dish = recipe(
            lasagna, ["Brown the beef in the butter. Add milk and salt.", "Melt the butter. Add milk."])
        dish.steps[0].part = "The meat sauce"
        dish.steps[1].part = "Béchamel"
        #expect(dish.spokenIngredients == [[0, 1, 2, 3], [4, 6]])
    }

    @Test("is of the part that is being made, where the steps have no headings") func course() {
        let dish = recipe(
            lasagna,
            [
                "Brown the beef in the butter.", "Stir in the milk and season with salt.",
                "For the béchamel, melt the butter and stir in the flour.", "Whisk in the milk, and salt it.",
            ])
        #expect(dish.spokenIngredients == [[0, 1], [2, 3], [4, 5], [6, 7]])
        #expect(dish.stepIngredients.joined().allSatisfy { $0.amount != nil })
    }

    @Test("is shown once with what its lines come to, or each by itself") func sums() {
        let twice = recipe(
            [food("sugar", 100, nil), food("sugar", 50, nil)], ["Stir in the sugar.", "Add more sugar."])
        #expect(twice.stepIngredients == [[food("sugar", 150, nil)], [Ingredient("sugar")]])
        let kinds = [Ingredient("sugar", amount: Amount(2, .pinch)), food("sugar", 50, nil)]
        #expect(recipe(kinds, ["Stir in the sugar."]).stepIngredients == [kinds])
    }

    @Test("is in the step's own words where it is a share") func shares() {
        let shown = recipe([butter], ["Melt half of the butter.", "Add the remaining butter."])
            .stepIngredients
        #expect(shown[0].map(\.amount) == [Amount(25, .g)])
        #expect(shown[1] == [Ingredient("butter", note: "remaining")])
    }

    static let gathered: [(String, [String])] = [
        ("Mix the dry ingredients.", ["flour", "baking powder", "salt"]),
        ("Whisk the wet ingredients.", ["milk", "eggs"]),
        ("Whisk all ingredients except the salt.", ["flour", "baking powder", "milk", "eggs"]),
        ("Add the eggs. Add the remaining ingredients.", ["flour", "baking powder", "salt", "milk", "eggs"]),
        ("Stir until all ingredients are mixed.", []),
    ]

    @Test("is all that a word for several gathers", arguments: gathered)
    func gathers(text: String, expected: [String]) {
        let list = ["flour", "baking powder", "salt", "milk", "eggs"].map { Ingredient($0) }
        #expect(Step(text: text).mentioned(of: list).map(\.name) == expected)
    }

    static let others: [(String, [String], [String])] = [
        ("Stir in the tomato paste.", ["tomatoes", "tomato paste"], ["tomato paste"]),
        ("Chop the tomatoes.", ["tomatoes", "tomato paste"], ["tomatoes"]),
        ("Spread it in the buttered dish.", ["butter"], []), ("Lightly flour the surface.", ["flour"], []),
        ("Butter a baking dish.", ["butter"], []), ("Stir in the onion mixture.", ["onions"], []),
        ("Add the bell pepper.", ["black pepper", "bell pepper"], ["bell pepper"]),
        ("Cook in a pot of boiling water.", ["water"], []), ("Brush with egg wash.", ["eggs"], []),
        ("Fry the chicken.", ["boneless chicken thighs", "chicken stock"], ["boneless chicken thighs"]),
        ("Pour in the broth.", ["chicken stock", "chicken"], ["chicken stock"]),
        ("Top with spring onions.", ["scallions", "onions"], ["scallions"]),
        ("Add the lemon juice.", ["lemon", "orange juice"], ["lemon"]),
        ("Brown the meat.", ["minced beef", "beef stock"], ["minced beef"]),
        ("Alle Zutaten verrühren.", ["Mehl", "Eier"], ["Mehl", "Eier"]),
        (
            "Das Mehl mit dem Zucker und der Butter verkneten.", ["Weizenmehl", "Zucker", "Butter"],
            ["Weizenmehl", "Zucker", "Butter"]
        ),
        (
            "Den Reis kurz mitdünsten, mit der Bouillon ablöschen.", ["Risottoreis", "Gemüsebouillon"],
            ["Risottoreis", "Gemüsebouillon"]
        ),
        ("Verser l’eau et ajouter l’ail.", ["eau", "ail", "sel"], ["eau", "ail"]),
        ("Top with walnuts.", ["chopped, toasted walnuts"], ["chopped, toasted walnuts"]),
        (
            "Add the skinless chicken.", ["skinless, boneless chicken thighs", "chicken stock"],
            ["skinless, boneless chicken thighs"]
        ),
        (
            "In a bowl, combine the boiling water and the tea.", ["boiling water", "tea"],
            ["boiling water", "tea"]
        ),
        ("In a bowl of boiling water, soak the tea.", ["water", "tea"], ["tea"]),
        ("We like hot love.", ["barbecue sauce. We love it hot"], []),
        ("Stir in the barbecue sauce.", ["bbq sauce", "soy sauce"], ["bbq sauce"]),
        ("Stir in all the seasoning.", ["nutmeg", "curry powder", "rice"], ["nutmeg", "curry powder"]),
        ("Cover the lasagne with foil.", ["lasagne sheets"], []),
        ("Layer the lasagne sheets.", ["lasagne sheets"], ["lasagne sheets"]),
        ("Draw the skin off by salting it.", ["salt"], ["salt"]),
        (
            "Mix the vanilla and salt using a spoon.", ["vanilla extract", "salt"],
            ["vanilla extract", "salt"]
        ),
        ("Butter and flour a tin.", ["butter", "flour"], []),
        ("Moisten your hands with cold water.", ["water", "rice"], []),
        ("The mac and cheese is done.", ["cheddar cheese"], []),
        ("Keep the bacon drippings.", ["bacon", "butter"], []),
        ("Set the pan over high heat in the sun.", ["high protein yogurt", "sun dried tomatoes"], []),
        ("Let the meat rest.", ["meat tenderizer", "pork ribs"], ["pork ribs"]),
        ("Mix all ingredients but the oil.", ["flour", "salt", "olive oil"], ["flour", "salt"]),
        (
            "Serve with grated Parmesan.", ["Parmesan rind", "grated Parmesan cheese"],
            ["grated Parmesan cheese"]
        ),
        ("Stir in water.", ["hot tap water"], ["hot tap water"]),
        ("Cook for 3 more minutes.", ["thyme leaves plus more"], []),
        ("Fry the garlic.", ["garlic powder", "oil"], ["garlic powder"]),
        ("Top with cooked squash.", ["summer squash"], ["summer squash"]),
        ("Spread the tomato spread.", ["tomatoes"], []),
        ("Bällchen formen.", ["Auflaufform"], []),
        ("Das Gemüse backen.", ["Paprikapulver", "Hokkaidokürbis", "Erbsen"], ["Hokkaidokürbis", "Erbsen"]),
        ("Pour the sauce over the ribs.", ["beef short ribs"], ["beef short ribs"]),
        ("Top with roasted peppers.", ["salt and pepper", "roasted red peppers"], ["roasted red peppers"]),
        ("Mash the berries.", ["strawberry yogurt", "strawberries"], ["strawberries"]),
        ("Die Zwiebel fein hacken.", ["Zwiebel", "Hack"], ["Zwiebel"]),
        ("Mit Sojasauce ablöschen.", ["Sojasoße", "Honig"], ["Sojasoße"]),
        ("Mit einem Spiegelei servieren.", ["Ei", "Brot"], ["Ei"]),
        ("Mit Muskat würzen.", ["Muskatnuss"], ["Muskatnuss"]),
        ("Mit den Gewürzen abschmecken.", ["Cayennepfeffer", "Mehl"], ["Cayennepfeffer"]),
        ("Die Gurke und die Eier schneiden.", ["Salatgurke", "Ei", "Essig"], ["Salatgurke", "Ei"]),
    ]

    @Test("is no other food that shares a word", arguments: others)
    func isOther(text: String, names: [String], expected: [String]) {
        #expect(Step(text: text).mentioned(of: names.map { Ingredient($0) }).map(\.name) == expected)
    }

    @Test(
        "of several lines of a food is that one whose purpose the step speaks of",
        arguments: [
            ("Mix the yeast, the milk and the sugar and let it bloom.", [0]), ("Mix flour and sugar.", [1]),
            ("Pour cream between the rolls.", [3]), ("Add the cream.", [2]),
            ("Garnish with parsley.", [5]), ("Stir in the parsley.", [4]),
        ])
    func purposes(text: String, lines: [Int]) {
        let list = [
            Ingredient("sugar", note: "to bloom the yeast"), Ingredient("sugar"), Ingredient("heavy cream"),
            Ingredient("heavy cream", note: "for pouring in between the rolls"), Ingredient("parsley"),
            Ingredient("parsley", note: "to garnish"),
        ]
        #expect(recipe(list, [text]).spokenIngredients == [lines])
    }

    @Test("is what stands under the heading of dry or wet ingredients, once it is put in") func dryAndWet() {
        let list = [
            Ingredient("flour", part: "Dry Cake Ingredients"),
            Ingredient("sugar", part: "Dry Cake Ingredients"),
            Ingredient("milk", part: "Wet Cake Ingredients"), Ingredient("oil", part: "Wet Cake Ingredients"),
            Ingredient("rice flour", part: "Streusel"), Ingredient("maple syrup", part: "Streusel"),
        ]
        let dish = recipe(
            list,
            [
                "Measure the ingredients on a scale.",
                "Add all dry ingredients for the streusel to a bowl, then add the wet ingredients.",
                "Add all dry cake ingredients to a bowl.", "Add the wet cake ingredients.",
            ])
        #expect(dish.spokenIngredients == [[], [4, 5], [0, 1], [2, 3]])
    }

    @Test("is not yet what is for serving, when all is mixed") func serving() {
        let list = [Ingredient("yogurt"), Ingredient("dill"), Ingredient("parsley", note: "to garnish")]
        #expect(recipe(list, ["Mix all ingredients."]).spokenIngredients == [[0, 1]])
    }

    @Test("is told in time, whatever a stranger lists") func hostile() {
        let list = (0..<3000).map { Ingredient("salt \($0 % 7)", part: "Part \($0 % 40)") }
        let steps = Array(repeating: Step(text: String(repeating: "salt the salt ", count: 20)), count: 3000)
        #expect(Recipe(id: "h", title: "H", ingredients: list, steps: steps).stepIngredients.count == 3000)
    }
}
