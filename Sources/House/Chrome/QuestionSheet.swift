public import Kit
public import Stage

/// Asks before something large is done; not doing it is as near as doing it.
public struct QuestionSheet: View {
    let look: Look
    let host: Host
    let icon: String
    let title: String
    /// What will happen, and how it can be undone.
    let text: String
    /// What the button says that agrees.
    let yes: String
    let agree: @MainActor () -> Void

    public init(
        look: Look, host: Host, icon: String, title: String, text: String, yes: String,
        agree: @escaping @MainActor () -> Void
    ) {
        self.look = look
        self.host = host
        self.icon = icon
        self.title = title
        self.text = text
        self.yes = yes
        self.agree = agree
    }

    public var body: any View {
        let content = Column(spacing: Space.l) {
            Row(spacing: Space.m) {
                Icon(icon, size: 40, look.colors.tomato)
                Text(title, look.type.title, look.colors.ink, isHeading: true).grow()
            }
            Text(text, look.type.body, look.colors.ink)
        }
        let ways = SheetButtons(
            look: look,
            no: WordButton(look: look, label: look.words.cancel, emphasis: .plain) { close() },
            yes: WordButton(look: look, label: yes, emphasis: .filled, press: agree))
        return SheetFrame(
            look: look, key: "question \(title)", dismiss: close, content: content, foot: ways.node)
    }

    private func close() {
        host.dismiss()
    }
}
