import Testing

@testable import Exchange

/// Programs that export a table.
@Suite(.timeLimit(.minutes(1))) struct TableTests {
    private static let planToEat = """
        Title,Course,Cuisine,Main Ingredient,Description,Source,Url,Url Host,Prep Time,Cook Time,Total Time,Servings,\
        Yield,Ingredients,Directions,Tags,Rating,Public Url,Photo Url,Private,Calories,Fat\r
        Bean Stew,Main Course,American,Beans,"Warm.\n\nAnd ""good"".",Aunt May,https://example.org/b,example.org,15,75,\
        90,7,1 pot,", For the stew\n2 itm onion, diced\n3 pkg beans\n\n, On top\n1 T parsley\n","Cut.\nBoil, long.",\
        "Cheap, Winter",3,https://app.example.org/1,https://example.org/b.jpg?1,yes,160,9\r
        Toast,,,,,,,,,,,,,1 slice bread,Toast it.,,,,,,,\r

        """

    @Test func planToEatHasHeadingsAmongItsIngredients() throws {
        let recipes = try SourceFile("recipes.csv", Self.planToEat).recipes()
        #expect(recipes.map(\.title) == ["Bean Stew", "Toast"])
        let recipe = recipes[0]
        #expect(recipe.description == "Warm.\n\nAnd \"good\".")
        let list = ["For the stew: 2 onion, diced", "For the stew: 3 pkg beans", "On top: 1 T parsley"]
        #expect(recipe.shoppingList == list)
        #expect(recipe.steps.map(\.text) == ["Cut.", "Boil, long."])
        #expect((recipe.prepMinutes, recipe.cookMinutes, recipe.totalMinutes) == (15, 75, 90))
        #expect(recipe.yield == "1 pot")
        #expect(recipe.category == ["Main Course"])
        #expect(recipe.cuisine == ["American"])
        #expect(recipe.keywords == ["Cheap", "Winter", "Beans"])
        #expect(recipe.stars == 3)
        #expect(recipe.sourceName == "Aunt May")
        #expect(recipe.address == "https://example.org/b")
        #expect(recipe.identity == "https://app.example.org/1")
        #expect(recipe.pictures == [.address("https://example.org/b.jpg?1")])
        #expect(recipe.nutrition == ["calories": "160", "fatContent": "9"])
    }

    @Test func myRecipeBoxPartsItsWordsWithSemicolons() throws {
        let text = """
            title,description,preparationTime,cookingTime,inactiveTime,totalTime,quantity,ingredients,instructions,\
            notes,nutrition,favorite,rating,categories,tags,video,source,originalPicture,
            Banh Mi,"A sandwich.",20,10,,30,2 rolls,"2 rolls\n\nTOFU MARINADE:\n1 tablespoon oil","1. Press.\n2. Fry.",\
            Spicy.,"calories : 400 kcal\nsaturatedFat : 1 g",false,4,Main;Vietnamese,Lunch,,https://example.org/b,\
            https://example.org/b.jpg,

            """
        let recipe = try #require(try SourceFile("box.csv", text).recipes().first)
        #expect(recipe.title == "Banh Mi")
        #expect(recipe.shoppingList == ["2 rolls", "TOFU MARINADE: 1 tablespoon oil"])
        #expect(recipe.steps.map(\.text) == ["Press.", "Fry."])
        #expect((recipe.prepMinutes, recipe.cookMinutes, recipe.totalMinutes) == (20, 10, 30))
        #expect(recipe.category == ["Main", "Vietnamese"])
        #expect(recipe.nutrition == ["calories": "400 kcal", "saturatedFatContent": "1 g"])
        #expect(recipe.stars == 4)
        #expect(recipe.pictures == [.address("https://example.org/b.jpg")])
    }

    @Test func aTableInAnArchiveIsFound() throws {
        let basket = Basket([("export/recipes.csv", Self.planToEat), ("export/read me.txt", "x")])
        #expect(try basket.read().recipes.map(\.title) == ["Bean Stew", "Toast"])
    }

    @Test func aQuotationMarkThatIsNeverClosedIsDamage() {
        let text = Self.planToEat + "\"Never closed,,\n"
        #expect(throws: Refusal.self) { try SourceFile("recipes.csv", text).recipes() }
    }

    @Test func cellsAreQuotedAsSpreadsheetsDo() throws {
        let table = try #require(CSVTable("a,b\r\n\"1,\"\"x\"\"\",\"2\n3\"\r\n\r\n4,\n"))
        #expect(table.rows == [["1,\"x\"", "2\n3"], ["4", ""]])
        #expect(table.cell("b", of: table.rows[0]) == "2\n3")
        #expect(table.cell("c", of: table.rows[0]) == "")
        #expect(CSVTable("")?.rows == nil)
    }
}
