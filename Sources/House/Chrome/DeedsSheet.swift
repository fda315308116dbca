public import Kit
public import Stage

/// A sheet that offers several things to do with one thing.
public struct DeedsSheet: View {
    let look: Look
    let host: Host
    let key: String
    let title: String
    @ViewBuilder let rows: () -> [Node]

    public init(
        look: Look, host: Host, key: String, title: String, @ViewBuilder rows: @escaping () -> [Node]
    ) {
        self.look = look
        self.host = host
        self.key = key
        self.title = title
        self.rows = rows
    }

    public var body: any View {
        let content = Column(spacing: Space.m) {
            Row {
                Text(title, look.type.title, look.colors.ink, maxLines: 2, isHeading: true).grow()
                IconButton(look: look, icon: "close", label: look.words.close, press: close)
            }
            Column(spacing: Space.xs, rows)
        }
        return SheetFrame(look: look, key: key, dismiss: close, content: content)
    }

    private func close() {
        host.dismiss()
    }
}
