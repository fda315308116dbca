import Stage

/// The cards over a page that have to do with collections; nothing while none is open.
struct CollectionSheets: View {
    let look: Look
    let app: App

    var body: any View {
        switch app.sheet {
        case .naming:
            if let model = app.naming { return NamingSheet(look: look, app: app, model: model) }
        case .collecting:
            if let model = app.collecting { return CollectingSheet(look: look, app: app, model: model) }
        case .collectionDeeds: if let model = app.collection { return deeds(model) }
        case .collectionSharing: if let model = app.collection { return sharing(model) }
        default: break
        }
        return Row {}
    }

    private func deeds(_ model: CollectionModel) -> DeedsSheet {
        DeedsSheet(look: look, app: app, key: "collection deeds", title: model.name) {
            SheetRow(look: look, icon: "pencil", title: look.words.rename, detail: "") { model.rename(app) }
            if let count = model.collection?.count, count > 0 {
                SheetRow(
                    look: look, icon: "minus", title: look.words.takeAllOut,
                    detail: look.words.takeAllOutDetail
                ) { model.empty(app) }
            }
            SheetRow(
                look: look, icon: "trash", title: look.words.deleteCollection,
                detail: look.words.deleteCollectionDetail
            ) { model.delete(app) }
        }
    }

    /// RF4.
    private func sharing(_ model: CollectionModel) -> ShareSheet {
        let words = look.words
        return ShareSheet(
            look: look, app: app, title: words.shareCollection(model.name),
            ways: [
                .init(icon: "copy", title: words.copyCollection, detail: words.copyCollectionDetail) {
                    model.copy(app)
                },
                .init(icon: "qr-code", title: words.shareCode, detail: words.codeOfCollection) {
                    model.showCodes(app)
                },
                .init(icon: "file", title: words.saveAsText, detail: words.saveCollectionDetail) {
                    model.save(app)
                },
            ])
    }
}
