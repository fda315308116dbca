import Dietetics
import Foundation
import Library
import Recipes
import Testing

@testable import Diary

@Suite("What the diary keeps (MO3)") struct DiaryBoxTests {
    private let box: RecipeBox
    private let day: CalendarDay

    init() throws {
        box = try RecipeBox.inMemory(with: [DiaryBox.schema])
        day = try #require(CalendarDay("2026-11-27"))
    }

    private func food(
        _ name: String, _ quantity: Double = 1, on day: CalendarDay? = nil, _ meal: Meal = .breakfast
    ) -> LoggedFood {
        LoggedFood(
            day: day ?? self.day, meal: meal, food: "0 \(name)", name: name, quantity: quantity,
            measure: "slice",
            grams: 30 * quantity, nutrition: Nutrition(kilocalories: 80 * quantity, protein: 3))
    }

    @Test("A day has what was eaten on it, meal by meal, as it was logged") func logged() async throws {
        try await box.log([food("soup", on: nil, .dinner), food("bread", 2)], at: 1)
        try await box.log([food("cake", on: day.adding(1))], at: 2)
        let foods = try await box.diary(of: day).foods
        #expect(foods.map(\.name) == ["bread", "soup"])
        #expect(foods[0].grams == 60 && foods[0].nutrition == Nutrition(kilocalories: 160, protein: 3))
        #expect(foods[0].food == "0 bread" && foods[0].measure == "slice" && foods[0].quantity == 2)
    }

    @Test("Each day’s sum is known, and of a day without a word nothing (MO6)") func totals() async throws {
        try await box.log([food("bread", 2), food("soup", 1, .dinner)], at: 1)
        try await box.log([food("cake", on: day.adding(-3))], at: 2)
        try await box.log([food("old", on: day.adding(-30))], at: 3)
        let totals = try await box.dayTotals(from: day.adding(-7), until: day)
        #expect(
            totals == [
                day: Nutrition(kilocalories: 240, protein: 6),
                day.adding(-3): Nutrition(kilocalories: 80, protein: 3),
            ])
    }

    @Test("Another amount, out of the diary, and back") func changed() async throws {
        let id = try #require(try await box.log([food("bread")], at: 1).first)
        var bread = try #require(try await box.diary(of: day).foods.first)
        (bread.quantity, bread.measure, bread.grams) = (100, "g", 100)
        bread.nutrition = Nutrition(kilocalories: 260)
        try await box.relog(bread)
        #expect(try await box.diary(of: day).foods == [bread])
        let removal = try await box.unlog([id])
        #expect(try await box.diary(of: day).foods.isEmpty)
        try await box.restore(removal)
        #expect(try await box.diary(of: day).foods == [bread])
    }

    @Test("What is usual at a meal stands first, as much as last time") func lately() async throws {
        for past in 1...3 {
            try await box.log([food("porridge", Double(past), on: day.adding(-past))], at: 4)
        }
        try await box.log([food("bread", 2, on: day.adding(-1), .dinner)], at: 5)
        try await box.log([food("long ago", on: day.adding(-90))], at: 6)
        let breakfast = try await box.eatenLately(at: .breakfast, from: day.adding(-60), limit: 9)
        #expect(breakfast.map(\.name) == ["porridge", "bread"])
        #expect(breakfast.first?.quantity == 3)
        let dinner = try await box.eatenLately(at: .dinner, from: day.adding(-60), limit: 9)
        #expect(dinner.map(\.name) == ["bread", "porridge"])
        #expect(try await box.eatenLately(at: .dinner, from: day.adding(-60), limit: 1).count == 1)
    }

    @Test("The meal before is the last that there was") func mealBefore() async throws {
        try await box.log([food("old", on: day.adding(-3)), food("older", on: day.adding(-9))], at: 1)
        #expect(try await box.mealBefore(day, .breakfast).map(\.name) == ["old"])
        #expect(try await box.mealBefore(day, .lunch).isEmpty)
        #expect(try await box.mealBefore(day.adding(-3), .breakfast).map(\.name) == ["older"])
    }

    @Test("A meal that is remembered is the same later, and can be forgotten") func saved() async throws {
        let foods = [food("bread"), food("butter", 0.5)]
        try await box.save(SavedMeal(name: "Bread and butter", foods: foods), at: 1)
        let saved = try #require(try await box.savedMeals().first)
        #expect(saved.name == "Bread and butter")
        #expect(saved.foods.map { $0.again(on: day, .breakfast) } == foods)
        let removal = try await box.forget(saved.id)
        #expect(try await box.savedMeals().isEmpty)
        try await box.restore(removal)
        #expect(try await box.savedMeals() == [saved])
    }

    @Test("Meals that are done, and how a day was, without a figure (MO2)") func gently() async throws {
        try await box.setDone(true, .lunch, on: day)
        try await box.setDone(true, .lunch, on: day)
        try await box.setMood(.hard, on: day)
        #expect(try await box.diary(of: day) == DiaryDay(done: [.lunch], mood: .hard))
        try await box.setDone(false, .lunch, on: day)
        try await box.setMood(nil, on: day)
        #expect(try await box.diary(of: day) == DiaryDay())
    }

    @Test("What was written down is known day by day: which meals, and how much (MO9)") func regular()
        async throws
    {
        try await box.log([food("tea"), food("soup", 2, .lunch), food("bread", 1, .lunch)], at: 1)
        try await box.log([food("cake", on: day.adding(-2), .other)], at: 2)
        let days = try await box.writtenDays(from: day.adding(-6), until: day)
        #expect(
            days == [
                day: WrittenDay(meals: [.breakfast, .lunch], kilocalories: 320),
                day.adding(-2): WrittenDay(meals: [.other], kilocalories: 80),
            ])
        #expect(try await box.writtenDays(from: day.adding(-30), until: day.adding(-20)).isEmpty)
    }

    @Test("A day is weighed once, and it can be taken back") func weighed() async throws {
        try await box.weigh(80, on: day)
        try await box.weigh(79.5, on: day)
        try await box.weigh(81, on: day.adding(-3))
        #expect(
            try await box.weighings(from: day.adding(-28)) == [
                Weighing(day.adding(-3), 81), Weighing(day, 79.5),
            ])
        try await box.weigh(nil, on: day)
        #expect(try await box.weighings(from: day).isEmpty)
    }

    @Test("The profile is what was said; all of the diary goes in one step") func profile() async throws {
        #expect(try await box.diaryProfile() == nil)
        var profile = DiaryProfile()
        profile.eater = Eater(gender: .woman, birthYear: 1990, height: 165, weight: 65, activity: .active)
        (profile.aim, profile.goal, profile.byHand.energy) = (.lose, 60, 1800)
        try await box.keep(profile)
        #expect(try await box.diaryProfile() == profile)
        try await box.log([food("bread")], at: 1)
        try await box.forgetDiary()
        #expect(try await box.diaryProfile() == nil)
        #expect(try await box.diary(of: day) == DiaryDay())
    }
}

@Suite("Who recovers (MO2)") struct GentleProfileTests {
    @Test("One step takes every figure away") func gentle() {
        var profile = DiaryProfile()
        profile.eater = Eater(gender: .man, birthYear: 1990, height: 180, weight: 80, activity: .active)
        (profile.aim, profile.goal, profile.helpline) = (.lose, 75, "Anna")
        #expect(profile.targets(in: 2026) != nil)
        let gentle = profile.gentle
        #expect(
            gentle.isGentle && gentle.eater == nil && gentle.goal == nil && gentle.targets(in: 2026) == nil)
        #expect(gentle.helpline == "Anna")
    }

    @Test("One’s own foods are those without one of the table, each once, as last time") func own()
        async throws
    {
        let box = try RecipeBox.inMemory(with: [DiaryBox.schema])
        func food(_ name: String, _ id: String, _ kilocalories: Double) -> LoggedFood {
            LoggedFood(
                day: CalendarDay(number: 1), meal: .lunch, food: id, name: name, quantity: 1,
                measure: "serving", nutrition: Nutrition(kilocalories: kilocalories))
        }
        try await box.log(
            [food("Stew", "", 300), food("Egg", "01123", 80), food("Bread", "", 90), food("Stew", "", 350)],
            at: 1)
        let own = try await box.ownFoods(limit: 10)
        #expect(own.map(\.name) == ["Stew", "Bread"])
        #expect(own.first?.nutrition.kilocalories == 350)
        #expect(try await box.ownFoods(limit: 1).count == 1)
    }
}
