import Stage

/// Before the camera is switched on for the first time: what it does, and what it doesn't (TR22).
struct CameraConsentSheet: View {
    let look: Look
    let app: App
    let title: String
    /// What the button says that agrees, and what then happens.
    let yes: String
    var sentence = CameraConsentSheet.sentence
    let agree: @MainActor () -> Void

    /// The one sentence; also shown beside the switch in the settings.
    static let sentence =
        "While you cook, the camera watches for a waving hand; its pictures stay inside this program, are never saved "
        + "and never sent anywhere."

    var body: any View {
        let content = Column(spacing: Space.l) {
            Row(spacing: Space.m) {
                Icon("hand-wave", size: 44, look.colors.tomato)
                Text(title, look.type.title, look.colors.ink, isHeading: true).grow()
            }
            Text(sentence, look.type.body, look.colors.ink)
            Row(spacing: Space.m) {
                Spacer().frame(height: 1)
                WordButton(look: look, label: "Not now", emphasis: .plain) { app.sheet = nil }
                WordButton(look: look, label: yes, icon: "camera", emphasis: .filled) {
                    app.sheet = nil
                    agree()
                }
            }
        }
        return Sheet(look: look, key: "consent", dismiss: { app.sheet = nil }, content: content)
    }
}
