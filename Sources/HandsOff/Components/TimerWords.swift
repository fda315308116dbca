import Slideshow

/// How a timer's time is written and said.
enum TimerWords {
    /// Asks for a redraw when the digits of a timer change; whoever shows them must.
    @MainActor static func tick(_ timer: KitchenTimer, _ look: Look) {
        if case .running(let endsAt) = timer.state {
            let left = endsAt - look.now
            look.motion.redraw(at: look.now + max(0.01, left - (left.rounded(.up) - 1)) + 0.001)
        }
        if timer.overSince != nil { look.motion.redraw(at: look.now + 1) }
    }

    /// "9:30", "1:02:05", or how long it has been over: "−0:12".
    static func digits(_ timer: KitchenTimer, at now: Double) -> String {
        if let since = timer.overSince { return "−" + clock(max(0, now - since).rounded(.down)) }
        return clock(timer.left(at: now).rounded(.up))
    }

    static func state(_ timer: KitchenTimer, at now: Double) -> String {
        if let since = timer.overSince {
            let ago = now - since
            return timer.isRinging ? "Time is up" : "Overdue by \(span(ago))"
        }
        return clock(timer.left(at: now).rounded(.up)) + (timer.isPaused ? ", paused" : " left")
    }

    static func clock(_ seconds: Double) -> String {
        let s = Words.whole(seconds)
        let (h, m) = (s / 3600, s / 60 % 60)
        func two(_ n: Int) -> String { n < 10 ? "0\(n)" : "\(n)" }
        return h > 0 ? "\(h):\(two(m)):\(two(s % 60))" : "\(m):\(two(s % 60))"
    }

    /// "2 minutes", "1 hour 5 minutes", "40 seconds".
    static func span(_ seconds: Double) -> String {
        let s = Words.whole(seconds.rounded(.down))
        func count(_ n: Int, _ unit: String) -> String { "\(n) \(unit)\(n == 1 ? "" : "s")" }
        if s < 60 { return count(s, "second") }
        if s < 3600 { return count(s / 60, "minute") }
        let minutes = s / 60 % 60
        return count(s / 3600, "hour") + (minutes == 0 ? "" : " " + count(minutes, "minute"))
    }
}
