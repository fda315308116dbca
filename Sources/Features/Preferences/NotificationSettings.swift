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
            ] + kitchen + community)
    }

    /// Where a kitchen takes orders.
    private var kitchen: [SwitchRow] {
        guard host.membership.can("ordering") else { return [] }
        return [kind(.orders, look.words.orderNotices, look.words.orderNoticesDetail)]
    }

    /// Where there are people who could say something.
    private var community: [SwitchRow] {
        guard host.membership.can("community") else { return [] }
        let words = look.words
        return [
            kind(.talk, words.talkNotices, words.talkNoticesDetail),
            kind(.followers, words.followerNotices, words.followerNoticesDetail),
            kind(.decisions, words.decisionNotices, words.decisionNoticesDetail),
            SwitchRow(
                look: look, title: words.quietAtNight,
                detail: isOn ? words.quietAtNightDetail : words.notificationsAreOff,
                isOn: isOn && host.settings.notifications.isQuietAtNight, isEnabled: isOn
            ) { host.settings.notifications.isQuietAtNight.toggle() },
        ]
    }

    private var isOn: Bool { host.settings.notifications.isOn }

    private func kind(_ kind: Notifications.Kind, _ title: String, _ detail: String) -> SwitchRow {
        SwitchRow(
            look: look, title: title, detail: isOn ? detail : look.words.notificationsAreOff,
            isOn: host.settings.notifications.allows(kind), isEnabled: isOn
        ) { host.settings.notifications.silenced.formSymmetricDifference([kind]) }
    }
}
