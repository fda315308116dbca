import Foundation
import GRDB
import Recipes
import Testing

@testable import Library

/// A box as another part of the program would bring it: what is cooked on which day.
private struct MealBox {
    let library: RecipeBox

    static let first = LibraryMigration(
        "v1", "CREATE TABLE meal (uid TEXT PRIMARY KEY NOT NULL, dish TEXT NOT NULL) STRICT, WITHOUT ROWID",
        triggers: LibraryMigration.journal("meal", as: "meal", thing: "row.uid", columns: ["dish"]))
    static let second = LibraryMigration(
        "v2", "ALTER TABLE meal ADD COLUMN guests INTEGER NOT NULL DEFAULT 1")

    static func schema(_ migrations: [LibraryMigration] = [first, second]) -> [BoxSchema] {
        [BoxSchema(name: "meals", migrations: migrations)]
    }

    func plan(_ dish: String) async throws {
        try await library.write { db in
            try db.execute(
                sql: "INSERT INTO meal (uid, dish) VALUES (?, ?)", arguments: [dish + "-day", dish])
        }
    }

    func dishes() async throws -> [String] {
        try await library.read { try String.fetchAll($0, sql: "SELECT dish FROM meal ORDER BY dish") }
    }
}

@Suite("Several boxes in one library") struct BoxesTests {
    let pantry: Pantry
    let boxes = MealBox.schema()
    init() throws { pantry = try Pantry() }

    private func open(_ boxes: [BoxSchema]) throws -> RecipeBox {
        try RecipeBox.open(at: pantry.path, with: boxes)
    }

    /// A library with a meal, closed.
    private func planned() async throws {
        let box = try open(boxes)
        try await box.save(Pantry.soup, at: 1)
        try await MealBox(library: box).plan("soup")
        try box.close()
    }

    @Test(
        "A new box moves into a library that is there, which is copied before; its own versions follow later")
    func movingIn() async throws {
        try await pantry.stocked()
        let first = try open(MealBox.schema([MealBox.first]))
        try await MealBox(library: first).plan("pie")
        try first.close()
        #expect(try pantry.files() == ["library.sqlite", "library.sqlite.before-meals.v1"])
        let second = try open(boxes)
        #expect(try await MealBox(library: second).dishes() == ["pie"])
        #expect(try await second.count() == 3)
        #expect(try await second.read { try Int.fetchOne($0, sql: "SELECT guests FROM meal") } == 1)
        #expect(try pantry.files().contains("library.sqlite.before-meals.v2"))
        try second.close()
        #expect(RecipeBox.backUps(of: pantry.path, with: boxes).map(\.occasion) == [.updated, .updated])
        // A program that doesn't know the box leaves the library alone.
        #expect(pantry.refusal()?.kind == .newer)
    }

    @Test("A later version of the recipes comes before or behind those of others") func independent()
        async throws
    {
        try await planned()
        let now = Schema.recipes
        let later = LibrarySchema(
            recipes: BoxSchema(
                name: now.name,
                migrations: now.migrations + [LibraryMigration("v5", "CREATE TABLE menu (page TEXT)")]),
            and: boxes)
        let box = try RecipeBox.open(at: pantry.path, schema: later, patience: 0)
        #expect(try await MealBox(library: box).dishes() == ["soup"])
        #expect(try await box.read { try $0.tableExists("menu") })
        try box.close()
        #expect(try pantry.files().contains("library.sqlite.before-v5"))
        try RecipeBox.open(at: pantry.path, schema: later, patience: 0).close()
    }

    @Test("One back-up holds them all, and brings them back") func backUp() async throws {
        try await planned()
        let box = try open(boxes), file = pantry.folder + "/mine.handsoff"
        try await box.backUp(to: file)
        try await box.keepBackUp(at: 1e9)
        #expect(try await RecipeBox.look(into: file, with: boxes).recipes == 1)
        try await MealBox(library: box).plan("pie")
        try await box.restore(from: file)
        #expect(try await MealBox(library: box).dishes() == ["soup"])
        try await box.restore(from: box.replaced)
        #expect(try await MealBox(library: box).dishes() == ["pie", "soup"])
        try await box.beginAnew()
        #expect(try await MealBox(library: box).dishes() == [])
        try box.close()
        let copies = RecipeBox.backUps(of: pantry.path, with: boxes)
        let daily = try #require(copies.first { $0.occasion == .daily })
        try RecipeBox.putBack(daily, at: pantry.path, with: boxes)
        #expect(try await MealBox(library: open(boxes)).dishes() == ["soup"])
        #expect(try await MealBox(library: .reading(at: file, with: boxes)).dishes() == ["soup"])
        var arrivals = 0
        try RecipeBox.handOver(from: file, with: boxes) { _ in
            arrivals += 1
            return true
        }
        #expect(arrivals == 1)
    }

    @Test("A back-up without the box's tables gets them on its way in") func older() async throws {
        try await pantry.stocked()
        let file = pantry.folder + "/before"
        try FileManager.default.copyItem(atPath: pantry.path, toPath: file)
        let box = try open(boxes)
        try await box.restore(from: file)
        try await MealBox(library: box).plan("crepes")
        #expect(try await MealBox(library: box).dishes() == ["crepes"])
    }

    @Test(
        "A stranger's file is refused for any box's tables that none of our versions makes",
        arguments: [
            "CREATE TRIGGER greedy AFTER INSERT ON meal BEGIN DELETE FROM recipe; END",
            "DROP TRIGGER meal_went", "ALTER TABLE meal ADD COLUMN more TEXT",
            "DELETE FROM grdb_migrations WHERE identifier = 'meals.v1'",
        ])
    func strangers(sql: String) async throws {
        try await planned()
        let file = try DatabaseQueue(path: pantry.path)
        try await file.writeWithoutTransaction { try $0.execute(sql: sql) }
        try file.close()
        do throws(LibraryError) {
            _ = try await RecipeBox.look(into: pantry.path, with: boxes)
            Issue.record("it was let in")
        } catch { #expect(error.kind == .notALibrary) }
        #expect(throws: LibraryError.self) { try open(boxes) }
    }

    @Test("Its rows are told and travel like all others", .timeLimit(.minutes(1))) func told() async throws {
        let box = try RecipeBox.inMemory(with: boxes)
        let (heard, ear) = AsyncStream.makeStream(of: Set<LibraryPart>.self)
        let watch = try await box.observe { ear.yield($0) }
        try await MealBox(library: box).plan("soup")
        #expect(await heard.first { _ in true } == [.other("meal")])
        let change = try #require(try await box.changes(limit: 9).changes.first)
        #expect(change.kind == "meal" && change.thing == "soup-day" && !change.isGone)
        withExtendedLifetime(watch) {}
    }
}
