import Language
import Stage

/// Stays at the foot of the page while changes can't be saved.
struct SaveTroubleBar: View {
    let look: Look
    let app: App
    let trouble: LibraryTrouble

    var body: any View {
        TroubleBar(
            look: look, id: "save trouble", text: look.words.notSaved(trouble), breadth: 640,
            deed: WordButton(look: look, label: look.words.tryAgain, icon: "refresh", emphasis: .plain) {
                app.trySavingAgain()
            }
        ) {
            app.showsSaveTrouble = false
            app.touch()
        }
    }
}
