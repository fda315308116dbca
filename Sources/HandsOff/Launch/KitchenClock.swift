import Foundation
import Recipes
import Slideshow

/// Seconds since 1970 that only move forward: the wall's time at the start, carried on by a clock that
/// counts through sleep and heeds no correction, so that a timer neither jumps nor stops.
struct KitchenClock: Sendable {
    /// What the clocks said when it began.
    private let start: ClockReading

    init(from start: ClockReading = .machine) { self.start = start }

    var now: Double { time(at: KitchenClock.uptime) }
    /// What is to be kept beside what is saved.
    var reading: ClockReading { reading(at: KitchenClock.uptime) }

    /// - Parameter uptime: seconds since the machine started.
    func time(at uptime: Double) -> Double { start.time + uptime - start.uptime }

    /// What the wall's clock says of a moment of this one's, going by what it says now: it may have been set since the
    /// start.
    /// - Parameter wall: seconds since 1970, as it says them now.
    func onTheWall(_ moment: Double, wall: Double, at uptime: Double = KitchenClock.uptime) -> Double {
        wall - (time(at: uptime) - moment)
    }

    func reading(at uptime: Double) -> ClockReading {
        ClockReading(boot: start.boot, uptime: uptime, time: time(at: uptime))
    }

    /// Seconds since the machine started, its sleep included.
    static var uptime: Double {
        var time = timespec()
        clock_gettime(CLOCK_BOOTTIME, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }

    /// The local day.
    static func date(_ now: Double) -> (year: Int, month: Int, day: Int) {
        let parts = local(now)
        return (Int(parts.tm_year) + 1900, Int(parts.tm_mon) + 1, Int(parts.tm_mday))
    }

    /// The minute of the local day, 0 to 1439.
    static func minuteOfDay(_ now: Double) -> Int {
        let parts = local(now)
        return Int(parts.tm_hour) * 60 + Int(parts.tm_min)
    }

    /// In the zone where the cook is now, which changes for a cook who travels with the program open.
    private static func local(_ now: Double) -> tm {
        tzset()
        var seconds = time_t(now.isFinite ? min(max(now, 0), 1e11) : 0)
        var parts = tm()
        localtime_r(&seconds, &parts)
        return parts
    }

    /// The local time of day, "18:42", and the seconds until it changes.
    static func timeOfDay(_ now: Double) -> (text: String, changesIn: Double) {
        let parts = local(now)
        return (
            "\(parts.tm_hour.twoDigits):\(parts.tm_min.twoDigits)",
            60 - Double(parts.tm_sec) - (now - now.rounded(.down))
        )
    }
}

extension ClockReading {
    /// What this machine's clocks say now.
    static var machine: ClockReading {
        ClockReading(boot: boot, uptime: KitchenClock.uptime, time: Date().timeIntervalSince1970)
    }

    /// The kernel's name for this start of the machine.
    private static let boot: String = {
        let text = try? String(contentsOfFile: "/proc/sys/kernel/random/boot_id", encoding: .utf8)
        return String((text ?? "").filter { $0.isHexDigit || $0 == "-" }.prefix(64))
    }()
}
