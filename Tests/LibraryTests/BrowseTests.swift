import Recipes
import Testing

@testable import Library

@Suite("Leafing through a library (TR01, TR04)") struct BrowseTests {
    private static let recipes = [
        Recipe(
            id: "a", title: "Apfelkuchen", preparationMinutes: 20, cookingMinutes: 40, tags: ["Sonntag"],
            cuisine: "Deutsch", category: "Nachspeise"),
        Recipe(
            id: "b", title: "Brownies", preparationMinutes: 10, cookingMinutes: 20,
            tags: ["sonntag", "Quick"],
            cuisine: "American", category: "Dessert, Baking"),
        Recipe(
            id: "c", title: "Carbonara", preparationMinutes: 5, cookingMinutes: 10, cuisine: "italienisch"),
        Recipe(id: "d", title: "Éclairs", cuisine: "Italian cuisine", category: "dessert"),
    ]

    private func box() async throws -> RecipeBox {
        let box = try RecipeBox.inMemory()
        for (place, recipe) in Self.recipes.enumerated() { try await box.save(recipe, at: Double(place)) }
        return box
    }

    private func ids(_ question: BrowseQuestion, _ box: RecipeBox) async throws -> [String] {
        try await box.hits(box.browse(question).results, limit: 9).map(\.card.id)
    }

    @Test("Courses and kitchens are one whatever their language, tags whatever their case") func folded()
        async throws
    {
        let answer = try await box().browse(BrowseQuestion())
        #expect(answer.courses.map { "\($0.key) \($0.count)" } == ["dessert 3", "baking 1"])
        #expect(answer.kitchens.map { "\($0.key) \($0.count)" } == ["italian 2", "american 1", "german 1"])
        #expect(answer.tags.map { "\($0.name) \($0.count)" } == ["Sonntag 2", "Quick 1"])
        #expect(answer.times == [.quarter: 1, .half: 2, .hour: 3])
    }

    @Test("A value counts what all the others leave, and not itself") func live() async throws {
        let box = try await box()
        var question = BrowseQuestion()
        (question.course, question.time) = ("dessert", .half)
        let answer = try await box.browse(question)
        #expect(answer.results.count == 1)
        #expect(answer.courses.map { "\($0.key) \($0.count)" } == ["baking 1", "dessert 1"])
        #expect(answer.times == [.quarter: 0, .half: 1, .hour: 2])
        question.kitchen = "italian"
        let none = try await box.browse(question)
        #expect(none.results.count == 0 && none.kitchens.contains { $0.key == "italian" && $0.count == 0 })
    }

    @Test("They are sorted by title, age, time, stars, and by how often and when they were cooked")
    func sorted() async throws {
        let box = try await box()
        try await box.setStars(3, "c")
        try await box.setStars(5, "d")
        for (id, at) in [("b", 1.0), ("b", 2), ("a", 3)] { try await box.noteCooked(id, at: at) }
        func order(_ order: BrowseQuestion.Order) async throws -> String {
            try await ids(BrowseQuestion(order: order), box).joined()
        }
        #expect(try await order(.title) == "abcd")
        #expect(try await order(.newest) == "dcba")
        #expect(try await order(.time) == "cbad", "who doesn't say how long it takes comes last")
        #expect(try await order(.stars) == "dcab")
        #expect(try await order(.mostCooked) == "bacd")
        #expect(try await order(.lastCooked) == "abcd")
        let answer = try await box.browse(BrowseQuestion())
        #expect(
            answer.letters.map(\.letter) == ["A", "B", "C", "E"]
                && answer.letters.map(\.place) == [0, 1, 2, 3])
        #expect(answer.cooked == [.ever: 2, .never: 2] && answer.stars == [3: 2, 4: 1, 5: 1])
        var rated = BrowseQuestion()
        rated.stars = 4
        #expect(try await ids(rated, box) == ["d"])
        rated.stars = 0
        rated.cooked = .never
        #expect(try await ids(rated, box) == ["c", "d"])
    }

    @Test("What changes is counted anew") func changed() async throws {
        let box = try await box()
        var eclairs = Self.recipes[3]
        (eclairs.category, eclairs.cuisine) = ("Main", "French")
        try await box.save(eclairs, at: 9)
        let answer = try await box.browse(BrowseQuestion())
        #expect(answer.courses.map { "\($0.key) \($0.count)" } == ["dessert 2", "baking 1", "main 1"])
        _ = try await box.remove(["a", "b"])
        #expect(try await box.browse(BrowseQuestion()).courses.map(\.key) == ["main"])
    }

    @Test("What is the cook's own comes first; starters go out of sight, but not the loved and the cooked")
    func starters() async throws {
        let box = try RecipeBox.inMemory()
        let starters = ["x", "y", "z"].map { Recipe(id: $0, title: $0) }
        _ = try await box.stock(starters, pictures: [], version: 1, at: 1)
        for recipe in Self.recipes.prefix(2) { try await box.save(recipe, at: 2) }
        let all = try await box.mineFirst(RecipeFilter())
        #expect(all.own == 2)
        #expect(try await box.hits(all.results, limit: 9).map(\.card.id) == ["b", "a", "x", "y", "z"])
        try await box.setFavourite(true, "y", at: 3)
        try await box.noteCooked("z", at: 4)
        let away = try await box.mineFirst(RecipeFilter(hidesStarters: true)).results
        #expect(try await box.hits(away, limit: 9).map(\.card.id) == ["b", "a", "y", "z"])
    }

    @Test("Recipes that came in before get their diets, unless somebody has said some (TR02)") func diets()
        async throws
    {
        let box = try RecipeBox.inMemory()
        let courgettes = [Ingredient("courgettes"), Ingredient("salt")]
        var said = Recipe(id: "said", title: "S", diets: [.spicy], ingredients: courgettes)
        said.ingredients.append(Ingredient("beef"))
        var none = Recipe(id: "none", title: "N", ingredients: courgettes)
        none.inferredDiets = []
        try await box.save([Recipe(id: "old", title: "O", ingredients: courgettes), said, none], at: 1)
        #expect(try await box.findDiets(atMost: 1))
        while try await box.findDiets(atMost: 1) {}
        #expect(try await box.recipe("old")?.diets.contains(.vegan) == true)
        #expect(try await box.recipe("old")?.inferredDiets?.contains(.vegan) == true)
        #expect(try await box.recipe("said") == said)
        #expect(try await box.recipe("none") == none)
        #expect(try await box.search("", filter: RecipeFilter(diets: [.vegetarian])).count == 1)
    }
}
