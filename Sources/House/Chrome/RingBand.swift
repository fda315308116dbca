public import Kit
public import Stage

/// While a timer rings: which one, and how to answer it from where one stands. Across the top of the
/// slideshow; below other pages, with room of its own, so that it covers nothing.
public struct RingBand: View {
    let look: Look
    let host: Host
    var isBelow = false

    public init(look: Look, host: Host, isBelow: Bool = false) {
        self.look = look
        self.host = host
        self.isBelow = isBelow
    }

    /// In a small slideshow the words of the step matter more than the foot of the page.
    private var isLow: Bool { look.isCompact && host.page.ringsAlways }

    /// How much room it takes, about: what is to be read meanwhile keeps out of its way.
    public static func height(_ look: Look) -> Double {
        let name = look.afar * 1.1 * 1.25
        let how = look.afar * 0.7 * 1.3
        return max(look.isCompact ? 36 : look.points(52), name + how) + 2 * (look.isCompact ? 10 : Space.m)
    }

    public var body: any View {
        if isBelow { return band.padding(x: look.margin, y: Space.s).grow(at: .center) }
        let come = look.motion.entrance("ring", over: 0.25)
        return
            band
            .shifted(y: (isLow ? 1 - come : come - 1) * 160)
            .padding(isLow ? Edges(bottom: 8) : Edges(top: look.isCompact ? 60 : look.points(96)))
            .place(.center, isLow ? .end : .start)
    }

    private var band: Node {
        let names = host.timers.rack.timers.filter(\.isRinging).map(\.name).joined(separator: ", ")
        var spec = RegionSpec(.button, look.words.timeIsUp(names), id: "\(TimerChip.idPrefix)ring")
        spec.radius = 20
        spec.press = { host.timers.answer() }
        return Row(spacing: Space.l) {
            Icon("bell", size: look.isCompact ? 36 : look.points(52), look.colors.onTomato)
            Column(spacing: 0) {
                Text(
                    names, look.type.display(38).size((look.afar * 1.1).rounded()), look.colors.onTomato,
                    maxLines: 1)
                Text(
                    host.page.camera != nil && host.page.isReadFromAfar
                        ? look.words.timeIsUpWave : look.words.timeIsUpTap,
                    look.afar(of: 0.7), look.colors.onTomato, maxLines: 1)
            }
        }
        .unread()
        .padding(x: look.isNarrow ? Space.m : Space.xl, y: look.isCompact ? 10 : Space.m)
        .behind(.shadow(radius: 20, blur: 16, look.colors.shadow), .fill(radius: 20, look.colors.tomato))
        .region(spec)
    }
}
