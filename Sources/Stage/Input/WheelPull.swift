/// A wheel, or two fingers on a touchpad, that go on turning upwards over a list which lies at its top already: there
/// is nothing to scroll, so something else is meant, as when a finger pulls it down.
///
/// A push that has scrolled the list up to its top doesn't count, however far it goes on: only one that begins there.
struct WheelPull: Sendable, Hashable {
    /// Points that it takes: three notches.
    static let way = 3 * InputEvent.notch
    /// Seconds of rest after which another push begins.
    static let rest = 0.4

    private var sum = 0.0
    private var last = -Double.infinity
    private var counts = false

    /// - Parameters:
    ///   - points: positive towards the end of the list.
    ///   - isAtTop: whether the list lies at its top, before it is turned.
    /// - Returns: whether that was it, once a push.
    mutating func turn(by points: Double, isAtTop: Bool, at now: Double) -> Bool {
        if now - last > Self.rest { (sum, counts) = (0, isAtTop) }
        last = now
        if points >= 0 || !isAtTop { counts = false }
        // One event that tells of many notches is a wheel that runs free.
        sum += min(-points, InputEvent.notch)
        guard counts, sum >= Self.way else { return false }
        counts = false
        return true
    }
}
