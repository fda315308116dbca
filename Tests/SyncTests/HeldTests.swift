import Sync
import Testing

@Suite("What the server refuses is held: it blocks nothing and doesn't vanish (AR07)") struct HeldTests {
    @Test("It is shown with its reason, and what comes after it goes through") func held() throws {
        var counter = try Counter.refusing("big", .quota)
        try counter.edit("A", .soup, ["title": "big"])
        let bread = RecordKey("recipe", "bread")
        try counter.edit("A", bread, ["title": "Bread"])
        try counter.syncAll()
        #expect(try counter.record("A", .soup)?.problems == [.quota])
        #expect(try counter.shown("A", .soup) == ["title": "big"])
        #expect(try counter.shown("B", bread) == ["title": "Bread"])
        #expect(try counter.shown("B", .soup) == nil)
    }

    @Test("It is told again until the machine has heard it") func lostAnswer() throws {
        var counter = try Counter.refusing("big", .quota)
        try counter.edit("A", .soup, ["title": "big"])
        let lost = try counter.with("A") { try $0.question(in: &$1) }
        _ = try counter.answer(lost)
        try counter.sync("A")
        let waiting = try counter.held()
        #expect(waiting.problem == .quota)
        // And not for ever.
        try counter.sync("A")
        #expect(counter.server.clients.values.allSatisfy { $0.refused.isEmpty })
    }

    @Test("Tried again, it goes through when the reason has gone") func again() throws {
        var counter = try Counter.refusing("picture", .blobMissing)
        try counter.edit("A", .soup, ["title": "picture"])
        try counter.sync("A")
        counter.refused = [:]
        let held = try counter.held()
        try counter.with("A") { _ = try $0.tryAgain(held, in: &$1) }
        try counter.syncAll()
        #expect(try counter.shown("B", .soup) == ["title": "picture"])
        let again = try counter.with("A") { try $0.tryAgain(held, in: &$1) }
        #expect(!again)
    }

    @Test("Discarded, the record is as the server has it") func discard() throws {
        var counter = try Counter.refusing("big", .quota)
        try counter.edit("A", .soup, ["title": "small"])
        try counter.sync("A")
        try counter.edit("A", .soup, ["title": "big"])
        try counter.sync("A")
        let held = try counter.held()
        #expect(try counter.with("A") { try $0.discard(held, in: &$1) })
        #expect(try counter.shown("A", .soup) == ["title": "small"])
    }

    @Test("A new change takes it along, so that what has been set right goes through whole") func along()
        throws
    {
        var counter = try Counter.refusing("bad", .invalid)
        try counter.edit("A", .soup, ["title": "bad", "steps": "Stir"])
        try counter.sync("A")
        try counter.edit("A", .soup, ["title": "good"])
        try counter.syncAll()
        #expect(try counter.shown("B", .soup) == ["title": "good", "steps": "Stir"])
        #expect(counter.machines["A"]?.waiting == [])
    }

    @Test("A change that was sent behind it doesn't lose it") func behind() throws {
        var counter = try Counter.refusing("bad", .invalid)
        try counter.edit("A", .soup, ["title": "bad", "steps": "Stir"])
        _ = try counter.with("A") { try $0.question(in: &$1) }
        try counter.edit("A", .soup, ["title": "good"])
        try counter.syncAll()
        #expect(try counter.shown("B", .soup) == ["title": "good", "steps": "Stir"])
    }

    @Test("Removed and taken back, what was held is there, and hides nothing unseen") func removedAndBack()
        throws
    {
        var counter = try Counter.refusing("bad", .invalid)
        try counter.edit("A", .soup, ["title": "Soup"])
        try counter.syncAll()
        try counter.edit("A", .soup, ["title": "bad"])
        try counter.sync("A")
        try counter.edit("B", .soup, ["title": "From B"], at: 1)
        try counter.sync("B")
        try counter.sync("A")
        let before = try #require(try counter.record("A", .soup)).fields
        try counter.remove("A", .soup)
        try counter.edit("A", .soup, before)
        counter.refused = [:]
        try counter.syncAll()
        #expect(try counter.shown("B", .soup) == ["title": "bad"])
        #expect(try counter.record("B", .soup)?.kept.map(\.value) == ["From B"])
    }

    @Test("It outlives a purge of its record, whole") func purged() throws {
        var counter = try Counter.refusing("bad", .invalid)
        counter.keeper.bounds.goneFor = 0
        try counter.edit("A", .soup, ["title": "Soup", "steps": "Stir"])
        try counter.syncAll()
        try counter.edit("A", .soup, ["title": "bad"])
        try counter.sync("A")
        try counter.remove("B", .soup)
        try counter.sync("B")
        counter.now += 10
        _ = try counter.keeper.purge(&counter.server, at: counter.now)
        try counter.sync("A")
        counter.refused = [:]
        let held = try counter.held()
        try counter.with("A") { _ = try $0.tryAgain(held, in: &$1) }
        try counter.syncAll()
        #expect(try counter.shown("B", .soup) == ["title": "bad", "steps": "Stir"])
    }
}
