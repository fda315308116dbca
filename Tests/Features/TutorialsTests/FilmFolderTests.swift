import Foundation
import House
import Media
import Synchronization
import Testing

@testable import Tutorials

@Suite("The folder of the cook's films") struct FilmFolderTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "films-\(UUID().uuidString)")

    private func put(_ name: String, _ text: String = "x") throws {
        let file = folder.appending(path: name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    private func titles() -> [String] { FilmFolder(path: folder.path).list().files.map(\.title) }

    @Test("lists films by their titles, and nothing else") func films() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["b.mp4", "A_film.webm", "Bread 10.mkv", "Bread 9.MKV", "c.OGV", "d.mov", "e.m4v"] {
            try put(name)
        }
        for name in ["a.en.vtt", "notes.txt", ".hidden.mp4", "mp4", ".mp4", "x.mp4.part", ".trash/y.mp4"] {
            try put(name)
        }
        #expect(titles() == ["A film", "b", "Bread 9", "Bread 10", "c", "d", "e"])
    }

    @Test("looks into folders, but not for ever") func folders() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try put("a.mp4")
        try put("Bread/b.mp4")
        try put("Bread/Old/c.mp4")
        try put("1/2/3/4/5/deep.mp4")
        // In a circle, and out of the folder.
        try FileManager.default.createSymbolicLink(
            at: folder.appending(path: "Bread/loop"), withDestinationURL: folder)
        try FileManager.default.createSymbolicLink(
            at: folder.appending(path: "everything"), withDestinationURL: URL(filePath: "/usr"))
        // A film elsewhere may be linked to, even one that has gone.
        let elsewhere = FileManager.default.temporaryDirectory.appending(
            path: "linked-\(UUID().uuidString).mp4")
        try Data("x".utf8).write(to: elsewhere)
        try FileManager.default.createSymbolicLink(
            at: folder.appending(path: "z.mp4"), withDestinationURL: elsewhere)
        try FileManager.default.createSymbolicLink(
            at: folder.appending(path: "gone.mp4"), withDestinationURL: URL(filePath: "/nowhere/gone.mp4"))
        #expect(titles() == ["a", "b", "c", "z"])
    }

    @Test("is empty where it isn't there, and has an end where it is full") func ends() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(titles().isEmpty)
        for number in 0..<520 { try put("\(number).mp4") }
        let listing = FilmFolder(path: folder.path).list()
        #expect(listing.files.count == 500 && listing.isCut)
    }

    @Test(
        "calls a film as its file is called",
        arguments: [
            ("/v/Sunday_bread.webm", "Sunday bread"), ("/v/a.b.mp4", "a.b"), ("/v/  .mp4", "  .mp4"),
            ("/v/Two\u{7}bells.mkv", "Two bells"), ("/v/_.mov", "_.mov"), ("Plain.mp4", "Plain"),
            ("/v/\u{202E}4pm.mp4", "4pm"),
        ])
    func title(_ path: String, _ title: String) {
        #expect(FilmFile(path: path, size: 1, changed: 0).title == title)
    }

    @Test("tells when something comes into it, and when it comes to be there itself") func watched()
        async throws
    {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let inner = folder.appending(path: "Videos/Hands Off")
        for path in [folder.path, inner.path] {
            let (told, tell) = AsyncStream<Void>.makeStream()
            let watch = try #require(FolderWatch([path]) { tell.yield() })
            try put("Videos.\(UUID().uuidString)")
            var answers = told.makeAsyncIterator()
            await answers.next()
            withExtendedLifetime(watch) {}
        }
    }
}

@Suite("Subtitles beside a film") struct SubtitleFilesTests {
    private let names = [
        "Soup.en.vtt", "Soup.de.srt", "Soup.fr.vtt", "Soup.vtt", "Soup 2.de.vtt", "Soup.mp4", "x.vtt",
    ]

    @Test(
        "are the cook's, else English ones, else any",
        arguments: [("de", "Soup.de.srt"), ("en", "Soup.en.vtt"), ("it", "Soup.en.vtt")])
    func best(_ language: String, _ name: String) {
        #expect(SubtitleFiles.best(of: names, for: "Soup.mp4", language: language) == name)
    }

    @Test("of another film are not taken") func others() {
        #expect(SubtitleFiles.best(of: names, for: "Stew.mp4", language: "en") == nil)
        #expect(SubtitleFiles.best(of: ["Soup.vtt"], for: "Soup.webm", language: "de") == "Soup.vtt")
        #expect(
            SubtitleFiles.best(of: ["Soup.fr.vtt", "Soup.vtt"], for: "Soup.webm", language: "de")
                == "Soup.vtt")
        #expect(SubtitleFiles.best(of: ["Soup.FR.VTT"], for: "Soup.webm", language: "de") == "Soup.FR.VTT")
        #expect(
            SubtitleFiles.best(of: ["Soup.de-AT.vtt", "Soup.en.vtt"], for: "Soup.webm", language: "de")
                == "Soup.de-AT.vtt")
        #expect(SubtitleFiles.best(of: ["Soup.long.cut.de.vtt"], for: "Soup.webm", language: "de") == nil)
    }
}

@Suite("What a film shows of itself on the shelf") struct FilmPosterTests {
    private static let films = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sessions/Videos")

    private func read(_ name: String) -> FilmPoster {
        FilmPoster.read(Self.films.appending(path: name).path, version: 1)
    }

    @Test("is a picture out of it, and how long it is") func whole() throws {
        let poster = read("Dumplings for Sunday.mp4")
        let picture = try #require(poster.picture)
        #expect(picture.width == 480 && picture.height == 270 && abs(poster.seconds - 6) < 0.2)
        #expect(poster.trouble == nil)
    }

    @Test("stands upright if it does") func upright() throws {
        let picture = try #require(read("Sunday_bread.webm").picture)
        #expect(picture.height == 480 && picture.width == 270)
    }

    @Test("is a reason where it can't be read") func broken() throws {
        #expect(read("Broken.mkv").trouble?.kind == .unknown)
        #expect(read("Nowhere.mkv").trouble?.kind == .missing)
        let half = FileManager.default.temporaryDirectory.appending(path: "half-\(UUID().uuidString).webm")
        defer { try? FileManager.default.removeItem(at: half) }
        let whole = try Data(contentsOf: Self.films.appending(path: "Sunday_bread.webm"))
        try whole.prefix(700).write(to: half)
        let poster = FilmPoster.read(half.path, version: 1)
        #expect(poster.picture == nil && poster.trouble != nil)
    }
}
