import Dietetics
import Recipes
import Testing

@Suite("When a picture of oneself is due (MO7)") struct WeeklyPictureTests {
    /// Friday, 27 November 2026.
    private static let friday = CalendarDay(number: 20_784)

    @Test("From Friday to Sunday, until there is one; one of before Friday is last week’s") func due() {
        func isDue(_ days: Int, taken: [Int] = [], passed: Int? = nil) -> Bool {
            WeeklyPicture.isDue(
                on: Self.friday.adding(days), taken: taken.map(Self.friday.adding),
                passed: passed.map(Self.friday.adding))
        }
        #expect((-4...2).map { isDue($0) } == [false, false, false, false, true, true, true])
        #expect(!isDue(3) && isDue(7))
        #expect(!isDue(0, taken: [0]) && !isDue(2, taken: [1]) && isDue(0, taken: [-1, -7]))
        #expect(!isDue(1, passed: 0) && isDue(8, passed: 0))
        // A clock that was set back takes nothing away.
        #expect(isDue(0, taken: [5]))
        #expect(WeeklyPicture.friday(of: Self.friday.adding(2)) == Self.friday)
        #expect(WeeklyPicture.friday(of: Self.friday.adding(3)) == Self.friday.adding(7))
    }
}
