import Stage

/// The bar on top of every page but the slideshow (TR10): the menu, the way back and home, what the page is
/// called, the timers, search and the settings.
struct Header: View {
    let look: Look
    let app: App
    /// Whether a back button leads to where the cook came from.
    var goesBack = true

    var body: any View {
        Row(spacing: look.isCompact ? Space.xs : Space.s) {
            IconButton(look: look, icon: "menu", label: look.words.menu) { app.toggleMenu() }
            if goesBack {
                IconButton(look: look, icon: "arrow-left", label: look.words.back) { app.goBack() }
            }
            logo
            Row(spacing: Space.s) {
                title.grow()
                if hasTimers { TimerChips(look: look, app: app, most: look.isCompact ? 1 : 3) }
            }
            .grow()
            if app.route != .search {
                IconButton(look: look, icon: "search", label: look.words.search) { app.find() }
            }
            // On half a screen a timer wants its room; the menu leads there, too.
            if app.route != .settings, !(look.isNarrow && hasTimers) {
                IconButton(look: look, icon: "settings", label: look.words.settings) { app.show(.settings) }
            }
        }
        .padding(x: look.margin - 12, y: look.isCompact ? Space.xs : Space.s)
        .limit(minHeight: look.isCompact ? 56 : 72)
    }

    private var hasTimers: Bool { !app.timers.rack.timers.isEmpty }

    private var title: Node {
        guard let title = app.route.title(look.words) else { return Spacer(0) }
        return Text(title, look.type.heading, look.colors.ink, maxLines: 1, isHeading: true)
            .padding(Edges(left: Space.xs))
    }

    private var logo: Node {
        var spec = RegionSpec(.button, look.words.goHome, id: "logo")
        spec.press = { app.goHome() }
        return Row(spacing: 10) {
            Icon("logo", size: 34, look.colors.tomato)
            if app.route.title(look.words) == nil, !(look.isNarrow && hasTimers) {
                Text("Hands Off", look.type.heading, look.colors.ink, maxLines: 1).unread()
            }
        }
        .padding(x: 7)
        .limit(minWidth: Space.touch, minHeight: Space.touch)
        .region(spec)
    }
}
