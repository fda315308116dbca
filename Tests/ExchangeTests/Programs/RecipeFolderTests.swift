import Exchange
import Testing

/// Programs that keep a folder or an archive for each recipe.
@Suite struct RecipeFolderTests {
    private static let tandoor = #"""
        {"name": "Bread", "description": null, "keywords": [{"name": "Baking", "description": ""}],
         "working_time": 20, "waiting_time": 90, "servings": 2, "servings_text": "loaves", "source_url": null,
         "nutrition": {"carbohydrates": 40.0, "fats": 0.0, "proteins": 6.5, "calories": 210.0},
         "steps": [
           {"name": "Bake", "instruction": "Bake for **an hour**.", "ingredients": [], "order": 1},
           {"name": "Dough", "instruction": "## Knead\nKnead {{ ingredients[0] }} with {{ ingredients[1] }}.\n\nLeave.",
            "order": 0, "ingredients": [
             {"food": {"name": "flour", "plural_name": null}, "unit": {"name": "g"}, "amount": 500.0,
              "note": "", "order": 0, "is_header": false, "no_amount": false},
             {"food": {"name": "salt"}, "unit": null, "amount": 0.0, "note": "fine", "order": 1, "is_header": false,
              "no_amount": true}]}]}
        """#
    private static let nextcloud = #"""
        {"@context": "http://schema.org", "@type": "Recipe", "id": "42", "name": "Salad", "description": "",
         "url": "https://example.org/salad", "image": "/Recipes/Salad/full.jpg", "prepTime": "PT0H10M",
         "recipeYield": 4, "recipeIngredient": ["1 lettuce", "2 tomatoes"], "keywords": "fresh,quick",
         "recipeInstructions": ["Wash.", "Cut."], "tool": [], "recipeCategory": "Starter"}
        """#

    @Test func tandoorsArchiveOfArchives() throws {
        let basket = Basket([("Bread.zip/recipe.json", Self.tandoor), ("Bread.zip/image.png", "x")])
        #expect(basket.format == "Tandoor")
        let recipe = try #require(try basket.read().recipes.first)
        #expect(recipe.title == "Bread")
        #expect(recipe.shoppingList == ["Dough: 500 g flour", "Dough: salt, fine"])
        #expect(
            recipe.steps.map(\.text) == [
                "Knead:", "Knead 500 g flour with salt, fine.", "Leave.", "Bake for an hour.",
            ])
        #expect(recipe.steps.map(\.part) == ["Dough", "Dough", "Dough", "Bake"])
        #expect((recipe.prepMinutes, recipe.cookMinutes) == (20, 90))
        #expect(recipe.yield == "2 loaves")
        #expect(recipe.keywords == ["Baking"])
        #expect(
            recipe.nutrition == [
                "carbohydrateContent": "40 g", "proteinContent": "6.5 g", "calories": "210 kcal",
            ])
        #expect(recipe.pictures == [.path("Bread.zip/image.png")])
    }

    @Test func chowdownsRecipesWithTheirComponents() throws {
        let pizza = """
            ---
            title: Pizza
            components:
            - pizza dough
            - Ghost sauce
            ingredients:
            - 1 mozzarella
            directions:
            - Bake.
            ---
            """
        let dough = "---\ntitle: Pizza Dough\ningredients:\n- 500 g flour\ndirections:\n- Knead.\n---\n"
        let pesto = "---\ntitle: Pesto\ningredients:\n- 1 bunch basil\ndirections:\n- Pound.\n---\n"
        let basket = Basket([
            ("site/_recipes/pizza.md", pizza), ("site/_components/dough.md", dough),
            ("site/_components/pesto.md", pesto), ("site/_components/broken.md", "nothing"),
        ])
        #expect(basket.format == "Chowdown")
        let (recipes, refused) = try basket.read()
        #expect(recipes.map(\.title) == ["Pizza", "Pesto"])
        #expect(recipes[0].shoppingList == ["1 mozzarella", "Pizza Dough: 500 g flour", "Ghost sauce"])
        #expect(recipes[0].steps.map(\.text) == ["Knead.", "Bake."])
        #expect(recipes[0].steps.map(\.part) == ["Pizza Dough", ""])
        #expect(refused.count == 1)
    }

    @Test func chowdownLosesNoComponentBeyondThoseItHolds() throws {
        let page: (Any) -> String = { "---\ntitle: \($0)\ningredients:\n- salt\n---\n" }
        let many: [(String, String)] = (10_000..<12_002).map { ("_components/\($0).md", page("Sauce \($0)")) }
        let recipes = try Basket([("_recipes/soup.md", page("Soup"))] + many).read().recipes
        #expect(recipes.count == 2003)
        #expect(recipes.last?.title == "Sauce 12001")
    }

    @Test func nextcloudsFolders() throws {
        let basket = Basket([
            ("Recipes/Salad/recipe.json", Self.nextcloud), ("Recipes/Salad/full.jpg", "x"),
            ("Recipes/Salad/thumb.jpg", "x"), ("Recipes/Broken/recipe.json", "{\"name\": "),
        ])
        #expect(basket.format == "Nextcloud Cookbook")
        let (recipes, refused) = try basket.read()
        let recipe = try #require(recipes.first)
        #expect(recipe.title == "Salad")
        #expect(recipe.identity == "42 Salad")
        #expect(recipe.shoppingList == ["1 lettuce", "2 tomatoes"])
        #expect(recipe.steps.map(\.text) == ["Wash.", "Cut."])
        #expect(recipe.address == "https://example.org/salad")
        #expect(recipe.pictures == [.path("Recipes/Salad/full.jpg")])
        #expect(refused.map(\.reason) == [.damaged])
    }

    @Test func programsBesideEachOtherAreEachReadAsTheirOwn() throws {
        let basket = Basket([
            ("a/Bread.zip/recipe.json", Self.tandoor), ("b/Salad/recipe.json", Self.nextcloud),
            ("c/Leek.paprikarecipe", PaprikaTests.soup), ("d/holiday.jpg", "x"), ("e/letter.docx", "PK"),
        ])
        #expect(basket.format == "Files")
        let (recipes, refused) = try basket.read()
        #expect(Set(recipes.map(\.title)) == ["Bread", "Salad", "Leek Soup"])
        #expect(Set(recipes.map(\.format)) == ["Tandoor", "Nextcloud Cookbook", "Paprika"])
        #expect(refused == [])
    }

    @Test func anEmptyParcelIsRefused() {
        #expect(throws: Refusal(.unknownFormat, cause: "basket.zip")) { try Basket([]).read() }
    }

    @Test func aParcelWithoutARecipeIsSaidSo() {
        let basket = Basket([("a.jpg", "x"), ("b.bin", "\0\u{1}")])
        #expect(throws: Refusal(.noRecipe, cause: "basket.zip")) { try basket.read() }
    }
}
