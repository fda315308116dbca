import Dietetics
import Recipes
import Testing

@Suite("How near a day comes (MO5, MO6)") struct DayTests {
    @Test(
        "What is left, and whether that is met",
        arguments: [
            (1790.0, 2000.0, 210.0, DaySum.Standing.under), (1800, 2000, 200, .met), (2200, 2000, -200, .met),
            (2210, 2000, -210, .over), (0, 0, 0, .met), (0, 50, 50, .under),
        ]) func day(eaten: Double, target: Double, left: Double, standing: DaySum.Standing)
    {
        let sum = DaySum(eaten: eaten, target: target)
        #expect(sum.left == left && sum.standing == standing)
    }

    @Test("Meals add up; what isn’t said counts as nothing") func sum() {
        let sum = Nutrition.sum([
            Nutrition(kilocalories: 100, protein: 5), Nutrition(kilocalories: 50, fat: 2),
            Nutrition(kilocalories: 30, carbohydrate: 4).scaled(by: 2),
        ])
        #expect(sum == Nutrition(kilocalories: 210, protein: 5, carbohydrate: 8, fat: 2))
    }

    @Test(
        "The meal that is meant at an hour",
        arguments: [
            (7 * 60, Meal.breakfast), (10 * 60, .breakfast), (11 * 60, .lunch), (12 * 60, .lunch),
            (16 * 60, .other),
            (18 * 60, .dinner), (21 * 60 + 30, .dinner), (23 * 60, .other), (3 * 60, .other),
        ]) func meal(minute: Int, meal: Meal)
    { #expect(MealHours().meal(at: minute) == meal) }

    @Test("Behind the ups and downs of a weight lies its mean, and where it goes") func trend() throws {
        let first = try #require(CalendarDay("2026-10-25"))
        let weighings = (0..<28).map { day in
            // Half a kilogram a week down, with two days of water up and down.
            Weighing(first.adding(day), 80 - Double(day) / 14 + (day % 2 == 0 ? 0.6 : -0.6))
        }
        let trend = WeightTrend(weighings.reversed()), last = first.adding(27)
        let weekly = try #require(trend.weekly(last))
        #expect(abs(weekly + 0.5) < 0.05)
        let mean = try #require(trend.mean(last))
        #expect(abs(mean - (80 - 24.0 / 14)) < 0.15)
        #expect(trend.mean(first.adding(-1)) == nil)
        #expect(WeightTrend(Array(weighings.prefix(3))).weekly(first.adding(2)) == nil)
        #expect(WeightTrend([Weighing(first, .nan)]).mean(first) == nil)
    }
}
