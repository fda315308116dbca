import House
import Kit
import Stage

/// All collections as cards (RF2, RF3).
struct CollectionsView: View {
    let look: Look
    let host: Host
    let model: CollectionsPage

    var body: any View {
        PageFrame(
            look: look, host: host, id: "collections", bar: CollectionsShelf.bar(look, model),
            content: CollectionsShelf(look: look, host: host, model: model).padding(
                Edges(top: Space.xs, left: look.margin, bottom: Space.xl, right: look.margin)))
    }
}
