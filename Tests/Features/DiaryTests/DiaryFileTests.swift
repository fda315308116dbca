import Dietetics
import Foundation
import Library
import Recipes
import Testing

@testable import Diary

@Suite("The whole diary as a file (MO6, MO2)") struct DiaryFileTests {
    private static let day = CalendarDay(number: 20_784)

    /// Of something of everything, as it comes out of the library.
    private func file(hidesFigures: Bool) async throws -> [String: Any] {
        let box = try RecipeBox.inMemory(with: [DiaryBox.schema])
        let food = LoggedFood(
            day: Self.day, meal: .lunch, food: "1", name: "Bread / butter", quantity: 1.5, measure: "slice",
            grams: 45, nutrition: Nutrition(kilocalories: 120, protein: 4))
        try await box.log([food], at: 1)
        try await box.weigh(71.5, on: Self.day)
        try await box.setDone(true, .dinner, on: Self.day.adding(1))
        try await box.setMood(.good, on: Self.day.adding(1))
        try await box.save(SavedMeal(name: "Usual", foods: [food]), at: 1)
        var profile = DiaryProfile()
        profile.aim = hidesFigures ? .recover : .keep
        try await box.keep(profile)
        let text = DiaryFile(try await box.wholeDiary(), hidesFigures: hidesFigures).text()
        #expect(text.contains("Bread / butter"))
        return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    @Test("Everything is in it, the earliest day first") func everything() async throws {
        let file = try await file(hidesFigures: false)
        let days = try #require(file["days"] as? [[String: Any]])
        #expect(days.map { $0["day"] as? String } == ["2026-11-27", "2026-11-28"])
        let eaten = try #require((days[0]["eaten"] as? [[String: Any]])?.first)
        #expect(eaten["meal"] as? String == "lunch" && eaten["kilocalories"] as? Double == 120)
        #expect(eaten["quantity"] as? Double == 1.5 && eaten["grams"] as? Double == 45)
        #expect(days[0]["kilograms"] as? Double == 71.5)
        #expect(days[1]["mealsDone"] as? [String] == ["dinner"] && days[1]["mood"] as? String == "good")
        let saved = try #require((file["rememberedMeals"] as? [[String: Any]])?.first)
        #expect(saved["name"] as? String == "Usual")
        #expect((saved["foods"] as? [[String: Any]])?.first?["protein"] as? Double == 4)
        #expect((file["profile"] as? [String: Any])?["aim"] as? String == "keep")
    }

    @Test("Where no figures are shown none is in it (MO2)") func gentle() async throws {
        let file = try await file(hidesFigures: true)
        let days = try #require(file["days"] as? [[String: Any]])
        let eaten = try #require((days[0]["eaten"] as? [[String: Any]])?.first)
        #expect(Set(eaten.keys) == ["name", "meal"])
        #expect(Set(days[0].keys) == ["day", "eaten"])
        #expect(Set(days[1].keys) == ["day", "mealsDone", "mood"])
    }
}
