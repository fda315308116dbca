import Foundation
import Library
import Recipes
import Sync
import Testing

@testable import SyncEngine

@Suite("Pictures and clips go after what shows them (AR15, AR17, TR34)") struct PictureCarryingTests {
    private let shop = Shop()
    private let now = 1000.0

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

    @Test("what has come is no news: it isn't read again") func noEcho() async throws {
        let laptop = try Machine(shop), tablet = try Machine(shop)
        try await laptop.box.save(
            SavedPicture(name: "own-1", mediaType: "image/jpeg", data: Data("a picture".utf8)))
        try await laptop.box.save(.soup(picture: "own-1"), at: now)
        try await laptop.sync()
        try await tablet.sync()
        #expect(try await tablet.box.picture("own-1") != nil)
        let untold = try await tablet.box.read {
            try Int.fetchOne(
                $0, sql: "SELECT COUNT(*) FROM journal WHERE sequence > (SELECT sequence FROM shelf)")
        }
        #expect(untold == 0)
    }

    @Test("a picture that the cook has put in its place while it came stays") func replacedMeanwhile()
        async throws
    {
        let laptop = try Machine(shop)
        var tablet = try Machine(shop)
        tablet.savesData = true
        try await laptop.box.save(
            SavedPicture(name: "clip-1", mediaType: "video/webm", data: Data("a clip".utf8)))
        var soup = Recipe.soup()
        soup.steps[0].clip = "clip-1"
        try await laptop.box.save(soup, at: now)
        try await laptop.sync()
        try await tablet.sync()
        let file = try #require(try await AbsentFile.named("clip-1", in: tablet.box))
        let mine = SavedPicture(name: "clip-1", mediaType: "video/webm", data: Data("my clip".utf8))
        try await tablet.box.save(mine)
        _ = try await tablet.engine.fetch(file)
        #expect(try await tablet.box.picture("clip-1") == mine)
        try await tablet.sync()
        try await laptop.sync()
        #expect(try await laptop.box.picture("clip-1") == mine)
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
}
