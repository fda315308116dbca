import Sync
import Testing

@Suite("Everything is pulled anew when it must be (AR07, TR35)") struct PullingTests {
    @Test("At the first sign-in both sides' records come together, page by page", arguments: [1, 2, 200])
    func first(limit: Int) throws {
        var counter = Counter("A", "B")
        for number in 0..<7 {
            try counter.edit("A", RecordKey("recipe", "a\(number)"), ["title": "A"])
            try counter.edit("B", RecordKey("recipe", "b\(number)"), ["title": "B"])
        }
        try counter.sync("A", limit: limit)
        let news = try counter.sync("B", limit: limit)
        try counter.sync("A", limit: limit)
        #expect(news.isAllNew)
        #expect(counter.machines["A"]?.rows.count == 14)
        #expect(counter.machines["A"]?.rows == counter.machines["B"]?.rows)
    }

    @Test("What is there already isn't there twice") func recognised() throws {
        var counter = Counter("A", "B")
        let mine = RecordKey("recipe", "mine")
        try counter.edit("A", .soup, ["title": "Soup", "stars": "3"])
        try counter.edit("B", mine, ["title": "Soup", "stars": "5"])
        try counter.sync("A")
        // One page at a time, until everything is there.
        var news = ShelfNews()
        while !news.isAllNew {
            let question = try counter.with("B") { try $0.question(in: &$1) }
            let answer = try counter.answer(question)
            news = try counter.with("B") { try $0.receive(answer, to: question, fresh: "b", in: &$1) }
        }
        #expect(try counter.with("B") { try $0.rename(mine, to: .soup, in: &$1) })
        try counter.syncAll()
        #expect(counter.server.rows.keys.map(\.id) == ["soup"])
        #expect(try counter.shown("A", .soup) == ["title": "Soup", "stars": "5"])
        #expect(try counter.with("B") { try $0.rename(mine, to: .soup, in: &$1) } == false)
    }

    @Test(
        "What was brought in here twice and is there already loses neither text", arguments: [false, true],
        [false, true])
    func recognisedTwice(isChangedFirst: Bool, isRecognisedFirst: Bool) throws {
        var counter = Counter("A", "B")
        let (changed, untouched) = (RecordKey("recipe", "b1"), RecordKey("recipe", "b2"))
        try counter.edit("A", .soup, ["title": "Soup", "steps": "Stir"])
        try counter.edit("A", .soup, ["steps": "Stir slowly"])
        for key in isChangedFirst ? [changed, untouched] : [untouched, changed] {
            try counter.edit("B", key, ["title": "Soup", "steps": "Stir"])
        }
        try counter.edit("B", changed, ["steps": "Whisk"])
        try counter.sync("A")
        var news = ShelfNews()
        while !news.isAllNew {
            let question = try counter.with("B") { try $0.question(in: &$1) }
            let answer = try counter.answer(question)
            news = try counter.with("B") { try $0.receive(answer, to: question, fresh: "b", in: &$1) }
        }
        for key in isRecognisedFirst ? [changed, untouched] : [untouched, changed] {
            #expect(try counter.with("B") { try $0.rename(key, to: .soup, in: &$1) })
        }
        try counter.syncAll()
        for machine in ["A", "B"] {
            let soup = try #require(try counter.record(machine, .soup))
            let texts = Set(soup.kept.map(\.value.text) + [soup.fields["steps"]?.text ?? ""])
            #expect(texts == ["Stir", "Stir slowly", "Whisk"])
        }
        #expect(counter.server.rows.keys.map(\.id) == ["soup"])
    }

    @Test("Who was away while a removal was purged hears of it, and keeps its own change") func away() throws
    {
        var counter = Counter("A", "B")
        counter.keeper.bounds.goneFor = 0
        let bread = RecordKey("recipe", "bread")
        try counter.edit("A", .soup, ["title": "Soup", "steps": "Stir"])
        try counter.edit("A", bread, ["title": "Bread"])
        try counter.syncAll()
        try counter.edit("B", bread, ["title": "Rye"])
        try counter.remove("A", .soup)
        try counter.remove("A", bread)
        try counter.sync("A")
        counter.now += 10
        _ = try counter.keeper.purge(&counter.server, at: counter.now)
        let name = counter.machines["B"]?.head().client
        #expect(try counter.sync("B").isAllNew)
        #expect(counter.machines["B"]?.head().client == name)
        #expect(try counter.shown("B", .soup) == nil)
        try counter.syncAll()
        #expect(try counter.shown("A", bread) == ["title": "Rye"])
    }

    @Test("A change to what was removed and purged comes with everything") func whole() throws {
        var counter = Counter("A", "B")
        counter.keeper.bounds.goneFor = 0
        try counter.edit("A", .soup, ["title": "Soup", "steps": "Stir"])
        try counter.syncAll()
        try counter.edit("B", .soup, ["title": "Broth"])
        try counter.remove("A", .soup)
        try counter.sync("A")
        counter.now += 10
        _ = try counter.keeper.purge(&counter.server, at: counter.now)
        try counter.syncAll()
        #expect(try counter.shown("A", .soup) == ["title": "Broth", "steps": "Stir"])
    }

    @Test("A server that was put back gets again what it has lost") func serverPutBack() throws {
        var counter = Counter("A", "B")
        try counter.edit("A", .soup, ["title": "Soup"])
        try counter.syncAll()
        let backup = counter.server
        try counter.edit("A", .soup, ["title": "Early"])
        try counter.edit("B", .soup, ["title": "Late"])
        try counter.edit("B", RecordKey("setting", "language"), ["v": "de"])
        try counter.syncAll()
        counter.server = backup
        var head = counter.server.head()
        head.epoch = "e2"
        counter.server.put(head)
        try counter.syncAll()
        for machine in ["A", "B"] {
            #expect(try counter.shown(machine, .soup) == ["title": "Late"])
            #expect(try counter.record(machine, .soup)?.kept.map(\.value).contains("Early") == true)
            #expect(try counter.shown(machine, RecordKey("setting", "language")) == ["v": "de"])
        }
    }

    @Test("A copied library takes another name, and both go on") func copied() throws {
        var counter = Counter("A")
        try counter.edit("A", .soup, ["title": "Soup"])
        try counter.sync("A")
        counter.machines["B"] = counter.machines["A"]
        try counter.edit("A", .soup, ["title": "From A"])
        try counter.edit("B", .soup, ["steps": "From B"])
        try counter.syncAll()
        #expect(counter.machines["A"]?.head().client != counter.machines["B"]?.head().client)
        #expect(try counter.shown("A", .soup) == ["title": "From A", "steps": "From B"])
        #expect(try counter.shown("B", .soup) == ["title": "From A", "steps": "From B"])
    }

    @Test("A pull that was interrupted goes on where it was") func interrupted() throws {
        var counter = Counter("A", "B")
        for number in 0..<5 { try counter.edit("A", RecordKey("recipe", "\(number)"), ["title": "A"]) }
        try counter.sync("A")
        for _ in 0..<3 {
            let question = try counter.with("B") { try $0.question(limit: 1, in: &$1) }
            let answer = try counter.answer(question)
            _ = try counter.with("B") { try $0.receive(answer, to: question, fresh: "b", in: &$1) }
        }
        #expect(counter.machines["B"]?.head().pull?.cursor == 2)
        // Not shown before all is there.
        #expect(counter.machines["B"]?.rows.isEmpty == true)
        _ = try counter.with("B") { try $0.question(limit: 1, in: &$1) }
        try counter.sync("B")
        #expect(counter.machines["B"]?.rows.count == 5)
    }

    @Test("Changes are shown before, while and after they are on their way") func alwaysShown() throws {
        var counter = Counter("A")
        try counter.sync("A")
        for number in 0..<6 { try counter.edit("A", RecordKey("recipe", "\(number)"), ["title": "A"]) }
        func all() throws -> Int {
            try (0..<6).count { try counter.shown("A", RecordKey("recipe", "\($0)")) != nil }
        }
        for _ in 0..<8 {
            #expect(try all() == 6)
            let question = try counter.with("A") { try $0.question(limit: 1, in: &$1) }
            #expect(try all() == 6)
            let answer = try counter.answer(question)
            _ = try counter.with("A") { try $0.receive(answer, to: question, fresh: "a", in: &$1) }
        }
        #expect(try all() == 6)
        #expect(counter.machines["A"]?.waiting == [])
    }
}
