import Foundation
import Library
import Recipes
import Stage
import Testing

@testable import Dishes
@testable import HandsOff
@testable import House
@testable import Rehearsal

@Suite("A recipe's page", .serialized) @MainActor struct RecipePageTests {
    private let folder = FileManager.default.temporaryDirectory
        .appending(path: "hands-off-\(UUID().uuidString)")

    private static let soup = Recipe(
        id: "soup", title: "Leek soup", servings: 2,
        ingredients: [
            Ingredient("leeks", amount: Amount(400, .g)), Ingredient("stock", amount: Amount(500, .ml)),
            Ingredient("salt", note: "to taste"),
        ],
        steps: [Step(text: "Simmer.", ingredients: [Ingredient("stock", amount: Amount(500, .ml))])],
        tags: ["weeknight"], cuisine: "Welsh", category: "soup", author: "Nan",
        source: Recipe.Source(name: "Nan’s tin", address: "https://example.org/leek"), notes: "Freezes well.")

    private func rehearsal() async throws -> Rehearsal {
        let stage = try await Rehearsal(
            path: folder.appending(path: "library.sqlite").path, starters: nil, size: Size(1280, 1600),
            theme: .light, camera: .works)
        try await stage.host.services.box.save(Self.soup, at: stage.now)
        stage.app.features.dishes.open("soup")
        await stage.settle()
        return stage
    }

    @Test("says where it belongs and where it comes from (TR23)") func origin() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let stage = try await rehearsal()
        for word in ["weeknight", "Welsh", "soup", "By Nan", "From Nan’s tin", "Freezes well."] {
            #expect(stage.screen.contains(word))
        }
        let model = try stage.page(RecipePage.self)
        model.copyLink(model.recipe.source?.address ?? "")
        #expect(stage.host.stage.clipboard.read() == "https://example.org/leek")
        await stage.finish()
    }

    @Test("is cooked, bought and copied for the chosen servings, in the cook's measures (TR24)")
    func servings() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let stage = try await rehearsal()
        let model = try stage.page(RecipePage.self)
        model.serve(4)
        let six = model.shown.recipe
        #expect(six.ingredients.first?.amount == Amount(1.2, .kg))
        #expect(six.steps.first?.ingredients.first?.amount == Amount(1.5, .l))
        stage.host.settings.measures = .us
        #expect(model.shown.recipe.ingredients.first?.amount?.unit == .lb)
        model.shop()
        stage.host.crossings.copyText(model.shown.recipe)
        await stage.settle()
        // The shop's scales don't change with the kitchen's.
        #expect(
            try await stage.host.services.box.shoppingList().items.first?.ingredient.amount
                == Amount(1.2, .kg))
        #expect(stage.host.stage.clipboard.read().contains("Serves 6"))
        stage.host.undo()
        await stage.settle()
        #expect(try await stage.host.services.box.shoppingList().items.isEmpty)
        stage.host.settings.measures = nil
        stage.host.crossings.cook(model.recipe, model.servings)
        #expect(stage.app.features.cooking.recipe?.servings == 6)
        await stage.finish()
    }

    @Test("keeps stars and what was written into the diary") func diary() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let stage = try await rehearsal()
        let model = try stage.page(RecipePage.self)
        model.rate(3)
        #expect(model.stars == 3)
        model.askHowItWas()
        #expect(model.noteStars == 3)
        (model.note, model.noteStars) = ("More leeks.", 5)
        model.cooked()
        await stage.settle()
        #expect(model.stars == 5 && model.note.isEmpty && stage.host.sheet == nil)
        #expect(model.diary.map(\.note) == ["More leeks."])
        #expect(try await stage.host.services.box.recipe("soup")?.stars == 5)
        await stage.finish()
    }

    @Test("can be pressed with a thumb: targets are at least 48 points") func touchTargets() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let stage = try await rehearsal()
        try stage.page(RecipePage.self).shop()
        await stage.settle()
        for place in [nil, "shoppingList"] {
            if let place { stage.visit(place) }
            await stage.settle()
            for region in stage.host.stage.scene.regions
            where region.spec.press != nil && region.spec.role != .page {
                let size = region.frame.size
                #expect(size.width >= 48 && size.height >= 48, "\(region.spec.label): \(size)")
            }
        }
        await stage.finish()
    }
}
