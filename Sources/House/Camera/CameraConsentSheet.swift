public import Kit
public import Stage

/// Before the camera is switched on for the first time: what it does, and what it doesn't (TR22).
public struct CameraConsentSheet: View {
    let look: Look
    let host: Host
    let title: String
    /// The label of the button that agrees.
    let yes: String
    /// What the camera will do here; nil = what it does while cooking.
    var sentence: String?
    let agree: @MainActor () -> Void

    public init(
        look: Look, host: Host, title: String, yes: String, sentence: String? = nil,
        agree: @escaping @MainActor () -> Void
    ) {
        self.look = look
        self.host = host
        self.title = title
        self.yes = yes
        self.sentence = sentence
        self.agree = agree
    }

    public var body: any View {
        let content = Column(spacing: Space.l) {
            Row(spacing: Space.m) {
                Icon("hand-wave", size: 44, look.colors.tomato)
                Text(title, look.type.title, look.colors.ink, isHeading: true).grow()
            }
            Text(sentence ?? look.words.cameraPromise, look.type.body, look.colors.ink)
        }
        let ways = SheetButtons(
            look: look,
            no: WordButton(look: look, label: look.words.notNow, emphasis: .plain) { host.dismiss() },
            yes: WordButton(look: look, label: yes, icon: "camera", emphasis: .filled) {
                host.dismiss()
                agree()
            })
        return SheetFrame(
            look: look, key: "consent", dismiss: { host.dismiss() }, content: content, foot: ways.node)
    }
}
