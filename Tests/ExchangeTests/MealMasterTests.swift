import Recipes
import Testing

@testable import Exchange

@Suite("Disks of the nineties are read") struct MealMasterTests {
    private static let file = """
        My collection

        MMMMM----- Recipe via Meal-Master (tm) v8.05

              Title: K\u{84}sekuchen
         Categories: Cakes, German
              Yield: 8 Servings

              2 c  Flour; sifted                     1/2 c  Cocoa
              1 ts Salt                                2 lg Eggs,
                   -freshly ground                          -beaten
              1    Lemon                               1 pk Baking powder

        MMMMM--------------------------FROSTING-------------------------------
          1 1/2 T  Sugar

          Mix it all.  Bake for an
          hour.

          2. Cool.

          From: Aunt Emma

        MMMMM

        ---------- Recipe via Meal-Master (tm) v8.00

              Title: Toast
         Categories: None
           Servings:  1

              1 sl Bread

          Toast.

        -----
        """

    @Test("Two columns, continued lines, parts, and the letters of DOS") func columns() throws {
        let bytes = Self.file.unicodeScalars.map { UInt8($0.value) }
        let recipes = try KnownFormats.read(SourceFile(name: "old.mmf", bytes: bytes))
        #expect(recipes.map(\.title) == ["Käsekuchen", "Toast"])
        let cake = try #require(recipes.first)
        #expect(
            cake.category == ["Cakes", "German"] && cake.yield == "8 Servings"
                && cake.sourceName == "Aunt Emma")
        #expect(
            cake.ingredients.map(\.read) == [
                Ingredient("Flour", amount: Amount(2, .cup), note: "sifted"),
                Ingredient("Salt freshly ground", amount: Amount(1, .tsp)),
                Ingredient("Lemon", amount: Amount(1)),
                Ingredient("Cocoa", amount: Amount(0.5, .cup)),
                Ingredient("large Eggs, beaten", amount: Amount(2)),
                Ingredient("Baking powder", amount: Amount(1, .other("package"))),
                Ingredient("Sugar", amount: Amount(1.5, .tbsp)),
            ])
        #expect(cake.ingredients.last?.part == "FROSTING")
        #expect(cake.steps.map(\.text) == ["Mix it all.  Bake for an hour.", "Cool."])
        #expect(recipes[1].ingredients.map(\.read) == [Ingredient("Bread", amount: Amount(1, .slice))])
        #expect(recipes[1].category.isEmpty && recipes[1].steps.map(\.text) == ["Toast."])
    }

    @Test("MasterCook's text") func masterCook() throws {
        let text = """
                                 *  Exported from  MasterCook  *

                                       Bean Soup

            Recipe By     : Jane Doe
            Serving Size  : 6    Preparation Time :0:30
            Categories    : Soups                            Winter Food

              Amount  Measure       Ingredient -- Preparation Method
            --------  ------------  --------------------------------
                   2  cups          beans -- soaked
                 1/2  teaspoon      salt
                                    ***TOPPING***
                                    parsley

            Boil the beans
            until soft.

            Season.

            Source:
              "An old book"

                               - - - - - - - - - - - - - - - - - -

            Per serving: 250 Calories
            NOTES : Better the
            next day.

                                 *  Exported from  MasterCook  *

                                       Tea

              Amount  Measure       Ingredient -- Preparation Method
            --------  ------------  --------------------------------
                   1  bag           tea

            Brew.
            """
        let recipes = try KnownFormats.read(SourceFile(name: "a.mxp", bytes: Array(text.utf8)))
        #expect(recipes.map(\.title) == ["Bean Soup", "Tea"])
        let soup = try #require(recipes.first)
        #expect(soup.author == "Jane Doe" && soup.yield == "6" && soup.prepMinutes == 30)
        #expect(soup.category == ["Soups", "Winter Food"] && soup.sourceName == "An old book")
        #expect(soup.notes == "Better the next day.")
        #expect(
            soup.ingredients.map(\.read) == [
                Ingredient("beans", amount: Amount(2, .cup), note: "soaked"),
                Ingredient("salt", amount: Amount(0.5, .tsp)), Ingredient("parsley"),
            ])
        #expect(soup.ingredients[2].part == "TOPPING")
        #expect(soup.steps.map(\.text) == ["Boil the beans until soft.", "Season."])
    }
}
