import Recipes
import Testing

@testable import Dietetics

@Suite("Looking back (MO6)") struct LookBackTests {
    private static let today = CalendarDay("2026-11-27") ?? CalendarDay(number: 0)

    @Test("Four weeks are days, with the mean of seven behind each; nothing known is no nought") func weeks()
    {
        var values: [CalendarDay: Double] = [:]
        for back in 0..<7 { values[Self.today.adding(-back)] = 70 + Double(back) }
        values[Self.today.adding(-20)] = .nan
        let look = LookBack(values, .weeks, until: Self.today)
        #expect(look.steps.count == 28 && look.steps.last?.last == Self.today)
        #expect(look.steps.last?.value == 70 && look.steps.last?.mean == 73)
        #expect(look.steps[20].value == nil && look.steps[7].value == nil)
        #expect(look.steps.first?.first == Self.today.adding(-27) && look.steps.first?.mean == nil)
        #expect(LookBack([:], .weeks, until: Self.today).isEmpty)
    }

    @Test("Half a year is weeks, three years are the calendar’s months, none of them left out or twice")
    func longer() {
        let values = Dictionary(
            (0..<1200).map { (Self.today.adding(-$0), Double($0 < 7 ? 10 : 20)) }, uniquingKeysWith: { $1 })
        let months = LookBack(values, .months, until: Self.today)
        #expect(months.steps.count == 26 && months.steps.last?.value == 10 && months.steps[24].value == 20)
        let years = LookBack(values, .years, until: Self.today)
        #expect(years.steps.count == 36)
        #expect(years.steps.last?.first == CalendarDay("2026-11-01") && years.steps.last?.last == Self.today)
        #expect(years.steps.first?.first == CalendarDay("2023-12-01"))
        for look in [months, years] {
            for (one, next) in zip(look.steps, look.steps.dropFirst()) {
                #expect(next.first == one.last.adding(1))
            }
        }
        for span in LookBackSpan.allCases {
            let first = LookBack([:], span, until: Self.today).steps.first?.first
            #expect(LookBack.earliest(span, until: Self.today) == first?.adding(-6))
        }
    }

    @Test(
        "The marks of an axis are round and hold all values",
        arguments: [
            [80.2, 82.1], [154], [0.4], [1_740, 2_310], [70, 70], [-3, 4], [1e7, 3e7], [.nan, 5],
        ])
    func marks(values: [Double]) {
        for fromNought in [false, true] {
            let axis = AxisMarks(values, fromNought: fromNought)
            #expect((2...12).contains(axis.marks.count))
            let steps = zip(axis.marks, axis.marks.dropFirst()).map { $1 - $0 }
            #expect(steps.allSatisfy { abs($0 - steps[0]) < 1e-6 * steps[0] })
            for value in values where value.isFinite && (value >= 0 || !fromNought) {
                #expect(axis.lowest <= value + 1e-9 && value <= axis.highest + 1e-9)
                #expect((0...1).contains(axis.height(of: value)))
            }
            if fromNought { #expect(axis.lowest == 0) }
        }
        #expect(AxisMarks([80.2, 82.1], fromNought: false).marks == [80, 80.5, 81, 81.5, 82, 82.5])
    }
}
