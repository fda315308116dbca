import Library
import Stage

/// What is set takes effect, and is kept.
extension Host {
    /// Something was set: it takes effect at once, and is kept (TR20, TR22).
    func settingsChanged(_ old: Settings) {
        useSettings()
        isStale = true
        saveSettings(since: old)
        if settings.filter != old.filter { page.refresh() }
        if settings.worksOffline != old.worksOffline || settings.savesData != old.savesData {
            syncing.attune()
        }
        if page.camera != wishBefore { useCamera() }
        if language != old.language ?? services.language { translateStarters() }
    }

    /// The recipes that came with the program are said in the new language; those the cook changed stay.
    private func translateStarters() {
        guard let starters = services.starters else { return }
        change("starters' language") { [language, now] box throws(LibraryError) in
            // Where the library can't be opened an empty one stands in for it, and stays empty.
            guard try await box.stockedVersion() > 0 else { return }
            try await starters.stock(box, in: language, at: now)
        }
    }

    /// One write at a time, and then the newest: a slider that is dragged changes faster than a disk writes.
    private func saveSettings(since old: Settings) {
        if isSavingSettings { return }
        isSavingSettings = true
        let saved = settings
        services.save("settings") { box throws(LibraryError) in
            try await saved.save(in: box, since: old)
        } then: {
            self.isSavingSettings = false
            if self.settings != saved { self.saveSettings(since: saved) }
        }
    }

    /// Settings have come from another device.
    func adopt(_ other: Settings, of names: Set<String>) {
        var new = settings
        new.take(names, from: other)
        for key in SettingKeys.house where names.contains(key.name) { key.prepare(&new) }
        settings = new
    }

    func useSettings() {
        stage.motion.isReduced = settings.reducedMotion
        stage.style = Stage.Style(
            focusRing: colors.tomato, pressTint: colors.ink.opacity(isDark ? 0.14 : 0.09))
        services.speaker.isMuted = !settings.sounds
        services.speaker.volume = settings.volume
    }

    /// Everything as on the first day.
    /// - Returns: how it was.
    public func resetSettings() -> Settings {
        let before = settings
        settings = Settings()
        return before
    }
}
