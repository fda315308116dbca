import Foundation
import GRDB
import Recipes
import Testing

@testable import Library

@Suite("Opening the library")
struct OpeningTests {
    let pantry: Pantry
    init() throws { pantry = try Pantry() }

    @Test("A new library is made with its folders, which only the cook may look into")
    func fresh() async throws {
        let path = pantry.folder + "/share/hands-off/library.sqlite"
        let box = try RecipeBox.open(at: path)
        #expect(try await box.count() == 0)
        for folder in ["/share", "/share/hands-off"] {
            let attributes = try FileManager.default.attributesOfItem(atPath: pantry.folder + folder)
            #expect(attributes[.posixPermissions] as? Int == 0o700)
        }
    }

    @Test("What was saved is there when the library is opened again")
    func reopened() async throws {
        try await pantry.stocked()
        #expect(try pantry.files() == ["library.sqlite"], "closing tidies up")
        let box = try pantry.open()
        #expect(try await box.recipe("pumpkin-soup") == Pantry.soup)
        #expect(try await box.picture("pumpkin-soup") == Pantry.pictures[0])
        #expect(try await box.picture("none") == nil)
        try await box.check()
    }

    @Test("What was saved is there after a crash: the files as they lie at that moment are enough (TR31)")
    func crashed() async throws {
        let box = try pantry.open()
        try await box.stock(Pantry.starters, pictures: [], version: 1, at: 1)
        let progress = SavedProgress(recipeID: "crepes", step: 3, updatedAt: 2)
        try await box.saveProgress(progress)
        let copy = try Pantry()
        for name in ["library.sqlite", "library.sqlite-wal"] {
            try FileManager.default.copyItem(
                atPath: pantry.folder + "/" + name, toPath: copy.folder + "/" + name)
        }
        let reopened = try copy.open()
        #expect(try await reopened.progress() == progress)
        #expect(try await reopened.count() == 3)
        try await reopened.check()
    }

    @Test("Every write reaches the disk before it returns, whatever happens to the power")
    func synchronous() async throws {
        let box = try pantry.open()
        let level = try await box.database.write { try Int.fetchOne($0, sql: "PRAGMA synchronous") }
        #expect(level == 2)
        let journal = try await box.database.read { try String.fetchOne($0, sql: "PRAGMA journal_mode") }
        #expect(journal == "wal")
    }

    @Test("A file of no bytes is a library that was never written")
    func empty() async throws {
        try Data().write(to: URL(fileURLWithPath: pantry.path))
        #expect(try await pantry.open().count() == 0)
    }

    @Test("A library opened twice at once works for both")
    func twice() async throws {
        let one = try pantry.open()
        let two = try pantry.open()
        try await one.save(Pantry.soup, at: 1)
        try await two.save(Pantry.pie, at: 2)
        #expect(try await one.count() == 2)
    }

    @Test("A library in memory works like the others")
    func inMemory() async throws {
        let box = try RecipeBox.inMemory()
        try await box.save(Pantry.soup, at: 1)
        #expect(try await box.recipe("pumpkin-soup") == Pantry.soup)
    }
}
