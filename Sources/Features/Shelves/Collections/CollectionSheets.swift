import House
import Kit
import Stage

/// The cards over a page that have to do with collections; nothing while none is open.
struct CollectionSheets: View {
    let look: Look
    let host: Host

    var body: any View {
        switch host.sheet {
        case .naming:
            if let model = host.naming { return NamingSheet(look: look, host: host, model: model) }
        case .collecting:
            if let model = host.collecting { return CollectingSheet(look: look, host: host, model: model) }
        case .collectionDeeds: if let model = host.collection { return deeds(model) }
        case .collectionSharing: if let model = host.collection { return sharing(model) }
        default: break
        }
        return Row {}
    }

    private func deeds(_ model: CollectionPage) -> DeedsSheet {
        DeedsSheet(look: look, host: host, key: "collection deeds", title: model.name) {
            SheetRow(look: look, icon: "pencil", title: look.words.rename, detail: "") { model.rename() }
            if let count = model.collection?.count, count > 0 {
                SheetRow(
                    look: look, icon: "minus", title: look.words.takeAllOut,
                    detail: look.words.takeAllOutDetail
                ) { model.empty() }
            }
            SheetRow(
                look: look, icon: "trash", title: look.words.deleteCollection,
                detail: look.words.deleteCollectionDetail
            ) { model.delete() }
        }
    }

    /// RF4.
    private func sharing(_ model: CollectionPage) -> ShareSheet {
        let words = look.words
        return ShareSheet(
            look: look, host: host, title: words.shareCollection(model.name),
            ways: [
                .init(icon: "copy", title: words.copyCollection, detail: words.copyCollectionDetail) {
                    model.copy()
                },
                .init(icon: "qr-code", title: words.shareCode, detail: words.codeOfCollection) {
                    model.showCodes()
                },
                .init(icon: "file", title: words.saveAsText, detail: words.saveCollectionDetail) {
                    model.save()
                },
            ])
    }
}
