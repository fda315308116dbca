import Recipes
import Testing

@Suite("Where the shop has what (TR15, BY6)")
struct AisleTests {
    static let places: [(String, Aisle)] = [
        ("chilli flakes", .spices), ("red pepper flakes", .spices), ("crushed red pepper flakes", .spices),
        ("dried oregano", .spices), ("fresh oregano", .produce), ("oregano, dried", .spices),
        ("ground ginger", .spices), ("ginger", .produce), ("piece of fresh ginger, grated", .produce),
        ("frozen peas", .frozen), ("tinned tomatoes", .tins), ("tomatoes", .produce),
        ("dried mushrooms", .pasta), ("mushrooms", .produce), ("dried apricots", .nuts),
        ("apricots", .produce),
        ("sun-dried tomatoes in oil", .tins), ("garlic powder", .spices), ("garlic cloves", .produce),
        ("bay leaves", .spices), ("fresh bay leaves", .produce), ("pepper", .spices), ("peppers", .produce),
        ("salt and pepper", .spices), ("tuna in olive oil", .fish), ("oil for frying", .oils),
        ("butter or margarine", .dairy), ("cream of tartar", .baking), ("water chestnuts", .tins),
        ("sparkling water", .drinks), ("dry white wine", .drinks), ("ground beef", .meat),
        ("ground almonds", .nuts), ("juice of 1 lemon", .produce), ("lemon juice", .drinks),
        ("puff pastry", .dairy), ("kitchen roll", .household), ("oat milk", .dairy), ("peanut butter", .tins),
        ("vanilla extract", .baking), ("coconut milk", .tins), ("smoked paprika", .spices),
        ("a can of cola", .drinks), ("chicken stock cubes", .tins), ("brown sugar", .baking),
        // As a German list has it.
        ("Salz", .spices), ("Kirschtomaten", .produce), ("Dinkelvollkornmehl", .baking), ("Eier", .dairy),
        ("rote Zwiebeln", .produce), ("Knoblauchzehen", .produce), ("Hähnchenbrust", .meat),
        ("getrockneter Oregano", .spices), ("frischer Oregano", .produce), ("Chiliflocken", .spices),
        ("gemahlener Ingwer", .spices), ("Ingwer", .produce), ("Kokosmilch", .tins), ("Hafermilch", .dairy),
        ("Haferflocken", .pasta), ("TK-Erbsen", .frozen), ("Dose Tomaten", .tins), ("Olivenöl", .oils),
        ("Spülmittel", .household), ("Weißweinessig", .oils), ("Vollkornbrot", .bakery),
        ("Mineralwasser", .drinks), ("Lorbeerblätter", .spices), ("getrocknete Feigen", .nuts),
        ("Räucherlachs", .fish), ("Backpapier", .household), ("geriebener Käse", .dairy), ("Reis", .pasta),
        ("Paprikapulver", .spices), ("rote Paprika", .produce), ("Champignons", .produce),
    ]

    @Test("Foods are found in their aisles, fresh, dried, frozen and tinned", arguments: places)
    func aisles(name: String, aisle: Aisle) { #expect(Aisle(of: name) == aisle) }

    static let amounts: [(Ingredient, Aisle)] = [
        (Ingredient("pepper", amount: Amount(1)), .produce),
        (Ingredient("pepper", amount: Amount(1, .tsp)), .spices),
        (Ingredient("oregano", amount: Amount(1, .tsp)), .spices),
        (Ingredient("oregano", amount: Amount(1, .bunch)), .produce),
        (Ingredient("chopped thyme", amount: Amount(1, .tsp)), .produce),
        (Ingredient("chickpeas", amount: Amount(1, .can)), .tins),
        (Ingredient("cola", amount: Amount(1, .can)), .drinks),
    ]

    @Test("The amount tells the vegetable from the spice", arguments: amounts)
    func byAmount(ingredient: Ingredient, aisle: Aisle) { #expect(Aisle(of: ingredient) == aisle) }

    @Test(
        "Water from the tap is not bought",
        arguments: [
            "water", "boiling water", "warm water", "ice water", "iced water", "ice cubes", "crushed ice",
            "ice",
            "water, plus more as needed", "lukewarm water", "cold tap water", "reserved pasta water",
            "Wasser",
            "kochendes Wasser", "lauwarmes Wasser", "Eiswürfel", "Nudelwasser",
        ])
    func water(name: String) { #expect(!Ingredient(name).isBought) }

    @Test(
        "Water that is sold is, and so is all else",
        arguments: [
            "rose water", "coconut water", "sparkling water", "mineral water", "Mineralwasser", "Rosenwasser",
            "Kirschwasser", "watermelon", "water chestnuts", "ice cream", "salt", "Eis am Stiel",
            "soda water",
            "water biscuits", "tuna in water", "",
        ])
    func bought(name: String) { #expect(Ingredient(name).isBought) }

    @Test("A cook's own choice of an aisle is kept for that food, however much of it") func moved() {
        let manner = ShoppingManner(aisles: [ShoppingKey("tofu").text: .dairy])
        let list = ShoppingList([
            ShoppingItem(id: 1, ingredient: Ingredient("tofu", amount: Amount(400, .g))),
            ShoppingItem(id: 2, ingredient: Ingredient("leek")),
        ])
        #expect(list.groups(byAisle: true, manner).map(\.heading) == [.aisle(.produce), .aisle(.dairy)])
        #expect(list.byAisle.count == 1)
    }
}
