import Stage

/// A sheet that offers several things to do with one thing.
struct DeedsSheet: View {
    let look: Look
    let app: App
    let key: String
    let title: String
    @ViewBuilder let rows: () -> [Node]

    var body: any View {
        let content = Column(spacing: Space.m) {
            Row {
                Text(title, look.type.title, look.colors.ink, maxLines: 2, isHeading: true).grow()
                IconButton(look: look, icon: "close", label: look.words.close, press: close)
            }
            Column(spacing: Space.xs, rows)
        }
        return Sheet(look: look, key: key, dismiss: close, content: content)
    }

    private func close() {
        app.sheet = nil
        app.touch()
    }
}
