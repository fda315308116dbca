internal import FoundationEssentials

/// A day of the Gregorian calendar, without a time or a place: what a cook means by "Monday".
public struct CalendarDay: Sendable, Hashable, Comparable {
    /// Days since 1 January 1970.
    public let number: Int

    public init(number: Int) { self.number = number }

    /// Nil for what is no day, such as 30 February.
    public init?(year: Int, month: Int, day: Int) {
        let wanted = DateComponents(year: year, month: month, day: day)
        guard (1...9999).contains(year), let date = Self.calendar.date(from: wanted) else { return nil }
        let found = Self.calendar.dateComponents([.year, .month, .day], from: date)
        guard found.year == year, found.month == month, found.day == day else { return nil }
        number = Int((date.timeIntervalSince1970 / 86_400).rounded(.down))
    }

    /// "2026-11-23"; nil for anything else.
    public init?(_ text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        let lengths = parts.map(\.utf8.count)
        guard lengths == [4, 2, 2], text.utf8.allSatisfy({ $0 == 45 || (48...57).contains($0) }),
            let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
        else { return nil }
        self.init(year: year, month: month, day: day)
    }

    private static let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }()

    private var parts: DateComponents {
        Self.calendar.dateComponents(
            [.year, .month, .day], from: Date(timeIntervalSince1970: Double(number) * 86_400))
    }

    public var year: Int { parts.year ?? 1970 }
    /// 1 to 12.
    public var month: Int { parts.month ?? 1 }
    /// 1 to 31.
    public var day: Int { parts.day ?? 1 }
    /// 0 = Monday, 6 = Sunday.
    public var weekday: Int { ((number + 3) % 7 + 7) % 7 }
    /// The first day of its week, a Monday (ISO 8601).
    public var monday: CalendarDay { adding(-weekday) }
    public func adding(_ days: Int) -> CalendarDay { CalendarDay(number: number + days) }

    /// "2026-11-23".
    public var text: String {
        let parts = parts
        let year = String(parts.year ?? 1970)
        return String(repeating: "0", count: max(0, 4 - year.count)) + year
            + "-\((parts.month ?? 1).twoDigits)-\((parts.day ?? 1).twoDigits)"
    }

    public static func < (one: CalendarDay, other: CalendarDay) -> Bool { one.number < other.number }
}
