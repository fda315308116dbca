import Stage

/// Films about techniques (TR12); none has come yet.
struct TutorialsPage: View {
    let look: Look
    let app: App

    var body: any View {
        PageFrame(
            look: look, app: app, id: "tutorials",
            content: EmptyState(
                look: look, icon: "film", title: look.words.noTutorialsTitle,
                text: look.words.noTutorials,
                button: WordButton(look: look, label: look.words.findRecipeInstead, icon: "search") {
                    app.find()
                }
            ).node)
    }
}
