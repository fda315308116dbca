import Stage

/// What keys do, by F1: the places of the menu, and what works everywhere.
struct KeysSheet: View {
    let look: Look
    let app: App

    private static let everywhere = [
        ("Ctrl+F or /", "Search"), ("F10", "Open the menu"), ("Esc", "Go back"),
        ("Tab and arrows", "Move the focus"), ("Return", "Press it"),
        ("Shift+Return", "Pick it, as holding does"), ("Ctrl+Z", "Undo a removal"),
        ("Ctrl+N", "Write a recipe"),
        ("F11", "Cover the screen"), ("Ctrl+Q", "Quit"),
    ]
    private static let cooking = [
        ("→ or Space", "Next step"), ("← or Backspace", "Step before"), ("R", "The step again"),
        ("P", "Pause the timers"), ("W", "Practise waving"),
    ]

    var body: any View {
        let content = Column(spacing: Space.m) {
            Row {
                Text("Keys", look.type.title, look.colors.ink, isHeading: true).grow()
                IconButton(look: look, icon: "close", label: "Close") { close() }
            }
            Scroll(id: "keys", indicator: look.colors.softInk.opacity(0.35)) { lists }
                .limit(maxHeight: min(390, look.size.height - (look.isCompact ? 150 : 220)))
        }
        return Sheet(look: look, key: "keys", width: 970, dismiss: close, content: content)
    }

    private var lists: Node {
        Grid(columns: look.isCompact ? 2 : 3, spacing: Space.xl) {
            list("Go to", Destination.allCases.map { ("Ctrl+\($0.key)", $0.title) })
            list("Everywhere", Self.everywhere)
            list("While cooking", Self.cooking)
        }
    }

    private func close() {
        app.sheet = nil
        app.touch()
    }

    private func list(_ title: String, _ keys: [(String, String)]) -> Node {
        Column(spacing: 6) {
            Text(title, look.type.bodyStrong, look.colors.tomato, isHeading: true)
            for (key, deed) in keys {
                Row(spacing: Space.s) {
                    Text(key, look.type.smallStrong, look.colors.ink, maxLines: 1).grow().frame(width: 116)
                    Text(deed, look.type.small, look.colors.softInk, maxLines: 1).grow()
                }
                .limit(minHeight: 26)
            }
        }
    }
}
