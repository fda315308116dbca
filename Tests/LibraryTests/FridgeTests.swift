import Recipes
import Testing

@testable import Library

@Suite("What is in the fridge (TR03)")
struct FridgeTests {
    let box: RecipeBox
    init() async throws {
        box = try RecipeBox.inMemory()
        func recipe(_ id: String, _ foods: String..., diets: Set<Diet> = []) -> Recipe {
            Recipe(id: id, title: id, diets: diets, ingredients: foods.map { Ingredient($0) })
        }
        try await box.save(
            [
                recipe("omelette", "eggs", "butter", "salt", diets: [.vegetarian]),
                recipe("carbonara", "spaghetti", "eggs", "pancetta", "black pepper", "parmesan"),
                recipe(
                    "shakshuka", "large eggs", "ripe tomatoes", "onion", "olive oil", diets: [.vegetarian]),
                recipe("broth", "chicken stock", "water"),
                recipe("roast", "1 whole chicken, trussed", "sea salt", "water"),
                recipe("korma", "chicken breast", "coconut milk", "onion"),
            ], at: 1)
    }

    @Test("What lacks least comes first, then what uses most; what lacks is named")
    func ranked() async throws {
        let hits = try await box.fridge(["egg", "tomato", "onions"], limit: 9)
        #expect(hits.map(\.id) == ["shakshuka", "omelette", "korma", "carbonara"])
        #expect(
            hits.map(\.missing) == [
                [], ["butter"], ["chicken breast", "coconut milk"], ["spaghetti", "pancetta", "parmesan"],
            ])
        #expect(hits[0].used == ["large eggs", "ripe tomatoes", "onion"])
    }

    @Test("Salt, pepper, water and oil are in every house")
    func staples() async throws {
        for staple in [
            "salt", "sea salt", "freshly ground black pepper", "olive oil", "warm water", "ice cubes",
            "salt and pepper", "extra-virgin olive oil", "vegetable oil, for frying", "boiling water",
        ] {
            #expect(Food(staple).isStaple, "\(staple)")
        }
        for food in [
            "sesame oil", "bell pepper", "hot peppers", "celery salt", "pepper sauce", "rose water", "egg",
        ] {
            #expect(!Food(food).isStaple, "\(food)")
        }
    }

    @Test("Chicken is no chicken stock, and milk no coconut milk")
    func made() async throws {
        #expect(try await box.fridge(["chicken"], limit: 9).map(\.id) == ["roast", "korma"])
        #expect(try await box.fridge(["milk"], limit: 9).isEmpty)
        #expect(try await box.fridge(["chicken stock"], limit: 9).map(\.id) == ["broth"])
    }

    @Test("Filters act on it too, and it comes in pages (TR02)")
    func filtered() async throws {
        let vegetarian = RecipeFilter(diets: [.vegetarian])
        #expect(
            try await box.fridge(["eggs"], filter: vegetarian, limit: 9).map(\.id) == [
                "omelette", "shakshuka",
            ])
        #expect(try await box.fridge(["eggs"], offset: 1, limit: 1).map(\.id) == ["shakshuka"])
        #expect(try await box.fridge([], limit: 9).isEmpty)
        #expect(try await box.fridge(["", "!"], limit: 9).isEmpty)
    }
}
