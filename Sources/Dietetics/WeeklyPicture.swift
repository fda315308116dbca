public import Recipes

/// When a picture of oneself is due (MO7): from Friday on, once a week.
public enum WeeklyPicture {
    /// - Parameters:
    ///   - taken: the days on which there was one.
    ///   - passed: a Friday whose picture isn't wanted.
    public static func isDue(on today: CalendarDay, taken: [CalendarDay], passed: CalendarDay?) -> Bool {
        let friday = friday(of: today)
        return today >= friday && passed != friday && !taken.contains { $0 >= friday && $0 <= today }
    }

    /// The Friday of its week, from Monday on.
    public static func friday(of day: CalendarDay) -> CalendarDay { day.monday.adding(4) }
}
