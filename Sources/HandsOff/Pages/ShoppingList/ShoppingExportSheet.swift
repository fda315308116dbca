import Stage

/// What the shopping list can be taken along as (AR19).
struct ShoppingExportSheet: View {
    let look: Look
    let app: App

    var body: any View {
        ShareSheet(look: look, app: app, title: look.words.takeListAlong, ways: ways)
    }

    private var ways: [ShareSheet.Way] {
        let model = app.shoppingList
        let copy = ShareSheet.Way(icon: "copy", title: look.words.copy, detail: look.words.copyPurpose) {
            model.copy(app)
        }
        let code = ShareSheet.Way(
            icon: "qr-code", title: look.words.shareCode, detail: look.words.shareCodeOfList
        ) { app.sharing.showListCodes(onlyOpen: true, app) }
        return [copy, code]
            + ShoppingListModel.Format.allCases.map { format in
                ShareSheet.Way(
                    icon: icon(format), title: format.deed(look.words), detail: format.purpose(look.words)
                ) {
                    model.save(format, app)
                }
            }
    }

    private func icon(_ format: ShoppingListModel.Format) -> String {
        switch format {
        case .text: "file"
        case .markdown: "list"
        case .calendar: "calendar"
        }
    }
}
