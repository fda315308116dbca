import House
import Kit
import Stage

/// Films about techniques (TR12); none has come yet.
struct TutorialsView: View {
    let look: Look
    let host: Host

    var body: any View {
        PageFrame(
            look: look, host: host, id: "tutorials",
            content: EmptyState(
                look: look, icon: "film", title: look.words.noTutorialsTitle,
                text: look.words.noTutorials,
                button: WordButton(look: look, label: look.words.findRecipeInstead, icon: "search") {
                    host.find()
                }
            ).node)
    }
}
