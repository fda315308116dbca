import Foundation
import GRDB
import LibraryDeeds
import Recipes
import Testing

@testable import Library

@Suite("Libraries of other versions")
struct MigrationTests {
    let pantry: Pantry
    init() throws { pantry = try Pantry() }

    /// A version to come.
    private func next(_ sql: String) -> LibrarySchema {
        let now = Schema.recipes
        return LibrarySchema(
            recipes: BoxSchema(name: now.name, migrations: now.migrations + [LibraryMigration("v5", sql)]))
    }

    private let menu = "CREATE TABLE menu (page TEXT)"

    private func open(_ schema: LibrarySchema) throws -> RecipeBox {
        try RecipeBox.open(at: pantry.path, schema: schema, patience: 0)
    }

    @Test("Before a library is brought up to date, a copy of it is kept")
    func copy() async throws {
        // Left open, so that what was saved is still beside the file, as after a crash.
        let old = try pantry.open()
        try await old.stock(Pantry.starters, pictures: Pantry.pictures, version: 1, at: 1)
        let new = try open(next(menu))
        #expect(try await new.count() == 3)
        let path = pantry.path + ".before-v5"
        let copy = try RecipeBox.open(at: path)
        #expect(try await copy.recipe("pumpkin-soup") == Pantry.soup)
        #expect(try await copy.database.read { try !$0.tableExists("menu") })
        #expect(try !pantry.files().contains { $0.hasSuffix(".unfinished") })
    }

    @Test("No copy is made of a library that is new or up to date")
    func noCopy() async throws {
        try await pantry.stocked()
        try open(LibrarySchema()).close()
        #expect(try pantry.files() == ["library.sqlite"])
        try FileManager.default.removeItem(atPath: pantry.path)
        try open(next(menu)).close()
        #expect(try pantry.files() == ["library.sqlite"])
    }

    @Test("A change that fails leaves the library and the copy as the library was")
    func failing() async throws {
        try await pantry.stocked()
        let broken = next("DROP TABLE favourite; DELETE FROM recipe; SELECT page FROM nowhere")
        #expect(throws: LibraryError.self) { try open(broken) }
        let box = try pantry.open()
        #expect(try await box.count() == 3)
        try await box.setFavourite(true, "crepes", at: 1)
        #expect(try await box.isFavourite("crepes"))
        #expect(try await RecipeBox.open(at: pantry.path + ".before-v5").count() == 3)
    }

    @Test("A library of a newer version is refused and left as it is")
    func newer() async throws {
        let box = try open(next(menu))
        try await box.save(Pantry.soup, at: 1)
        try box.close()
        let before = try pantry.bytes()
        let error = try #require(pantry.refusal())
        #expect(error.kind == .newer)
        #expect(error.cause.contains("v5"))
        #expect(try pantry.bytes() == before)
    }

    @Test("A library of version 1 comes along whole, and a copy of it is kept")
    func first() async throws {
        let kept = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Kept/library-v1.sqlite")
        try FileManager.default.copyItem(atPath: kept.path, toPath: pantry.path)
        let box = try pantry.open()
        let newest = try #require(LibrarySchema().identifiers.last)
        #expect(try pantry.files().contains("library.sqlite.before-\(newest)"))
        let copy = try DatabaseQueue(path: pantry.path + ".before-\(newest)")
        #expect(try await copy.read { try !$0.tableExists("posting") })
        #expect(try await box.cards(limit: 9).map(\.id) == ["pumpkin-soup", "crepes", "B2A7"])
        #expect(try await box.recipe("pumpkin-soup") == Pantry.soup)
        let crepes = try #require(try await box.recipe("crepes"))
        #expect(crepes.title == "Grandma's crêpes")
        #expect(crepes.ingredients[1].amount == Amount(8, .oz))
        #expect(try await box.favourites(limit: 9).map(\.id) == ["B2A7", "pumpkin-soup"])
        #expect(try await box.history(limit: 9).map(\.kind) == [.cooked, .viewed])
        #expect(try await box.progress()?.recipeID == "crepes")
        #expect(try await box.timers() == CookingTests.timers)
        #expect(try await box.setting("volume") == 0.7)
        let results = try await box.search("staek")
        #expect(try await box.hits(results, limit: 9).map(\.id) == ["crepes"])
        #expect(try await box.fridge(["pumpkin"], limit: 9).map(\.missing) == [[]])
        #expect(try await box.stock(Pantry.starters, pictures: [], version: 2, at: 20) == 0)
        try await box.check()
        try await box.database.read { try $0.checkForeignKeys() }
    }

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Kept")
    private static func kept(_ version: String) -> URL {
        folder.appendingPathComponent("library-\(version).sqlite")
    }

    /// A file of a version is made once, when it is released: `library-scribe keep FILE`.
    @Test("A library of every version is kept, with the tables as this version still makes them")
    func every() throws {
        let schema = LibrarySchema()
        for (place, version) in schema.identifiers.enumerated() {
            try #require(
                FileManager.default.fileExists(atPath: Self.kept(version).path),
                "Tests/LibraryTests/Kept lacks a library of \(version)")
            let kept = try DatabaseQueue(path: Self.copied(version))
            let made = try DatabaseQueue()
            try schema.migrate(made, to: Set(schema.identifiers.prefix(place + 1)))
            let sql = "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY sql"
            let tables = try kept.read { try String.fetchAll($0, sql: sql) }
            #expect(
                try made.read { try String.fetchAll($0, sql: sql) } == tables, "\(version) has been changed")
        }
    }

    @Test("Every kept library is brought up to date, and a copy of it as it was is kept beside it")
    func all() async throws {
        let schema = LibrarySchema()
        let newest = try #require(schema.identifiers.last)
        for version in schema.identifiers {
            let pantry = try Pantry()
            try FileManager.default.copyItem(atPath: Self.kept(version).path, toPath: pantry.path)
            let box = try pantry.open()
            #expect(try await Everything(of: box).recipes.count > 2)
            #expect(try Dump(box).index == Dump.freshIndex(of: box))
            try await box.check()
            try await box.database.read { try $0.checkForeignKeys() }
            let copy = pantry.path + ".before-\(newest)"
            #expect(FileManager.default.fileExists(atPath: copy) == (version != newest))
            if version != newest {
                let before = try DatabaseQueue(path: copy),
                    kept = try DatabaseQueue(path: Self.copied(version))
                #expect(try await before.read { try Dump($0) } == kept.read { try Dump($0) })
            }
            // Opened a second time there is nothing left to do.
            try box.close()
            try pantry.open().close()
        }
    }

    /// Not to be opened where it is kept: SQLite would write beside it.
    private static func copied(_ version: String) throws -> String {
        let path = FileManager.default.temporaryDirectory
            .appendingPathComponent("kept-\(UUID().uuidString).sqlite").path
        try FileManager.default.copyItem(atPath: kept(version).path, toPath: path)
        return path
    }

    @Test("A library of version 2 comes along with something of everything")
    func second() async throws {
        try FileManager.default.copyItem(atPath: Self.kept("v2").path, toPath: pantry.path)
        let twin = try RecipeBox.inMemory()
        try await Keeping.fill(twin)
        let box = try pantry.open()
        #expect(try await Everything(of: box) == Everything(of: twin))
        #expect(try await box.settings() == ["volume": "0.7"])
        // As the app asks for them until it asks for each by its name.
        #expect(try await box.setting("settings") == ["volume": 0.7])
        #expect(try await Self.there(box) == Self.there(twin))
        try await box.restore(try await box.removeCollections(box.collections().map(\.id)))
        #expect(try await Everything(of: box) == Everything(of: twin))
    }

    /// All that is in the journal and has not gone, without what goes by chance.
    private static func there(_ box: RecipeBox) async throws -> [String] {
        let changes = try await box.changes(limit: 500).changes.filter { !$0.isGone }
        return changes.map { change in
            let isChance = TravelID(String(change.thing.prefix(36))) != nil
            return "\(change.kind) \(change.thing.dropFirst(isChance ? 36 : 0))"
        }.sorted()
    }

    @Test("A library of version 3 comes along with what the cook has chosen, and what has gone")
    func third() async throws {
        try FileManager.default.copyItem(atPath: Self.kept("v3").path, toPath: pantry.path)
        let twin = try RecipeBox.inMemory(), box = try pantry.open()
        try await Keeping.fillWithChoices(twin)
        #expect(try await Everything(of: box) == Everything(of: twin))
        #expect(try Dump(box).differences(from: Dump(twin)) == [])
    }

    @Test("An index that other rules made is made again")
    func index() async throws {
        try await pantry.stocked()
        let old = try pantry.open()
        try await old.database.write { try $0.execute(sql: "DELETE FROM posting; PRAGMA user_version = 0") }
        try old.close()
        #expect(try await pantry.open().search("pumpkin").count == 2)
    }

    @Test("The file says whose it is, for programs like file(1)")
    func owner() async throws {
        try await pantry.stocked()
        #expect(try Array(pantry.bytes()[68..<72]) == Array("HOFF".utf8))
    }
}
