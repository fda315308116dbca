import Kit
import Stage

/// Clips, and what works without a network (TR30, TR34, TR35): nothing of it can be chosen yet, and each row
/// says how it is meanwhile.
struct OfflineSettings: View {
    let look: Look

    var body: any View {
        let words = look.words
        return SettingsCard(
            look: look, title: words.offlineTitle,
            rows: [
                SwitchRow(
                    look: look, title: words.subtitles, detail: words.noClipsYet, isOn: false,
                    isEnabled: false
                ) {},
                SwitchRow(
                    look: look, title: words.keepOffline, detail: words.allIsHere, isOn: true,
                    isEnabled: false
                ) {},
                SwitchRow(
                    look: look, title: words.workOffline, detail: words.alwaysOffline, isOn: true,
                    isEnabled: false
                ) {},
            ])
    }
}
