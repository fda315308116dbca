import Foundation
import Gestures
import Library
import Recipes
import Stage
import Testing

@testable import HandsOff
@testable import House
@testable import Rehearsal

/// The deck on its page, with the library behind it (RF1).
@Suite("The deck's page", .serialized) @MainActor struct FlickPageTests {
    private let folder = FileManager.default.temporaryDirectory
        .appending(path: "hands-off-\(UUID().uuidString)")

    private func rehearsal(recipes: Int) async throws -> Rehearsal {
        let stage = try await Rehearsal(
            path: folder.appending(path: "library.sqlite").path, starters: nil, size: Size(800, 600),
            theme: .light, camera: .works)
        let all = (0..<recipes).map { Recipe(id: "\($0)", title: "Recipe \($0)", diets: [.vegetarian]) }
        try await stage.host.services.box.save(all, at: stage.now)
        stage.host.settings.knowsFlick = true
        stage.app.show(.flick)
        await stage.settle()
        return stage
    }

    @Test("flicked as fast as one can, every card comes once and none is waited for")
    func fast() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let stage = try await rehearsal(recipes: 60)
        let app = stage.app
        var seen: [String] = []
        while let top = app.flick.deck.top {
            seen.append(top.id)
            app.host.handle(.key(KeyPress(seen.count.isMultiple(of: 3) ? "right" : "left")))
            await stage.advance(by: 0.05, settling: false)
            // A library that takes a third of a second to answer.
            if seen.count.isMultiple(of: 6) { await app.host.services.errands.settle() }
        }
        #expect(seen.count == 60 && Set(seen).count == 60)
        await stage.settle()
        #expect(app.flick.deck.isThrough)
        #expect(stage.screen.contains("You liked 20 of 60."))
        #expect(try await app.host.services.box.favourites(limit: 99).count == 20)
        // And all the way back.
        for _ in 0..<60 { app.host.handle(.key(KeyPress("backspace"))) }
        await stage.settle()
        #expect(app.flick.deck.left == 60 && app.flick.deck.top?.id == seen.first)
        #expect(try await app.host.services.box.favourites(limit: 99).isEmpty)
        #expect(try await app.host.services.box.deck(limit: 3).flicked == 0)
        await stage.finish()
    }

    @Test("taking back leaves a heart that was there before") func heart() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let stage = try await rehearsal(recipes: 3)
        let app = stage.app
        let top = try #require(app.flick.deck.top?.id)
        app.host.toggleFavourite(top)
        app.flick.toss(.right)
        app.flick.takeBack()
        await stage.settle()
        #expect(app.host.hearts.contains(top))
        #expect(try await app.host.services.box.isFavourite(top))
        await stage.finish()
    }

    @Test("what one eats and avoids decides what is in the deck, and a deck that it empties says so (RF7)")
    func filters() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let stage = try await rehearsal(recipes: 4)
        let app = stage.app
        app.host.settings.diets = [.vegan, .nutFree]
        await stage.settle()
        #expect(stage.screen.contains("No recipe is vegan, nut free."))
        app.host.stage.find("Any diet")?.spec.press?()
        await stage.settle()
        #expect(stage.screen.contains("4 cards left"))
        let fish = Recipe(id: "fish", title: "Cod", ingredients: [Ingredient("cod")])
        try await app.host.services.box.save(fish, at: stage.now)
        app.host.settings.avoided = ["cod"]
        await stage.settle()
        #expect(app.flick.deck.all == 4)
        app.host.settings.avoided = []
        await stage.settle()
        #expect(app.flick.deck.all == 5)
        await stage.finish()
    }

    @Test("a flick that can't be saved is told, and the card is back on the deck") func trouble() async throws
    {
        defer { try? FileManager.default.removeItem(at: folder) }
        let stage = try await rehearsal(recipes: 3)
        let app = stage.app
        try app.host.services.box.close()
        app.flick.toss(.right)
        await stage.settle()
        #expect(app.host.notice != nil && app.flick.trouble != nil)
        #expect(stage.screen.contains("Try again"))
        await stage.finish()
    }

    @Test("a wave does nothing while something lies over the deck, and answers a bell first") func waves()
        async throws
    {
        defer { try? FileManager.default.removeItem(at: folder) }
        let stage = try await rehearsal(recipes: 5)
        let app = stage.app
        #expect(!app.host.eye.isOpen)
        app.host.settings.flicksByWave = true
        await stage.settle()
        #expect(app.host.eye.isOpen)
        app.host.sheet = .keys
        #expect(stage.eye.tell(.swipe(Swipe(hand: .left, time: stage.now))))
        await stage.settle()
        #expect(app.flick.deck.left == 5)
        app.host.sheet = nil
        app.host.timers.start("t", recipeID: "0", step: 0, name: "Eggs", seconds: 5)
        await stage.advance(by: 6)
        #expect(app.host.timers.isRinging)
        _ = stage.eye.tell(.swipe(Swipe(hand: .left, time: stage.now)))
        await stage.settle()
        #expect(!app.host.timers.isRinging && app.flick.deck.left == 5)
        _ = stage.eye.tell(.swipe(Swipe(hand: .left, time: stage.now)))
        await stage.settle()
        #expect(app.flick.deck.left == 4 && app.flick.deck.liked == 1)
        app.host.goHome()
        await stage.settle()
        #expect(!app.host.eye.isOpen)
        await stage.finish()
    }

    @Test("nothing is redrawn while nobody does anything (RF1)") func idle() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let stage = try await rehearsal(recipes: 5)
        stage.app.flick.toss(.left)
        await stage.advance(by: 2)
        #expect(stage.host.deadline == nil && !stage.host.isStale)
        await stage.finish()
    }
}
