import Language
import Stage

/// Stays at the foot of the page while no copy of the library can be kept.
struct CopyTroubleBar: View {
    let look: Look
    let app: App
    let trouble: LibraryTrouble

    var body: any View {
        TroubleBar(
            look: look, id: "copy trouble",
            text: "\(look.words.notCopied(trouble)) \(app.lastCopy(app.copies.last))", breadth: 760,
            deed: deed
        ) {
            app.copies.trouble = nil
            app.touch()
        }
    }

    private var deed: WordButton {
        trouble == .damaged || trouble == .notALibrary
            ? WordButton(look: look, label: look.words.putRight, emphasis: .plain) { app.putRight() }
            : WordButton(look: look, label: look.words.tryAgain, icon: "refresh", emphasis: .plain) {
                app.keepBackUp()
            }
    }
}
