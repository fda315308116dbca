import Recipes
import Testing

/// TR04: what stands for a dish that has no picture.
@Suite("The kind of a dish, for its drawing") struct DishKindTests {
    static let titles: [(String, DishKind)] = [
        ("Tomato soup", .soup), ("Chicken soup with rice", .soup), ("Cream of mushroom soup", .soup),
        ("Tomatensuppe", .soup), ("Kürbissuppe mit Ingwer", .soup), ("Borscht", .soup),
        ("Greek salad", .salad), ("Kartoffelsalat", .salad), ("Gado-gado", .salad), ("Egg salad", .salad),
        ("Beef goulash", .stew), ("Chickpea and spinach curry", .stew), ("Nudelauflauf", .stew),
        ("Linseneintopf", .stew), ("Spaghetti with meatballs", .pasta), ("Prawn pad thai", .pasta),
        ("Käsespätzle", .pasta), ("Mushroom risotto", .rice), ("Fried rice", .rice),
        ("Pizza Margherita", .pizza),
        ("Flammkuchen", .pizza), ("Skillet cornbread", .bread), ("Vollkornbrot", .bread), ("Bagels", .bread),
        ("Black bean tacos", .sandwich), ("Cheeseburger", .sandwich), ("Blueberry pancakes", .pancake),
        ("Pfannkuchen", .pancake), ("French toast", .pancake), ("Rührei", .egg), ("Ham omelette", .egg),
        ("Deviled eggs", .egg), ("Lemon roast chicken", .poultry), ("Butter chicken", .poultry),
        ("Hähnchenbrust in Rahm", .poultry), ("Wiener Schnitzel", .meat), ("Pork chops", .meat),
        ("Baked salmon with dill potatoes", .fish), ("Fish cakes", .fish), ("Lachsfilet", .fish),
        ("Basil pesto", .sauce), ("Hummus", .sauce), ("Tomatensoße", .sauce), ("Strawberry jam", .preserve),
        ("Erdbeermarmelade", .preserve), ("Chocolate almond cake", .cake), ("Apfelkuchen", .cake),
        ("Schwarzwälder Kirschtorte", .cake), ("Banana muffins", .cake), ("Apple crumble", .pie),
        ("Pumpkin pie", .pie), ("Chocolate chip cookies", .cookie), ("Vanillekipferl", .cookie),
        ("Ice cream", .dessert), ("Schokoladenpudding", .dessert), ("Rice pudding", .dessert),
        ("Mango lassi", .drink), ("Hot chocolate", .drink), ("Eistee", .drink), ("Mashed potatoes", .potato),
        ("Bratkartoffeln", .potato), ("Roasted carrots", .vegetable), ("Rotkohl", .vegetable),
        ("Poached pears", .fruit), ("Sweet and sour chicken", .poultry), ("Mahi-mahi with salsa", .fish),
        ("Stuffed cabbage rolls", .vegetable), ("Apple crisp", .pie),
        ("Wheat cereal with maple syrup", .pancake), ("Aunt Ida’s surprise", .plate), ("", .plate),
        ("???", .plate),
    ]

    @Test("A title says it, in English and German", arguments: titles)
    func title(title: String, kind: DishKind) { #expect(DishKind(title: title) == kind) }

    @Test("A category says it where the title doesn't, and more than what is in the dish")
    func category() {
        #expect(DishKind(title: "Grandma’s best", tags: ["weeknight", "Soups"]) == .soup)
        #expect(DishKind(title: "Grandma’s chicken", tags: ["Salate"]) == .salad)
        #expect(DishKind(title: "Potato bread", tags: ["Soups"]) == .bread)
    }

    @Test("Ingredients say it where nothing else does, and seasoning says nothing")
    func foods() {
        #expect(DishKind(title: "Sunday best", foods: ["salt", "2 chicken breasts", "carrots"]) == .poultry)
        #expect(DishKind(title: "Surprise", foods: ["salt", "water"]) == .plate)
        #expect(DishKind(title: "Kringles", foods: ["eggs", "lemon", "sugar"]) == .plate)
    }

    @Test("A recipe beyond all measure is read no further than it tells")
    func endless() {
        let many = Array(repeating: "nothing at all", count: 100_000) + ["chicken"]
        #expect(DishKind(title: String(repeating: "x ", count: 100_000), tags: many, foods: many) == .plate)
    }

    @Test("The same title has the same tile, whatever else is said of it")
    func stable() {
        let tile = DishTile(title: "Tomato soup", kind: .soup)
        #expect(tile == DishTile(title: "Tomato soup", kind: .soup))
        // Kept for good: a library looks tomorrow as it looks today.
        #expect(tile.ground == .sea)
        #expect(DishTile(title: "Aunt Ida’s surprise", kind: .plate).ground == .cocoa)
    }

    @Test("Each kind has several grounds, and each of them comes", arguments: DishKind.allCases)
    func grounds(kind: DishKind) {
        let grounds = Set((0..<200).map { DishTile(title: "Dish number \($0)", kind: kind).ground })
        #expect(grounds.count == (kind == .plate ? 6 : 3))
    }

    @Test("The letter is the title's first, whatever stands before it")
    func initial() {
        #expect(DishTile(title: "“Ömchens” Eintopf", kind: .stew).initial == "Ö")
        #expect(DishTile(title: "7-minute eggs", kind: .egg).initial == "7")
        #expect(DishTile(title: "…", kind: .plate).initial == "")
    }

    @Test("A card and a page make the same of a recipe")
    func recipe() {
        let recipe = Recipe(
            id: "a", title: "Best of Sunday", ingredients: [Ingredient("salmon fillets")],
            category: "Main course")
        #expect(DishTile(of: recipe).kind == .fish)
    }
}
