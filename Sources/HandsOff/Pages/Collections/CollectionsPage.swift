import Stage

/// All collections as cards (RF2, RF3).
struct CollectionsPage: View {
    let look: Look
    let app: App

    var body: any View {
        PageFrame(
            look: look, app: app, id: "collections",
            content: EmptyState(
                look: look, icon: "collections", title: "No collections yet",
                text: "Recipes that belong together can be kept under a name, such as “Christmas”."
            ).node)
    }
}
