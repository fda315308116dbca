import Foundation
import Library
import LibraryDeeds
import Recipes
import Sync
import Testing

@testable import SyncEngine

@Suite("The same kitchen on two machines (AR07, AR17)") struct SyncEngineTests {
    private let shop = Shop()
    private let now = 1000.0

    @Test("all that a cook keeps is on the other one") func everything() async throws {
        let laptop = try Machine(shop), tablet = try Machine(shop)
        let picture = SavedPicture(name: "own-1", mediaType: "image/jpeg", data: Data("a picture".utf8))
        try await laptop.box.save(picture)
        try await laptop.box.save(.soup(picture: "own-1"), at: now)
        try await laptop.box.setFavourite(true, "soup", at: now)
        try await laptop.box.makeCollection(named: "Winter", with: ["soup"], at: now)
        try await laptop.box.noteViewed("soup", at: now)
        try await laptop.box.cooked("soup", note: "more salt", stars: 4, at: now)
        try await laptop.box.shop(typed: "2 l milk", at: now)
        try await laptop.box.set(["measures": "\"metric\"", "camera": "\"/dev/video0\""])
        #expect(try await laptop.sync().trouble == nil)
        let report = try await tablet.sync()
        #expect(report.hasNews && report.trouble == nil && report.fault == nil)
        #expect(report.standing == SyncStanding())
        try await alike(laptop, tablet)
        let contents = try await tablet.contents()
        #expect(contents.count == 10)
        #expect(try await tablet.box.recipe("soup")?.stars == 4)
        #expect(try await tablet.box.picture("own-1") == picture)
        // The camera is this machine's own.
        #expect(try await tablet.box.settings() == ["measures": "\"metric\""])
        // It is found there as well.
        #expect(try await tablet.box.search("carrots").count == 1)
        // Nothing changed, nothing is told.
        #expect(try await !laptop.sync().hasNews)
        #expect(try await !tablet.sync().hasNews)
    }

    @Test("changes and removals go both ways") func changes() async throws {
        let laptop = try Machine(shop), tablet = try Machine(shop)
        try await laptop.box.save([.soup(), .soup("stew", "Stew"), .soup("cake", "Cake")], at: now)
        try await laptop.box.setFavourites(["soup", "stew"], at: now)
        try await laptop.sync()
        try await tablet.sync()
        try await tablet.box.save(.soup("soup", "Carrot soup"), at: now)
        try await tablet.box.remove(["stew"])
        try await laptop.box.remove(["cake"])
        try await tablet.sync()
        try await laptop.sync()
        try await tablet.sync()
        try await alike(laptop, tablet)
        #expect(try await laptop.contents().keys.sorted() == ["favourite soup", "recipe soup"])
        #expect(try await laptop.box.recipe("soup")?.title == "Carrot soup")
    }

    @Test("two texts for the same thing: one stands, the other is kept until the cook has chosen")
    func conflict()
        async throws
    {
        let laptop = try Machine(shop), tablet = try Machine(shop)
        try await laptop.box.save(.soup(), at: now)
        try await laptop.sync()
        try await tablet.sync()
        try await laptop.box.save(.soup("soup", "Nana’s soup"), at: now)
        try await tablet.box.save(.soup("soup", "Carrot soup"), at: now)
        try await laptop.sync()
        try await tablet.sync()
        try await laptop.sync()
        try await alike(laptop, tablet)
        let conflicts = try await laptop.engine.conflicts()
        let conflict = try #require(conflicts.first)
        #expect(conflicts.count == 1 && conflict.field == "title" && conflict.place.thing == "soup")
        #expect(Set([conflict.shown, conflict.other]) == ["Nana’s soup", "Carrot soup"])
        // The cook takes the other one, on one machine, and it is settled on both.
        try await laptop.engine.settle(conflict, choosing: true)
        #expect(try await laptop.box.recipe("soup")?.title == conflict.other)
        try await laptop.sync()
        try await tablet.sync()
        try await alike(laptop, tablet)
        #expect(try await tablet.engine.conflicts() == [])
        #expect(try await laptop.engine.conflicts() == [])
    }

    @Test("a version that is only on its way again is shown, counted, and can be chosen") func onItsWay()
        async throws
    {
        let laptop = try Machine(shop), tablet = try Machine(shop)
        try await laptop.box.save(.soup(), at: now)
        try await laptop.sync()
        try await tablet.sync()
        try await laptop.box.save(.soup("soup", "Nana’s soup"), at: now)
        try await tablet.box.save(.soup("soup", "Carrot soup"), at: now)
        try await laptop.sync()
        try await tablet.sync()
        try await laptop.sync()
        let before = try await laptop.engine.conflicts()
        try #require(before.count == 1)
        // The server is put back to a back-up from before there was anything; the network goes when that is known.
        shop.change { ($0.keeper, $0.answersLeft) = (KeeperMemory(epoch: "2"), 2) }
        #expect(try await laptop.sync().trouble != nil)
        #expect(try await laptop.engine.conflicts() == before)
        #expect(try await laptop.engine.standing().conflicts == 1)
        try await laptop.engine.settle(before[0], choosing: true)
        #expect(try await laptop.engine.conflicts() == [])
        #expect(try await laptop.engine.standing().conflicts == 0)
        #expect(try await laptop.box.recipe("soup")?.title == before[0].other)
        shop.change { $0.answersLeft = nil }
        for machine in [laptop, tablet, laptop, tablet] { try await machine.sync() }
        try await alike(laptop, tablet)
        #expect(try await tablet.box.recipe("soup") != nil)
    }

    @Test("a change wins over a removal, and brings with it what belongs to the recipe") func revival()
        async throws
    {
        let laptop = try Machine(shop), tablet = try Machine(shop)
        try await laptop.box.save(.soup(), at: now)
        try await laptop.box.setFavourite(true, "soup", at: now)
        try await laptop.sync()
        try await tablet.sync()
        try await laptop.box.remove(["soup"])
        try await tablet.box.save(.soup("soup", "Carrot soup"), at: now)
        try await laptop.sync()
        try await tablet.sync()
        try await laptop.sync()
        try await alike(laptop, tablet)
        #expect(try await laptop.box.recipe("soup")?.title == "Carrot soup")
    }

    @Test("a machine that signs in with the same recipes has nothing twice") func doubles() async throws {
        let laptop = try Machine(shop), tablet = try Machine(shop)
        try await laptop.box.save(.soup("one"), at: now)
        try await laptop.box.makeCollection(named: "Winter", with: ["one"], at: now)
        try await tablet.box.save([.soup("two"), .soup("other", "Other")], at: now)
        try await tablet.box.makeCollection(named: "winter", with: ["two", "other"], at: now)
        try await tablet.box.setFavourite(true, "two", at: now)
        try await tablet.box.cooked("two", note: "good", stars: 5, at: now)
        try await laptop.sync()
        try await tablet.sync()
        try await laptop.sync()
        try await tablet.sync()
        try await alike(laptop, tablet)
        let keys = try await laptop.contents().keys
        #expect(keys.filter { $0.hasPrefix("recipe") }.sorted() == ["recipe one", "recipe other"])
        #expect(keys.filter { $0.hasPrefix("collection") }.count == 1)
        #expect(keys.filter { $0.hasPrefix("member") }.count == 2)
        #expect(try await laptop.box.isFavourite("one"))
        #expect(try await laptop.box.diary(limit: 5).map(\.recipeID) == ["one"])
        #expect(try await laptop.engine.conflicts().isEmpty)
    }

    @Test("hearts of recipes that came with the program travel without them") func starters() async throws {
        let laptop = try Machine(shop), tablet = try Machine(shop)
        for machine in [laptop, tablet] {
            try await machine.box.stock([.soup("starter")], pictures: [], version: 1, at: now)
        }
        try await laptop.box.setFavourite(true, "starter", at: now)
        try await laptop.sync()
        try await tablet.sync()
        #expect(try await tablet.box.isFavourite("starter"))
        #expect(shop.state.withLock { $0.keeper.rows.keys.map(\.kind) } == ["favourite"])
        // Changed, it is the cook's own, and travels.
        try await tablet.box.save(.soup("starter", "Mine"), at: now)
        try await tablet.sync()
        try await laptop.sync()
        #expect(try await laptop.box.recipe("starter")?.title == "Mine")
    }

    @Test("a heart waits for its recipe") func late() async throws {
        let laptop = try Machine(shop), tablet = try Machine(shop)
        try await laptop.box.stock([.soup("starter")], pictures: [], version: 1, at: now)
        try await laptop.box.setFavourite(true, "starter", at: now)
        try await laptop.sync()
        try await tablet.sync()
        #expect(try await !tablet.box.isFavourite("starter"))
        // Nobody has taken it away.
        try await laptop.sync()
        #expect(try await laptop.box.isFavourite("starter"))
        try await laptop.box.save(.soup("starter", "Mine"), at: now)
        try await laptop.sync()
        try await tablet.sync()
        #expect(try await tablet.box.isFavourite("starter"))
    }

    @Test("an answer that is lost costs nothing, and nothing is done twice") func lost() async throws {
        let laptop = try Machine(shop), tablet = try Machine(shop)
        try await laptop.box.save((0..<5).map { .soup("\($0)", "Soup \($0)") }, at: now)
        for _ in 0..<4 {
            shop.change { $0.losesAnswers = 1 }
            #expect(try await laptop.sync().trouble != nil)
        }
        try await laptop.sync()
        try await tablet.sync()
        try await alike(laptop, tablet)
        #expect(try await tablet.contents().count == 5)
    }

    @Test("without the network everything waits, and says how much") func offline() async throws {
        let laptop = try Machine(shop)
        shop.change { $0.isAway = true }
        try await laptop.box.save([.soup(), .soup("stew", "Stew")], at: now)
        let report = try await laptop.sync()
        guard case .offline? = report.trouble else { Issue.record(); return }
        #expect(report.standing.waiting == 2)
        shop.change { $0.isAway = false }
        #expect(try await laptop.sync().standing.waiting == 0)
    }

    @Test("a server that was put back to a back-up gets everything again") func restoredServer() async throws
    {
        let laptop = try Machine(shop), tablet = try Machine(shop)
        try await laptop.box.save(.soup(), at: now)
        try await laptop.sync()
        try await tablet.sync()
        shop.change { $0.keeper = KeeperMemory(epoch: "2") }
        try await tablet.box.save(.soup("stew", "Stew"), at: now)
        try await tablet.sync()
        try await laptop.sync()
        try await tablet.sync()
        try await alike(laptop, tablet)
        #expect(try await laptop.contents().count == 2)
    }

    @Test("whatever two cooks do, both kitchens end alike, and nothing is left over", arguments: 0..<24)
    func deeds(_ seed: UInt64) async throws {
        let laptop = try Machine(shop), tablet = try Machine(shop)
        var dice = SeededDice(seed: seed)
        var done: [Deed.Kind] = []
        for number in 1...60 {
            let machine = Bool.random(using: &dice) ? laptop : tablet
            let deed = Deed(number, seed: seed)
            switch deed.kind {
            // What concerns the file is tried with files.
            case .keepCopy, .backUp, .restore: continue
            default: break
            }
            try await deed.perform(on: machine.box, folder: "")
            done.append(deed.kind)
            switch Int.random(in: 0..<8, using: &dice) {
            case 0: try await machine.sync()
            case 1:
                shop.change { $0.losesAnswers = 1 }
                try await machine.sync()
                shop.change { $0.losesAnswers = 0 }
            default: break
            }
        }
        var last = SyncReport()
        for machine in [laptop, tablet, laptop, tablet] {
            last = try await machine.sync()
            #expect(last.trouble == nil && last.fault == nil && last.libraryTrouble == nil)
        }
        #expect(last.standing.waiting == 0 && last.standing.held == 0)
        try await alike(laptop, tablet)
        try await laptop.box.check()
        try await tablet.box.check()
    }

    @Test("another account begins anew with what is here") func otherAccount() async throws {
        let laptop = try Machine(shop), other = Shop()
        try await laptop.box.save(.soup(), at: now)
        try await laptop.sync()
        let engine = SyncEngine(
            laptop.box, boxes: [], guest: try other.guest(), account: "kitchen 2", settings: [],
            savesData: false, now: 2000)
        #expect(await engine.round().trouble == nil)
        #expect(other.state.withLock { $0.keeper.rows.count } == 1)
    }

    @Test("when it was last compared is this account's time, and that of a round that came to its end (AR17)")
    func lastWorked() async throws {
        let laptop = try Machine(shop)
        func lastWorked(_ account: String = "kitchen 1") async throws -> Double? {
            try await SyncEngine.lastWorked(of: account, in: laptop.box)
        }
        #expect(try await lastWorked() == nil)
        let began = Double(shop.state.withLock { $0.now }) / 1000
        try await laptop.sync()
        #expect(try await lastWorked() == began)
        try await laptop.box.save(.soup(), at: now)
        shop.change { $0.isAway = true }
        #expect(try await laptop.sync().trouble != nil)
        #expect(try await lastWorked() == began)
        // Another account has never been compared: not before its first round has come to its end, nor before it
        // has begun.
        #expect(try await lastWorked("kitchen 2") == nil)
        let mine = try await SyncEngine.standing(of: "kitchen 1", in: laptop.box)
        #expect(mine.waiting == 1)
        #expect(try await SyncEngine.standing(of: "kitchen 2", in: laptop.box) == SyncStanding())
        func other() async throws -> SyncReport {
            await SyncEngine(
                laptop.box, boxes: [], guest: try shop.guest(), account: "kitchen 2", settings: [],
                savesData: false, now: 3000
            ).round()
        }
        #expect(try await other().trouble != nil)
        #expect(try await lastWorked("kitchen 2") == nil)
        shop.change { $0.isAway = false }
        #expect(try await other().isWell)
        #expect(try await lastWorked("kitchen 2") == 3000)
        #expect(try await lastWorked() == nil)
    }
}
