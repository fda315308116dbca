import Foundation
import HandsOff
import House
import Library
import Recipes
import Testing

@testable import Cooking

/// TR31: whatever kills the program, the library is whole and the cook's place is kept.
@Suite("Killed without a goodbye", .timeLimit(.minutes(15))) struct KillTests {
    /// As many as the requirement asks for.
    private static let kills = 200

    @Test("the program loses nothing that it had told, two hundred times (TR31)") func killed() async throws {
        let scratch = FileManager.default.temporaryDirectory.appending(
            path: "hands-off-kill-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: scratch) }
        let library = scratch.appending(path: "library.sqlite").path
        try await stock(library)
        let script = scratch.appending(path: "walk.session")
        try Data(Self.script(library).utf8).write(to: script)

        var dice = SystemRandomNumberGenerator()
        for round in 0..<Self.kills {
            let told = try KilledProgram.runAndKill(script, afterLines: Int.random(in: 1...40, using: &dice))
            // The walk's first line is number 4 of the file and opens step 1.
            let box = try RecipeBox.open(at: library, with: Boxes.all)
            try await box.check()
            let progress = try #require(try await box.progress(), "round \(round)")
            #expect(
                progress.step >= told - 4, "round \(round): told of line \(told), kept step \(progress.step)")
            #expect(progress.recipeID == "walk")
            #expect(try await box.timers().count <= 1)
            #expect(try await box.count() == 1)
            try box.close()
        }
    }

    /// A recipe of two hundred steps, so that each line of the script leaves a step of its own behind.
    private func stock(_ library: String) async throws {
        let steps = (0..<200).map {
            // A wave would ask about a timer first, and turn no page.
            Step(title: "Stir \($0)", text: $0 == 1 ? "Stir." : "Stir for 10 minutes, for the \($0)th time.")
        }
        let box = try RecipeBox.open(at: library, with: Boxes.all)
        try await box.stock([], pictures: [], version: 1000, at: 0)
        // Nothing is explained first, so that the first key turns a page.
        var settings = Settings()
        settings.knowsControls = true
        try await settings.save(in: box, since: Settings())
        try await box.save(Recipe(id: "walk", title: "A long walk", steps: steps), at: 0)
        try box.close()
    }

    private static func script(_ library: String) -> String {
        let walk = (0..<150).map { $0 == 1 ? "wave next" : $0 % 10 == 9 ? "tap \"Next\"" : "key right" }
        return (["library: \(library)", "window: 800x480", "---", "tap \"Start\""] + walk).joined(
            separator: "\n")
    }
}
