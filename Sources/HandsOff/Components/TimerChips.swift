import Slideshow
import Stage

/// The running timers, on every page: press one to stop it or answer it.
struct TimerChips: View {
    let look: Look
    let app: App
    /// How many fit before the rest is only counted.
    var most = 3

    var body: any View {
        let timers = app.timers.rack.byUrgency
        let shown = look.isCompact ? 2 : most
        return Row(spacing: Space.s) {
            for timer in timers.prefix(shown) { TimerChip(look: look, app: app, timer: timer) }
            if timers.count > shown {
                Text("+\(timers.count - shown)", look.type.smallStrong, look.colors.softInk)
            }
        }
    }
}

struct TimerChip: View {
    let look: Look
    let app: App
    let timer: KitchenTimer

    var body: any View {
        let now = app.now
        TimerWords.tick(timer, look)
        let isOver = timer.overSince != nil
        let ink = isOver ? look.colors.onTomato : look.colors.saffron
        let fill = isOver ? look.colors.tomato : look.colors.saffronTint
        var spec = RegionSpec(.button, "\(timer.name) timer", id: "timer \(timer.id)")
        spec.value = TimerWords.state(timer, at: now)
        spec.radius = look.points(22)
        spec.press = { app.timers.press(timer.id) }
        let face = Row(spacing: Space.s) {
            Icon(timer.isRinging ? "bell" : timer.isPaused ? "pause" : "timer", size: look.points(20), ink)
            Text(timer.name, look.type.small, ink, maxLines: 1).limit(maxWidth: look.isCompact ? 110 : look.points(180))
            Text(TimerWords.digits(timer, at: now), look.type.digits(16), ink, maxLines: 1)
        }
        .unread()
        .padding(Edges(left: 14, right: isOver ? 14 : 6))
        .limit(minHeight: look.points(44))
        .region(spec)
        return Row {
            face
            if isOver {
                action("plus", "One more minute for \(timer.name)", ink) { app.timers.extend(timer.id) }
            } else {
                action("close", "Remove \(timer.name) timer", ink) { app.timers.remove(timer.id) }
            }
        }
        .behind(.fill(radius: look.points(22), fill))
    }

    private func action(_ icon: String, _ label: String, _ ink: Color, _ press: @escaping @MainActor () -> Void) -> Node {
        var spec = RegionSpec(.button, label, id: "timer \(icon) \(timer.id)")
        spec.radius = look.points(22)
        spec.press = press
        return Icon(icon, size: look.points(18), ink).place(.center, .center).frame(width: look.points(44), height: look.points(44)).region(spec)
    }
}

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
