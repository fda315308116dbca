/// Turns the drivers' timestamps into times that strictly grow and can be trusted.
///
/// A UVC driver stamps a buffer when its first byte arrives, which is steadier than the moment we wake up;
/// some cameras' stamps are zero, on another clock, or jump.
struct FrameClock {
    private var last = -Double.infinity

    /// - Parameters:
    ///   - stamp: the buffer's timestamp in seconds.
    ///   - isMonotonic: the driver says that the stamp is on the monotonic clock.
    ///   - now: seconds on the monotonic clock.
    mutating func time(stamp: Double, isMonotonic: Bool, now: Double) -> Double {
        let isPlausible = isMonotonic && stamp > now - 1 && stamp < now + 0.1 && stamp > last
        last = max(isPlausible ? stamp : now, last.nextUp)
        return last
    }
}
