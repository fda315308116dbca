import Stage

/// One collection and its recipes (RF3).
struct CollectionPage: View {
    let look: Look
    let app: App
    let model: CollectionModel

    var body: any View {
        PageFrame(
            look: look, app: app, id: "collection",
            content: EmptyState(
                look: look, icon: "collections", title: "Nothing in it yet",
                text: "Recipes that are put into this collection come here."
            ).node)
    }
}
