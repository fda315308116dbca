public import Recipes

/// How far one looks back, and in what steps: days, weeks or months.
public enum LookBackSpan: Sendable, Hashable, CaseIterable {
    /// Four weeks, a day at a time.
    case weeks
    /// Half a year, a week at a time.
    case months
    /// Three years, a month at a time.
    case years

    var steps: Int {
        switch self {
        case .weeks: 28
        case .months: 26
        case .years: 36
        }
    }
}

/// What was weighed or eaten over a time, step by step.
public struct LookBack: Sendable, Hashable {
    /// A day, a week or a month.
    public struct Step: Sendable, Hashable {
        public let first: CalendarDay
        /// The last day of it, or the last that there was yet.
        public let last: CalendarDay
        /// The mean of the days that something is known of; nil = of none.
        public let value: Double?
        /// The mean of the seven days that end with the last: what lies behind the ups and downs.
        public let mean: Double?
    }

    /// The earliest first.
    public let steps: [Step]

    /// - Parameters:
    ///   - values: what is known of days; what is no number counts as unknown.
    ///   - day: the last.
    public init(_ values: [CalendarDay: Double], _ span: LookBackSpan, until day: CalendarDay) {
        let known = values.filter { $0.value.isFinite }
        steps = Self.stretches(span, until: day).map { first, last in
            Step(
                first: first, last: last, value: Self.mean(known, first, last),
                mean: Self.mean(known, last.adding(-6), last))
        }
    }

    /// The first day that a look back asks for: six more than it shows, for the first mean.
    public static func earliest(_ span: LookBackSpan, until day: CalendarDay) -> CalendarDay {
        (stretches(span, until: day).first?.first ?? day).adding(-6)
    }

    public var isEmpty: Bool { steps.allSatisfy { $0.value == nil } }

    private static func mean(_ values: [CalendarDay: Double], _ first: CalendarDay, _ last: CalendarDay)
        -> Double?
    {
        let all = (first.number...last.number).compactMap { values[CalendarDay(number: $0)] }
        return all.isEmpty ? nil : all.reduce(0, +) / Double(all.count)
    }

    private static func stretches(
        _ span: LookBackSpan, until day: CalendarDay
    ) -> [(first: CalendarDay, last: CalendarDay)] {
        switch span {
        case .weeks: return (0..<span.steps).reversed().map { (day.adding(-$0), day.adding(-$0)) }
        case .months:
            return (0..<span.steps).reversed().map { (day.adding(-7 * $0 - 6), day.adding(-7 * $0)) }
        case .years:
            let months = day.year * 12 + day.month - 1
            return (0..<span.steps).reversed().compactMap { back in
                let month = months - back, next = month + 1
                guard let first = CalendarDay(year: month / 12, month: month % 12 + 1, day: 1),
                    let after = CalendarDay(year: next / 12, month: next % 12 + 1, day: 1)
                else { return nil }
                return (first, min(day, after.adding(-1)))
            }
        }
    }
}

/// The marks of an axis: round numbers that hold all values between them.
public struct AxisMarks: Sendable, Hashable {
    /// Two to six, the lowest first.
    public let marks: [Double]

    /// - Parameters:
    ///   - values: at least one; what is no number doesn't count.
    ///   - fromNought: lengths are compared from nought, places aren't.
    public init(_ values: [Double], fromNought: Bool) {
        let finite = values.filter(\.isFinite)
        var low = fromNought ? 0 : finite.min() ?? 0,
            high = max(finite.max() ?? 1, fromNought ? 1 : -.infinity)
        if high - low < 1 { (low, high) = (fromNought ? 0 : low - 1, high + 1) }
        // A step of 1, 2 or 5 times a power of ten, such that there are four or so.
        let rough = (high - low) / 4
        var step = 0.01
        let factors = [2, 2.5, 2]
        var place = 0
        while step < rough, place < 60 {
            step *= factors[place % 3]
            place += 1
        }
        let first = (low / step).rounded(.down) * step
        var marks = [first]
        while let last = marks.last, last < high - step * 1e-9, marks.count < 12 { marks.append(last + step) }
        self.marks = marks
    }

    public var lowest: Double { marks.first ?? 0 }
    public var highest: Double { marks.last ?? 1 }

    /// How far up a value stands between the lowest mark and the highest, 0...1.
    public func height(of value: Double) -> Double {
        min(1, max(0, (value - lowest) / (highest - lowest)))
    }
}
