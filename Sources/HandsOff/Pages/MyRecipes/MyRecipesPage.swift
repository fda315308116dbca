import Stage

/// What the cook has written (AR01–AR05).
struct MyRecipesPage: View {
    let look: Look
    let app: App

    var body: any View {
        PageFrame(
            look: look, app: app, id: "my recipes",
            content: EmptyState(
                look: look, icon: "chef-hat", title: "Nothing of your own yet",
                text: "Recipes that you write come here."
            ).node)
    }
}
