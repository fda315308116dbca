import Sync
import Testing

@Suite("A removal takes with it only what was seen, and so does taking it back (AR07)") struct RemovalTests {
    private static let picnic = RecordKey("collection", "picnic")

    /// A and B, which know it.
    private func kitchen(_ key: RecordKey, _ fields: [String: FieldValue]) throws -> Counter {
        var counter = Counter("A", "B")
        try counter.edit("A", key, fields)
        try counter.syncAll()
        return counter
    }

    /// A hears of what is new, and tells nothing itself.
    private func listen(_ counter: inout Counter, limit: Int = 200) throws {
        var question = try counter.with("A") { try $0.question(limit: limit, in: &$1) }
        question.patches = []
        let answer = try counter.answer(question)
        _ = try counter.with("A") { [question] in
            try $0.receive(answer, to: question, fresh: "x", in: &$1)
        }
    }

    @Test("What came while the removal waited is there on a server that was put back") func putBack() throws {
        var counter = try kitchen(.soup, ["title": "Soup"])
        try counter.edit("B", .soup, ["title": "Better soup"])
        try counter.sync("B")
        try counter.remove("A", .soup)
        try listen(&counter)
        counter.server = KeeperMemory(epoch: "e2")
        try counter.syncAll()
        for machine in ["A", "B"] {
            #expect(try counter.shown(machine, .soup) == ["title": "Better soup"])
        }
    }

    @Test("What was seen is removed from a server that was put back, too") func seen() throws {
        var counter = try kitchen(.soup, ["title": "Soup"])
        try counter.remove("A", .soup)
        counter.server = KeeperMemory(epoch: "e2")
        try counter.sync("A")
        #expect(counter.server.row(.soup)?.gone == true)
    }

    @Test("Taken back, it hides nothing that came meanwhile") func takenBack() throws {
        var counter = try kitchen(.soup, ["title": "Soup"])
        let before = try #require(try counter.record("A", .soup)).fields
        try counter.remove("A", .soup)
        try counter.edit("B", .soup, ["title": "Better soup"], at: 1)
        try counter.sync("B")
        try listen(&counter)
        try counter.edit("A", .soup, before)
        try counter.syncAll()
        #expect(try counter.shown("B", .soup) == ["title": "Soup"])
        #expect(try counter.record("B", .soup)?.kept.map(\.value) == ["Better soup"])
    }

    @Test("Taken back after it has gone, it says all that it was, to a server that has lost that") func gone()
        throws
    {
        var counter = try kitchen(.soup, ["title": "Soup", "steps": "Stir"])
        let backup = counter.server
        try counter.edit("A", .soup, ["title": "Better soup"])
        let before = try #require(try counter.record("A", .soup)).fields
        try counter.remove("A", .soup)
        try counter.sync("A")
        counter.server = backup
        counter.server.put(KeeperHead(epoch: "e2", seq: backup.head().seq))
        try counter.edit("A", .soup, before)
        try counter.syncAll()
        for machine in ["A", "B"] {
            #expect(try counter.shown(machine, .soup) == ["title": "Better soup", "steps": "Stir"])
        }
    }

    @Test("Taken back after it has gone, it hides nothing that was changed before that, unseen") func unseen()
        throws
    {
        var counter = try kitchen(.soup, ["title": "Soup"])
        let before = try #require(try counter.record("A", .soup)).fields
        try counter.remove("A", .soup)
        try counter.sync("A")
        try counter.edit("B", .soup, ["title": "Better soup"])
        try counter.remove("B", .soup)
        try counter.sync("B")
        // It is gone as B left it; A has never been shown that, and B takes it back as well.
        try counter.sync("A")
        #expect(counter.machines["A"]?.row(.soup)?.fields["title"]?.value == "Better soup")
        try counter.edit("B", .soup, ["title": "Better soup"])
        try counter.edit("A", .soup, before)
        try counter.sync("B")
        try counter.syncAll()
        #expect(try counter.shown("B", .soup) == ["title": "Soup"])
        #expect(try counter.record("B", .soup)?.kept.map(\.value) == ["Better soup"])
    }

    @Test("Taken back at once, what another has changed meanwhile stands") func stands() throws {
        var counter = try kitchen(.soup, ["title": "Soup"])
        let before = try #require(try counter.record("A", .soup)).fields
        try counter.edit("B", .soup, ["title": "Better soup"])
        try counter.remove("A", .soup)
        try counter.edit("A", .soup, before)
        try counter.sync("B")
        try counter.syncAll()
        #expect(try counter.shown("A", .soup) == ["title": "Better soup"])
    }

    @Test("Other versions that are on their way only are shown, and are taken back with their record")
    func versions() throws {
        var counter = try kitchen(.soup, ["title": "Soup"])
        try counter.edit("A", .soup, ["title": "Earlier"], at: 1)
        try counter.edit("B", .soup, ["title": "Later"])
        try counter.sync("B")
        try counter.sync("A")
        // The server was put back, and has no room.
        counter.server = KeeperMemory(epoch: "e2")
        counter.refused = ["Later": .quota]
        try counter.sync("A")
        let before = try #require(try counter.record("A", .soup))
        #expect(before.kept.map(\.value) == ["Earlier"])
        try counter.remove("A", .soup)
        try counter.edit("A", .soup, before.fields)
        #expect(try counter.record("A", .soup)?.kept.map(\.value) == ["Earlier"])
        counter.refused = [:]
        try counter.sync("A")
        #expect(counter.server.row(.soup)?.kept.map(\.value) == ["Earlier"])
        // And settled on their way they don't come back.
        counter.server = KeeperMemory(epoch: "e3")
        counter.refused = ["Later": .quota]
        try counter.sync("A")
        try counter.edit("A", .soup, settled: before.kept.map(\.id))
        #expect(try counter.record("A", .soup)?.kept == [])
        counter.refused = [:]
        try counter.sync("A")
        #expect(counter.server.row(.soup)?.fields["title"]?.value == "Later")
        #expect(counter.server.row(.soup)?.kept == [])
    }

    @Test("What the server is told of a removal has nothing else in it") func told() throws {
        var counter = try kitchen(.soup, ["title": "Soup"])
        try counter.edit("A", .soup, ["title": "Earlier"], at: 1)
        try counter.edit("B", .soup, ["title": "Later"])
        try counter.sync("B")
        try counter.sync("A")
        counter.server = KeeperMemory(epoch: "e2")
        counter.refused = ["Later": .quota]
        try counter.sync("A")
        try counter.remove("A", .soup)
        let client = counter.machines["A"]?.head().client
        let patch = try counter.with("A") { try $0.question(in: &$1) }.patches.last
        #expect(patch?.gone == true && patch?.kept == [])
        #expect(try counter.sync("A").problem == nil)
        #expect(counter.machines["A"]?.waiting == [])
        #expect(counter.machines["A"]?.head().client == client)
    }

    @Test("Taken back, a collection hides nothing either, whose members are still to come") func collection()
        throws
    {
        var counter = try kitchen(Self.picnic, ["name": "Picnic"])
        counter.refused = ["Feast": .invalid]
        try counter.edit("A", Self.picnic, ["name": "Feast"])
        try counter.sync("A")
        try counter.edit("B", Self.picnic, ["name": "Brunch"], at: 1)
        try counter.edit("B", .soup, ["title": "Soup"])
        try counter.sync("B")
        try listen(&counter, limit: 1)
        let head = try #require(counter.machines["A"]).head()
        try #require(head.whole < head.cursor)
        let before = try #require(try counter.record("A", Self.picnic)).fields
        try counter.remove("A", Self.picnic)
        try counter.edit("A", Self.picnic, before)
        counter.refused = [:]
        try counter.syncAll()
        #expect(try counter.shown("B", Self.picnic) == ["name": "Feast"])
        #expect(try counter.record("B", Self.picnic)?.kept.map(\.value) == ["Brunch"])
    }

    @Test("A collection is removed whose own change was seen before all of its members could be")
    func fields()
        throws
    {
        var counter = try kitchen(Self.picnic, ["name": "Picnic"])
        try counter.edit("B", Self.picnic, ["name": "Brunch"])
        try counter.edit("B", .soup, ["title": "Soup"])
        try counter.sync("B")
        try listen(&counter, limit: 1)
        #expect(try counter.shown("A", Self.picnic) == ["name": "Brunch"])
        try counter.remove("A", Self.picnic)
        try counter.syncAll()
        #expect(try counter.shown("B", Self.picnic) == nil)
    }
}
