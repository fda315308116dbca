import Foundation
import Library
import Recipes
import Stage
import Testing

@testable import Dishes
@testable import HandsOff
@testable import House
@testable import Rehearsal
@testable import Shelves

@MainActor @Suite("Around the player") struct PagesTests {
    private func rehearsal(width: Double = 1280) async throws -> Rehearsal {
        setenv("SDL_AUDIODRIVER", "dummy", 0)
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "hands-off-pages-\(UUID().uuidString)")
        return try await Rehearsal(
            path: folder.appending(path: "library.sqlite").path, starters: Resources.starters,
            size: Size(width, 800), theme: .light, camera: .works)
    }

    @Test("every place of the menu has a page, a title, and a key of its own (TR10–TR14, TR18)")
    func places() async throws {
        let stage = try await rehearsal()
        let menu = stage.host.menu
        #expect(menu.all.count == 14)
        // Nine have a digit each, the settings the comma; what comes behind is reached by the menu.
        let keys = menu.all.compactMap { menu.key(of: $0) }
        #expect(keys.count == 10 && Set(keys).count == 10)
        for place in menu.all {
            if let key = menu.key(of: place) {
                stage.host.handle(.key(KeyPress(key, .control)))
            } else {
                stage.host.visit(place)
            }
            await stage.settle()
            #expect(stage.host.isShown(place.page))
            #expect(place === menu.home || stage.screen.contains(place.title))
            // Once the bars of its lists have faded, nobody wakes for it.
            await stage.advance(by: 2)
            #expect(stage.host.deadline == nil || stage.host.stage.isTyping)
        }
        await stage.finish()
    }

    @Test("the way back leads to each page once, and home in the end") func back() async throws {
        let stage = try await rehearsal()
        for _ in 0..<3 {
            for place in ["history", "favourites"] { stage.visit(place) }
        }
        stage.host.goBack()
        #expect(stage.host.page.id == "history")
        stage.host.goBack()
        #expect(stage.host.page.id == "home")
        await stage.finish()
    }

    @Test("the way back to a recipe leads to that one, though another was opened meanwhile")
    func recipes() async throws {
        let stage = try await rehearsal()
        stage.app.features.dishes.open("tomato-soup")
        await stage.settle()
        stage.visit("search")
        stage.app.features.dishes.open("greek-salad")
        await stage.settle()
        stage.host.goBack()
        stage.host.goBack()
        await stage.settle()
        #expect(try stage.page(RecipePage.self).recipe.id == "tomato-soup")
        await stage.finish()
    }

    @Test("answers to older questions are dropped (TR01)") func staleAnswers() async throws {
        let stage = try await rehearsal()
        stage.visit("search")
        let search = try stage.page(SearchPage.self)
        for text in ["b", "bl", "blu", "blue", "x", "tomato soup"] { search.type(text) }
        await stage.settle()
        #expect(search.found.card(0)?.card.id == "tomato-soup")
        #expect(search.words.map(\.text) == ["tomato", "soup"])
        await stage.finish()
    }

    @Test("cards are read a page at a time, as they are asked for") func paging() async throws {
        let stage = try await rehearsal()
        let found = try stage.page(HomePage.self).found
        #expect(found.count == 40)
        #expect(found.card(3) != nil)
        #expect(found.card(30) == nil)
        found.ask(for: 30)
        await stage.settle()
        #expect(found.card(30) != nil)
        #expect(found.card(40) == nil)
        await stage.finish()
    }

    @Test(
        "two to five cards a row by the width of the window (TR04)", arguments: [480, 800, 1280, 1920, 3840])
    func columns(width: Double) async throws {
        let stage = try await rehearsal(width: width)
        let columns = stage.host.look.cardColumns
        #expect((2...5).contains(columns))
        #expect(columns == [480: 2, 800: 2, 1280: 3, 1920: 4, 3840: 5][width])
        await stage.finish()
    }

    @Test("a removal is undone for ten seconds, and no longer (TR07)") func undo() async throws {
        let stage = try await rehearsal()
        stage.app.features.dishes.open("tomato-soup")
        await stage.settle()
        stage.visit("history")
        await stage.settle()
        let history = try stage.page(HistoryPage.self)
        let entry = try #require(history.shown.first)
        stage.host.forget([entry.id])
        await stage.settle()
        #expect(history.shown.isEmpty)
        #expect(stage.host.undo())
        await stage.settle()
        #expect(history.shown.map(\.id) == [entry.id])

        stage.host.forget([entry.id])
        await stage.settle()
        await stage.advance(by: 9.5)
        #expect(stage.host.notice?.undo != nil)
        await stage.advance(by: 1)
        #expect(stage.host.notice == nil && !stage.host.undo())
        await stage.finish()
    }

    @Test("the diets are kept, and suggestions keep to them (TR02, TR09)") func diets() async throws {
        let stage = try await rehearsal()
        stage.app.features.dishes.open("tomato-soup")
        await stage.settle()
        stage.host.goBack()
        stage.host.settings.diets = [.vegan]
        await stage.settle()
        let home = try stage.page(HomePage.self)
        #expect(!home.suggestions.isEmpty)
        #expect(home.suggestions.allSatisfy { $0.card.diets.contains(.vegan) })
        #expect(home.found.card(0)?.card.diets.contains(.vegan) == true)
        try await stage.reopen(crashed: false, after: 60)
        #expect(stage.host.settings.diets == [.vegan])
        await stage.finish()
    }
}
