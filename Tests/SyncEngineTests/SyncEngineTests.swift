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

    private func alike(_ one: Machine, _ other: Machine) async throws {
        let mine = try await one.contents(), theirs = try await other.contents()
        #expect(Set(mine.keys) == Set(theirs.keys))
        for (key, fields) in mine where theirs[key] != fields {
            Issue.record("\(key): \(fields) ≠ \(theirs[key] ?? [:])")
        }
    }

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

    @Test("clips come only when they are asked for, if data is to be saved (AR15, TR34)") func savesData()
        async throws
    {
        let laptop = try Machine(shop)
        var tablet = try Machine(shop)
        tablet.savesData = true
        let clip = SavedPicture(name: "clip-1", mediaType: "video/webm", data: Data("a clip".utf8))
        try await laptop.box.save(clip)
        var soup = Recipe.soup()
        soup.steps[0].clip = "clip-1"
        try await laptop.box.save(soup, at: now)
        try await laptop.sync()
        let report = try await tablet.sync()
        #expect(report.standing.pictures == 1)
        #expect(try await tablet.box.picture("clip-1") == nil)
        let file = try #require(try await AbsentFile.named("clip-1", in: tablet.box))
        #expect(file.bytes == clip.data.count)
        // Without the network it stays where it is, and so it does if another one comes in its place.
        shop.change { $0.isAway = true }
        await #expect(throws: FileTrouble.self) { try await tablet.engine.fetch(file) }
        shop.change { state in
            state.isAway = false
            for hash in state.blobs.keys { state.blobs[hash] = Data("another".utf8) }
        }
        await #expect(throws: FileTrouble.self) { try await tablet.engine.fetch(file) }
        #expect(try await tablet.box.picture("clip-1") == nil)
        shop.change { state in for hash in state.blobs.keys { state.blobs[hash] = clip.data } }
        #expect(try await tablet.engine.fetch(file))
        #expect(try await tablet.box.picture("clip-1") == clip)
        // Asked for twice, it comes once.
        shop.change { $0.isAway = true }
        #expect(try await tablet.engine.fetch(file))
        #expect(try await AbsentFile.named("clip-1", in: tablet.box) == nil)
        #expect(try await tablet.engine.standing().pictures == 0)
    }

    @Test("a picture that isn't the one that was asked for is let go") func falsePicture() async throws {
        let laptop = try Machine(shop), tablet = try Machine(shop)
        try await laptop.box.save(
            SavedPicture(name: "own-1", mediaType: "image/jpeg", data: Data("true".utf8)))
        try await laptop.box.save(.soup(picture: "own-1"), at: now)
        try await laptop.sync()
        shop.change { state in
            for hash in state.blobs.keys { state.blobs[hash] = Data("false".utf8) }
        }
        let report = try await tablet.sync()
        guard case .stranger? = report.trouble else { Issue.record(); return }
        #expect(try await tablet.box.picture("own-1") == nil)
        #expect(try await tablet.box.recipe("soup") != nil)
    }

    @Test("a picture that doesn't come keeps no other away, and comes later") func tornPicture() async throws
    {
        let laptop = try Machine(shop), tablet = try Machine(shop)
        let names = (100..<160).map { "own-\($0)" }
        for name in names {
            try await laptop.box.save(
                SavedPicture(name: name, mediaType: "image/jpeg", data: Data(name.utf8)))
            try await laptop.box.save(.soup(name, picture: name), at: now)
        }
        try await laptop.sync()
        func come() async throws -> [String] {
            try await tablet.box.read {
                try String.fetchAll($0, sql: "SELECT name FROM picture ORDER BY name")
            }
        }
        let hash = Digest(of: Array("own-103".utf8)).text
        shop.change { $0.tears = hash }
        let report = try await tablet.sync()
        #expect(report.trouble != nil && report.hasNews)
        // Those that were under way with it.
        #expect(try await come() == names.prefix(8).filter { $0 != "own-103" })
        // One that the server hasn't got at all is no trouble.
        shop.change { $0.tears = nil }
        let lost = shop.state.withLock { $0.blobs.removeValue(forKey: hash) }
        #expect(try await tablet.sync().trouble == nil)
        #expect(try await come() == names.filter { $0 != "own-103" })
        shop.change { $0.blobs[hash] = lost }
        #expect(try await tablet.sync().standing == SyncStanding())
        #expect(try await come() == names)
    }

    @Test("a recipe that changes has its pictures not read again") func unreadPicture() async throws {
        let laptop = try Machine(shop)
        try await laptop.box.save(
            SavedPicture(name: "own-1", mediaType: "image/jpeg", data: Data("a picture".utf8)))
        try await laptop.box.save(.soup(picture: "own-1"), at: now)
        try await laptop.sync()
        // Other bytes of which the journal knows nothing, as no cook can make them: who reads them sends them.
        try await laptop.box.write { db in
            try db.execute(sql: "UPDATE picture SET data = x'00'; DELETE FROM journal WHERE kind = 'picture'")
        }
        try await laptop.box.save(.soup("soup", "Carrot soup", picture: "own-1"), at: now + 1)
        try await laptop.sync()
        #expect(shop.state.withLock { $0.blobs.count } == 1)
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
        func lastWorked() async throws -> Double? { try await SyncEngine.lastWorked(in: laptop.box) }
        #expect(try await lastWorked() == nil)
        let began = Double(shop.state.withLock { $0.now }) / 1000
        try await laptop.sync()
        #expect(try await lastWorked() == began)
        shop.change { $0.isAway = true }
        #expect(try await laptop.sync().trouble != nil)
        #expect(try await lastWorked() == began)
        // Another account has never been compared: not before its first round has come to its end.
        func other() async throws -> SyncReport {
            await SyncEngine(
                laptop.box, boxes: [], guest: try shop.guest(), account: "kitchen 2", settings: [],
                savesData: false, now: 3000
            ).round()
        }
        #expect(try await other().trouble != nil)
        #expect(try await lastWorked() == nil)
        shop.change { $0.isAway = false }
        #expect(try await other().isWell)
        #expect(try await lastWorked() == 3000)
    }
}
