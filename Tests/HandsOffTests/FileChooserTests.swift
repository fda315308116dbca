import Foundation
import Stage
import Testing

@testable import HandsOff
@testable import House
@testable import Rehearsal

@Suite("A folder to choose from") struct FolderListingTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(
            path: "hands-off-files-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private func make(_ names: String..., folders: [String] = []) throws {
        for name in names { try Data("x".utf8).write(to: folder.appending(path: name)) }
        for name in folders {
            try FileManager.default.createDirectory(
                at: folder.appending(path: name), withIntermediateDirectories: true)
        }
    }

    private func names(_ endings: Set<String>) throws -> [String] {
        try FolderListing.read(folder.path, endings: endings).entries.map(\.name)
    }

    @Test("has folders first, then the files that fit, by name and number; nothing hidden") func order()
        throws
    {
        defer { try? FileManager.default.removeItem(at: folder) }
        try make(
            "Soup 10.handsoff", "Soup 2.HANDSOFF", "soup.handsoff", "letter.txt", ".secret.handsoff",
            "handsoff",
            ".handsoff", folders: ["Pictures", "archive", ".cache"])
        #expect(
            try names(["handsoff"]) == [
                "archive", "Pictures", "soup.handsoff", "Soup 2.HANDSOFF", "Soup 10.handsoff",
            ])
        #expect(try names([]) == ["archive", "Pictures"])
        #expect(try names(["txt", "pdf"]) == ["archive", "Pictures", "letter.txt"])
    }

    @Test("follows links, and leaves out those that lead nowhere and what is no file") func links() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try make("a.txt", folders: ["real"])
        let files = FileManager.default
        func link(_ name: String, to target: String) throws {
            try files.createSymbolicLink(
                atPath: folder.appending(path: name).path, withDestinationPath: target)
        }
        try link("way", to: folder.appending(path: "real").path)
        try link("b.txt", to: folder.appending(path: "a.txt").path)
        try link("lost.txt", to: "/nowhere/at/all")
        mkfifo(folder.appending(path: "pipe.txt").path, 0o600)
        let found = try FolderListing.read(folder.path, endings: ["txt"])
        #expect(found.entries.map(\.name) == ["real", "way", "a.txt", "b.txt"])
        #expect(found.entries.map(\.isFolder) == [true, true, false, false])
    }

    @Test("is cut where nobody scrolls any more, and says so") func bounds() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        for number in 0..<(FolderListing.most + 5) {
            try Data().write(to: folder.appending(path: "\(number).txt"))
        }
        let found = try FolderListing.read(folder.path, endings: ["txt"])
        #expect(found.entries.count == FolderListing.most)
        #expect(found.isCut)
        #expect(found.entries[10].name == "10.txt")
    }

    @Test("that is gone or no folder says so") func troubles() throws {
        try make("a.txt")
        #expect(throws: FolderTrouble.gone) {
            try FolderListing.read(folder.appending(path: "a.txt").path, endings: [])
        }
        try FileManager.default.removeItem(at: folder)
        #expect(throws: FolderTrouble.gone) { try FolderListing.read(folder.path, endings: []) }
    }

    @Test("is reached from places that are there: home, its folders, and what is plugged in") func places()
        throws
    {
        defer { try? FileManager.default.removeItem(at: folder) }
        try make(folders: ["home/Documents", "media/STICK"])
        let home = folder.appending(path: "home").path
        let places = FilePlaces(
            home: home, folders: [home + "/Documents", home + "/Downloads", home],
            mounts: [folder.appending(path: "media").path, "/nowhere"])
        #expect(places.found().map(\.name) == ["home", "Documents", "STICK"])
        #expect(places.found().map(\.kind) == [.home, .folder, .disk])
        #expect(places.named(home + "/Documents/a.md") == "~/Documents/a.md")
        #expect(places.named("/homely/a.md") == "/homely/a.md")
    }
}

@MainActor @Suite("Choosing a file") struct FileChooserTests {
    private func rehearsal() async throws -> Rehearsal {
        setenv("SDL_AUDIODRIVER", "dummy", 0)
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "hands-off-choose-\(UUID().uuidString)")
        return try await Rehearsal(
            path: folder.appending(path: "library.sqlite").path, starters: nil, size: Size(800, 480),
            theme: .light, camera: .none)
    }

    @Test("leads through folders by keys alone, and gives the path of the file") func keys() async throws {
        let stage = try await rehearsal()
        defer { try? FileManager.default.removeItem(atPath: stage.home) }
        let documents = URL(filePath: stage.home).appending(path: "Documents")
        try FileManager.default.createDirectory(
            at: documents.appending(path: "Old"), withIntermediateDirectories: true)
        try Data("x".utf8).write(to: documents.appending(path: "Old/soup.md"))
        var chosen: String?
        stage.host.choose(title: "Which?", .file(endings: ["md"])) { chosen = $0 }
        await stage.settle()
        func press(_ key: String) async {
            stage.host.handle(.key(KeyPress(key)))
            await stage.settle()
        }
        for key in ["tab", "return"] { await press(key) }
        #expect(stage.screen.contains("Home › Documents › Old"))
        await press("backspace")
        #expect(stage.screen.contains("Home › Documents"))
        // Where one came from has the focus.
        await press("return")
        await press("return")
        #expect(chosen == documents.appending(path: "Old/soup.md").path)
        #expect(stage.host.sheet == nil)
        await stage.finish()
    }

    @Test("shows only the answer to the last folder that was asked for, and none after Escape") func late()
        async throws
    {
        let stage = try await rehearsal()
        defer { try? FileManager.default.removeItem(atPath: stage.home) }
        var chosen: String?
        stage.host.choose(title: "Where?", .folder) { chosen = $0 }
        await stage.settle()
        let up = KeyPress("up", .alt)
        // To the top, and home again, before the disk has said anything.
        let home = try #require(stage.host.stage.find("Home"))
        for _ in 0..<20 { stage.host.handle(.key(up)) }
        home.spec.press?()
        await stage.settle()
        let rows = stage.host.stage.scene.regions.compactMap(\.spec.id).filter { $0.hasPrefix("file ") }
        #expect(rows.contains("file \(stage.home)/Documents"))
        #expect(stage.host.stage.find("Folder above") != nil)
        for _ in 0..<20 { stage.host.handle(.key(up)) }
        await stage.settle()
        #expect(stage.screen.contains("/") && stage.host.stage.find("Folder above") == nil)
        stage.host.handle(.key(KeyPress("escape")))
        await stage.settle()
        #expect(stage.host.sheet == nil)
        #expect(chosen == nil)
        await stage.finish()
    }
}
