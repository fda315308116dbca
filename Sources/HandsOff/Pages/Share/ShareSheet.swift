import Stage

/// The ways in which something can be taken along: rows to choose from, or the code that was chosen.
struct ShareSheet: View {
    struct Way {
        let icon: String
        let title: String
        let detail: String
        /// A way that is not open now says why in its detail.
        var isOpen = true
        let press: @MainActor () -> Void
    }

    let look: Look
    let app: App
    let title: String
    let ways: [Way]
    /// What comes after the ways.
    var more: Node?

    var body: any View {
        if let codes = app.sharing.codes { return CodeSheet(look: look, app: app, codes: codes) }
        let content = Column(spacing: look.isCompact ? Space.s : Space.m) {
            Row {
                Text(title, look.type.title, look.colors.ink, maxLines: 2, isHeading: true).grow()
                IconButton(look: look, icon: "close", label: look.words.close) { close() }
            }
            ScrollIfHigh(id: "share", indicator: look.colors.softInk.opacity(0.35), list)
        }
        return Sheet(look: look, key: "share", dismiss: close, content: content)
    }

    private var list: Node {
        Column(spacing: Space.xs) {
            for way in ways { row(way) }
            if let more { more }
        }
    }

    private func close() {
        app.sheet = nil
        app.touch()
    }

    private func row(_ way: Way) -> SheetRow {
        SheetRow(
            look: look, icon: way.icon, title: way.title, detail: way.detail, isOpen: way.isOpen,
            press: way.press)
    }
}
