public import Kit
public import Stage

/// The ways in which something can be taken along: rows to choose from, or the code that was chosen.
public struct ShareSheet: View {
    /// A way to take something along.
    public struct Way {
        public let icon: String
        public let title: String
        public let detail: String
        /// A way that is not open now says why in its detail.
        public var isOpen = true
        public let press: @MainActor () -> Void

        public init(
            icon: String, title: String, detail: String, isOpen: Bool = true,
            press: @escaping @MainActor () -> Void
        ) {
            self.icon = icon
            self.title = title
            self.detail = detail
            self.isOpen = isOpen
            self.press = press
        }
    }

    let look: Look
    let host: Host
    let codes: CodesModel
    let title: String
    let ways: [Way]
    /// What comes after the ways.
    var more: Node?

    public init(
        look: Look, host: Host, codes: CodesModel, title: String, ways: [Way], more: Node? = nil
    ) {
        self.look = look
        self.host = host
        self.codes = codes
        self.title = title
        self.ways = ways
        self.more = more
    }

    public var body: any View {
        if let shown = codes.shown { return CodeSheet(look: look, host: host, model: codes, codes: shown) }
        let content = Column(spacing: look.isCompact ? Space.s : Space.m) {
            Row {
                Text(title, look.type.title, look.colors.ink, maxLines: 2, isHeading: true).grow()
                IconButton(look: look, icon: "close", label: look.words.close) { close() }
            }
            ScrollIfHigh(id: "share", indicator: look.colors.softInk.opacity(0.35), list)
        }
        return SheetFrame(look: look, key: "share", dismiss: close, content: content)
    }

    private var list: Node {
        Column(spacing: Space.xs) {
            for way in ways { row(way) }
            if let more { more }
        }
    }

    private func close() {
        host.dismiss()
    }

    private func row(_ way: Way) -> SheetRow {
        SheetRow(
            look: look, icon: way.icon, title: way.title, detail: way.detail, isOpen: way.isOpen,
            press: way.press)
    }
}
