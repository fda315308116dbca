import Foundation
import HandsOff
import Library
import Testing

@testable import Writing

/// AR04: whatever kills the program, what was written into the editor is there to be gone on with.
@Suite("Killed while writing a recipe", .timeLimit(.minutes(10))) struct EditorKillTests {
    private static let kills = 20
    /// A letter a line, then a new line of the list, and so on.
    private static let word = "abcdefghij"

    @Test("no letter is lost that the program had told of (AR04)") func killed() async throws {
        let scratch = FileManager.default.temporaryDirectory.appending(
            path: "hands-off-kill-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: scratch) }
        var dice = SystemRandomNumberGenerator()
        for round in 0..<Self.kills {
            let library = scratch.appending(path: "library-\(round).sqlite").path
            let box = try RecipeBox.open(at: library, with: Boxes.all)
            try await box.stock([], pictures: [], version: 1000, at: 0)
            try box.close()
            let script = scratch.appending(path: "write.session")
            try Data(Self.script(library).utf8).write(to: script)
            // The letters begin in line 6 of the file, behind "key ctrl+n" and "tap".
            let told = try KilledProgram.runAndKill(script, afterLines: Int.random(in: 3...60, using: &dice))
            let found = try RecipeBox.open(at: library, with: Boxes.all)
            try await found.check()
            let draft = try #require(try await found.drafts().first, "round \(round): no draft")
            let kept = try #require(try await found.draft(draft.id, as: KeptDraft.self), "round \(round)")
            let written = kept.recipe.lines.map(\.text).joined(separator: "\n")
            #expect(Self.text.hasPrefix(written), "round \(round): \(written)")
            #expect(written.count >= told - 5, "round \(round): told of line \(told), kept \(written)")
            #expect(kept.isOpen && kept.field == kept.recipe.lines.last?.fieldID)
            try found.close()
        }
    }

    private static let text = Array(repeating: word, count: 12).joined(separator: "\n")

    private static func script(_ library: String) -> String {
        let letters = text.map { $0.isNewline ? "key return" : "type \"\($0)\"" }
        let head = [
            "library: \(library)", "window: 800x480", "---", "key ctrl+n", "tap \"Ingredient 1\"",
        ]
        return (head + letters).joined(separator: "\n")
    }
}
