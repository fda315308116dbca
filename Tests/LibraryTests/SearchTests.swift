import Recipes
import Testing

@testable import Library

@Suite("Searching (TR01, TR02)")
struct SearchTests {
    let box: RecipeBox
    init() async throws {
        box = try RecipeBox.inMemory()
        try await box.save(Self.recipes, at: 1)
    }

    static let recipes = [
        Recipe(
            id: "soup", title: "Tomato soup", summary: "Warms on rainy days.", diets: [.vegan, .glutenFree],
            ingredients: [Ingredient("tomatoes"), Ingredient("salt")], tags: ["weeknight"]),
        Recipe(
            id: "bread", title: "Tomato and olive bread", diets: [.vegetarian],
            ingredients: [Ingredient("plain flour"), Ingredient("sun-dried tomatoes")]),
        Recipe(
            id: "brulee", title: "Crème brûlée", diets: [.vegetarian, .glutenFree],
            ingredients: [Ingredient("cream"), Ingredient("egg yolks"), Ingredient("vanilla pod")],
            cuisine: "French"),
        Recipe(
            id: "salad", title: "Rainbow salad", diets: [.vegan],
            ingredients: [Ingredient("tomato"), Ingredient("peanuts"), Ingredient("broccoli")]),
        Recipe(id: "grandma", title: "Grandma’s pie", summary: "With tomato, as she made it."),
    ]

    private func ids(_ text: String, _ filter: RecipeFilter = RecipeFilter()) async throws -> [String] {
        let results = try await box.search(text, filter: filter)
        return try await box.hits(results, limit: 20).map(\.card.id)
    }

    @Test("Title, summary, ingredients, tags and cuisine are searched; the title counts most, the text least")
    func fields() async throws {
        #expect(try await ids("tomato") == ["soup", "bread", "salad", "grandma"])
        #expect(try await ids("rainy") == ["soup"])
        #expect(try await ids("weeknight") == ["soup"])
        #expect(try await ids("french") == ["brulee"])
        #expect(try await ids("vanilla") == ["brulee"])
    }

    @Test(
        "Case, accents, apostrophes and plurals don't matter",
        arguments: [
            ("CREME BRULEE", "brulee"), ("crème", "brulee"), ("Bru\u{302}le\u{301}e", "brulee"),
            ("grandma's", "grandma"), ("grandmas", "grandma"), ("yolk", "brulee"), ("peanut", "salad"),
        ])
    func folded(text: String, id: String) async throws {
        #expect(try await ids(text).first == id)
    }

    @Test("Results come while typing, at every letter of a word, and every word must be there")
    func typing() async throws {
        for end in 1..."brulee".count {
            #expect(try await ids(String("brulee".prefix(end))).contains("brulee"))
        }
        #expect(try await ids("tom br") == ["bread", "salad"])
        #expect(try await ids("tomato zebra") == [])
        #expect(try await ids("so t").first == "soup")
    }

    @Test(
        "One mistake is forgiven in a word of five letters or more",
        arguments: [
            ("tomatto", "soup"), ("tmato", "soup"), ("tomsto", "soup"), ("otmato", "soup"),
            ("brocoli", "salad"), ("borccoli", "salad"), ("broccolie", "salad"), ("rianbow", "salad"),
            ("xomato", "soup"), ("vanila", "brulee"), ("tomatp", "soup"),
        ])
    func forgiven(text: String, id: String) async throws {
        #expect(try await ids(text).contains(id))
    }

    @Test(
        "Two great mistakes are not, nor is one in a first letter of few",
        arguments: ["tqvatto", "brxxcxli", "zoup", "tie"])
    func unforgiven(text: String) async throws {
        #expect(try await ids(text) == [])
    }

    @Test(
        "A slip in a short word is forgiven where the word itself is nowhere",
        arguments: [("soop", "soup"), ("sop", "soup"), ("pei", "grandma"), ("pye", "grandma")])
    func short(text: String, id: String) async throws {
        #expect(try await ids(text).first == id)
    }

    @Test("Every single mistake in every word of the titles leads back to the recipe")
    func everyMistake() async throws {
        for recipe in Self.recipes {
            for word in FoundWord.all(in: recipe.title).map(\.text) where word.count >= 5 {
                for place in word.indices {
                    var missing = word, other = word
                    missing.remove(at: place)
                    other.replaceSubrange(place...place, with: "q")
                    var more = word
                    more.insert("q", at: place)
                    for wrong in [missing, other, more] {
                        #expect(try await ids(wrong).contains(recipe.id), "\(wrong) for \(word)")
                    }
                }
            }
        }
    }

    @Test("The word comes before its beginning, and a forgiven word behind all others")
    func order() async throws {
        try await box.save(
            [
                Recipe(id: "beans", title: "Beans"), Recipe(id: "beansprouts", title: "Beansprouts"),
                Recipe(id: "beads", title: "Beads"), Recipe(id: "stew", title: "Stew", tags: ["beans"]),
                Recipe(id: "long", title: "Slow beans of the house"),
            ], at: 2)
        #expect(try await ids("beans") == ["beans", "long", "beansprouts", "stew", "beads"])
    }

    @Test("Diets, allergies and unwanted foods narrow the results (TR02, RF7)")
    func filtered() async throws {
        #expect(try await ids("tomato", RecipeFilter(diets: [.vegan])) == ["soup", "salad"])
        #expect(try await ids("tomato", RecipeFilter(diets: [.vegan, .glutenFree])) == ["soup"])
        #expect(try await ids("tomato", RecipeFilter(without: [.peanuts])) == ["soup", "bread", "grandma"])
        #expect(try await ids("tomato", RecipeFilter(avoided: ["olives", "Tomatoes"])) == ["grandma"])
        #expect(try await ids("", RecipeFilter(diets: [.vegetarian])) == ["bread", "brulee"])
        #expect(try await ids("", RecipeFilter(without: [.milk, .gluten])) == ["soup", "salad", "grandma"])
    }

    @Test("A food of two words is left out where both are, and other foods with one of them stay (RF7)")
    func twoWords() async throws {
        try await box.save(
            [
                Recipe(id: "dressing", title: "Dressing", ingredients: [Ingredient("olive oil")]),
                Recipe(id: "frying", title: "Frying", ingredients: [Ingredient("sunflower oil")]),
            ], at: 2)
        #expect(try await Set(ids("oil", RecipeFilter(avoided: ["Olive oil"]))).contains("frying"))
        #expect(try await !Set(ids("oil", RecipeFilter(avoided: ["Olive oil"]))).contains("dressing"))
        #expect(
            try await Set(ids("oil", RecipeFilter(avoided: ["?!", ""]))).isSuperset(of: [
                "dressing", "frying",
            ]))
    }

    @Test("Favourites, own recipes and collections can be searched by themselves (RF2)")
    func shelves() async throws {
        try await box.setFavourite(true, "bread", at: 1)
        let sweet = try await box.makeCollection(named: "Sweet", with: ["brulee", "salad"], at: 1)
        #expect(try await ids("tomato", RecipeFilter(shelf: .favourites)) == ["bread"])
        #expect(try await ids("tomato", RecipeFilter(shelf: .collection(sweet))) == ["salad"])
        #expect(try await ids("", RecipeFilter(shelf: .own)).count == 5)
    }

    @Test("A hit says where it was found")
    func places() async throws {
        let results = try await box.search("tomato")
        #expect(results.count == 4)
        let hits = try await box.hits(results, limit: 9)
        #expect(hits.map(\.foods) == [[], [], ["tomato"], []])
        #expect(hits[3].summary == "With tomato, as she made it.")
        let title = hits[0].card.title
        #expect(results.words.marks(in: title).map { String(title[$0]) } == ["Tomato"])
        #expect(try await box.hits(results, from: 1, limit: 1).map(\.id) == ["bread"])
    }

    @Test("What is changed, removed and put back is found as it then is")
    func changes() async throws {
        var soup = Self.recipes[0]
        soup.title = "Leek soup"
        soup.ingredients = [Ingredient("leeks")]
        try await box.save(soup, at: 2)
        #expect(try await ids("tomato").contains("soup") == false)
        #expect(try await ids("leek") == ["soup"])
        let removal = try await box.remove(["soup"])
        #expect(try await ids("leek") == [])
        try await box.restore(removal)
        #expect(try await ids("leek") == ["soup"])
        try await box.restore(removal)
        #expect(try await box.count() == 5)
    }

    @Test(
        "Hostile text finds nothing and breaks nothing",
        arguments: [
            "\"", "'; DROP TABLE recipe; --", "*", "tomato*", "!milk", "%", "_", "\u{0}", "👩‍🍳", "NEAR(a b)",
            String(repeating: "a", count: 10_000), String(repeating: "tomato soup ", count: 2000), "#2",
        ])
    func hostile(text: String) async throws {
        _ = try await ids(text)
        #expect(try await box.count() == 5)
    }

    @Test("Recipes in any script are found")
    func scripts() async throws {
        try await box.save(
            [
                Recipe(id: "zh", title: "番茄炒蛋"), Recipe(id: "ru", title: "Борщ с говядиной"),
                Recipe(id: "ar", title: "حمص بالطحينة"), Recipe(id: "de", title: "Weißwürste"),
                Recipe(id: "ko", title: "김치찌개"),
            ], at: 3)
        #expect(try await ids("炒蛋") == ["zh"])
        #expect(try await ids("БОРЩ") == ["ru"])
        #expect(try await ids("говядина") == ["ru"])
        #expect(try await ids("حمص") == ["ar"])
        #expect(try await ids("weisswurst") == ["de"])
        #expect(try await ids("김치") == ["ko"])
    }
}
