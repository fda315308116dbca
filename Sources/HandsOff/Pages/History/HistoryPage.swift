import Stage

/// What was looked at and cooked, the latest first (TR07).
struct HistoryPage: View {
    let look: Look
    let app: App

    var body: any View {
        PageFrame(
            look: look, app: app, id: "history",
            content: EmptyState(
                look: look, icon: "history", title: "Nothing cooked yet",
                text: "Recipes that you look at or cook come here."
            ).node)
    }
}
