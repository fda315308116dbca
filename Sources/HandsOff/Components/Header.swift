import Stage

/// The bar on top of every page but the slideshow (TR10): the way home, the timers, the settings.
struct Header: View {
    let look: Look
    let app: App
    /// Whether a back button leads to where the cook came from.
    var goesBack = true

    var body: any View {
        Row(spacing: Space.m) {
            if goesBack {
                IconButton(look: look, icon: "arrow-left", label: "Back") { app.goBack() }
            }
            logo
            Row { TimerChips(look: look, app: app) }.grow(at: .end)
            if app.route != .settings {
                IconButton(look: look, icon: "settings", label: "Settings") { app.show(.settings) }
            }
        }
        .padding(x: look.margin, y: look.isCompact ? Space.xs : Space.s)
        .limit(minHeight: look.isCompact ? 56 : 72)
    }

    private var logo: Node {
        var spec = RegionSpec(.button, "Hands Off, go home", id: "logo")
        spec.press = { app.goHome() }
        return Row(spacing: 10) {
            Icon("logo", size: 34, look.colors.tomato)
            Text("Hands Off", look.type.heading, look.colors.ink, maxLines: 1).unread()
        }
        .padding(Edges(right: Space.s))
        .limit(minHeight: Space.touch)
        .region(spec)
    }
}
