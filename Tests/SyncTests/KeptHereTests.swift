import Foundation
import Sync
import Testing

@Suite("What the cook wants to be on this machine only isn't told to the server (AR07)")
struct KeptHereTests {
    /// What A has made is refused and to stay here, though the server would take it from now on.
    private func keepHere(_ counter: inout Counter) throws {
        try counter.sync("A")
        let held = try counter.held()
        #expect(try counter.with("A") { try $0.keepHere(held, in: &$1) })
        (counter.refused, counter.told) = ([:], [])
    }

    private func purge(_ counter: inout Counter) throws {
        counter.now += 10
        _ = try counter.keeper.purge(&counter.server, at: counter.now)
    }

    @Test("Kept here, it and what is changed about it later stays, until it is tried again") func here()
        throws
    {
        var counter = try Counter.refusing("big", .quota)
        try counter.edit("A", .soup, ["title": "big"])
        try keepHere(&counter)
        try counter.edit("A", .soup, ["steps": "Stir"])
        try counter.syncAll()
        #expect(try counter.shown("A", .soup) == ["title": "big", "steps": "Stir"])
        #expect(try counter.shown("B", .soup) == nil)
        let kept = try counter.held()
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
    func whole() throws {
        var counter = try Counter.refusing("big", .quota)
        try counter.edit("A", .soup, ["title": "Soup", "steps": "Stir"])
        try counter.syncAll()
        try counter.edit("A", .soup, ["title": "big"])
        try keepHere(&counter)
        // Put back to a back-up from before anything was on it.
        counter.server = KeeperMemory(epoch: "e2")
        try counter.syncAll()
        #expect(try counter.shown("A", .soup) == ["title": "big", "steps": "Stir"])
        #expect(try counter.shown("B", .soup) == ["title": "Soup", "steps": "Stir"])
        #expect(try counter.held().staysHere)
        #expect(!"\(counter.told)".contains("big"))
    }

    // MARK: What it is in, and what is in it

    private static let picnic = RecordKey("collection", "picnic")
    private static let member = RecordKey("member", "picnic soup")

    /// When a collection that is renamed here, and was removed elsewhere, gets a member here.
    enum Coming: CaseIterable {
        /// Before this machine has heard of the removal, after it, and after it was purged unheard.
        case unheard, heard, purged
    }

    @Test(
        "A collection that comes back for a member leaves here what is kept here", arguments: Coming.allCases)
    func broughtBack(_ coming: Coming) throws {
        var counter = try Counter.refusing("Secret", .quota)
        counter.keeper.bounds.goneFor = 0
        try counter.edit("A", Self.picnic, ["name": "Picnic"])
        try counter.syncAll()
        try counter.edit("A", Self.picnic, ["name": "Secret"])
        try keepHere(&counter)
        try counter.remove("B", Self.picnic)
        try counter.sync("B")
        if coming == .heard { try counter.sync("A") }
        try counter.edit("A", Self.member, ["place": "1"])
        if coming == .purged { try purge(&counter) }
        try counter.syncAll()
        #expect(try counter.shown("A", Self.picnic) == ["name": "Secret"])
        #expect(try counter.shown("B", Self.picnic) == ["name": "Picnic"])
        #expect(try counter.shown("B", Self.member) == ["place": "1"])
        #expect(try counter.held().staysHere)
        #expect(!"\(counter.told)".contains("Secret"))
    }

    @Test("A collection that was kept here from the beginning isn't told for its members' sake") func isNew()
        throws
    {
        var counter = try Counter.refusing("Secret", .quota)
        counter.keeper.bounds.goneFor = 0
        try counter.edit("A", Self.picnic, ["name": "Secret"])
        try keepHere(&counter)
        try counter.edit("A", Self.member, ["place": "1"])
        // So that A must pull everything anew.
        try counter.edit("B", .soup, ["title": "Soup"])
        try counter.sync("B")
        try counter.remove("B", .soup)
        try counter.sync("B")
        try purge(&counter)
        try counter.syncAll()
        #expect(try counter.shown("A", Self.picnic) == ["name": "Secret"])
        #expect(try counter.shown("B", Self.picnic) == nil)
        #expect(!"\(counter.told)".contains("Secret"))
    }

    @Test("A member that is kept here brings no collection back") func member() throws {
        var counter = try Counter.refusing("big", .quota)
        counter.keeper.bounds.goneFor = 0
        try counter.edit("A", Self.picnic, ["name": "Picnic"])
        try counter.syncAll()
        try counter.edit("A", Self.member, ["place": "big"])
        try keepHere(&counter)
        try counter.remove("B", Self.picnic)
        try counter.sync("B")
        try purge(&counter)
        try counter.syncAll()
        #expect(try counter.shown("A", Self.picnic) == nil && counter.shown("B", Self.picnic) == nil)
        #expect(try counter.shown("A", Self.member) == ["place": "big"])
    }

    @Test("Removed, it is gone here and on the server, and doesn't come back") func removed() throws {
        var counter = try Counter.refusing("big", .quota)
        try counter.edit("A", .soup, ["title": "Soup"])
        try counter.syncAll()
        try counter.edit("A", .soup, ["title": "big"])
        try keepHere(&counter)
        try counter.remove("A", .soup)
        try counter.syncAll()
        #expect(try counter.shown("A", .soup) == nil && counter.shown("B", .soup) == nil)
        #expect(counter.machines["A"]?.waiting == [])
        #expect(!"\(counter.told)".contains("big"))
    }
}
