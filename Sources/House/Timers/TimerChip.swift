import Kit
import Slideshow
import Stage

/// A timer as a chip: how long it has left; pressed, it stops, goes on or is answered.
struct TimerChip: View {
    let look: Look
    let host: Host
    let timer: KitchenTimer

    init(look: Look, host: Host, timer: KitchenTimer) {
        self.look = look
        self.host = host
        self.timer = timer
    }

    /// How the ids of all timer buttons begin: pressing one does what it says, and answers no ring.
    static let idPrefix = "timer "

    var body: any View {
        let now = host.now
        TimerWords.tick(timer, look)
        let isOver = timer.overSince != nil
        let ink = isOver ? look.colors.onTomato : look.colors.saffron
        let fill = isOver ? look.colors.tomato : look.colors.saffronTint
        var spec = RegionSpec(.button, look.words.timerNamed(timer.name), id: "\(Self.idPrefix)\(timer.id)")
        spec.value = TimerWords.state(timer, at: now, look.words)
        spec.radius = look.points(22)
        // It leads to its dish; where that is shown already, or there is none, it stops or goes on.
        spec.press = {
            if isOver || !host.furniture.crossings.leadTo(timer) { host.timers.press(timer.id) }
        }
        let face = Row(spacing: Space.s) {
            Icon(timer.isRinging ? "bell" : timer.isPaused ? "pause" : "timer", size: look.points(20), ink)
            if isFar, !look.isCompact {
                Column(spacing: 0) {
                    name(look.afar(of: 0.4), ink).limit(
                        maxWidth: look.points(host.timers.rack.timers.count == 1 ? 220 : 132))
                    digits(now, ink)
                }
            } else {
                // On half a screen there is room for how long, not for what.
                if !look.isNarrow {
                    name(isFar ? look.afar(of: 0.5) : look.type.small, ink).limit(
                        maxWidth: look.isCompact ? 110 : look.points(180))
                }
                digits(now, ink)
            }
        }
        .unread()
        .padding(Edges(left: 14, right: isOver ? 14 : 6))
        .limit(minHeight: look.points(44))
        .region(spec)
        return Row {
            face
            if isOver {
                action("plus", look.words.oneMoreMinute(timer.name), ink) { host.timers.extend(timer.id) }
            } else {
                if !look.isCompact {
                    action(
                        timer.isPaused ? "play" : "pause",
                        timer.isPaused
                            ? look.words.goOnTimer(timer.name) : look.words.pauseTimer(timer.name), ink
                    ) { host.timers.press(timer.id) }
                }
                action("close", look.words.removeTimer(timer.name), ink) { host.removeTimer(timer) }
            }
        }
        .behind(.fill(radius: look.points(22), fill))
    }

    private func name(_ style: TextStyle, _ ink: Color) -> Node {
        Text(timer.name, style, ink, maxLines: 1).node
    }

    private func digits(_ now: Double, _ ink: Color) -> Node {
        Text(
            TimerWords.digits(timer, at: now),
            isFar ? look.type.digits(16).size((look.afar * 0.75).rounded()) : look.type.digits(16), ink,
            maxLines: 1
        ).node
    }

    /// While cooking it is read from two metres.
    private var isFar: Bool { host.page.isReadFromAfar }

    private func action(
        _ icon: String, _ label: String, _ ink: Color, _ press: @escaping @MainActor () -> Void
    ) -> Node {
        var spec = RegionSpec(.button, label, id: "\(Self.idPrefix)\(icon) \(timer.id)")
        spec.radius = look.points(22)
        spec.press = press
        return Icon(icon, size: look.points(18), ink).place(.center, .center).frame(
            width: look.points(44), height: look.points(44)
        ).region(spec)
    }
}
