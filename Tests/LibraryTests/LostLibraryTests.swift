import Foundation
import GRDB
import LibraryDeeds
import Recipes
import Testing

@testable import Library

@Suite("A library that is gone, beside what is left of it") struct LostLibraryTests {
    let pantry: Pantry
    init() throws { pantry = try Pantry() }

    /// A library with 22 recipes and a copy of it, closed.
    private func kept() async throws {
        let box = try pantry.open()
        try await Keeping.fill(box)
        try await box.keepBackUp(at: 1e9)
        try box.close()
    }

    private func write(_ data: Data, _ ending: String = "") throws {
        try data.write(to: URL(fileURLWithPath: pantry.path + ending))
    }

    private func vanish(leavingEmpty: Bool) throws {
        unlink(pantry.path)
        if leavingEmpty { try write(Data()) }
    }

    @Test("is no first start: it is refused, and nothing is written", arguments: [false, true])
    func refused(leavingEmpty: Bool) async throws {
        try await kept()
        try vanish(leavingEmpty: leavingEmpty)
        let before = try pantry.files()
        for _ in 0..<2 {
            let refusal = try #require(pantry.refusal())
            #expect(refusal.kind == .lost)
            #expect(refusal.cause.contains("backup-1"))
        }
        #expect(throws: LibraryError.self) { try RecipeBox.reading(at: pantry.path) }
        #expect(try pantry.files() == before)
        #expect(RecipeBox.backUps(of: pantry.path).map(\.recipes) == [22])
    }

    @Test(
        "is refused beside anything that was kept of it, even if that can't be read",
        arguments: ["backup-1", "backup-2", "backup-next", "before-restore", "before-v3", "kept-2026-05-03"])
    func anything(name: String) throws {
        try write(Data("rubbish".utf8), "." + name)
        #expect(pantry.refusal()?.kind == .lost)
        #expect(RecipeBox.backUps(of: pantry.path) == [])
    }

    @Test("is put back from a copy, or begun anew when the cook says so, and the copies stay")
    func choices() async throws {
        try await kept()
        try vanish(leavingEmpty: true)
        let copy = try #require(RecipeBox.backUps(of: pantry.path).first)
        #expect(try RecipeBox.putBack(copy, at: pantry.path)?.hasSuffix("damaged-1") == true)
        let box = try pantry.open()
        #expect(try await box.count() == 22)
        try box.close()
        try vanish(leavingEmpty: false)
        #expect(try RecipeBox.beginNew(at: pantry.path) == nil)
        #expect(try await pantry.open().count() == 0)
        #expect(RecipeBox.backUps(of: pantry.path) == [copy])
    }

    // MARK: Logs

    /// The library as a kill leaves it: `count` things to buy are only in its log.
    private func killed(_ count: Int = 30) async throws -> (library: Data, log: Data) {
        let other = try Pantry()
        let box = try other.open()
        try box.close()
        let again = try other.open()
        for number in 0..<count { try await again.shop(typed: "\(number + 1) eggs", at: 1) }
        return (try other.bytes(), try other.bytes(other.path + "-wal"))
    }

    @Test("Its log is never replayed into a new library, and is kept", arguments: [false, true])
    func log(leavingEmpty: Bool) async throws {
        let log = try await killed().log
        try vanish(leavingEmpty: leavingEmpty)
        try write(log, "-wal")
        #expect(pantry.refusal()?.kind == .lost)
        #expect(RecipeBox.logs(of: pantry.path).map { $0.hasSuffix("library.sqlite-wal") } == [true])
        #expect(try pantry.bytes(pantry.path + "-wal") == log)
        let aside = try #require(try RecipeBox.beginNew(at: pantry.path))
        let box = try pantry.open()
        #expect(try await box.shoppingList().items.isEmpty)
        try await box.save(Pantry.soup, at: 1)
        try await box.check()
        let name = leavingEmpty ? aside + "-wal" : aside
        #expect(name.contains(leavingEmpty ? "damaged-1-wal" : ".log-20"))
        #expect(try pantry.bytes(name) == log)
    }

    @Test("Nor into a copy that takes its place") func logAndCopy() async throws {
        try await kept()
        let log = try await killed().log
        try vanish(leavingEmpty: false)
        try write(log, "-wal")
        let copy = try #require(RecipeBox.backUps(of: pantry.path).first)
        let aside = try #require(try RecipeBox.putBack(copy, at: pantry.path))
        #expect(try pantry.bytes(aside) == log)
        let box = try pantry.open()
        #expect(try await box.count() == 22)
        try await box.check()
    }

    @Test("A journal beside it is kept as well") func journal() async throws {
        let journal = Data([0xD9, 0xD5, 0x05, 0xF9, 0x20, 0xA1, 0x63, 0xD7]) + Data(count: 4096)
        try write(journal, "-journal")
        #expect(pantry.refusal()?.kind == .lost)
        let aside = try #require(try RecipeBox.beginNew(at: pantry.path))
        #expect(try pantry.bytes(aside) == journal)
        #expect(try await pantry.open().count() == 0)
    }

    @Test("A log that is only begun means nothing") func begunLog() throws {
        try write(Data(count: 32), "-wal")
        #expect(pantry.refusal() == nil)
    }

    @Test("Another file's log beside a sound library is set aside under its day, and the library opens")
    func strangeLog() async throws {
        let log = try await killed().log
        let box = try pantry.open()
        try await Keeping.fill(box)
        try box.close()
        try write(log, "-wal")
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: 1e9)], ofItemAtPath: pantry.path + "-wal")
        let opened = try pantry.open()
        let aside = try #require(opened.strangeLog)
        #expect(aside.hasSuffix("library.sqlite.log-2001-09-09-wal"))
        #expect(try pantry.bytes(aside) == log)
        let twin = try RecipeBox.inMemory()
        try await Keeping.fill(twin)
        #expect(try await Everything(of: opened) == Everything(of: twin))
        try await opened.check()
    }

    @Test("So is one with pages of another size") func otherPages() async throws {
        var log = try await killed().log
        log.replaceSubrange(8..<12, with: [0, 0, 0x20, 0])
        try await kept()
        try write(log, "-wal")
        let opened = try pantry.open()
        let aside = try #require(opened.strangeLog)
        #expect(try pantry.bytes(aside) == log)
        #expect(try await opened.count() == 22)
    }

    @Test("Its own log is carried out, as ever") func ownLog() async throws {
        let (library, log) = try await killed()
        try write(library)
        try write(log, "-wal")
        let opened = try pantry.open()
        #expect(opened.strangeLog == nil)
        #expect(try await opened.shoppingList().items.count == 30)
    }
}
