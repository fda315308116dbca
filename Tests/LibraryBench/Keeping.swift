import Diary
import Dietetics
import Dice
import Library
import Recipes

/// A diary that was kept for years, and what its pages ask of it.
struct Keeping {
    let path: String
    let years: Int

    private static let lastDay = CalendarDay(number: 20_784)

    func run() async throws {
        let box = try RecipeBox.open(at: path, with: [DiaryBox.schema])
        try await fill(box)
        let today = Self.lastDay
        var day = Figures("today's page"), meal = Figures("what is usual at a meal")
        for _ in 0..<200 {
            _ = try await day.measure {
                _ = try await box.diary(of: today)
                _ = try await box.weighings(from: today.adding(-28))
                _ = try await box.writtenDays(from: today.monday.adding(-7), until: today.monday.adding(6))
            }
            _ = try await meal.measure {
                try await box.eatenLately(at: .lunch, from: today.adding(-60), limit: 30)
            }
        }
        day.report()
        meal.report()
        for (name, span) in [
            ("four weeks", LookBackSpan.weeks), ("half a year", .months), ("three years", .years),
        ] {
            var graph = Figures("a graph of \(name)")
            for _ in 0..<30 {
                let steps = try await graph.measure {
                    let first = LookBack.earliest(span, until: today)
                    let days = try await box.dayTotals(from: first, until: today)
                    return LookBack(days.compactMapValues(\.kilocalories), span, until: today)
                }
                precondition(!steps.isEmpty)
            }
            graph.report()
        }
    }

    /// Three meals and a snack a day of two to five foods, a weighing a week.
    private func fill(_ box: RecipeBox) async throws {
        var dice = Dice(seed: 10)
        var writing = Figures("a year written down")
        for year in 0..<years {
            let first = Self.lastDay.adding(-365 * (year + 1))
            let foods = (1...365).flatMap { number -> [LoggedFood] in
                Meal.allCases.flatMap { meal in
                    (0..<Int.random(in: 2...5, using: &dice)).map { _ in
                        let food = Int.random(in: 0..<400, using: &dice)
                        return LoggedFood(
                            day: first.adding(number), meal: meal, food: "\(food)", name: "Food \(food)",
                            quantity: 1, measure: "g", grams: 100,
                            nutrition: Nutrition(
                                kilocalories: Double(food), protein: 5, carbohydrate: 20, fat: 4))
                    }
                }
            }
            try await writing.measure { try await box.log(foods, at: 1_000) }
            for week in 0..<52 { try await box.weigh(70 + Double(week) / 52, on: first.adding(week * 7)) }
        }
        writing.report()
    }
}
