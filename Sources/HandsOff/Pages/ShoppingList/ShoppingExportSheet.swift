import Stage

/// What the shopping list can be taken along as (AR19).
struct ShoppingExportSheet: View {
    let look: Look
    let app: App

    var body: any View {
        let model = app.shoppingList
        let content = Column(spacing: Space.m) {
            Row {
                Text(look.words.takeListAlong, look.type.title, look.colors.ink, isHeading: true).grow()
                IconButton(look: look, icon: "close", label: look.words.close) { close() }
            }
            Column(spacing: Space.xs) {
                row("copy", look.words.copy, look.words.copyPurpose) { model.copy(app) }
                for format in ShoppingListModel.Format.allCases {
                    row(icon(format), format.deed(look.words), format.purpose(look.words)) {
                        model.save(format, app)
                    }
                }
            }
        }
        return Sheet(look: look, key: "shopping export", dismiss: close, content: content)
    }

    private func close() {
        app.sheet = nil
        app.touch()
    }

    private func icon(_ format: ShoppingListModel.Format) -> String {
        switch format {
        case .text: "file"
        case .markdown: "list"
        case .calendar: "calendar"
        }
    }

    private func row(
        _ icon: String, _ title: String, _ detail: String, press: @escaping @MainActor () -> Void
    ) -> Node {
        var spec = RegionSpec(.button, title)
        spec.radius = Space.smallRadius
        spec.press = press
        return Row(spacing: Space.m) {
            Icon(icon, size: 26, look.colors.tomato)
            Column(spacing: 2) {
                Text(title, look.type.bodyStrong, look.colors.ink)
                Text(detail, look.type.small, look.colors.softInk)
            }
            .grow()
        }
        .unread()
        .padding(x: Space.m, y: 10)
        .limit(minHeight: 60)
        .behind(.fill(radius: Space.smallRadius, look.colors.sunken))
        .region(spec)
    }
}
