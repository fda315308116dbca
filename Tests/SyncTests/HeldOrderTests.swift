import Sync
import Testing

@Suite("What is held stays whole, and in the order in which it was made (AR07)") struct HeldOrderTests {
    /// A, which has made the soup and was refused, with another change behind it that has not been sent.
    private func refusedWithOneBehind() throws -> Counter {
        var counter = Counter("A", "B")
        try counter.syncAll()
        try counter.edit("A", .soup, ["title": "Soup", "steps": "Stir"])
        counter.refused = ["Soup": .quota]
        let question = try counter.with("A") { try $0.question(in: &$1) }
        let answer = try counter.answer(question)
        try counter.edit("A", .soup, ["title": "Broth"])
        _ = try counter.with("A") { try $0.receive(answer, to: question, fresh: "x", in: &$1) }
        return counter
    }

    /// A, whose title the server didn't take, behind what it had before and has lost since.
    private func twoHeld() throws -> (counter: Counter, older: Waiting, newer: Waiting) {
        var counter = Counter("A", "B")
        try counter.edit("A", .soup, ["title": "Old", "steps": "Stir"])
        try counter.syncAll()
        counter.refused = ["New": .blobMissing, "Old": .quota]
        try counter.edit("A", .soup, ["title": "New"])
        try counter.sync("A")
        counter.server = KeeperMemory(epoch: "e2")
        try counter.sync("A")
        let held = try #require(counter.machines["A"]).held()
        try #require(held.map { $0.patch.set["title"] } == ["Old", "New"])
        return (counter, held[0], held[1])
    }

    @Test("What was refused and then removed is not made of what was changed between") func removed() throws {
        var counter = try refusedWithOneBehind()
        try counter.remove("A", .soup)
        // A library that was copied then says the same once more.
        counter.machines["B"] = counter.machines["A"]
        counter.refused = [:]
        try counter.syncAll()
        #expect(counter.server.row(.soup) == nil)
        #expect(counter.machines.values.allSatisfy { $0.waiting.isEmpty })
    }

    @Test("What was refused and then removed is there whole when that is taken back") func takenBack() throws
    {
        var counter = try refusedWithOneBehind()
        let before = try #require(try counter.record("A", .soup)).fields
        try counter.remove("A", .soup)
        try counter.sync("A")
        try counter.edit("A", .soup, before)
        counter.refused = [:]
        try counter.syncAll()
        #expect(try counter.shown("B", .soup) == ["title": "Broth", "steps": "Stir"])
    }

    @Test("Tried again after all else of it was taken, removed and purged, it is whole") func whole() throws {
        var counter = try refusedWithOneBehind()
        counter.machines["B"] = counter.machines["A"]
        counter.refused = [:]
        counter.keeper.bounds.goneFor = 0
        try counter.sync("A")
        try counter.remove("A", .soup)
        try counter.sync("A")
        // What is behind the held one says nothing new there.
        try counter.sync("B")
        counter.now += 10
        _ = try counter.keeper.purge(&counter.server, at: counter.now)
        let held = try #require(counter.machines["B"]?.held().first)
        try counter.with("B") { _ = try $0.tryAgain(held, in: &$1) }
        try counter.syncAll()
        #expect(try counter.shown("B", .soup) == ["title": "Broth", "steps": "Stir"])
    }

    @Test("The older of two tried again, the newer stands") func order() throws {
        var (counter, older, newer) = try twoHeld()
        try counter.with("A") { _ = try $0.tryAgain(older, in: &$1) }
        #expect(try counter.shown("A", .soup) == ["title": "New", "steps": "Stir"])
        // It has gone along.
        #expect(try counter.with("A") { try $0.tryAgain(newer, in: &$1) } == false)
        counter.refused = [:]
        try counter.syncAll()
        #expect(try counter.shown("B", .soup) == ["title": "New", "steps": "Stir"])
    }

    @Test("The older of two tried again, the newer stays here if it is to, and is shown") func here() throws {
        var (counter, older, newer) = try twoHeld()
        try counter.with("A") { _ = try $0.keepHere(newer, in: &$1) }
        counter.refused = [:]
        try counter.with("A") { _ = try $0.tryAgain(older, in: &$1) }
        #expect(try counter.shown("A", .soup) == ["title": "New", "steps": "Stir"])
        try counter.syncAll()
        #expect(try counter.shown("A", .soup) == ["title": "New", "steps": "Stir"])
        #expect(try counter.shown("B", .soup) == ["title": "Old", "steps": "Stir"])
        #expect(counter.machines["A"]?.held().map(\.staysHere) == [true])
    }

    @Test("The newer of two tried again and taken, the older doesn't undo it") func newerFirst() throws {
        var (counter, older, newer) = try twoHeld()
        counter.refused = [:]
        try counter.with("A") { _ = try $0.tryAgain(newer, in: &$1) }
        try counter.syncAll()
        #expect(try counter.shown("B", .soup) == ["title": "New", "steps": "Stir"])
        try counter.with("A") { _ = try $0.tryAgain(older, in: &$1) }
        try counter.syncAll()
        #expect(try counter.shown("B", .soup) == ["title": "New", "steps": "Stir"])
        #expect(counter.machines["A"]?.waiting == [])
    }

    @Test("The newer of two tried again, a change takes the older along without what was replaced")
    func newerAndChanged() throws {
        var (counter, _, newer) = try twoHeld()
        try counter.with("A") { _ = try $0.tryAgain(newer, in: &$1) }
        try counter.edit("A", .soup, ["steps": "Stir well"])
        // Both are refused, and what is held goes along with the next change.
        counter.refused = ["New": .blobMissing, "Stir well": .blobMissing]
        try counter.sync("A")
        try counter.edit("A", .soup, ["steps": "Stir slowly"])
        counter.refused = [:]
        try counter.syncAll()
        #expect(try counter.shown("B", .soup) == ["title": "New", "steps": "Stir slowly"])
    }

    @Test("Tried again before what stays here, the older loses only what was sent") func newerOfThree() throws
    {
        var (counter, older, newer) = try twoHeld()
        counter.refused = [:]
        try counter.with("A") { _ = try $0.keepHere(newer, in: &$1) }
        try counter.edit("A", .soup, ["steps": "Here"])
        try counter.with("A") { _ = try $0.tryAgain(older, in: &$1) }
        try counter.syncAll()
        #expect(try counter.shown("A", .soup) == ["title": "New", "steps": "Here"])
        #expect(try counter.shown("B", .soup) == ["title": "Old", "steps": "Stir"])
    }
}
