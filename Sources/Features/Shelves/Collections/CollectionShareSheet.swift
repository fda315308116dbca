import House
import Kit
import Stage

/// The ways to share a collection (RF4).
struct CollectionShareSheet: View {
    let look: Look
    let host: Host
    let model: CollectionPage
    let codes: CodesModel

    var body: any View {
        let words = look.words
        return ShareSheet(
            look: look, host: host, codes: codes, title: words.shareCollection(model.name),
            ways: publicly + [
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

    private var publicly: [ShareSheet.Way] {
        model.publicSide.map {
            [.init(icon: "people", title: $0.title, detail: $0.detail, press: $0.open)]
        } ?? []
    }
}
