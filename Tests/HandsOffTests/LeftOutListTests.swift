import Exchange
import Foundation
import Language
import Testing

@testable import Bringing
@testable import HandsOff
@testable import Library

@Suite("What is not brought in is listed") struct LeftOutListTests {
    private let folder = FileManager.default.temporaryDirectory
        .appending(path: "hands-off-left-out-\(UUID().uuidString)")

    @MainActor private func report() throws -> ImportReport {
        ImportRun(
            box: try RecipeBox.inMemory(), boxes: [], now: 1,
            fetch: { _ throws(Refusal) in throw .cancelled },
            log: Launch.log, isCancelled: { false }, tell: { _, _ in }
        ).run([.path(folder.path)])
    }

    private func put(_ name: String, _ text: String = "x") throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: folder.appending(path: name))
    }

    @Test("By its name and the reason, and counted") @MainActor func named() throws {
        try put("soup.cook", "---\ntitle: Leek soup\n---\nSimmer @leeks{3}.\n")
        try put("old.rar", "Rar!\u{1A}\u{7}\u{1}\u{0}")
        try FileManager.default.createSymbolicLink(
            atPath: folder.appending(path: "pie.cook").path, withDestinationPath: "/etc/hostname")
        let report = try report()
        #expect(report.new == 1 && report.refused == 2)
        let refused = report.entries.filter { $0.kind == .refused }
        #expect(Set(refused.map(\.title)) == ["old.rar", "pie.cook"])
        #expect(Set(refused.map(\.outcome)) == [.refused(.unknownPacking), .refused(.noFile)])
    }

    @Test("Of hundreds of a kind some dozens, and the number of the others") @MainActor func many() throws {
        for number in 0..<100 {
            try put("\(number).html", "<h1>Nothing to eat</h1>")
            if number < 3 { try put("\(number).rar", "Rar!\u{1A}\u{7}\u{1}\u{0}") }
        }
        try put("soup.cook", "---\ntitle: Leek soup\n---\nSimmer @leeks{3}.\n")
        let report = try report()
        #expect(report.new == 1 && report.refused == 103)
        #expect(report.entries.count == 1 + 3 + RefusedFiles.mostListed + 1)
        let rest = try #require(report.entries.first { $0.rest != nil })
        #expect(rest.rest == 100 - RefusedFiles.mostListed && rest.outcome == .refused(.noRecipe))
        #expect(Set(report.entries.map(\.id)).count == report.entries.count)
    }

    @Test("A stranger's name is one line, without signs that do something") func shown() {
        #expect(ImportEntry.shown("a\u{1B}[31m/b\nc\u{202E}.txt") == "a\u{FFFD}[31m/b\u{FFFD}c\u{FFFD}.txt")
        let long = ImportEntry.shown(String(repeating: "a", count: 5000) + "/soup.cook")
        #expect(long.count == 121 && long.hasSuffix("/soup.cook") && long.hasPrefix("…"))
    }

    @Test("A full disk is no damage to another library, either") func library() {
        #expect(Refusal(LibraryError(.diskFull, cause: "x")).reason == .noRoom)
        #expect(Refusal(LibraryError(.unreachable, cause: "x")).reason == .unreachable)
        #expect(Refusal(LibraryError(.damaged, cause: "x")).reason == .damaged)
        // A real one, found by copying a library to where it is to be read from.
        let isFull = CocoaError(.fileWriteOutOfSpace)
        #expect(LibraryError(isFull).kind == .diskFull)
        let isOver = CocoaError(.fileWriteUnknown, userInfo: [NSUnderlyingErrorKey: POSIXError(.EDQUOT)])
        #expect(LibraryError(isOver).kind == .diskFull)
        #expect(LibraryError(CocoaError(.fileReadNoSuchFile)).kind == .unreachable)
    }
}
