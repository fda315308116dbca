import Foundation
import Library
import Recipes
import Sync
import Testing

@testable import SyncEngine

@Suite("What the server didn't take (AR07)") struct HeldChangeTests {
    private let shop = Shop()
    private let now = 1000.0

    @Test("what the server refuses waits for the cook, and the rest goes on") func refused() async throws {
        let laptop = try Machine(shop), tablet = try Machine(shop)
        shop.change { $0.refuses = "shopping" }
        try await laptop.box.shop(typed: "2 l milk", at: now)
        try await laptop.box.save(.soup(), at: now)
        let report = try await laptop.sync()
        #expect(report.standing.held == 1 && report.standing.waiting == 0)
        try await tablet.sync()
        #expect(try await tablet.contents().keys.sorted() == ["recipe soup"])
        #expect(try await laptop.box.shoppingList().items.count == 1)
    }

    @Test(
        "what was refused is told with its reason, and is tried again in each round until it is to stay here")
    func held() async throws {
        let laptop = try Machine(shop), tablet = try Machine(shop)
        try await laptop.box.save(.soup(), at: now)
        try await laptop.sync()
        shop.change { $0.refuses = "recipe" }
        try await laptop.box.save(.soup("soup", "Nana’s soup"), at: now)
        try await laptop.box.save(.soup("stew", "Stew"), at: now)
        #expect(try await laptop.sync().standing.held == 2)
        let changes = try await laptop.engine.held()
        #expect(changes.map(\.title) == ["Nana’s soup", "Stew"])
        #expect(changes.map(\.reason) == [.quota, .quota] && changes.map(\.canUndo) == [true, false])
        // One stays here, also when it is changed again, and the other one goes as soon as there is room.
        let stew = try #require(changes.last)
        try await laptop.engine.keepHere(stew)
        shop.change { $0.refuses = nil }
        try await laptop.box.save(.soup("stew", "Secret stew"), at: now)
        let report = try await laptop.sync()
        #expect(report.standing.held == 0 && report.standing.keptHere == 1)
        try await tablet.sync()
        #expect(try await tablet.contents().keys.sorted() == ["recipe soup"])
        #expect(try await tablet.box.recipe("soup")?.title == "Nana’s soup")
        #expect(try await laptop.box.recipe("stew")?.title == "Secret stew")
        // Until the cook sends it after all.
        let kept = try #require(try await laptop.engine.held().first)
        #expect(kept.staysHere && kept.title == "Secret stew")
        try await laptop.engine.tryAgain(kept)
        #expect(try await laptop.sync().standing == SyncStanding())
        try await tablet.sync()
        try await alike(laptop, tablet)
    }

    @Test("pictures that were refused are called as the recipe that shows them, wherever it does")
    func heldPictures()
        async throws
    {
        let laptop = try Machine(shop)
        shop.change { $0.refuses = "picture" }
        for name in ["own-front", "own-step", "clip-1", "own-shared"] {
            let type = name == "clip-1" ? "video/webm" : "image/jpeg"
            try await laptop.box.save(SavedPicture(name: name, mediaType: type, data: Data(name.utf8)))
        }
        var soup = Recipe.soup(picture: "own-front"),
            stew = Recipe.soup("stew", "Stew", picture: "own-shared")
        soup.steps[0].clip = "clip-1"
        stew.steps[0].picture = "own-step"
        try await laptop.box.save(soup, at: now)
        try await laptop.box.save(stew, at: now)
        #expect(try await laptop.sync().standing.held == 4)
        let changes = try await laptop.engine.held()
        let titles = Dictionary(uniqueKeysWithValues: changes.map { ($0.place.thing, $0.title) })
        #expect(
            titles == ["own-front": "Soup", "clip-1": "Soup", "own-shared": "Stew", "own-step": "Stew"])
        // No more than are wanted, the first that were made.
        #expect(try await laptop.engine.held(limit: 2) == Array(changes.prefix(2)))
        // One that no recipe shows any more has no name.
        stew.steps[0].picture = nil
        try await laptop.box.save(stew, at: now + 1)
        #expect(try await laptop.engine.held().first { $0.place.thing == "own-step" }?.title == "")
    }

    @Test("what was refused can be undone where the server has another state, and the undoing taken back")
    func undone() async throws {
        let laptop = try Machine(shop)
        try await laptop.box.save(.soup(), at: now)
        try await laptop.sync()
        shop.change { $0.refuses = "recipe" }
        try await laptop.box.save(.soup("soup", "Nana’s soup"), at: now)
        try await laptop.sync()
        let change = try #require(try await laptop.engine.held().first)
        let undone = try #require(try await laptop.engine.undo(change))
        #expect(try await laptop.box.recipe("soup")?.title == "Soup")
        #expect(try await laptop.sync().standing == SyncStanding())
        try await laptop.engine.redo(undone)
        #expect(try await laptop.box.recipe("soup")?.title == "Nana’s soup")
        #expect(try await laptop.sync().standing.held == 1)
        // What is new here has nothing to go back to, and stays.
        try await laptop.box.save(.soup("stew", "Stew"), at: now)
        try await laptop.sync()
        let stew = try #require(try await laptop.engine.held().first { $0.title == "Stew" })
        #expect(try await laptop.engine.undo(stew) == nil)
        #expect(try await laptop.box.recipe("stew")?.title == "Stew")
    }

    @Test("what was to stay here stays here also when it was undone and the undoing taken back")
    func undoneHere() async throws {
        let laptop = try Machine(shop)
        try await laptop.box.save(.soup(), at: now)
        try await laptop.sync()
        shop.change { $0.refuses = "recipe" }
        try await laptop.box.save(.soup("soup", "Secret soup"), at: now)
        try await laptop.sync()
        try await laptop.engine.keepHere(try #require(try await laptop.engine.held().first))
        // There is room now, and it is none of the server's business.
        shop.change { $0.refuses = nil }
        let kept = try #require(try await laptop.engine.held().first)
        let undone = try #require(try await laptop.engine.undo(kept))
        #expect(try await laptop.box.recipe("soup")?.title == "Soup")
        #expect(try await laptop.sync().standing == SyncStanding())
        try await laptop.engine.redo(undone)
        let standing = try await laptop.sync().standing
        #expect(standing.keptHere == 1 && standing.held == 0 && standing.waiting == 0)
        #expect(try await laptop.box.recipe("soup")?.title == "Secret soup")
        #expect(try await laptop.engine.held() == [kept])
        #expect(!shop.state.withLock { "\($0.keeper)".contains("Secret") })
    }
}
