import Kit
import Language
import Stage

/// Stays at the foot of the page while changes can't be saved.
struct SaveTroubleBar: View {
    let look: Look
    let host: Host
    let trouble: LibraryTrouble

    init(look: Look, host: Host, trouble: LibraryTrouble) {
        self.look = look
        self.host = host
        self.trouble = trouble
    }

    var body: any View {
        TroubleBar(
            look: look, id: "save trouble", text: look.words.notSaved(trouble), breadth: 640,
            deed: WordButton(look: look, label: look.words.tryAgain, icon: "refresh", emphasis: .plain) {
                host.trySavingAgain()
            }
        ) {
            host.putSaveTroubleAway()
        }
    }
}
