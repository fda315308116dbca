import House
import Kit
import Stage

/// What may be said without being asked (TR19): one switch for all of it, and one a kind.
struct NotificationSettings: View {
    let look: Look
    let host: Host

    var body: any View {
        let words = look.words
        let all = SwitchRow(
            look: look, title: words.notificationsSwitch, detail: words.notificationsDetail, isOn: isOn
        ) { host.settings.notifications.isOn.toggle() }
        return SettingsCard(
            look: look, title: words.notificationsTitle,
            rows: [
                all, kind(.timers, words.timerNotices, words.timerNoticesDetail),
                kind(.resume, words.resumeNotices, words.resumeNoticesDetail),
            ])
    }

    private var isOn: Bool { host.settings.notifications.isOn }

    private func kind(_ kind: Notifications.Kind, _ title: String, _ detail: String) -> SwitchRow {
        SwitchRow(
            look: look, title: title, detail: isOn ? detail : look.words.notificationsAreOff,
            isOn: host.settings.notifications.allows(kind), isEnabled: isOn
        ) { host.settings.notifications.silenced.formSymmetricDifference([kind]) }
    }
}
