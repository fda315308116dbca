import Stage

/// Writes and changes a recipe (AR04, AR05).
struct EditorPage: View {
    let look: Look
    let app: App
    let model: EditorModel

    var body: any View {
        PageFrame(
            look: look, app: app, id: "editor",
            content: EmptyState(
                look: look, icon: "pencil", title: "Write a recipe",
                text: "Recipes can't be written yet."
            ).node)
    }
}
