import House
import Kit
import Stage

/// The library as a whole: back up, restore, and begin anew.
struct LibrarySettings: View {
    let look: Look
    let host: Host
    let preferences: Preferences

    var body: any View {
        let words = look.words
        return SettingsCard(
            look: look, title: words.libraryTitle,
            rows: question + [
                SwitchRow(
                    look: look, title: words.showsStarters, detail: words.showsStartersDetail,
                    isOn: !host.settings.hidesStarters
                ) { host.settings.hidesStarters.toggle() },
                LinkRow(look: look, icon: "download", title: words.bringIn, detail: words.bringInDetail) {
                    host.crossings.bringIn()
                },
                LinkRow(look: look, icon: "archive", title: words.backUp, detail: words.backUpDetail) {
                    preferences.askToBackUp()
                },
                LinkRow(look: look, icon: "refresh", title: words.restore, detail: words.restoreDetail) {
                    preferences.askToRestore()
                },
                copies,
                LinkRow(
                    look: look, icon: "settings", title: words.resetSettings,
                    detail: words.resetSettingsDetail
                ) { preferences.askToResetSettings() },
                LinkRow(look: look, icon: "trash", title: words.beginAnew, detail: words.beginAnewDetail) {
                    preferences.askToBeginAnew()
                },
            ])
    }

    /// The copies that are kept by themselves, and how old the last one is.
    private var copies: LinkRow {
        let model = host.copies
        let last = model.areKnown ? host.lastCopy(model.last) : ""
        return LinkRow(
            look: look, icon: "history", title: look.words.copiesTitle, detail: look.words.copiesAre(last)
        ) { model.all.isEmpty ? host.keepBackUp() : preferences.showCopies() }
    }

    private var question: [any View] {
        host.copies.question.map {
            [CopyQuestion(look: look, host: host, preferences: preferences, question: $0)]
        } ?? []
    }
}
