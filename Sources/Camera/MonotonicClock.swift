import Glibc

/// The clock of the camera's thread and of V4L2's timestamps; stands still while the computer sleeps, so that
/// waking up doesn't look like a frozen camera.
enum MonotonicClock {
    /// Seconds since some fixed moment.
    static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
}
