/// Makes page turns out of a wheel's points.
struct WheelRule: Sendable, Hashable {
    /// Points that make a page; a notch of a wheel is 48.
    static let threshold = 40.0
    /// Seconds after a page in which further turning belongs to the same push.
    static let rest = 0.25

    private var sum = 0.0
    private var last = -Double.infinity
    private var restsUntil = -Double.infinity

    /// Returns the direction of the page to turn, if the wheel has turned far enough.
    mutating func turn(by points: Double, at now: Double) -> Double? {
        if now - last > Self.rest || points * sum < 0 { sum = 0 }
        last = now
        if now < restsUntil { return nil }
        sum += points
        guard abs(sum) >= Self.threshold else { return nil }
        (sum, restsUntil) = (0, now + Self.rest)
        return points
    }
}
