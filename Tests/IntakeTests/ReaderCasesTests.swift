import Foundation
import ReaderTrials
import Testing

/// The cases in Tests/Fuzz/Readers, a folder for each reader: what a person wrote to begin from (`.seed`),
/// what once broke it (`.case`), and what a fuzzer made up to reach each of its branches.
@Suite("What a fuzzer made up for the readers", .timeLimit(.minutes(5))) struct ReaderCasesTests {
    private static let folder =
        "/" + #filePath.split(separator: "/").dropLast(2).joined(separator: "/") + "/Fuzz/Readers"

    @Test("Every reader takes every case of its own", arguments: ReaderTrial.all.map(\.name))
    func cases(reader: String) throws {
        let trial = try #require(ReaderTrial.named(reader))
        let folder = URL(filePath: Self.folder + "/" + reader)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        for name in names {
            let bytes = Array(try Data(contentsOf: folder.appending(path: name)))
            do {
                let found = try trial.run(bytes)
                #expect(found > 0 || !name.hasSuffix(".seed"), "\(name) is read")
            } catch { Issue.record("\(reader)/\(name): \(error)") }
        }
        #expect(names.contains { $0.hasSuffix(".seed") })
    }

    @Test("No folder is left of a reader that is gone") func noOthers() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder)
        #expect(Set(names) == Set(ReaderTrial.all.map(\.name)))
        #expect(Set(ReaderTrial.all.map(\.name)).count == ReaderTrial.all.count)
    }
}
