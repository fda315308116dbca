import House
import Kit
import Stage

/// Whether a press is felt (TR21); greyed out where there is nothing to feel it with.
struct VibrationRow: View {
    let look: Look
    let host: Host

    var body: any View {
        let canFeel = host.canFeel == true
        return SwitchRow(
            look: look, title: look.words.vibration,
            detail: canFeel ? look.words.vibrationDetail : look.words.nothingVibrates,
            isOn: canFeel && host.settings.haptics, isEnabled: canFeel
        ) {
            host.settings.haptics.toggle()
            host.buzz(.press)
        }
    }
}
