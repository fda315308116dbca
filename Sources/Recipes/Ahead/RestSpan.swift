/// The figures of a rest, in the unit that cooks count it in: hours up to a day, days beyond.
public struct RestSpan: Sendable, Hashable {
    public enum Unit: Sendable, Hashable { case hours, days }

    public var unit: Unit
    public var least: Double
    public var most: Double

    /// - Parameters:
    ///   - seconds: the least of a rest.
    ///   - upTo: the most.
    public init(_ seconds: Double, upTo: Double) {
        let day = DurationWords.day
        let isDays = upTo > day && seconds.remainder(dividingBy: day) == 0
        unit = isDays ? .days : .hours
        (least, most) = (seconds / (isDays ? day : 3600), max(seconds, upTo) / (isDays ? day : 3600))
    }

    /// "12", "1–2".
    public func figures(_ words: any KitchenWords) -> String {
        func text(_ value: Double) -> String { KitchenNumber.text(value, fractions: true, words.decimalSign) }
        return most > least ? text(least) + "–" + text(most) : text(least)
    }
}
