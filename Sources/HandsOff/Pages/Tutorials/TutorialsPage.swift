import Stage

/// Films about techniques (TR12); none has come yet.
struct TutorialsPage: View {
    let look: Look
    let app: App

    var body: any View {
        PageFrame(
            look: look, app: app, id: "tutorials",
            content: EmptyState(
                look: look, icon: "film", title: "No tutorials yet",
                text: "Short films that show a technique, such as chopping an onion, will come here.",
                button: WordButton(look: look, label: "Find a recipe instead", icon: "search") {
                    app.find()
                }
            ).node)
    }
}
