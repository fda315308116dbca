public import Kit
import Slideshow
public import Stage

/// The running timers, on every page: press one to stop it or answer it.
public struct TimerChips: View {
    let look: Look
    let host: Host
    /// How many fit before the rest is only counted.
    var most = 3

    public init(look: Look, host: Host, most: Int = 3) {
        self.look = look
        self.host = host
        self.most = most
    }

    public var body: any View {
        let timers = host.timers.rack.byUrgency
        let shown = look.isTight ? 1 : look.isCompact ? min(2, most) : most
        return Row(spacing: Space.s) {
            for timer in timers.prefix(shown) { TimerChip(look: look, host: host, timer: timer) }
            if timers.count > shown {
                Text("+\(timers.count - shown)", look.type.smallStrong, look.colors.softInk, maxLines: 1)
            }
        }
    }
}
