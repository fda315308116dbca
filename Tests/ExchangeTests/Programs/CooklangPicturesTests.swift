import Exchange
import Testing

@Suite("Pictures beside a file of Cooklang (TR23)") struct CooklangPicturesTests {
    private let pie = """
        = Dough =
        Knead @flour{500%g}.

        Let it rest.

        = Filling =
        Cut @apples{4}.

        Bake.
        """

    private func pictures(_ names: [String], folder: String = "") throws -> WrittenRecipe {
        let basket = Basket([(folder + "Apple Pie.cook", pie)] + names.map { (folder + $0, "x") })
        return try #require(try basket.read().recipes.first)
    }

    @Test func thatOfTheDish() throws {
        for ending in ["jpg", "jpeg", "png", "webp", "JPG"] {
            let recipe = try pictures(["Apple Pie.\(ending)", "Other.jpg"], folder: "cakes/")
            #expect(recipe.pictures == [.path("cakes/Apple Pie.\(ending)")])
            #expect(recipe.steps.allSatisfy { $0.picture == nil })
        }
    }

    @Test func thoseOfStepsAreCountedFromNought() throws {
        let recipe = try pictures(["Apple Pie.0.jpg", "Apple Pie.3.png", "Apple Pie.7.png"])
        #expect(
            recipe.steps.map(\.picture) == [.path("Apple Pie.0.jpg"), nil, nil, .path("Apple Pie.3.png")])
        #expect(recipe.pictures.isEmpty)
    }

    @Test func somebodyCountedFromOne() throws {
        let recipe = try pictures(["Apple Pie.1.jpg", "Apple Pie.4.jpg"])
        #expect(
            recipe.steps.map(\.picture) == [.path("Apple Pie.1.jpg"), nil, nil, .path("Apple Pie.4.jpg")])
    }

    @Test func thoseOfSections() throws {
        let recipe = try pictures(["Apple Pie.0.1.jpg", "Apple Pie.1.0.jpg"])
        #expect(
            recipe.steps.map(\.picture) == [
                nil, .path("Apple Pie.0.1.jpg"), .path("Apple Pie.1.0.jpg"), nil,
            ])
    }

    @Test func noOtherFileHasThem() throws {
        let basket = Basket([("Pie.md", "# Pie\n\n- 1 apple\n\n---\n\nBake."), ("Pie.jpg", "x")])
        let recipe = try #require(try basket.read().recipes.first)
        #expect(recipe.pictures == [])
    }
}
