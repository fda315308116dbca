import Kit
import Language
import Stage

/// Stays at the foot of the page while no copy of the library can be kept.
struct CopyTroubleBar: View {
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
            look: look, id: "copy trouble",
            text: "\(look.words.notCopied(trouble)) \(host.lastCopy(host.copies.last))", breadth: 760,
            deed: deed
        ) {
            host.copies.trouble = nil
            host.touch()
        }
    }

    private var deed: WordButton {
        trouble == .damaged || trouble == .notALibrary
            ? WordButton(look: look, label: look.words.putRight, emphasis: .plain) { host.putRight() }
            : WordButton(look: look, label: look.words.tryAgain, icon: "refresh", emphasis: .plain) {
                host.keepBackUp()
            }
    }
}
