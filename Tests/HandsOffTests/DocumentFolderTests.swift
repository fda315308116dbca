import Foundation
import Language
import Testing

@testable import House

@Suite("The folder of documents") struct DocumentFolderTests {
    private let url = FileManager.default.temporaryDirectory.appending(path: "hands-off-\(UUID().uuidString)")

    @Test("keeps a text whole, and under a new name where there is one already (AR19)") func keeps() throws {
        defer { try? FileManager.default.removeItem(at: url) }
        let folder = DocumentFolder(url.appending(path: "Documents"))
        #expect(try folder.keep("milk\n", named: "List", ending: "txt") == "Documents/List.txt")
        #expect(try folder.keep("eggs\n", named: "List", ending: "txt") == "Documents/List 2.txt")
        let first = folder.url.appending(path: "List.txt"), second = folder.url.appending(path: "List 2.txt")
        #expect(try String(contentsOf: first, encoding: .utf8) == "milk\n")
        #expect(try String(contentsOf: second, encoding: .utf8) == "eggs\n")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).count == 2)
    }

    @Test("says so in a sentence when it can't, and leaves nothing behind") func refuses() throws {
        defer { try? FileManager.default.removeItem(at: url) }
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        let blocked = url.appending(path: "Documents")
        try Data().write(to: blocked)
        let error = #expect(throws: DocumentError.self) {
            try DocumentFolder(blocked).keep("milk\n", named: "List", ending: "txt")
        }
        #expect(
            try #require(error).sentence(Language.english.wording).hasPrefix("The file can't be saved in "))
        #expect(try FileManager.default.contentsOfDirectory(atPath: url.path) == ["Documents"])
    }
}
