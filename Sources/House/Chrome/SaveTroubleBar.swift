public import Kit
public import Language
public import Stage

/// Stays at the foot of the page while changes can't be saved.
public struct SaveTroubleBar: View {
    let look: Look
    let host: Host
    let trouble: LibraryTrouble

    public init(look: Look, host: Host, trouble: LibraryTrouble) {
        self.look = look
        self.host = host
        self.trouble = trouble
    }

    public var body: any View {
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
