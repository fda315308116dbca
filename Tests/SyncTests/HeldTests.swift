import Foundation
import Sync
import Testing

@Suite("What the server refuses is held: it blocks nothing and doesn't vanish (AR07)") struct HeldTests {
    private func refusing(_ text: String, _ problem: Problem) throws -> Counter {
        var counter = Counter("A", "B")
        try counter.syncAll()
        counter.refused = [text: problem]
        return counter
    }

    private func held(_ counter: Counter) throws -> Waiting {
        try #require(counter.machines["A"]?.held().first)
    }

    @Test("It is shown with its reason, and what comes after it goes through") func held() throws {
        var counter = try refusing("big", .quota)
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
        var counter = try refusing("big", .quota)
        try counter.edit("A", .soup, ["title": "big"])
        let lost = try counter.with("A") { try $0.question(in: &$1) }
        _ = try counter.answer(lost)
        try counter.sync("A")
        let waiting = try held(counter)
        #expect(waiting.problem == .quota)
        // And not for ever.
        try counter.sync("A")
        #expect(counter.server.clients.values.allSatisfy { $0.refused.isEmpty })
    }

    @Test("Tried again, it goes through when the reason has gone") func again() throws {
        var counter = try refusing("picture", .blobMissing)
        try counter.edit("A", .soup, ["title": "picture"])
        try counter.sync("A")
        counter.refused = [:]
        let held = try held(counter)
        try counter.with("A") { _ = try $0.tryAgain(held, in: &$1) }
        try counter.syncAll()
        #expect(try counter.shown("B", .soup) == ["title": "picture"])
        let again = try counter.with("A") { try $0.tryAgain(held, in: &$1) }
        #expect(!again)
    }

    @Test("Kept here, it and what is changed about it later stays, until it is tried again") func here()
        throws
    {
        var counter = try refusing("big", .quota)
        try counter.edit("A", .soup, ["title": "big"])
        try counter.sync("A")
        counter.refused = [:]
        let held = try held(counter)
        #expect(try counter.with("A") { try $0.keepHere(held, in: &$1) })
        try counter.edit("A", .soup, ["steps": "Stir"])
        try counter.syncAll()
        #expect(try counter.shown("A", .soup) == ["title": "big", "steps": "Stir"])
        #expect(try counter.shown("B", .soup) == nil)
        let kept = try self.held(counter)
        #expect(kept.staysHere && kept.problem == .quota)
        // It is so in a library that was closed meanwhile, and in one from before there was such a mark.
        let written = try JSONEncoder().encode(kept)
        #expect(try JSONDecoder().decode(Waiting.self, from: written) == kept)
        let older = String(decoding: written, as: UTF8.self).replacing(#","staysHere":true"#, with: "")
            .replacing(#""staysHere":true,"#, with: "")
        #expect(try !JSONDecoder().decode(Waiting.self, from: Data(older.utf8)).staysHere)
        try counter.with("A") { _ = try $0.tryAgain(kept, in: &$1) }
        try counter.syncAll()
        #expect(try counter.shown("B", .soup) == ["title": "big", "steps": "Stir"])
        #expect(counter.machines["A"]?.held() == [])
    }

    @Test("Kept here, it goes along with nothing, not even with what a server that has lost it wants whole")
    func hereWhole() throws {
        var counter = try refusing("big", .quota)
        try counter.edit("A", .soup, ["title": "Soup", "steps": "Stir"])
        try counter.syncAll()
        try counter.edit("A", .soup, ["title": "big"])
        try counter.sync("A")
        let held = try held(counter)
        try counter.with("A") { _ = try $0.keepHere(held, in: &$1) }
        counter.refused = [:]
        // Put back to a back-up from before anything was on it.
        counter.server = KeeperMemory(epoch: "e2")
        try counter.syncAll()
        #expect(try counter.shown("A", .soup) == ["title": "big", "steps": "Stir"])
        #expect(try counter.shown("B", .soup) == ["title": "Soup", "steps": "Stir"])
        #expect(try self.held(counter).staysHere)
        #expect(!"\(counter.server)".contains("big"))
    }

    /// When a collection that is renamed here, and was removed elsewhere, gets a member here.
    enum Coming: CaseIterable {
        /// Before this machine has heard of the removal, after it, and after it was heard of and forgotten.
        case unheard, heard, purged
    }

    @Test(
        "A collection that comes back for a member leaves here what is kept here", arguments: Coming.allCases)
    func hereBroughtBack(_ coming: Coming) throws {
        let picnic = RecordKey("collection", "picnic"), member = RecordKey("member", "picnic soup")
        var counter = try refusing("Secret", .quota)
        counter.keeper.bounds.goneFor = 0
        try counter.edit("A", picnic, ["name": "Picnic"])
        try counter.syncAll()
        try counter.edit("A", picnic, ["name": "Secret"])
        try counter.sync("A")
        let held = try held(counter)
        try counter.with("A") { _ = try $0.keepHere(held, in: &$1) }
        counter.refused = [:]
        try counter.remove("B", picnic)
        try counter.sync("B")
        if coming == .heard { try counter.sync("A") }
        try counter.edit("A", member, ["place": "1"])
        if coming == .purged {
            counter.now += 10
            _ = try counter.keeper.purge(&counter.server, at: counter.now)
        }
        try counter.syncAll()
        #expect(try counter.shown("A", picnic) == ["name": "Secret"])
        #expect(try counter.shown("B", picnic) == ["name": "Picnic"])
        #expect(try counter.shown("B", member) == ["place": "1"])
        #expect(try self.held(counter).staysHere)
        #expect(!"\(counter.server)".contains("Secret"))
    }

    @Test("A member that is kept here brings no collection back") func memberHere() throws {
        let picnic = RecordKey("collection", "picnic"), member = RecordKey("member", "picnic soup")
        var counter = try refusing("big", .quota)
        counter.keeper.bounds.goneFor = 0
        try counter.edit("A", picnic, ["name": "Picnic"])
        try counter.syncAll()
        try counter.edit("A", member, ["place": "big"])
        try counter.sync("A")
        let held = try held(counter)
        try counter.with("A") { _ = try $0.keepHere(held, in: &$1) }
        counter.refused = [:]
        try counter.remove("B", picnic)
        try counter.sync("B")
        counter.now += 10
        _ = try counter.keeper.purge(&counter.server, at: counter.now)
        try counter.syncAll()
        #expect(try counter.shown("A", picnic) == nil && counter.shown("B", picnic) == nil)
        #expect(try counter.shown("A", member) == ["place": "big"])
    }

    @Test("Removed, what is kept here is gone, here and on the server, and doesn't come back")
    func hereRemoved()
        throws
    {
        var counter = try refusing("big", .quota)
        try counter.edit("A", .soup, ["title": "Soup"])
        try counter.syncAll()
        try counter.edit("A", .soup, ["title": "big"])
        try counter.sync("A")
        let held = try held(counter)
        try counter.with("A") { _ = try $0.keepHere(held, in: &$1) }
        try counter.remove("A", .soup)
        try counter.syncAll()
        #expect(try counter.shown("A", .soup) == nil && counter.shown("B", .soup) == nil)
        #expect(counter.machines["A"]?.waiting == [])
    }

    @Test("Discarded, the record is as the server has it") func discard() throws {
        var counter = try refusing("big", .quota)
        try counter.edit("A", .soup, ["title": "small"])
        try counter.sync("A")
        try counter.edit("A", .soup, ["title": "big"])
        try counter.sync("A")
        let held = try held(counter)
        #expect(try counter.with("A") { try $0.discard(held, in: &$1) })
        #expect(try counter.shown("A", .soup) == ["title": "small"])
    }

    @Test("A new change takes it along, so that what has been set right goes through whole") func along()
        throws
    {
        var counter = try refusing("bad", .invalid)
        try counter.edit("A", .soup, ["title": "bad", "steps": "Stir"])
        try counter.sync("A")
        try counter.edit("A", .soup, ["title": "good"])
        try counter.syncAll()
        #expect(try counter.shown("B", .soup) == ["title": "good", "steps": "Stir"])
        #expect(counter.machines["A"]?.waiting == [])
    }

    @Test("A change that was sent behind it doesn't lose it") func behind() throws {
        var counter = try refusing("bad", .invalid)
        try counter.edit("A", .soup, ["title": "bad", "steps": "Stir"])
        _ = try counter.with("A") { try $0.question(in: &$1) }
        try counter.edit("A", .soup, ["title": "good"])
        try counter.syncAll()
        #expect(try counter.shown("B", .soup) == ["title": "good", "steps": "Stir"])
    }

    @Test("Removed and taken back, what was held is there, and hides nothing unseen") func removedAndBack()
        throws
    {
        var counter = try refusing("bad", .invalid)
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
        var counter = try refusing("bad", .invalid)
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
        let held = try held(counter)
        try counter.with("A") { _ = try $0.tryAgain(held, in: &$1) }
        try counter.syncAll()
        #expect(try counter.shown("B", .soup) == ["title": "bad", "steps": "Stir"])
    }
}
