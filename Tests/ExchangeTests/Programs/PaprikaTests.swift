import Exchange
import Testing

@Suite(.timeLimit(.minutes(1))) struct PaprikaTests {
    static let soup = #"""
        {"uid": "A1-B2", "name": "Leek Soup ", "description": "For cold days.\n\nOr warm ones.",
         "ingredients": "2 leeks\n1 l stock\n\nFor the top:\n1 slice of **bread**",
         "directions": "1. Cut the leeks.\n\n2. Boil for 20 minutes. [photo:step]", "notes": "Keeps two days.",
         "nutritional_info": "120 kcal", "prep_time": "10 min", "cook_time": "1 hr 20 min", "total_time": "",
         "servings": "4 servings", "difficulty": "Easy", "rating": 4, "source": "Grandmother",
         "source_url": "https://example.org/leek", "image_url": "https://example.org/leek.jpg",
         "photo": "x.jpg", "photo_data": "/9j/4AAQ", "categories": ["Soups", "Winter"], "scale": null}
        """#

    @Test func aRecipeComesWithAllItHas() throws {
        let recipe = try #require(try SourceFile("Leek.paprikarecipe", Self.soup).recipes().first)
        #expect(recipe.title == "Leek Soup")
        #expect(recipe.identity == "A1-B2")
        #expect(recipe.description == "For cold days.\n\nOr warm ones.")
        #expect(recipe.shoppingList == ["2 leeks", "1 l stock", "For the top: 1 slice of bread"])
        #expect(recipe.steps.map(\.text) == ["Cut the leeks.", "Boil for 20 minutes."])
        #expect(recipe.notes == "Keeps two days.")
        #expect(recipe.nutrition == ["calories": "120 kcal"])
        #expect((recipe.prepMinutes, recipe.cookMinutes, recipe.totalMinutes) == (10, 80, nil))
        #expect(recipe.yield == "4 servings")
        #expect(recipe.stars == 4)
        #expect(recipe.category == ["Soups"])
        #expect(recipe.keywords == ["Winter", "Easy"])
        #expect(!recipe.isFavourite)
        #expect(recipe.sourceName == "Grandmother")
        #expect(recipe.address == "https://example.org/leek")
        #expect(recipe.pictures == [.bytes([0xFF, 0xD8, 0xFF, 0xE0, 0x00, 0x10])])
    }

    @Test func anArchiveHasOneAfterTheOtherAndOneThatIsDamagedCostsNoOther() throws {
        let basket = Basket([
            ("a.paprikarecipe", Self.soup), ("b.paprikarecipe", "{\"name\": \"Cut o"),
            ("c.paprikarecipe", "{\"uid\": \"x\", \"name\": \"\"}"), ("d.paprikarecipe", Self.soup),
        ])
        #expect(basket.format == "Paprika")
        let (recipes, refused) = try basket.read()
        #expect(recipes.map(\.title) == ["Leek Soup", "Leek Soup"])
        #expect(refused.map(\.reason) == [.damaged, .noRecipe])
    }

    @Test func aPictureThatIsNoneLeavesItsAddress() throws {
        let text = Self.soup.replacing("/9j/4AAQ", with: "!! no base 64 !!")
        let recipe = try #require(try SourceFile("Leek.paprikarecipe", text).recipes().first)
        #expect(recipe.pictures == [.address("https://example.org/leek.jpg")])
    }

    @Test func itStopsWhenNobodyTakesMore() throws {
        let basket = Basket((0..<10).map { ("\($0).paprikarecipe", Self.soup) })
        var taken = 0
        let format = try #require(KnownFormats.parcels.first { $0.recognises(basket) })
        try format.read(basket) { _ in
            taken += 1
            return taken < 3
        }
        #expect(taken == 3)
    }

    @Test(arguments: ["1", "true", "\"yes\""]) func aFavouriteStaysOne(_ mark: String) throws {
        let text = Self.soup.replacing("\"rating\": 4", with: "\"rating\": 4, \"on_favorites\": \(mark)")
        let recipe = try #require(try SourceFile("Leek.paprikarecipe", text).recipes().first)
        #expect(recipe.isFavourite)
    }

    @Test func categoriesAreSortedIntoWhatTheyAre() throws {
        let text = Self.soup.replacing(
            "[\"Soups\", \"Winter\"]", with: "[\"Nachspeisen\", \"Italian\", \"Aunt May\"]")
        let recipe = try #require(try SourceFile("Leek.paprikarecipe", text).recipes().first)
        #expect(recipe.category == ["Nachspeisen"])
        #expect(recipe.cuisine == ["Italian"])
        #expect(recipe.keywords == ["Aunt May", "Easy"])
    }

    @Test func boldLinesAreHeadings() throws {
        let text = """
            {"name": "Pie", "ingredients": "**Crust**\\n1 cup **plain** flour\\n\\n**Filling:**\\n2 eggs",
             "directions": "Mix.\\n\\n**Bake**\\n1. Bake 20 minutes.", "source_url": ""}
            """
        let recipe = try #require(try SourceFile("Pie.paprikarecipe", text).recipes().first)
        #expect(recipe.shoppingList == ["Crust: 1 cup plain flour", "Filling: 2 eggs"])
        #expect(recipe.steps.map(\.text) == ["Mix.", "Bake 20 minutes."])
        #expect(recipe.steps.map(\.part) == ["", "Bake"])
    }

    @Test func thePictureOnTheCardComesFirstAndInFullSize() throws {
        let text = """
            {"name": "Pie", "directions": "", "source_url": "", "photo_data": "AAAA", "photo_large": "b.jpg", "photos":
             [{"name": "1", "filename": "a.jpg", "data": "AQEB"}, {"name": "2", "filename": "b.jpg", "data": "AgIC"}]}
            """
        let recipe = try #require(try SourceFile("Pie.paprikarecipe", text).recipes().first)
        #expect(recipe.pictures == [.bytes([2, 2, 2]), .bytes([1, 1, 1])])
    }
}
