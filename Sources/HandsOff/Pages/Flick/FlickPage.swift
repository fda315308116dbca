import Stage

/// A deck of random cards: to the right = like, to the left = no (RF1).
struct FlickPage: View {
    let look: Look
    let app: App

    var body: any View {
        PageFrame(
            look: look, app: app, id: "flick",
            content: EmptyState(
                look: look, icon: "cards", title: "Flick",
                text: "The deck has not been dealt yet."
            ).node)
    }
}
