import Foundation
import HandsOff
import Library
import Recipes
import Testing

@testable import Diary

/// MO3: whatever kills the program, what was written into the diary stands there, once.
@Suite("Killed while a meal is written down", .timeLimit(.minutes(10))) struct DiaryKillTests {
    private static let kills = 20
    private static let meals = 60

    @Test("no meal is lost that the program had told of, and none stands there twice (MO3)") func killed()
        async throws
    {
        let scratch = FileManager.default.temporaryDirectory.appending(
            path: "hands-off-kill-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: scratch) }
        var dice = SystemRandomNumberGenerator()
        for round in 0..<Self.kills {
            let library = scratch.appending(path: "library-\(round).sqlite").path
            try await stock(library)
            let script = scratch.appending(path: "write.session")
            try Data(Self.script(library).utf8).write(to: script)
            let told = try KilledProgram.runAndKill(
                script, afterLines: Int.random(in: 3...(2 + 2 * Self.meals), using: &dice))
            let box = try RecipeBox.open(at: library, with: Boxes.all)
            try await box.check()
            let eaten = try await box.allEaten()
            // The first meal's two lines are 6 and 7 of the file; the second of them writes both foods down.
            let logged = max(0, (told - 5) / 2)
            let meals = eaten.count / 2
            #expect(eaten.count.isMultiple(of: 2), "round \(round): half a meal")
            #expect(
                meals >= logged && meals <= logged + 1, "round \(round): told of line \(told), kept \(meals)")
            #expect(eaten.allSatisfy { $0.nutrition.kilocalories == 150 })
            try box.close()
        }
    }

    /// A diary with one remembered meal of two foods.
    private func stock(_ library: String) async throws {
        let box = try RecipeBox.open(at: library, with: Boxes.all)
        try await box.stock([], pictures: [], version: 1000, at: 0)
        try await box.keep(DiaryProfile())
        let foods = ["Porridge", "Banana"].map {
            LoggedFood(
                day: CalendarDay(number: 0), meal: .breakfast, food: "", name: $0, quantity: 1,
                measure: "serving", nutrition: Nutrition(kilocalories: 150))
        }
        try await box.save(SavedMeal(name: "Usual", foods: foods), at: 1)
        try box.close()
    }

    private static func script(_ library: String) -> String {
        let meal = ["tap \"Write down: breakfast\"", "tap \"Usual\""]
        let head = ["library: \(library)", "window: 1280x800", "---", "tap \"Menu\"", "tap \"Food diary\""]
        return (head + (0..<meals).flatMap { _ in meal }).joined(separator: "\n")
    }
}
