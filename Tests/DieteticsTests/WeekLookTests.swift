import Recipes
import Testing

@testable import Dietetics

@Suite("A week’s points (MO9)") struct WeekLookTests {
    private static let monday = CalendarDay("2026-11-23") ?? CalendarDay(number: 0)

    private func look(_ days: [Int: WrittenDay], target: Double? = 2000, today: Int = 6) -> WeekLook {
        WeekLook(
            of: Self.monday,
            Dictionary(uniqueKeysWithValues: days.map { (Self.monday.adding($0.key), $0.value) }),
            target: target, today: Self.monday.adding(today))
    }

    @Test("Writing down earns a point, all meals another, and coming near the day’s target one more")
    func points() {
        let week = look(
            [
                0: WrittenDay(meals: [.breakfast, .lunch, .dinner], kilocalories: 1950),
                1: WrittenDay(meals: [.breakfast, .lunch, .dinner, .other], kilocalories: 3500),
                2: WrittenDay(meals: [.lunch], kilocalories: 2100),
                3: WrittenDay(meals: [.other], kilocalories: 90),
            ], today: 4)
        #expect(week.marks == [.full, .full, .full, .written, .nothing, .ahead, .ahead])
        #expect(week.points == 3 + 2 + 2 + 1 && week.daysWritten == 4 && week.daysFull == 3)
    }

    @Test("Eating little never earns more than eating enough", arguments: [0.0, 300, 1000, 1799])
    func little(kilocalories: Double) {
        let meals: Set<Meal> = [.breakfast, .lunch, .dinner]
        let little = look([0: WrittenDay(meals: meals, kilocalories: kilocalories)])
        let enough = look([0: WrittenDay(meals: meals, kilocalories: 2000)])
        let much = look([0: WrittenDay(meals: meals, kilocalories: 4000)])
        #expect(little.points < enough.points && little.points <= much.points)
    }

    @Test("Without a target it is the meals that count, and other weeks are none of this one") func plain() {
        let week = look(
            [
                0: WrittenDay(meals: [.dinner], kilocalories: 700),
                7: WrittenDay(meals: [.dinner], kilocalories: 700),
                -1: WrittenDay(meals: [.dinner], kilocalories: 700),
            ], target: nil)
        #expect(week.points == 1 && week.daysFull == 0 && week.marks.count == 7)
    }
}
