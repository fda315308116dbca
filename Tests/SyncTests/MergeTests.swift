import Sync
import Testing

@Suite("Changes of two machines merge by the rule of their kind (AR07)") struct MergeTests {
    /// Two machines that know the soup.
    private func kitchen(_ key: RecordKey = .soup, _ fields: [String: FieldValue] = ["title": "Soup"]) throws
        -> Counter
    {
        var counter = Counter("A", "B")
        try counter.syncAll()
        try counter.edit("A", key, fields)
        try counter.syncAll()
        return counter
    }

    @Test("A change comes to the other machine") func change() throws {
        var counter = try kitchen()
        try counter.edit("B", .soup, ["title": "Hot soup"])
        #expect(try counter.record("B", .soup)?.isWaiting == true)
        try counter.syncAll()
        #expect(try counter.shown("A", .soup) == ["title": "Hot soup"])
        #expect(try counter.record("B", .soup)?.isWaiting == false)
    }

    @Test("Two fields don't disturb one another") func twoFields() throws {
        var counter = try kitchen()
        try counter.edit("A", .soup, ["title": "Soup A"])
        try counter.edit("B", .soup, ["steps": "Stir"])
        try counter.syncAll()
        #expect(try counter.shown("A", .soup) == ["title": "Soup A", "steps": "Stir"])
        #expect(try counter.record("A", .soup)?.kept == [])
    }

    @Test(
        "Of two texts the later stands and the other is kept, whoever comes first", arguments: [true, false])
    func texts(laterFirst: Bool) throws {
        var counter = try kitchen()
        try counter.edit("A", .soup, ["title": "Earlier"], at: 2000)
        try counter.edit("B", .soup, ["title": "Later"], at: 3000)
        counter.now = 5000
        try counter.sync(laterFirst ? "B" : "A")
        try counter.syncAll()
        for machine in ["A", "B"] {
            #expect(try counter.shown(machine, .soup) == ["title": "Later"])
            #expect(try counter.record(machine, .soup)?.kept.map(\.value) == ["Earlier"])
        }
    }

    @Test("A clock that is ahead counts as the server's") func future() throws {
        var counter = try kitchen()
        try counter.edit("A", .soup, ["title": "From the future"], at: 1 << 50)
        try counter.sync("A")
        counter.now = 9000
        try counter.edit("B", .soup, ["title": "Now"], at: 8000)
        try counter.syncAll()
        #expect(try counter.shown("A", .soup) == ["title": "Now"])
    }

    @Test("The same change on both machines is one") func same() throws {
        var counter = try kitchen()
        try counter.edit("A", .soup, ["title": "Broth"])
        try counter.edit("B", .soup, ["title": "Broth"])
        try counter.syncAll()
        #expect(try counter.record("A", .soup)?.kept == [])
    }

    @Test("What was seen is replaced, by whatever clock") func seen() throws {
        var counter = try kitchen()
        try counter.edit("B", .soup, ["title": "By a slow clock"], at: 1)
        try counter.syncAll()
        #expect(try counter.shown("A", .soup) == ["title": "By a slow clock"])
        #expect(try counter.record("A", .soup)?.kept == [])
    }

    @Test("Of a setting the later stands, and nothing is kept") func setting() throws {
        let key = RecordKey("setting", "language")
        var counter = try kitchen(key, ["v": "en"])
        try counter.edit("A", key, ["v": "de"])
        try counter.edit("B", key, ["v": "fr"])
        try counter.syncAll()
        #expect(try counter.shown("A", key) == ["v": "fr"])
        #expect(try counter.record("A", key)?.kept == [])
    }

    @Test("An item keeps its text and not its tick") func item() throws {
        let key = RecordKey("shopping", "1")
        var counter = try kitchen(key, ["text": "milk", "ticked": "no"])
        try counter.edit("A", key, ["text": "oat milk", "ticked": "yes"])
        try counter.edit("B", key, ["text": "two milks", "ticked": "no, really"])
        try counter.syncAll()
        #expect(try counter.record("A", key)?.kept.map(\.value) == ["oat milk"])
        #expect(try counter.shown("A", key) == ["text": "two milks", "ticked": "no, really"])
    }

    @Test("What has happened stays as it was written") func history() throws {
        let key = RecordKey("cooked", "1")
        var counter = try kitchen(key, ["what": "soup"])
        try counter.edit("B", key, ["what": "stew"])
        try counter.syncAll()
        #expect(try counter.shown("B", key) == ["what": "soup"])
        try counter.remove("B", key)
        try counter.syncAll()
        #expect(try counter.shown("A", key) == nil)
    }

    @Test("A kind that the server has never heard of goes through it as text") func unknownKind() throws {
        let key = RecordKey("gadget.v2", "1")
        var counter = Counter("A", "B")
        counter.shelf.kinds.rules["gadget.v2"] = KindRule(.keepsBoth)
        try counter.syncAll()
        try counter.edit("A", key, ["name": "whisk"])
        try counter.syncAll()
        #expect(try counter.shown("B", key) == ["name": "whisk"])
        // A machine that doesn't know it either keeps it, and shows nothing.
        counter.shelf = Shelf()
        #expect(try counter.shown("B", key) == nil)
        #expect(counter.machines["B"]?.row(key)?.fields["name"]?.value == "whisk")
    }

    // MARK: Removing

    @Test("What was seen is removed") func removed() throws {
        var counter = try kitchen()
        try counter.remove("B", .soup)
        try counter.syncAll()
        #expect(try counter.shown("A", .soup) == nil)
    }

    @Test("A change beats a removal, whoever comes first", arguments: ["A", "B"]) func beats(first: String)
        throws
    {
        var counter = try kitchen()
        try counter.remove("A", .soup)
        try counter.edit("B", .soup, ["steps": "Stir"])
        try counter.sync(first)
        try counter.syncAll()
        #expect(try counter.shown("A", .soup) == ["title": "Soup", "steps": "Stir"])
    }

    @Test("A removal can be taken back, sent or not", arguments: [true, false]) func takenBack(sent: Bool)
        throws
    {
        var counter = try kitchen()
        let before = try #require(try counter.record("A", .soup)).fields
        try counter.remove("A", .soup)
        if sent { try counter.syncAll() }
        try counter.edit("A", .soup, before)
        #expect(try counter.shown("A", .soup) == ["title": "Soup"])
        try counter.syncAll()
        #expect(try counter.shown("B", .soup) == ["title": "Soup"])
    }

    @Test(
        "What came back to life, or was made twice, isn't removed by who hasn't seen that",
        arguments: [true, false])
    func births(twice: Bool) throws {
        let key = RecordKey("favourite", "soup")
        var counter = Counter("A", "B")
        try counter.syncAll()
        try counter.edit("A", key, ["on": "1"])
        try counter.sync("A")
        if !twice {
            // The same again, and nothing of it can be told from the first by its fields.
            try counter.sync("B")
            try counter.remove("B", key)
        }
        try counter.edit("B", key, ["on": "1"])
        try counter.sync("B")
        try counter.remove("A", key)
        try counter.syncAll()
        #expect(try counter.shown("A", key) == ["on": "1"])
        try counter.remove("A", key)
        try counter.syncAll()
        #expect(try counter.shown("B", key) == nil)
    }

    // MARK: Collections

    private static let picnic = RecordKey("collection", "picnic")
    private static let member = RecordKey("member", "picnic soup")

    @Test("A new member brings its collection back, whoever comes first", arguments: ["A", "B"])
    func member(first: String) throws {
        var counter = try kitchen(Self.picnic, ["name": "Picnic"])
        try counter.remove("A", Self.picnic)
        try counter.edit("B", Self.member, ["place": "1"])
        try counter.sync(first)
        try counter.syncAll()
        #expect(try counter.shown("A", Self.picnic) == ["name": "Picnic"])
        #expect(try counter.shown("A", Self.member) == ["place": "1"])
    }

    @Test("One's own member doesn't hide the member of another") func ownMember() throws {
        var counter = try kitchen(Self.picnic, ["name": "Picnic"])
        try counter.edit("B", Self.member, ["place": "1"])
        try counter.sync("B")
        try counter.edit("A", RecordKey("member", "picnic bread"), ["place": "2"])
        try counter.remove("A", Self.picnic)
        try counter.syncAll()
        #expect(try counter.shown("A", Self.picnic) == ["name": "Picnic"])
    }

    @Test("A member that comes after its collection was purged brings it back") func purgedCollection() throws
    {
        var counter = try kitchen(Self.picnic, ["name": "Picnic"])
        counter.keeper.bounds.goneFor = 0
        try counter.edit("B", Self.member, ["place": "1"])
        let question = try counter.with("B") { try $0.question(in: &$1) }
        try counter.remove("A", Self.picnic)
        try counter.sync("A")
        // The answer to a question without the member.
        var asked = question
        asked.patches = []
        let answer = try counter.answer(asked)
        _ = try counter.with("B") { try $0.receive(answer, to: asked, fresh: "x", in: &$1) }
        counter.now += 10
        _ = try counter.keeper.purge(&counter.server, at: counter.now)
        try counter.syncAll()
        #expect(try counter.shown("A", Self.picnic) == ["name": "Picnic"])
        #expect(try counter.shown("A", Self.member) == ["place": "1"])
    }
}
