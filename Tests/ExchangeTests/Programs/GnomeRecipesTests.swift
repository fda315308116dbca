import Exchange
import Testing

@Suite struct GnomeRecipesTests {
    private static let recipes = #"""
        [R_Pizza_by_peter]
        Name=Pizza
        Author=peter
        Description=From Naples.\nThin.
        Cuisine=italian
        Season=
        Category=pizza
        PrepTime=30 to 45 minutes
        CookTime=Less than 15 minutes
        Ingredients=450\tg\tFlour\tDough\n½\t\tonion\t\n
        Instructions=[timer:00:10:00,Swell]Mix and let swell.\n\n[image:1]Bake at [temperature:300C] [carefully] for 8 minutes.
        Notes=Good.
        Serves=4
        Spiciness=75
        Diets=9
        DefaultImage=1
        Images=images/one.jpg;images/two.jpg;
        Created=2017-3-24 20:45:10
        [R_Nameless]
        Author=peter
        """#
    private static let chefs = "[peter]\nName=Peter\nFullname=Peter Pan\n"

    @Test func anExportHasItsChefsAndPictures() throws {
        let basket = Basket([
            ("x/recipes.db", Self.recipes), ("x/chefs.db", Self.chefs), ("x/images/one.jpg", "1"),
            ("x/images/two.jpg", "2"),
        ])
        #expect(basket.format == "GNOME Recipes")
        let (recipes, refused) = try basket.read()
        #expect(refused.map(\.reason) == [.noRecipe])
        let recipe = try #require(recipes.first)
        #expect(recipe.title == "Pizza")
        #expect(recipe.identity == "R_Pizza_by_peter")
        #expect(recipe.author == "Peter Pan")
        #expect(recipe.description == "From Naples.\nThin.")
        #expect(recipe.shoppingList == ["Dough: 450 g Flour", "½ onion"])
        #expect(
            recipe.steps.map(\.text) == [
                "Mix and let swell. (10 min)", "Bake at 300 °C [carefully] for 8 minutes.",
            ])
        #expect(recipe.steps.map(\.title) == ["Swell", ""])
        #expect(recipe.steps[1].picture == .path("x/images/two.jpg"))
        #expect(recipe.pictures == [.path("x/images/two.jpg"), .path("x/images/one.jpg")])
        #expect(recipe.diets == [.glutenFree, .vegetarian, .spicy])
        #expect(recipe.yield == "4")
    }

    @Test func theDatabaseAloneIsReadToo() throws {
        let recipes = try SourceFile("recipes.db", Self.recipes).recipes()
        #expect(recipes.map(\.author) == ["peter"])
    }

    @Test func anotherDatabaseOfThatNameIsNone() {
        #expect(Basket([("recipes.db", "SQLite format 3\0")]).format == "Files")
    }
}
