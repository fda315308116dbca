public import Recipes

/// Which of several sentences a day has: each once before one comes again, in no order that anybody notices.
public enum DailyWord {
    /// - Parameter count: how many there are.
    /// - Returns: the place of the day's; 0 if there is none to choose.
    public static func place(_ day: CalendarDay, of count: Int) -> Int {
        guard count > 1 else { return 0 }
        // A step that has no divisor in common with the count goes through all of them.
        let step = [17, 19, 23, 13, 11, 7, 1].first { count % $0 != 0 || $0 == 1 } ?? 1
        return ((day.number * step) % count + count) % count
    }
}
