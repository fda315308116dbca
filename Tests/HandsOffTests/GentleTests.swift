import Dietetics
import Foundation
import Library
import Recipes
import Stage
import Testing

@testable import Diary
@testable import Dishes
@testable import HandsOff
@testable import House
@testable import Rehearsal
@testable import Sharing

/// Where somebody recovers from an eating disorder, no page of the program says a figure or a word of what food or bodies
/// weigh and hold.
@MainActor @Suite("Nothing that hurts (MO2)", .timeLimit(.minutes(3))) struct GentleTests {
    private func rehearsal(_ language: String) async throws -> Rehearsal {
        setenv("SDL_AUDIODRIVER", "dummy", 0)
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "hands-off-gentle-\(UUID().uuidString)")
        let stage = try await Rehearsal(
            path: folder.appending(path: "library.sqlite").path, starters: Resources.starters,
            size: Size(1280, 2400), theme: .light, camera: .works)
        stage.host.settings.language = language == "de" ? .german : .english
        await stage.settle()
        return stage
    }

    /// Everything that is shown, heard by a screen reader, or typed over.
    private func check(_ stage: Rehearsal, _ place: String) {
        for line in stage.screen where GentleText.hurts(line) {
            Issue.record("\(place): \(line)")
        }
    }

    @Test("On every page of the menu, a recipe, the editor, a meal and the profile", arguments: ["en", "de"])
    func pages(language: String) async throws {
        let stage = try await rehearsal(language)
        let diary = try #require(stage.host.menu.all.first { $0.id == "diary" }?.page as? DiaryPage)
        stage.host.visit(try #require(stage.host.menu.all.first { $0.id == "diary" }))
        await stage.settle()
        diary.goGently()
        await stage.settle()
        #expect(stage.host.settings.hidesFigures)
        for place in stage.host.menu.all {
            stage.host.visit(place)
            await stage.settle()
            check(stage, place.id)
        }
        stage.app.features.dishes.open("tomato-soup")
        await stage.settle()
        check(stage, "recipe")
        stage.app.features.writing.edit(
            try #require(try await stage.host.services.box.recipe("tomato-soup")).id)
        await stage.settle()
        check(stage, "editor")
        diary.add(.lunch)
        await stage.settle()
        check(stage, "meal")
        let log = try #require(stage.host.page as? LogPage)
        log.type(language == "de" ? "kartoffel" : "potato")
        await stage.settle()
        check(stage, "search for a food")
        log.pick(try #require(log.shown.first))
        log.add()
        await stage.settle()
        check(stage, "day")
        diary.setUp()
        await stage.settle()
        check(stage, "profile")
        await stage.finish()
    }

    @Test(
        "What is shared has no figures either, and has them where they are shown", arguments: [true, false])
    func shared(hides: Bool) async throws {
        let stage = try await rehearsal("en")
        stage.host.settings.hidesFigures = hides
        let soup = try #require(try await stage.host.services.box.recipe("tomato-soup"))
        stage.app.features.sharing.share(soup)
        await stage.settle()
        let sheet = try #require(stage.host.sheet?.view(stage.host.look) as? RecipeShareSheet)
        #expect((sheet.model.recipe.nutrition == nil) == hides)
        await stage.finish()
    }

    @Test("What is eaten goes to no other machine unasked, and that figures are hidden is each one’s own")
    func stays() {
        #expect(DiaryBox.schema.travels.allSatisfy { $0.consent != nil })
        #expect(!SettingKeys.travelling.contains(SettingKeys().hidesFigures.name))
    }

    @Test("The test finds what hurts where figures are shown") func finds() async throws {
        let stage = try await rehearsal("en")
        stage.app.features.dishes.open("tomato-soup")
        await stage.settle()
        #expect(stage.screen.contains { GentleText.hurts($0) })
        await stage.finish()
    }
}
