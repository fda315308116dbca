import Foundation
import Library
import Recipes
import Stage
import Testing

@testable import HandsOff
@testable import House
@testable import Kit
@testable import Rehearsal
@testable import Shelves

/// The page of the cook's own recipes, on libraries that an editor has written into.
@MainActor @Suite("My recipes", .serialized) struct MyRecipesPageTests {
    private let folder = FileManager.default.temporaryDirectory
        .appending(path: "hands-off-own-\(UUID().uuidString)")

    /// Two recipes of the cook's, a draft of a third, and one of a change.
    private func write(to box: RecipeBox) async throws {
        if let starters = Resources.starters { try await starters.stock(box, at: Rehearsal.start) }
        for (place, title) in ["Leek soup", "Nan’s apple crumble"].enumerated() {
            try await box.save(
                Recipe(
                    id: "own-\(place)", title: title, picture: ["borscht.svg", "apple-crumble.svg"][place],
                    diets: [.vegetarian], preparationMinutes: 20, servings: 2,
                    ingredients: [Ingredient("leeks")], steps: [Step(text: "Simmer.")]),
                at: Rehearsal.start - 100 + Double(place))
        }
        try await box.saveDraft("", "draft-1", title: "Rhubarb ca", at: Rehearsal.start - 7200)
        try await box.saveDraft("", "draft-2", title: " ", at: Rehearsal.start - 300)
    }

    @Test("drafts come first and are gone on with, then the newest recipe (AR01, AR04)")
    func order() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let stage = try await rehearsal()
        let shown = stage.screen.filter { line in
            ["Without a title: Draft", "Rhubarb ca: Draft", "Nan’s apple crumble", "Leek soup"].contains {
                line.hasPrefix($0)
            }
        }
        #expect(
            shown == [
                "Without a title: Draft, 5 minutes ago", "Rhubarb ca: Draft, 2 hours ago",
                "Nan’s apple crumble", "Leek soup",
            ])
        #expect(!stage.screen.contains("Tomato soup"))
        stage.host.stage.find("Go on with Rhubarb ca")?.spec.press?()
        #expect(stage.host.page.id == "editor draft-1")
        await stage.finish()
    }

    private func rehearsal() async throws -> Rehearsal {
        let stage = try await Rehearsal(
            path: folder.appending(path: "library.sqlite").path, starters: nil, size: Size(1280, 1200),
            theme: .light, camera: .works)
        try await write(to: stage.host.services.box)
        stage.visit("myRecipes")
        await stage.settle()
        return stage
    }

    @Test("the corner of a card leads to editing and removing (AR05)") func corner() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let stage = try await rehearsal()
        let model = try stage.page(MyRecipesPage.self)
        stage.host.stage.find("Edit or remove Leek soup")?.spec.press?()
        #expect(stage.host.sheet?.id == "own deeds")
        await stage.settle()
        stage.host.stage.find("Edit")?.spec.press?()
        #expect(stage.host.page.id == "editor own-0" && stage.host.sheet == nil)
        stage.host.goBack()
        await stage.settle()
        stage.host.stage.find("Edit or remove Leek soup")?.spec.press?()
        await stage.settle()
        stage.host.stage.find("Remove")?.spec.press?()
        await stage.settle()
        #expect(stage.host.notice?.text == "“Leek soup” is removed.")
        #expect(model.shelf.found.count == 1 && model.drafts.count == 2)
        #expect(try await stage.host.services.box.recipe("own-0") == nil)
        await stage.finish()
    }

    @Test("a recipe and a draft that go together come back together (AR03)") func undo() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let stage = try await rehearsal()
        let model = try stage.page(MyRecipesPage.self)
        try await stage.host.services.box.setFavourite(true, "own-0", at: 1)
        let before = try await stage.host.services.box.drafts()
        model.picking.pick([.recipe("own-0"), .draft("draft-1")])
        model.removePicked()
        await stage.settle()
        #expect(stage.host.notice?.text == "1 recipe and 1 draft removed.")
        #expect(model.shelf.found.count == 1 && model.drafts.map(\.id) == ["draft-2"])
        stage.host.undo()
        await stage.settle()
        #expect(model.shelf.found.count == 2)
        #expect(try await stage.host.services.box.drafts() == before)
        #expect(try await stage.host.services.box.isFavourite("own-0"))
        await stage.finish()
    }

    @Test("what can be done with recipes isn't offered for drafts alone (TR05)") func bar() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let stage = try await rehearsal()
        let model = try stage.page(MyRecipesPage.self)
        model.picking.pick([.draft("draft-1")])
        let only = SelectionBar.recipes(stage.host.look, stage.host, model)
        #expect(only?.deeds.map(\.label) == [])
        model.picking.pick([.recipe("own-1")])
        let both = SelectionBar.recipes(stage.host.look, stage.host, model)
        #expect(both?.deeds.map(\.label) == ["Favourite", "Collection", "Shopping list"])
        await stage.finish()
    }

    @Test("says so when there is nothing of one's own, and leads on (AR01, AR02)") func nothing() async throws
    {
        defer { try? FileManager.default.removeItem(at: folder) }
        let stage = try await Rehearsal(
            path: folder.appending(path: "library.sqlite").path, starters: Resources.starters,
            size: Size(800, 480), theme: .light, camera: .works)
        stage.visit("myRecipes")
        await stage.settle()
        #expect(stage.screen.contains("Nothing of your own yet"))
        stage.host.stage.find("Write a recipe")?.spec.press?()
        #expect(stage.host.page.id.hasPrefix("editor "))
        await stage.finish()
    }
}
