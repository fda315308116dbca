public import Recipes

/// What was written down on a day.
public struct WrittenDay: Sendable, Hashable {
    public var meals: Set<Meal>
    public var kilocalories: Double

    public init(meals: Set<Meal>, kilocalories: Double) {
        (self.meals, self.kilocalories) = (meals, kilocalories)
    }

    /// Breakfast, lunch and dinner all were had.
    public var isWhole: Bool { meals.isSuperset(of: [.breakfast, .lunch, .dinner]) }
}

/// A week from Monday to Sunday, and the points it earned (MO9): for writing down, for having had all meals, and for coming
/// near what a day should bring. Eating little earns nothing, and nothing is ever taken away.
public struct WeekLook: Sendable, Hashable {
    public enum Mark: Sendable, Hashable {
        /// Not yet there.
        case ahead
        case nothing
        /// Something was written down.
        case written
        /// All meals were had, or the day came within a tenth of what it should.
        case full
    }

    public let monday: CalendarDay
    /// Seven.
    public let marks: [Mark]
    public let points: Int

    /// - Parameters:
    ///   - days: of any weeks; those without a word are left out.
    ///   - target: kilocalories of a day; nil where nothing was told.
    ///   - today: days after it are ahead.
    public init(
        of monday: CalendarDay, _ days: [CalendarDay: WrittenDay], target: Double?, today: CalendarDay
    ) {
        self.monday = monday
        var points = 0
        marks = (0..<7).map { place -> Mark in
            let day = monday.adding(place)
            guard day <= today else { return .ahead }
            guard let written = days[day], !written.meals.isEmpty else { return .nothing }
            let isMet =
                target.map { DaySum(eaten: written.kilocalories, target: $0).standing == .met } ?? false
            points += 1 + (written.isWhole ? 1 : 0) + (isMet ? 1 : 0)
            return written.isWhole || isMet ? .full : .written
        }
        self.points = points
    }

    public var daysWritten: Int { marks.count { $0 == .written || $0 == .full } }
    public var daysFull: Int { marks.count { $0 == .full } }
}
