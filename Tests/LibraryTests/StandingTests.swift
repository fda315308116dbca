import Foundation
import LibraryDeeds
import Recipes
import Testing

@testable import Library

@Suite("What stands where a library should be") struct StandingTests {
    let pantry: Pantry
    init() throws { pantry = try Pantry() }

    private func refusals() -> [LibraryError?] {
        [
            pantry.refusal(), refusal { _ = try RecipeBox.reading(at: pantry.path) },
            refusal { _ = try RecipeBox.beginNew(at: pantry.path) },
        ]
    }

    private func refusal(_ work: () throws -> Void) -> LibraryError? {
        do {
            try work()
            return nil
        } catch { return error as? LibraryError }
    }

    @Test("A link to a drive that isn't connected is left alone, and it is said where it leads")
    func dangling() async throws {
        let drive = pantry.folder + "/drive"
        symlink("drive/library.sqlite", pantry.path)
        for refusal in refusals() {
            #expect(refusal?.kind == .linkLeadsNowhere)
            #expect(refusal?.leadsTo == drive + "/library.sqlite")
        }
        #expect(try pantry.files() == ["library.sqlite"])
        #expect(!RecipeBox.isThere(at: pantry.path))
        // The drive is connected: the library is read and written where it lies.
        mkdir(drive, 0o700)
        let there = try RecipeBox.open(at: drive + "/library.sqlite")
        try await there.save(Pantry.soup, at: 1)
        try there.close()
        #expect(RecipeBox.isThere(at: pantry.path))
        let box = try pantry.open()
        #expect(try await box.count() == 1)
        try box.close()
        #expect(
            try FileManager.default.destinationOfSymbolicLink(atPath: pantry.path) == "drive/library.sqlite")
    }

    @Test("So is a folder on the way that is such a link, and a link to itself")
    func danglingFolder() throws {
        symlink("/nowhere/at/all", pantry.folder + "/data")
        let path = pantry.folder + "/data/hands-off/library.sqlite"
        let folder = refusal { _ = try RecipeBox.open(at: path) }
        #expect(folder?.kind == .linkLeadsNowhere && folder?.leadsTo == "/nowhere/at/all")
        symlink("library.sqlite", pantry.path)
        #expect(refusals().map { $0?.kind } == [.linkLeadsNowhere, .linkLeadsNowhere, .linkLeadsNowhere])
        #expect(try pantry.files() == ["data", "library.sqlite"])
    }

    @Test("A damaged library behind a link is replaced where it lies, and the link stays")
    func linked() async throws {
        let drive = pantry.folder + "/drive"
        mkdir(drive, 0o700)
        let other = try RecipeBox.open(at: drive + "/recipes.sqlite")
        try await Keeping.fill(other)
        symlink(drive + "/recipes.sqlite", pantry.path)
        let box = try pantry.open()
        try await box.keepBackUp(at: 1)
        try box.close()
        try other.close()
        try Data("rubbish".utf8).write(to: URL(fileURLWithPath: drive + "/recipes.sqlite"))
        let copy = try #require(RecipeBox.backUps(of: pantry.path).first)
        try RecipeBox.putBack(copy, at: pantry.path)
        #expect(try await pantry.open().count() == 22)
        #expect(
            try FileManager.default.destinationOfSymbolicLink(atPath: pantry.path) == drive
                + "/recipes.sqlite")
        #expect(FileManager.default.fileExists(atPath: drive + "/recipes.sqlite.damaged-1"))
        try RecipeBox.beginNew(at: pantry.path)
        #expect(try await pantry.open().count() == 0)
        #expect(
            try FileManager.default.destinationOfSymbolicLink(atPath: pantry.path) == drive
                + "/recipes.sqlite")
    }

    @Test("A pipe, a socket, a device or a folder is left alone, and nobody waits for it")
    func special() throws {
        let makings: [(String) throws -> Void] = [
            { mkfifo($0, 0o600) },
            { symlink("/dev/null", $0) },
            { try FileManager.default.createDirectory(atPath: $0, withIntermediateDirectories: false) },
            { path in
                let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
                defer { close(descriptor) }
                var address = sockaddr_un()
                address.sun_family = sa_family_t(AF_UNIX)
                withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
                let size = socklen_t(MemoryLayout<sockaddr_un>.size)
                let isBound = withUnsafePointer(to: &address) {
                    $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, size) }
                }
                #expect(isBound == 0)
            },
        ]
        for make in makings {
            try make(pantry.path)
            var before = stat(), after = stat()
            lstat(pantry.path, &before)
            for refusal in refusals() { #expect(refusal?.kind == .notAFile) }
            lstat(pantry.path, &after)
            #expect(before.st_ino == after.st_ino && before.st_mode == after.st_mode)
            #expect(try pantry.files() == ["library.sqlite"])
            try FileManager.default.removeItem(atPath: pantry.path)
        }
    }

    @Test("A path of no letters is refused, and nothing is made anywhere") func nameless() throws {
        let here = FileManager.default.currentDirectoryPath
        let before = try FileManager.default.contentsOfDirectory(atPath: here).sorted()
        #expect(refusal { _ = try RecipeBox.open(at: "") }?.kind == .unreachable)
        #expect(refusal { _ = try RecipeBox.reading(at: "") }?.kind == .unreachable)
        #expect(try FileManager.default.contentsOfDirectory(atPath: here).sorted() == before)
    }

    // MARK: Reading

    @Test("Reading makes nothing: neither a library nor a file beside one, nor a version")
    func reading() async throws {
        #expect(refusal { _ = try RecipeBox.reading(at: pantry.path) }?.kind == .absent)
        #expect(refusal { _ = try RecipeBox.reading(at: pantry.folder + "/new/l.sqlite") }?.kind == .absent)
        #expect(try pantry.files() == [])
        try await pantry.stocked()
        let bytes = try pantry.bytes()
        let box = try RecipeBox.reading(at: pantry.path)
        #expect(try await box.count() == 3)
        #expect(try await box.find("crep") == .one(Pantry.crepes))
        #expect(try pantry.files() == ["library.sqlite"])
        await #expect(throws: LibraryError.self) { try await box.save(Pantry.pie, at: 1) }
        try box.close()
        #expect(try pantry.bytes() == bytes && pantry.files() == ["library.sqlite"])
    }

    @Test("A library of an earlier version is read and stays of that version") func old() async throws {
        let kept = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Kept/library-v1.sqlite")
        try FileManager.default.copyItem(atPath: kept.path, toPath: pantry.path)
        let box = try RecipeBox.reading(at: pantry.path)
        #expect(try await box.cards(limit: 9).map(\.id) == ["pumpkin-soup", "crepes", "B2A7"])
        #expect(try pantry.bytes() == Data(contentsOf: kept))
        #expect(try pantry.files() == ["library.sqlite"])
    }

    @Test("What only a log has is read with it, while another program has the library open")
    func withLog() async throws {
        let writer = try pantry.open()
        try await writer.save(Pantry.soup, at: 1)
        let before = try pantry.files()
        let reader = try RecipeBox.reading(at: pantry.path)
        #expect(try await reader.count() == 1)
        try await writer.save(Pantry.pie, at: 2)
        #expect(try await reader.count() == 2)
        #expect(try pantry.files() == before)
        try reader.close()
        try writer.close()
    }

    @Test("A log without an index, or a change cut short, is read from a copy, and stays as it is")
    func withoutIndex() async throws {
        let writer = try pantry.open()
        try await writer.save(Pantry.soup, at: 1)
        let left = try Pantry()
        for ending in ["", "-wal"] {
            try FileManager.default.copyItem(atPath: pantry.path + ending, toPath: left.path + ending)
        }
        let log = try left.bytes(left.path + "-wal")
        let reader = try RecipeBox.reading(at: left.path)
        #expect(try await reader.count() == 1)
        try reader.close()
        #expect(try left.files() == ["library.sqlite", "library.sqlite-wal"])
        #expect(try left.bytes(left.path + "-wal") == log)
    }

    @Test("A path with signs that mean something in an address is read as it is") func signs() async throws {
        let path = pantry.folder + "/what? 100% #1 ä.sqlite"
        let made = try RecipeBox.open(at: path)
        try await made.save(Pantry.soup, at: 1)
        try made.close()
        let box = try RecipeBox.reading(at: path)
        #expect(try await box.count() == 1)
        #expect(try pantry.files().count == 1)
    }
}
