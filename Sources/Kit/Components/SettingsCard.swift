public import Stage

/// A section of the settings: its title, and a card of rows.
public struct SettingsCard: View {
    let look: Look
    let title: String
    let rows: [any View]

    public init(look: Look, title: String, rows: [any View]) {
        self.look = look
        self.title = title
        self.rows = rows
    }

    public var body: any View {
        Column(spacing: 10) {
            Text(title, look.type.heading, look.colors.ink, isHeading: true)
            Column {
                for (i, row) in rows.enumerated() {
                    if i > 0 { Rule(look: look).padding(x: Space.m) }
                    row
                }
            }
            .padding(y: 6)
            .card(look)
        }
    }
}
