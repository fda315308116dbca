import Stage

/// Before the camera is switched on for the first time: what it does, and what it doesn't (TR22).
struct CameraConsentSheet: View {
    let look: Look
    let app: App
    let title: String
    /// What the button says that agrees, and what then happens.
    let yes: String
    /// What the camera does, if it is not what it does while cooking.
    var sentence: String?
    let agree: @MainActor () -> Void

    var body: any View {
        let content = Column(spacing: Space.l) {
            Row(spacing: Space.m) {
                Icon("hand-wave", size: 44, look.colors.tomato)
                Text(title, look.type.title, look.colors.ink, isHeading: true).grow()
            }
            Text(sentence ?? look.words.cameraPromise, look.type.body, look.colors.ink)
        }
        let ways = SheetButtons(
            look: look,
            no: WordButton(look: look, label: look.words.notNow, emphasis: .plain) { app.sheet = nil },
            yes: WordButton(look: look, label: yes, icon: "camera", emphasis: .filled) {
                app.sheet = nil
                agree()
            })
        return Sheet(
            look: look, key: "consent", dismiss: { app.sheet = nil }, content: content, foot: ways.node)
    }
}
