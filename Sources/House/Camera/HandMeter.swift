/// How full the preview's meter is: it rises with the hand at once, and falls slowly enough to be seen.
///
/// Amounts are signed as the detector tells them: towards 1 for a hand going right in the picture as stored,
/// towards −1 for one going left.
public struct HandMeter: Sendable, Hashable {
    /// Seconds from full to empty once the hand has gone.
    public static let fall = 0.4
    /// Anything that looks less like a sweep than this is chopping or stirring, and not worth a flicker.
    public static let quiet = 0.15

    /// What was told last; the meter doesn't fall below it.
    private var told = 0.0
    private var peak = 0.0
    private var since = 0.0

    /// The detector has told how much of a sweep it has seen.
    public mutating func take(_ progress: Double, at now: Double) {
        let told = abs(progress) < Self.quiet ? 0 : progress
        let level = level(at: now)
        let rises = told * level < 0 || abs(told) >= abs(level)
        (self.told, peak, since) = (told, rises ? told : level, now)
    }

    /// How full it is, −1...1.
    public func level(at now: Double) -> Double {
        let fallen = max(0, abs(peak) - max(0, now - since) / Self.fall)
        return fallen > abs(told) ? (peak < 0 ? -fallen : fallen) : told
    }

    /// Whether it is on its way down by itself.
    func isFalling(at now: Double) -> Bool { level(at: now) != told }

    /// The level to which it falls; shown at once where the cook wants no movement.
    public var rest: Double { told }

    public init() {}
}
