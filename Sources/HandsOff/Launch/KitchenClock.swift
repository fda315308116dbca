import Foundation

/// Seconds since 1970 that only move forward: the wall's time at the start, carried on by a clock that
/// counts through sleep and heeds no correction, so that a timer neither jumps nor stops.
struct KitchenClock: Sendable {
    private let wall = Date().timeIntervalSince1970
    private let start = KitchenClock.uptime

    var now: Double { wall + KitchenClock.uptime - start }

    /// Seconds since the machine started, its sleep included.
    private static var uptime: Double {
        var time = timespec()
        clock_gettime(CLOCK_BOOTTIME, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }

    /// The local day.
    static func date(_ now: Double) -> (year: Int, month: Int, day: Int) {
        var seconds = time_t(min(max(now, 0), 1e11))
        var parts = tm()
        localtime_r(&seconds, &parts)
        return (Int(parts.tm_year) + 1900, Int(parts.tm_mon) + 1, Int(parts.tm_mday))
    }

    /// The local time of day, "18:42", and the seconds until it changes.
    static func timeOfDay(_ now: Double) -> (text: String, changesIn: Double) {
        var seconds = time_t(now)
        var parts = tm()
        localtime_r(&seconds, &parts)
        func two(_ n: Int32) -> String { n < 10 ? "0\(n)" : "\(n)" }
        return (
            "\(two(parts.tm_hour)):\(two(parts.tm_min))",
            60 - Double(parts.tm_sec) - (now - now.rounded(.down))
        )
    }
}
