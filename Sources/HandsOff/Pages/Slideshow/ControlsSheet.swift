import Stage

/// The controls, the first time a slideshow opens (TR33). Using one of them is as good as "Got it".
struct ControlsSheet: View {
    let look: Look
    let app: App

    var body: any View {
        let content = Column(spacing: look.isCompact ? Space.m : Space.l) {
            Text("Hands full? No problem.", look.type.title, look.colors.ink, isHeading: true)
            Column(spacing: look.isCompact ? 10 : Space.m) {
                row("touch", "Tap anywhere", "for the next step")
                row("double-tap", "Double tap", "for the step before")
                row("keyboard", "← and → or Space", "do the same")
                row(
                    "hand-wave", "Wave at the camera",
                    app.watches
                        ? "right to left for next, left to right for back"
                        : "once you have switched it on, with the camera button above")
                if app.watches, app.settings.watchesVertical {
                    row("pause", "Wave up or down", "up for the step again, down to pause the timers")
                }
            }
            Row {
                Spacer().frame(height: 1)
                WordButton(look: look, label: "Got it", icon: "check", emphasis: .filled) {
                    app.learnedControls()
                }
            }
        }
        return Sheet(
            look: look, key: "controls", scrimLabel: "Next step", dismiss: { app.tap() },
            content: content)
    }

    private func row(_ icon: String, _ what: String, _ means: String) -> Node {
        Row(spacing: Space.m) {
            Icon(icon, size: 32, look.colors.tomato)
            Column(spacing: 1) {
                Text(what, look.type.bodyStrong, look.colors.ink, maxLines: 1)
                Text(means, look.type.label, look.colors.softInk, maxLines: 2)
            }
            .grow()
        }
    }
}
