import House
import Kit
import Stage

/// What the shopping list can be taken along as (AR19).
struct ShoppingExportSheet: View {
    let look: Look
    let host: Host
    let model: ShoppingListPage
    let codes: CodesModel

    var body: any View {
        ShareSheet(look: look, host: host, codes: codes, title: look.words.takeListAlong, ways: ways)
    }

    private var ways: [ShareSheet.Way] {
        let copy = ShareSheet.Way(icon: "copy", title: look.words.copy, detail: look.words.copyPurpose) {
            model.copy()
        }
        let code = ShareSheet.Way(
            icon: "qr-code", title: look.words.shareCode, detail: look.words.shareCodeOfList
        ) { model.show(in: codes) }
        return [copy, code]
            + ShoppingListPage.Format.allCases.map { format in
                ShareSheet.Way(
                    icon: icon(format), title: format.deed(look.words), detail: format.purpose(look.words)
                ) {
                    model.save(format)
                }
            }
    }

    private func icon(_ format: ShoppingListPage.Format) -> String {
        switch format {
        case .text: "file"
        case .markdown: "list"
        case .calendar: "calendar"
        }
    }
}
