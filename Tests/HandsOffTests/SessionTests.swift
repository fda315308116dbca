import Foundation
import Testing

@testable import HandsOff
@testable import House
@testable import Rehearsal

/// Plays every script in `Tests/Sessions`, and compares its pictures with the accepted ones.
@Suite("A person uses the app", .serialized) struct SessionTests {
    private static let folder = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sessions")

    static let scripts: [String] = {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        // `SESSIONS=voice,menu make test` plays those whose names begin so, and no others.
        let wanted = ProcessInfo.processInfo.environment["SESSIONS"]?.split(separator: ",") ?? [""]
        return files.filter { file in file.hasSuffix(".session") && wanted.contains { file.hasPrefix($0) } }
            .sorted()
    }()

    @Test("there are scripts to play") func thereAreScripts() {
        #expect(Self.scripts.count > 10 || ProcessInfo.processInfo.environment["SESSIONS"] != nil)
    }

    @MainActor @Test("as written", arguments: scripts) func play(name: String) async throws {
        let file = Self.folder.appending(path: name)
        let script = try SessionScript(String(contentsOf: file, encoding: .utf8))
        let stem = String(name.dropLast(".session".count))
        let shots = FileManager.default.temporaryDirectory.appending(
            path: "hands-off-shots-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: shots) }
        if let failure = await Session.play(script, folder: Self.folder, pictures: shots) {
            let screen = failure.screen.joined(separator: "\n    ")
            Issue.record(
                "\(name):\(failure.error.line): \(failure.error.text)\n  \(failure.error.reason)\n    \(screen)"
            )
        }
        let gallery = Gallery(accepted: Self.folder.appending(path: "Pictures/\(stem)"), name: stem)
        for complaint in try gallery.compare(shots) { Issue.record("\(complaint)") }
    }
}
