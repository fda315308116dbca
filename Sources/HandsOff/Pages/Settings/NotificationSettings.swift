import Stage

/// What may be said without being asked (TR19): one switch for all of it, and one a kind.
struct NotificationSettings: View {
    let look: Look
    let app: App

    var body: any View {
        let words = look.words
        let all = SwitchRow(
            look: look, title: words.notificationsSwitch, detail: words.notificationsDetail, isOn: isOn
        ) { app.settings.notifications.isOn.toggle() }
        return SettingsCard(
            look: look, title: words.notificationsTitle,
            rows: [
                all, kind(.timers, words.timerNotices, words.timerNoticesDetail),
                kind(.resume, words.resumeNotices, words.resumeNoticesDetail),
                kind(.community, words.communityNotices, "", missing: words.noCommunityYet),
                kind(.diary, words.diaryNotices, "", missing: words.noDiaryYet),
            ])
    }

    private var isOn: Bool { app.settings.notifications.isOn }

    /// - Parameter missing: why there is nothing of the kind yet.
    private func kind(
        _ kind: Notifications.Kind, _ title: String, _ detail: String, missing: String? = nil
    ) -> SwitchRow {
        SwitchRow(
            look: look, title: title, detail: missing ?? (isOn ? detail : look.words.notificationsAreOff),
            isOn: missing == nil && app.settings.notifications.allows(kind), isEnabled: missing == nil && isOn
        ) { app.settings.notifications.silenced.formSymmetricDifference([kind]) }
    }
}
