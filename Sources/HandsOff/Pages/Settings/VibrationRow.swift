import Stage

/// Whether a press is felt (TR21); greyed out where there is nothing to feel it with.
struct VibrationRow: View {
    let look: Look
    let app: App

    var body: any View {
        let canFeel = app.canFeel == true
        return SwitchRow(
            look: look, title: look.words.vibration,
            detail: canFeel ? look.words.vibrationDetail : look.words.nothingVibrates,
            isOn: canFeel && app.settings.haptics, isEnabled: canFeel
        ) {
            app.settings.haptics.toggle()
            if app.settings.haptics { app.services.haptics.buzz(at: app.now) }
        }
    }
}
