import Stage

/// What has a heart (TR08, RF2).
struct FavouritesPage: View {
    let look: Look
    let app: App

    var body: any View {
        PageFrame(
            look: look, app: app, id: "favourites",
            content: EmptyState(
                look: look, icon: "heart", title: "No favourites yet",
                text: "Give a recipe a heart, and it comes here."
            ).node)
    }
}
