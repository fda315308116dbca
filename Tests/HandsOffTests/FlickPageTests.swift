import Foundation
import Gestures
import Library
import Recipes
import Stage
import Testing

@testable import Flicking
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
        stage.visit("flick")
        await stage.settle()
        return stage
    }

    @Test("flicked as fast as one can, every card comes once and none is waited for")
    func fast() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let stage = try await rehearsal(recipes: 60)
        let flick = try stage.page(FlickPage.self)
        var seen: [String] = []
        while let top = flick.deck.top {
            seen.append(top.id)
            stage.host.handle(.key(KeyPress(seen.count.isMultiple(of: 3) ? "right" : "left")))
            await stage.advance(by: 0.05, settling: false)
            // A library that takes a third of a second to answer.
            if seen.count.isMultiple(of: 6) { await stage.host.services.errands.settle() }
        }
        #expect(seen.count == 60 && Set(seen).count == 60)
        await stage.settle()
        #expect(flick.deck.isThrough)
        #expect(stage.screen.contains("You liked 20 of 60."))
        #expect(try await stage.host.services.box.favourites(limit: 99).count == 20)
        // And all the way back.
        for _ in 0..<60 { stage.host.handle(.key(KeyPress("backspace"))) }
        await stage.settle()
        #expect(flick.deck.left == 60 && flick.deck.top?.id == seen.first)
        #expect(try await stage.host.services.box.favourites(limit: 99).isEmpty)
        #expect(try await stage.host.services.box.deck(limit: 3).flicked == 0)
        await stage.finish()
    }

    @Test("taking back leaves a heart that was there before") func heart() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let stage = try await rehearsal(recipes: 3)
        let flick = try stage.page(FlickPage.self)
        let top = try #require(flick.deck.top?.id)
        stage.host.toggleFavourite(top)
        flick.toss(.right)
        flick.takeBack()
        await stage.settle()
        #expect(stage.host.hearts.contains(top))
        #expect(try await stage.host.services.box.isFavourite(top))
        await stage.finish()
    }

    @Test("what one eats and avoids decides what is in the deck, and a deck that it empties says so (RF7)")
    func filters() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let stage = try await rehearsal(recipes: 4)
        let flick = try stage.page(FlickPage.self)
        stage.host.settings.diets = [.vegan, .nutFree]
        await stage.settle()
        #expect(stage.screen.contains("No recipe is vegan, nut free."))
        stage.host.stage.find("Any diet")?.spec.press?()
        await stage.settle()
        #expect(stage.screen.contains("4 cards left"))
        let fish = Recipe(id: "fish", title: "Cod", ingredients: [Ingredient("cod")])
        try await stage.host.services.box.save(fish, at: stage.now)
        stage.host.settings.avoided = ["cod"]
        await stage.settle()
        #expect(flick.deck.all == 4)
        stage.host.settings.avoided = []
        await stage.settle()
        #expect(flick.deck.all == 5)
        await stage.finish()
    }

    @Test("a flick that can't be saved is told, and the card is back on the deck") func trouble() async throws
    {
        defer { try? FileManager.default.removeItem(at: folder) }
        let stage = try await rehearsal(recipes: 3)
        let flick = try stage.page(FlickPage.self)
        try stage.host.services.box.close()
        flick.toss(.right)
        await stage.settle()
        #expect(stage.host.notice != nil && flick.trouble != nil)
        #expect(stage.screen.contains("Try again"))
        await stage.finish()
    }

    @Test("a wave does nothing while something lies over the deck, and answers a bell first") func waves()
        async throws
    {
        defer { try? FileManager.default.removeItem(at: folder) }
        let stage = try await rehearsal(recipes: 5)
        let flick = try stage.page(FlickPage.self)
        #expect(!stage.host.eye.isOpen)
        stage.host.settings.flicksByWave = true
        await stage.settle()
        #expect(stage.host.eye.isOpen)
        stage.host.handle(.key(KeyPress("f1")))
        #expect(stage.host.sheet?.id == KeysSheet.id)
        #expect(stage.eye.tell(.swipe(Swipe(hand: .left, time: stage.now))))
        await stage.settle()
        #expect(flick.deck.left == 5)
        stage.host.dismiss()
        stage.host.timers.start("t", recipeID: "0", step: 0, name: "Eggs", seconds: 5)
        await stage.advance(by: 6)
        #expect(stage.host.timers.isRinging)
        _ = stage.eye.tell(.swipe(Swipe(hand: .left, time: stage.now)))
        await stage.settle()
        #expect(!stage.host.timers.isRinging && flick.deck.left == 5)
        _ = stage.eye.tell(.swipe(Swipe(hand: .left, time: stage.now)))
        await stage.settle()
        #expect(flick.deck.left == 4 && flick.deck.liked == 1)
        stage.host.goHome()
        await stage.settle()
        #expect(!stage.host.eye.isOpen)
        await stage.finish()
    }

    @Test("nothing is redrawn while nobody does anything (RF1)") func idle() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let stage = try await rehearsal(recipes: 5)
        try stage.page(FlickPage.self).toss(.left)
        await stage.advance(by: 2)
        #expect(stage.host.deadline == nil && !stage.host.isStale)
        await stage.finish()
    }
}
