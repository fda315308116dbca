import Stage

/// All collections as cards (RF2, RF3).
struct CollectionsPage: View {
    let look: Look
    let app: App

    var body: any View {
        PageFrame(
            look: look, app: app, id: "collections", bar: CollectionsShelf.bar(look, app),
            content: CollectionsShelf(look: look, app: app).padding(
                Edges(top: Space.xs, left: look.margin, bottom: Space.xl, right: look.margin)))
    }
}
