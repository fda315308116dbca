import Foundation
import Library
import Recipes
import Screen
import Stage
import Testing

@testable import Dishes
@testable import HandsOff
@testable import House
@testable import Rehearsal

/// TR23: how it is made, on the recipe's page.
@Suite("The method on a recipe's page", .serialized) @MainActor struct RecipeMethodTests {
    private let folder = FileManager.default.temporaryDirectory
        .appending(path: "hands-off-\(UUID().uuidString)")

    private func rehearsal(_ recipe: Recipe) async throws -> Rehearsal {
        let stage = try await Rehearsal(
            path: folder.appending(path: "library.sqlite").path, starters: nil, size: Size(1280, 800),
            theme: .light, camera: .works)
        try await stage.host.services.box.save(recipe, at: stage.now)
        return stage
    }

    private func open(_ stage: Rehearsal) async throws -> RecipePage {
        stage.app.features.dishes.open("dish")
        await stage.settle()
        return try stage.page(RecipePage.self)
    }

    @Test("nine hundred steps are scrolled through without all of them being built, up to the last")
    func endless() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let steps = (1...900).map { Step(title: "Turn \($0)", text: "Stir for \($0) minutes, then wait.") }
        let stage = try await rehearsal(Recipe(id: "dish", title: "Endless stew", steps: steps))
        _ = try await open(stage)
        for _ in 0..<20 {
            stage.host.handle(.wheel(at: Point(900, 500), x: 0, y: 400))
            _ = stage.host.rebuild()
            let shown = stage.host.stage.scene.regions.count { $0.spec.id.hasPrefix("start at") }
            #expect((5...20).contains(shown))
        }
        stage.host.handle(.wheel(at: Point(900, 500), x: 0, y: 1e9))
        _ = stage.host.rebuild()
        #expect(stage.screen.contains("Turn 900"))
        await stage.finish()
    }

    @Test("a step is shown as it is cooked, and cooking begins at it")
    func start() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let stage = try await rehearsal(
            Recipe(
                id: "dish", title: "Leek soup", servings: 2,
                ingredients: [Ingredient("stock", amount: Amount(500, .ml))],
                steps: [
                    Step(text: "Add 500 ml stock."),
                    Step(text: "Simmer for 10 minutes. Chill overnight.", part: "For the end"),
                ]))
        let page = try await open(stage)
        page.serve(2)
        await stage.settle()
        #expect(stage.screen.contains("Add 1 l stock.") && stage.screen.contains("For the end"))
        #expect(stage.screen.contains("Rests overnight"))
        let step = try #require(page.shown.method.last)
        let words = Array(step.step.text.utf8)
        #expect(step.durations.map { String(decoding: words[$0], as: UTF8.self) } == ["10 minutes"])
        let region = stage.host.stage.scene.regions.first { $0.spec.id == "start at 1" }
        region?.spec.press?()
        await stage.settle()
        #expect(stage.app.features.cooking.recipe?.servings == 4)
        #expect(stage.screen.contains("Step 2 of 2"))
        await stage.finish()
    }

    @Test("what is doubtful is marked until the cook says that it is right")
    func checking() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let steps = (1...40).map { Step(text: $0 == 30 ? "Advertisement" : "Stir well, \($0) times.") }
        let stage = try await rehearsal(Recipe(id: "dish", title: "Leek soup", steps: steps))
        stage.host.crossings.check("dish")
        await stage.settle()
        let page = try stage.page(RecipePage.self)
        #expect(page.doubts.steps == [29] && page.doubts.lacksIngredients)
        #expect(stage.screen.contains { $0.hasPrefix("No ingredients were found. 1 line looks odd") })
        page.showDoubt()
        await stage.settle()
        #expect(stage.screen.contains("Advertisement") && stage.screen.contains("Please check this"))
        page.confirm()
        await stage.settle()
        #expect(page.doubts.isEmpty && !stage.screen.contains("Please check this"))
        await stage.finish()
    }

    @Test("every kind of dish has its drawing", arguments: DishKind.allCases)
    func drawings(kind: DishKind) throws {
        let icons = IconShelf(folder: try #require(Resources.icons))
        #expect(icons.has("dishes/\(kind.rawValue)"))
    }
}
