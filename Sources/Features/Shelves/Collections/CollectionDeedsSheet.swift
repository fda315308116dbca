import House
import Kit
import Stage

/// What else can be done with the collection that is open (RF3).
struct CollectionDeedsSheet: View {
    let look: Look
    let host: Host
    let model: CollectionPage

    var body: any View {
        DeedsSheet(look: look, host: host, key: "collection deeds", title: model.name) {
            SheetRow(look: look, icon: "pencil", title: look.words.rename, detail: "") { model.rename() }
            if let side = model.publicSide {
                SheetRow(
                    look: look, icon: "people", title: side.title, detail: side.detail, press: side.open)
            }
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
}
