public import Kit
public import Language
import Recipes
public import Slideshow

/// How a timer's time is written and said.
public enum TimerWords {
    /// Asks for a redraw when the digits of a timer change; whoever shows them must.
    @MainActor public static func tick(_ timer: KitchenTimer, _ look: Look) {
        if case .running(let endsAt) = timer.state {
            let left = endsAt - look.now
            look.motion.redraw(at: look.now + max(0.01, left - (left.rounded(.up) - 1)) + 0.001)
        }
        if timer.overSince != nil { look.motion.redraw(at: look.now + 1) }
    }

    /// "9:30", "1:02:05", or how long it has been over: "−0:12".
    public static func digits(_ timer: KitchenTimer, at now: Double) -> String {
        if let since = timer.overSince { return "−" + clock(max(0, now - since).rounded(.down)) }
        return clock(timer.left(at: now).rounded(.up))
    }

    public static func state(_ timer: KitchenTimer, at now: Double, _ words: any Wording) -> String {
        if let since = timer.overSince {
            let ago = now - since
            return timer.isRinging ? words.timeIsUp : words.overdue(ago)
        }
        let left = clock(timer.left(at: now).rounded(.up))
        return timer.isPaused ? words.paused(left) : words.left(left)
    }

    public static func clock(_ seconds: Double) -> String {
        let s = Int(whole: seconds)
        let (h, m) = (s / 3600, s / 60 % 60)
        return h > 0 ? "\(h):\(m.twoDigits):\((s % 60).twoDigits)" : "\(m):\((s % 60).twoDigits)"
    }
}
