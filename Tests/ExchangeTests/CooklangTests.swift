import Recipes
import Testing

@testable import Exchange

@Suite("Cooklang is read") struct CooklangTests {
    private func read(_ text: String, name: String = "Soup.cook") throws -> WrittenRecipe {
        try #require(try KnownFormats.read(SourceFile(name: name, bytes: Array(text.utf8))).first)
    }

    @Test("Steps are the author's sentences, names and times in their places") func sentences() throws {
        let recipe = try read(
            """
            ---
            title: Pancakes
            servings: 4
            prep time: 10 min
            time: {cook: 1h30m}
            tags: [quick, 'sweet']
            source:
              name: Grandmother
              url: https://example.org/pancakes
            author: Nan
            image: https://example.org/p.jpg
            ---
            -- a remark that nobody sees
            > Best eaten
            > at once.

            Whisk @flour{200%g}, @eggs{3} and @oat milk{1/2%l}(cold) in a #large bowl{}.

            == To finish ==

            Fry for ~batter{2-3%minutes} \\
            with @butter{}. [- not here -]Add @?salt.
            """)
        #expect(recipe.title == "Pancakes" && recipe.yield == "4" && recipe.author == "Nan")
        #expect(recipe.prepMinutes == 10 && recipe.cookMinutes == 90)
        #expect(recipe.keywords == ["quick", "sweet"])
        #expect(recipe.sourceName == "Grandmother" && recipe.address == "https://example.org/pancakes")
        #expect(recipe.pictures == [.address("https://example.org/p.jpg")])
        #expect(recipe.notes == "Best eaten at once.")
        #expect(
            recipe.steps.map(\.text) == [
                "Whisk flour, eggs and oat milk in a large bowl.",
                "Fry for 2-3 minutes \nwith butter. Add @?salt.",
            ])
        #expect(recipe.steps.map(\.part) == ["", "To finish"] && recipe.steps[1].title == "batter")
        #expect(
            recipe.ingredients.map(\.read) == [
                Ingredient("flour", amount: Amount(200, .g)), Ingredient("eggs", amount: Amount(3)),
                Ingredient("oat milk", amount: Amount(0.5, .l), note: "cold"), Ingredient("butter"),
            ])
        #expect(recipe.ingredients.map(\.part) == ["", "", "", "To finish"])
        #expect(recipe.steps[0].ingredients?.count == 3)
    }

    @Test("What is named twice is bought once, and amounts add up") func sums() throws {
        let recipe = try read(
            "Melt @butter{50%g} with @salt.\n\nBrush with @butter{20%g} and @salt and the @butter{}.")
        #expect(
            recipe.ingredients.map(\.read) == [
                Ingredient("butter", amount: Amount(70, .g)), Ingredient("salt"),
            ])
    }

    @Test("Old metadata, words as amounts, other recipes, names and marks of the extensions") func oddities()
        throws
    {
        let recipe = try read(
            """
            >> servings: 2|4
            >> [mode]: components
            Pour @./sauces/Hollandaise{150%g} over @white wine|the wine{a glass}, @&flour{3 tsp}, @egg{=1}.
            """)
        #expect(recipe.yield == "2|4" && recipe.title == "Soup")
        #expect(recipe.steps.map(\.text) == ["Pour Hollandaise over the wine, flour, egg."])
        #expect(
            recipe.ingredients.map(\.read) == [
                Ingredient("Hollandaise", amount: Amount(150, .g)), Ingredient("white wine", note: "a glass"),
                Ingredient("flour", amount: Amount(3, .tsp)), Ingredient("egg", amount: Amount(1)),
            ])
    }

    @Test("A paragraph, or a last line, of nothing but ingredients lists them") func lists() throws {
        let recipe = try read("@flour{1%kg}, @water{}\n\nMix everything.\\\n@salt{2%pinches}, @oil{}")
        #expect(recipe.steps.map(\.text) == ["Mix everything."])
        #expect(recipe.ingredients.map { $0.read?.name } == ["flour", "water", "salt", "oil"])
        #expect(recipe.steps[0].ingredients?.map(\.name) == ["salt", "oil"])
    }

    @Test("Marks that are none are text") func stray() throws {
        let recipe = try read("Write to me @ example, it is ~ {5}. \\@home {x} @{} a@b.c #1 -- gone")
        #expect(recipe.steps.map(\.text) == ["Write to me @ example, it is ~ {5}. @home {x} @{} ab.c 1"])
    }

    @Test("A file of nothing is refused") func nothing() {
        #expect(throws: Refusal.self) { _ = try read("---\ntitle: A\n---\n\n-- nothing\n") }
        #expect(throws: Refusal.self) { _ = try read("") }
    }
}
