/// When a cook began with a recipe, written down with the place in it, so that an interruption doesn't start
/// the time again (TR31).
public struct CookingStart: Sendable, Hashable, Codable {
    /// Seconds since 1970, on the kitchen's clock as it was then.
    public var startedAt: Double
    /// What the clocks said when it was written down last.
    public var saved: ClockReading

    /// Seconds: a cook who comes back after a longer break has not cooked all that time.
    private static let longestBreak = 6.0 * 3600
    /// Seconds: more than anybody cooks without a break.
    private static let longest = 7.0 * 86_400

    public init(startedAt: Double, saved: ClockReading) {
        self.startedAt = startedAt
        self.saved = saved
    }

    /// When that was on today's clock. The break itself counts, as the soup went on, unless it was a long one
    /// or nobody knows how long.
    public func began(at now: ClockReading) -> Double {
        let cooked = saved.time - startedAt
        let away = now.since(saved)
        let counted = (0...Self.longestBreak).contains(away) ? away : 0
        return now.time - (cooked.isFinite ? min(max(0, cooked), Self.longest) : 0) - counted
    }
}
