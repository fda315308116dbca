import Stage

/// Looks for recipes while one types (TR01–TR04).
struct SearchPage: View {
    let look: Look
    let app: App

    var body: any View {
        PageFrame(
            look: look, app: app, id: "search",
            content: EmptyState(
                look: look, icon: "search", title: "Search",
                text: "There is nothing to search yet."
            ).node)
    }
}
