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
        let shown = look.isTight ? 1 : look.isCompact ? min(2, most) : most
        return Row(spacing: Space.s) {
            for timer in timers.prefix(shown) { TimerChip(look: look, app: app, timer: timer) }
            if timers.count > shown {
                Text("+\(timers.count - shown)", look.type.smallStrong, look.colors.softInk, maxLines: 1)
            }
        }
    }
}
