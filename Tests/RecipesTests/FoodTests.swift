import Recipes
import Testing

@Suite("Diets and allergens from the ingredients (TR02, AR04, RF7)")
struct FoodTests {
    static let suggested: [([String], Set<Diet>)] = [
        (["tomatoes", "olive oil"], [.vegetarian, .vegan, .lactoseFree, .glutenFree, .nutFree]),
        (["flour", "milk", "eggs"], [.vegetarian, .nutFree]),
        (["chicken breast", "jalapeño"], [.lactoseFree, .glutenFree, .nutFree, .spicy]),
        (
            ["coconut milk", "rice noodles", "peanut butter"],
            [.vegetarian, .vegan, .lactoseFree, .glutenFree]
        ),
        (["almond milk"], [.vegetarian, .vegan, .lactoseFree, .glutenFree]),
        (["gluten-free bread", "vegan butter"], [.vegetarian, .glutenFree, .nutFree]),
        (
            ["green chillies", "ice cubes"],
            [.vegetarian, .vegan, .lactoseFree, .glutenFree, .nutFree, .spicy]
        ),
        (["honey"], [.vegetarian, .lactoseFree, .glutenFree, .nutFree]),
        (
            ["kidney beans", "butter beans", "nutmeg"],
            [.vegetarian, .vegan, .lactoseFree, .glutenFree, .nutFree]
        ),
        (["rice flour", "cream of tartar"], [.vegetarian, .vegan, .lactoseFree, .glutenFree, .nutFree]),
        (["baked beans with pork"], [.lactoseFree, .glutenFree, .nutFree]),
        (["skinless, boneless chicken breasts"], [.lactoseFree, .glutenFree, .nutFree]),
        (["half and half"], []),
        (["anchovies"], [.lactoseFree, .glutenFree, .nutFree]),
        ([], []),
    ]

    @Test("Diets are suggested from the ingredients", arguments: suggested)
    func diets(foods: [String], diets: Set<Diet>) {
        #expect(DietFinding(of: foods.map { Ingredient($0) }).diets == diets)
    }

    @Test("A diet that isn't suggested says which ingredient speaks against it")
    func reasons() {
        let finding = DietFinding(of: [Ingredient("rice"), Ingredient("smoked bacon"), Ingredient("ham")])
        #expect(finding.reasons == [.vegetarian: "smoked bacon", .vegan: "smoked bacon"])
    }

    static let told: [(String, Set<Allergen>)] = [
        ("free-range eggs", [.eggs]), ("soy sauce", [.soya, .gluten]),
        ("2 cups walnuts, chopped", [.nuts]), ("prawns", [.crustaceans]), ("Worcestershire sauce", [.fish]),
        ("tahini", [.sesame]), ("dry white wine", [.sulphites]), ("peanuts", [.peanuts]),
        ("celery", [.celery]),
        ("gluten-free oats", []), ("lactose-free milk", []), ("doughnut peach", []), ("butternut squash", []),
        ("coconut", []), ("vanilla yogurt", [.milk]), ("garlic butter", [.milk]), ("apple butter", []),
        ("mussels", [.molluscs]),
    ]

    @Test("Allergens are told by the names of foods", arguments: told)
    func allergens(name: String, allergens: Set<Allergen>) {
        #expect(Food(name).allergens == allergens)
    }
}
