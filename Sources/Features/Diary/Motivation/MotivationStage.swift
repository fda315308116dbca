import Dietetics
import Recipes

/// How far along somebody is, as roughly as that can be said (MO10): all of the diary's weeks that another computer ever
/// hears of. It counts what was kept up and never what was weighed, and nothing is ever taken away within half a year.
enum MotivationStage {
    /// Weeks that are looked at.
    static let weeks = 26
    /// Days of a week with all meals, or near what the day should bring, that make it one that went well.
    static let days = 4

    /// - Parameter weeks: that went well.
    static func stage(after weeks: Int) -> Int {
        switch weeks {
        case ..<1: 0
        case ..<3: 1
        case ..<6: 2
        case ..<12: 3
        default: 4
        }
    }

    /// - Parameters:
    ///   - written: of the last ``weeks``.
    ///   - target: kilocalories of a day; nil where nothing was told.
    static func goodWeeks(
        _ written: [CalendarDay: WrittenDay], target: Double?, today: CalendarDay
    ) -> Int {
        (0..<weeks).count { before in
            WeekLook(of: today.monday.adding(-7 * before), written, target: target, today: today).daysFull
                >= days
        }
    }
}
