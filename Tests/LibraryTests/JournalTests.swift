import Foundation
import GRDB
import Recipes
import Testing

@testable import Library

@Suite("What has changed since") struct JournalTests {
    let box: RecipeBox
    init() async throws {
        box = try RecipeBox.inMemory()
        try await box.save(Pantry.starters, at: 1)
    }

    /// What was written and, with a minus, what has gone: the kind, and the name if it isn't made up by
    /// chance.
    private func news(since mark: JournalMark) async throws -> [String] {
        try await box.changes(since: mark, limit: 100).changes.map { change in
            let name = change.thing.split(separator: " ").filter { TravelID(String($0)) == nil }
            return (change.isGone ? "-" : "") + ([Substring(change.kind)] + name).joined(separator: " ")
        }
    }

    private func mark() async throws -> JournalMark { try await box.changes(limit: 500).mark }

    /// That a deed leaves this in the journal.
    private func expect(
        _ wanted: [String], sourceLocation: SourceLocation = #_sourceLocation, _ deed: () async throws -> Void
    ) async throws {
        let before = try await mark()
        try await deed()
        let news = try await news(since: before)
        #expect(news == wanted, sourceLocation: sourceLocation)
    }

    @Test("Every kind of thing is told when it comes, changes and goes") func kinds() async throws {
        #expect(
            try await box.changes(limit: 9).changes.map(\.thing) == ["pumpkin-soup", "crepes", "pumpkin-pie"])
        try await expect(["favourite crepes"]) { try await box.setFavourite(true, "crepes", at: 2) }
        try await expect(["-favourite crepes"]) { try await box.setFavourite(false, "crepes", at: 3) }
        try await expect(["opinion crepes"]) { try await box.setStars(4, "crepes") }
        try await expect(["-opinion crepes"]) { try await box.setStars(0, "crepes") }
        try await expect(["history"]) { try await box.noteViewed("crepes", at: 4) }
        try await expect(["setting volume"]) { try await box.set("1", forSetting: "volume") }
        try await expect(["-setting volume"]) { try await box.set(nil, forSetting: "volume") }
        let picture = SavedPicture(name: "p", mediaType: "image/png", data: Data([1]))
        try await expect(["picture p"]) { try await box.save(picture) }
        var thin = try #require(try await box.cooked("crepes", at: 5))
        thin.note = "Thin."
        let entry = thin
        try await expect(["diary"]) { try await box.change(entry) }
        try await expect(["-diary"]) { _ = try await box.removeDiary([entry.id]) }
        let milk = try #require(try await box.shop(typed: "milk", at: 6))
        try await expect(["shopping"]) { try await box.tick([milk], at: 7) }
        try await expect(["-shopping"]) { _ = try await box.clearShopping() }
        var other = Pantry.soup
        other.steps[0].text = "Chop."
        let soup = other
        try await expect(["recipe pumpkin-soup"]) { try await box.save(soup, at: 8) }
    }

    @Test("A collection and what is in it come and go together") func collections() async throws {
        let before = try await mark()
        let id = try await box.makeCollection(named: "Sweet", with: ["crepes", "pumpkin-pie"], at: 1)
        #expect(try await news(since: before) == ["collection", "member crepes", "member pumpkin-pie"])
        try await expect(["collection"]) { try await box.rename(id, to: "Sweets") }
        try await expect(["-member crepes"]) { _ = try await box.takeOut(["crepes"], of: id) }
        try await expect(["-member pumpkin-pie", "-collection"]) { _ = try await box.removeCollections([id]) }
    }

    @Test("What is written as it was is no change") func same() async throws {
        try await box.save(Pantry.pictures[0])
        try await box.set(["a": "1", "b": "[2]"])
        let milk = try #require(try await box.shop(typed: "milk", at: 1))
        try await box.noteViewed("crepes", at: 2)
        try await box.setFavourite(true, "crepes", at: 2)
        try await expect([]) {
            try await box.save(Pantry.starters, at: 9)
            try await box.save(Pantry.pictures[0])
            try await box.set(["a": "1", "b": "[2]", "c": nil])
            try await box.tick([milk], false, at: 9)
            try await box.noteViewed("crepes", at: 2)
            try await box.setFavourite(true, "crepes", at: 9)
            try await box.setStars(0, "crepes")
            _ = try box.receive([Arrival(Pantry.soup)], at: 9)
        }
    }

    @Test("However often a thing changes, the journal has one row for it") func compact() async throws {
        let count = try await box.changes(limit: 500).changes.count
        for time in 0..<50 {
            try await box.setStars(1 + time % 5, "crepes")
            try await box.noteViewed("crepes", at: Double(time))
            try await box.set("\(time)", forSetting: "volume")
            try await box.saveDraft("\(time)", "d", title: "\(time)", at: Double(time))
        }
        #expect(try await box.changes(limit: 500).changes.count == count + 3)
        let rows = try await box.read { try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM journal") }
        #expect(rows == count + 4)
    }

    @Test("Undo brings back the same thing under the same name, and it has not gone any more")
    func undo() async throws {
        try await box.shop(typed: "milk", at: 1)
        try await box.setFavourite(true, "crepes", at: 1)
        try await box.setStars(3, "crepes")
        try await box.makeCollection(named: "Sweet", with: ["crepes"], at: 1)
        try await box.cooked("crepes", at: 2)
        func there() async throws -> Set<String> {
            let all = try await box.changes(limit: 500).changes.filter { !$0.isGone }
            return Set(all.map { "\($0.kind) \($0.thing)" })
        }
        let before = try await there()
        let removals = [
            try await box.clearShopping(), try await box.remove(["crepes"]),
            try await box.removeCollections(box.collections().map(\.id)),
        ]
        #expect(try await there().count < before.count - 5)
        for removal in removals.reversed() { try await box.restore(removal) }
        #expect(try await there() == before)
    }

    @Test("Changes are read page by page; what changes meanwhile comes behind") func pages() async throws {
        var read = try await box.changes(limit: 2)
        #expect(read.isFromStart && read.goOn)
        #expect(read.changes.map(\.thing) == ["pumpkin-soup", "crepes"])
        try await box.remove(["pumpkin-soup"])
        read = try await box.changes(since: read.mark, limit: 2)
        #expect(!read.isFromStart)
        #expect(read.changes.map(\.thing) == ["pumpkin-pie", "pumpkin-soup"])
        #expect(read.changes.map(\.isGone) == [false, true])
        #expect(try await box.changes(since: read.mark, limit: 2).changes == [])
    }

    @Test("It is one step in an index, however large the library is") func indexed() async throws {
        let plan = try await box.read { db in
            try Row.fetchAll(
                db,
                sql: """
                    EXPLAIN QUERY PLAN SELECT sequence, kind, thing, isGone, changedAt FROM journal
                    WHERE sequence > 5 AND thing != '' ORDER BY sequence LIMIT 9
                    """
            ).map { $0.text(3) }
        }
        #expect(plan == ["SEARCH journal USING INTEGER PRIMARY KEY (rowid>?)"])
    }

    @Test("Drafts, the deck, timers and what is on the stove stay on their device") func local() async throws
    {
        try await expect([]) {
            try await box.saveDraft("half", "d", title: "Half", at: 1)
            try await box.flick("crepes", liked: false, at: 2)
            try await box.shuffle(seed: 3)
            try await box.saveTimers(CookingTests.timers)
            try await box.saveProgress(SavedProgress(recipeID: "crepes", step: 1, updatedAt: 4))
        }
    }

    @Test("Another library in its place is read from the start") func lineage() async throws {
        let pantry = try Pantry()
        try await pantry.stocked()
        let box = try pantry.open(), first = try await box.changes(limit: 9).mark
        #expect(try await !box.changes(since: first, limit: 9).isFromStart)
        let file = pantry.folder + "/mine"
        try await box.backUp(to: file)
        try await box.restore(from: file)
        let second = try await box.changes(since: first, limit: 9)
        #expect(second.isFromStart && second.changes.count == 4)
        try await box.beginAnew()
        let third = try await box.changes(since: second.mark, limit: 9)
        #expect(third.isFromStart && third.changes.isEmpty)
        try box.close()
        try RecipeBox.putBack(BackUp(path: file, madeAt: 0, recipes: 3), at: pantry.path)
        #expect(try await pantry.open().changes(since: first, limit: 9).isFromStart)
    }

    @Test("A row without a name doesn't come in, but goes") func nameless() async throws {
        let insert = "INSERT INTO shopping (name, recipeTitle, addedAt) VALUES ('salt', '', 1)"
        await #expect(throws: LibraryError.self) { try await box.write { try $0.execute(sql: insert) } }
        try await box.shop(typed: "milk", at: 1)
        try await box.write { try $0.execute(sql: "UPDATE shopping SET uid = NULL") }
        try await box.tick(box.shoppingList().items.map(\.id), at: 2)
        try await box.clearShopping()
        #expect(try await box.shoppingList().items.isEmpty)
    }
}
