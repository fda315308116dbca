import Kit
import Stage

/// Before the microphone is switched on for the first time: what it does, and what it doesn't.
struct MicrophoneConsentSheet: View {
    let look: Look
    let host: Host
    let agree: @MainActor () -> Void

    init(look: Look, host: Host, agree: @escaping @MainActor () -> Void) {
        (self.look, self.host, self.agree) = (look, host, agree)
    }

    var body: any View {
        let content = Column(spacing: Space.l) {
            Row(spacing: Space.m) {
                Icon("microphone", size: 44, look.colors.tomato)
                Text(look.words.speakToTurn, look.type.title, look.colors.ink, isHeading: true).grow()
            }
            Text(look.words.microphonePromise, look.type.body, look.colors.ink)
        }
        let ways = SheetButtons(
            look: look,
            no: WordButton(look: look, label: look.words.notNow, emphasis: .plain) { host.dismiss() },
            yes: WordButton(
                look: look, label: look.words.switchOn, icon: "microphone", emphasis: .filled
            ) {
                host.dismiss()
                agree()
            })
        return SheetFrame(
            look: look, key: "hearing consent", dismiss: { host.dismiss() }, content: content, foot: ways.node
        )
    }
}
