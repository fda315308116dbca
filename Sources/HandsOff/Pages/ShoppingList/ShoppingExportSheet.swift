import Stage

/// What the shopping list can be taken along as (AR19).
struct ShoppingExportSheet: View {
    let look: Look
    let app: App

    var body: any View {
        let model = app.shoppingList
        let content = Column(spacing: Space.m) {
            Row {
                Text("Take the list along", look.type.title, look.colors.ink, isHeading: true).grow()
                IconButton(look: look, icon: "close", label: "Close") { close() }
            }
            Column(spacing: Space.xs) {
                row("copy", "Copy", "To paste it into another program.") { model.copy(app) }
                for format in ShoppingListModel.Format.allCases {
                    row(icon(format), "Save as \(format.title)", format.purpose) {
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
        SheetRow(look: look, icon: icon, title: title, detail: detail, press: press).node
    }
}
