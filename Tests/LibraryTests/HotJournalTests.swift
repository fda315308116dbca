import Foundation
import GRDB
import Recipes
import Testing

@testable import Library

@Suite("Killed in the middle of a change that had begun to reach the file") struct HotJournalTests {
    /// What a power cut leaves of a change that is half in the file: the file, and the journal that undoes
    /// it.
    private func halved(_ pantry: Pantry) async throws -> String {
        let box = try pantry.open()
        try await box.save(Pantry.soup, at: 1)
        try box.close()
        let copy = pantry.path + ".cut"
        let queue = try DatabaseQueue.lasting(path: pantry.path)
        try await queue.writeWithoutTransaction { db in
            try db.execute(sql: "PRAGMA journal_mode = DELETE; PRAGMA cache_size = 5; BEGIN IMMEDIATE")
            for number in 0..<4000 {
                try db.execute(
                    sql: "INSERT INTO setting VALUES (?, ?)",
                    arguments: ["k\(number)", String(repeating: "x", count: 200)])
            }
            for ending in ["", "-journal"] {
                try FileManager.default.copyItem(atPath: pantry.path + ending, toPath: copy + ending)
            }
            try db.execute(sql: "ROLLBACK")
        }
        try queue.close()
        return copy
    }

    @Test("The change is undone and the library opens (AR04)") func opens() async throws {
        let pantry = try Pantry()
        let path = try await halved(pantry)
        #expect(FileManager.default.fileExists(atPath: path + "-journal"))
        let box = try RecipeBox.open(at: path)
        try await box.check()
        #expect(try await box.recipe(Pantry.soup.id)?.title == Pantry.soup.title)
        #expect(try await box.setting("k1", as: String.self) == nil)
        try box.close()
    }

    @Test("A file of another program is left alone, whatever lies beside it") func foreign() async throws {
        let pantry = try Pantry()
        let path = try await halved(pantry)
        var bytes = try Data(contentsOf: URL(filePath: path))
        bytes.replaceSubrange(68..<72, with: [1, 2, 3, 4])
        try bytes.write(to: URL(filePath: path))
        #expect(throws: LibraryError.self) { try RecipeBox.open(at: path) }
        #expect(try Data(contentsOf: URL(filePath: path)) == bytes)
        #expect(FileManager.default.fileExists(atPath: path + "-journal"))
    }
}
