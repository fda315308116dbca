public import Recipes

/// A body's weight on a day.
public struct Weighing: Sendable, Hashable {
    public var day: CalendarDay
    public var kilograms: Double

    public init(_ day: CalendarDay, _ kilograms: Double) { (self.day, self.kilograms) = (day, kilograms) }
}

/// What lies behind the ups and downs of a weight from day to day, which are water for the most part.
public struct WeightTrend: Sendable, Hashable {
    private let weighings: [Weighing]

    /// - Parameter weighings: in any order; of one day the last counts.
    public init(_ weighings: [Weighing]) {
        var byDay: [CalendarDay: Double] = [:]
        for weighing in weighings where weighing.kilograms.isFinite {
            byDay[weighing.day] = weighing.kilograms
        }
        self.weighings = byDay.map { Weighing($0.key, $0.value) }.sorted { $0.day < $1.day }
    }

    /// The mean of the seven days that end with a day; nil where nobody was weighed.
    public func mean(_ day: CalendarDay) -> Double? {
        let week = weighings.filter { $0.day > day.adding(-7) && $0.day <= day }
        return week.isEmpty ? nil : week.map(\.kilograms).reduce(0, +) / Double(week.count)
    }

    /// Kilograms a week over the four weeks that end with a day, by least squares; nil where fewer than four weighings
    /// over at least ten days say nothing.
    public func weekly(_ day: CalendarDay) -> Double? {
        let recent = weighings.filter { $0.day > day.adding(-28) && $0.day <= day }
        guard recent.count >= 4, let first = recent.first, let last = recent.last,
            last.day.number - first.day.number >= 10
        else { return nil }
        let days = recent.map { Double($0.day.number - first.day.number) }
        let middle = days.reduce(0, +) / Double(days.count)
        let mean = recent.map(\.kilograms).reduce(0, +) / Double(recent.count)
        let spread = days.map { ($0 - middle) * ($0 - middle) }.reduce(0, +)
        let slope = zip(days, recent).map { ($0 - middle) * ($1.kilograms - mean) }.reduce(0, +) / spread
        return slope * 7
    }
}
