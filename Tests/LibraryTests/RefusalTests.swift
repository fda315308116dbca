import Foundation
import GRDB
import Recipes
import Testing

@testable import Library

@Suite("Libraries that can't be opened")
struct RefusalTests {
    let pantry: Pantry
    init() throws { pantry = try Pantry() }

    static let damages: [@Sendable (inout Data) -> Void] = [
        { $0.removeLast($0.count / 2) },
        { data in for place in 8192..<12_288 { data[place] = 0xA5 } },
        { data in for place in 24..<3000 { data[place] ^= 0xFF } },
    ]

    @Test("A damaged library is left as it is, and the cook is told", arguments: damages.indices)
    func damaged(damage: Int) async throws {
        try await pantry.stocked()
        var data = try pantry.bytes()
        RefusalTests.damages[damage](&data)
        try data.write(to: URL(fileURLWithPath: pantry.path))
        let error = try #require(pantry.refusal())
        #expect(error.kind == .damaged || error.kind == .notALibrary)
        #expect(error.path == pantry.path)
        #expect(!error.cause.isEmpty)
        #expect(try pantry.bytes() == data)
    }

    @Test("A file that is no database is left as it is")
    func text() throws {
        let text = Data("Dear diary, today I made soup.\n".utf8)
        try text.write(to: URL(fileURLWithPath: pantry.path))
        #expect(pantry.refusal()?.kind == .notALibrary)
        #expect(try pantry.bytes() == text)
        #expect(try pantry.files() == ["library.sqlite"])
    }

    @Test("The database of another program is left as it is")
    func foreign() throws {
        let queue = try DatabaseQueue(path: pantry.path)
        try queue.write { try $0.execute(sql: "CREATE TABLE recipe (id); INSERT INTO recipe VALUES (1)") }
        try queue.close()
        let before = try pantry.bytes()
        #expect(pantry.refusal()?.kind == .notALibrary)
        #expect(try pantry.bytes() == before)
    }

    @Test("A folder is no library")
    func folder() throws {
        try FileManager.default.createDirectory(atPath: pantry.path, withIntermediateDirectories: true)
        #expect(pantry.refusal()?.kind == .notAFile)
    }

    @Test("A folder that can't be made is said so")
    func noFolder() throws {
        try Data("x".utf8).write(to: URL(fileURLWithPath: pantry.folder + "/file"))
        #expect(throws: LibraryError.self) { try RecipeBox.open(at: pantry.folder + "/file/library.sqlite") }
        do throws(LibraryError) { _ = try RecipeBox.open(at: pantry.folder + "/file/library.sqlite") } catch {
            #expect(error.kind == .unreachable)
        }
    }

    @Test("A library that another program holds is said to be in use")
    func busy() async throws {
        try await pantry.stocked()
        let holder = try DatabaseQueue(path: pantry.path)
        try await holder.writeWithoutTransaction {
            try $0.execute(
                sql: "PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; DELETE FROM progress; COMMIT")
        }
        #expect(pantry.refusal(patience: 0.01)?.kind == .busy)
        try holder.close()
        #expect(pantry.refusal() == nil)
    }

    @Test(
        "A library that can't be written is said so",
        .enabled(if: geteuid() != 0, "root may write everywhere"))
    func readOnly() async throws {
        try await pantry.stocked()
        try FileManager.default.setAttributes([.posixPermissions: 0o400], ofItemAtPath: pantry.path)
        #expect(pantry.refusal()?.kind == .readOnly)
    }

    @Test("When the disk is full, the cook is told, and what was there stays")
    func full() async throws {
        let box = try pantry.open()
        try await box.save(Pantry.soup, at: 1)
        // The disk ends with the next page, as far as SQLite can tell.
        try await box.database.writeWithoutTransaction { try $0.execute(sql: "PRAGMA max_page_count = 1") }
        let picture = SavedPicture(name: "big", mediaType: "image/jpeg", data: Data(count: 1 << 20))
        do throws(LibraryError) {
            try await box.save(picture)
            Issue.record("a megabyte went into no space")
        } catch { #expect(error.kind == .diskFull) }
        #expect(try await box.recipe("pumpkin-soup") == Pantry.soup)
        try await box.check()
    }

    @Test("Each failure of SQLite has its kind")
    func kinds() {
        let kinds: [(ResultCode, LibraryError.Kind)] = [
            (.SQLITE_CORRUPT, .damaged), (.SQLITE_NOTADB, .notALibrary), (.SQLITE_READONLY, .readOnly),
            (.SQLITE_READONLY_DIRECTORY, .readOnly), (.SQLITE_FULL, .diskFull),
            (.SQLITE_IOERR_READ, .diskFailing), (.SQLITE_IOERR_SHMSIZE, .diskFull), (.SQLITE_FULL, .diskFull),
            (.SQLITE_BUSY, .busy), (.SQLITE_BUSY_SNAPSHOT, .busy), (.SQLITE_CANTOPEN, .unreachable),
            (.SQLITE_CONSTRAINT, .failed),
        ]
        for (code, kind) in kinds { #expect(LibraryError(DatabaseError(resultCode: code)).kind == kind) }
        #expect(LibraryError(CancellationError()).kind == .cancelled)
    }
}
