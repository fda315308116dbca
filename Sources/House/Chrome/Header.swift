public import Kit
public import Stage

/// The bar on top of every page but the slideshow (TR10): the menu, the way back and home, what the page is
/// called, the timers, search and the settings.
public struct Header: View {
    let look: Look
    let host: Host
    /// Whether a back button leads to where the cook came from.
    var goesBack = true

    public init(look: Look, host: Host, goesBack: Bool = true) {
        self.look = look
        self.host = host
        self.goesBack = goesBack
    }

    public var body: any View {
        Row(spacing: look.isCompact ? Space.xs : Space.s) {
            IconButton(look: look, icon: "menu", label: look.words.menu, keys: "F10") { host.toggleMenu() }
            if goesBack {
                IconButton(look: look, icon: "arrow-left", label: look.words.back, keys: look.words.escapeKey)
                {
                    host.page.giveUp()
                }
            }
            logo
            Row(spacing: Space.s) {
                title.grow()
                if hasTimers { TimerChips(look: look, host: host, most: look.isCompact ? 1 : 3) }
            }
            .grow()
            if host.page.id != "search" {
                IconButton(
                    look: look, icon: "search", label: look.words.search, keys: look.words.withControl("F")
                ) { host.find() }
            }
            // On half a screen a timer needs this room, and the menu leads to the settings, too.
            if !host.isShown(host.menu.settings.page), !(look.isNarrow && hasTimers) {
                IconButton(
                    look: look, icon: "settings", label: look.words.settings,
                    keys: look.words.withControl(",")
                ) { host.showSettings() }
            }
        }
        .padding(x: look.margin - 12, y: look.isCompact ? Space.xs : Space.s)
        .limit(minHeight: look.isCompact ? 56 : 72)
    }

    private var hasTimers: Bool { !host.timers.rack.timers.isEmpty }

    private var title: Node {
        guard let title = host.page.title else { return Spacer(0) }
        return Text(
            title, look.type.heading, look.colors.ink, maxLines: look.isNarrow ? 2 : 1, isHeading: true
        )
        .padding(Edges(left: Space.xs))
    }

    private var logo: Node {
        var spec = RegionSpec(.button, look.words.goHome, id: "logo")
        spec.press = { host.goHome() }
        return Row(spacing: 10) {
            Icon("logo", size: 34, look.colors.tomato)
            if host.page.title == nil, !(look.isNarrow && hasTimers) {
                Text("Hands Off", look.type.heading, look.colors.ink, maxLines: 1).unread()
            }
        }
        .padding(x: 7)
        .limit(minWidth: Space.touch, minHeight: Space.touch)
        .region(spec)
    }
}
