import Exchange
import Testing

@Suite struct MealieTests {
    private static let database = #"""
        {"recipes": [
          {"id": "0a1b2c3d4e5f60718293a4b5c6d7e8f9", "slug": "pancakes", "name": "Pancakes", "description": "Thin.",
           "recipe_yield": "pieces", "recipe_yield_quantity": 8, "recipe_servings": 2, "prep_time": "10 minutes",
           "perform_time": "20 Minutes", "total_time": "30 Minutes", "rating": null,
           "org_url": "https://example.org/p", "image": "ab12"},
          {"id": "ffffffffffffffffffffffffffffffff", "name": null}],
         "recipes_ingredients": [
          {"recipe_id": "0a1b2c3d-4e5f-6071-8293-a4b5c6d7e8f9", "position": 1, "title": null, "note": "sifted",
           "food_id": "f1", "unit_id": "u1", "quantity": 1.5, "original_text": "1 1/2 cups flour, sifted"},
          {"recipe_id": "0a1b2c3d4e5f60718293a4b5c6d7e8f9", "position": 0, "title": "For the batter",
           "note": "", "food_id": "f2", "unit_id": null, "quantity": 2},
          {"recipe_id": "0a1b2c3d4e5f60718293a4b5c6d7e8f9", "position": 2, "title": "To serve",
           "note": "maple syrup", "food_id": null, "unit_id": null, "quantity": 1}],
         "recipe_instructions": [
          {"recipe_id": "0a1b2c3d4e5f60718293a4b5c6d7e8f9", "position": 1, "title": "", "text": "Fry 2 minutes."},
          {"recipe_id": "0a1b2c3d4e5f60718293a4b5c6d7e8f9", "position": 0, "title": "Batter", "text": "Mix.\n\nRest."}],
         "notes": [{"recipe_id": "0a1b2c3d4e5f60718293a4b5c6d7e8f9", "title": "Hint", "text": "Use an old pan."}],
         "categories": [{"id": "c1", "name": "Breakfast"}], "tags": [{"id": "t1", "name": "Quick"}],
         "recipes_to_categories": [{"recipe_id": "0a1b2c3d4e5f60718293a4b5c6d7e8f9", "category_id": "c1"}],
         "recipes_to_tags": [{"recipe_id": "0a1b2c3d4e5f60718293a4b5c6d7e8f9", "tag_id": "t1"}],
         "ingredient_foods": [{"id": "f1", "name": "flour", "plural_name": null},
                              {"id": "f2", "name": "egg", "plural_name": "eggs"}],
         "ingredient_units": [{"id": "u1", "name": "cup", "plural_name": "cups", "use_abbreviation": false}],
         "recipe_nutrition": [{"recipe_id": "0a1b2c3d4e5f60718293a4b5c6d7e8f9", "calories": "250",
                               "fat_content": "9", "sodium_content": null}],
         "users_to_recipes": [{"recipe_id": "0a1b2c3d4e5f60718293a4b5c6d7e8f9", "rating": 4.5}]}
        """#
    private static let picture = "data/recipes/0a1b2c3d-4e5f-6071-8293-a4b5c6d7e8f9/images/original.webp"

    @Test func aBackUpIsPutTogetherFromItsTables() throws {
        let basket = Basket([("database.json", Self.database), (Self.picture, "x"), ("data/secret.txt", "x")])
        #expect(basket.format == "Mealie")
        let (recipes, refused) = try basket.read()
        #expect(refused.map(\.reason) == [.noRecipe])
        let recipe = try #require(recipes.first)
        #expect(recipe.title == "Pancakes")
        #expect(recipe.identity == "0a1b2c3d4e5f60718293a4b5c6d7e8f9")
        let list = [
            "For the batter: 2 eggs", "For the batter: 1 1/2 cups flour, sifted", "To serve: maple syrup",
        ]
        #expect(recipe.shoppingList == list)
        #expect(recipe.steps.map(\.text) == ["Mix.\nRest.", "Fry 2 minutes."])
        #expect(recipe.steps.map(\.part) == ["Batter", "Batter"])
        #expect(recipe.notes == "Hint\nUse an old pan.")
        #expect(recipe.category == ["Breakfast"])
        #expect(recipe.keywords == ["Quick"])
        #expect(recipe.nutrition == ["calories": "250", "fatContent": "9"])
        #expect(recipe.stars == 5)
        #expect(recipe.yield == "8 pieces")
        #expect((recipe.prepMinutes, recipe.cookMinutes, recipe.totalMinutes) == (10, 20, 30))
        #expect(recipe.pictures == [.path(Self.picture)])
    }

    @Test func aDatabaseThatIsCutOffIsRefused() {
        let basket = Basket([("database.json", String(Self.database.dropLast(10)))])
        #expect(throws: Refusal.self) { try basket.read() }
        #expect(throws: Refusal.self) { try Basket([("database.json", "{}")]).read() }
    }

    @Test func exportedOneByOneTheyHaveTheirPicturesBeside() throws {
        let json = #"""
            {"id": "9", "slug": "tea", "name": "Tea", "recipe_yield": "1 pot", "tags": [{"name": "Hot", "slug": "hot"}],
             "recipe_category": [], "description": "", "org_url": null, "rating": 3,
             "recipe_ingredient": [
               {"title": "", "note": "1 tsp tea", "unit": null, "food": null, "quantity": 1.0},
               {"title": null, "note": "boiling", "unit": {"name": "litre"}, "food": {"name": "water"}, "quantity": 0.5}],
             "recipe_instructions": [{"title": "", "text": "Pour."}], "notes": [], "nutrition": {"calories": null}}
            """#
        let basket = Basket([
            ("recipes/tea/tea.json", json), ("recipes/tea/images/original.jpg", "x"),
            ("recipes/tea/images/min-original.webp", "x"), ("recipes/milk/milk.json", "{"),
        ])
        #expect(basket.format == "Files")
        let (recipes, _) = try basket.read()
        let recipe = try #require(recipes.first)
        #expect(recipe.shoppingList == ["1 tsp tea", "1/2 litre water, boiling"])
        #expect(recipe.yield == "1 pot")
        #expect(recipe.keywords == ["Hot"])
        #expect(recipe.stars == 3)
        #expect(recipe.pictures == [.path("recipes/tea/images/original.jpg")])
    }
}
