import Library
import Stage

/// What is set takes effect, and is kept.
extension App {
    /// Something was set: it takes effect at once, and is kept (TR20, TR22).
    func settingsChanged(_ old: Settings) {
        useSettings()
        isStale = true
        saveSettings()
        if settings.filter != old.filter { pageModel?.refresh(self) }
        if settings.gestures != old.gestures || settings.showsPreview != old.showsPreview
            || settings.flicksByWave != old.flicksByWave
        {
            useCamera()
        }
    }

    /// One write at a time, and then the newest: a slider that is dragged changes faster than a disk writes.
    private func saveSettings() {
        if isSavingSettings { return }
        isSavingSettings = true
        let saved = settings
        services.errands.write { [box = services.box, log = services.log, saving = services.saving] in
            await saving.unsaved.save("settings", replaces: true, in: box, log) { box throws(LibraryError) in
                try await box.set(saved, for: "settings")
            }
        } then: { news in
            if let news { self.services.saving.take(news) }
            self.isSavingSettings = false
            if self.settings != saved { self.saveSettings() }
        }
    }

    func useSettings() {
        stage.motion.isReduced = settings.reducedMotion
        stage.style = Stage.Style(
            focusRing: colors.tomato, pressTint: colors.ink.opacity(isDark ? 0.14 : 0.09))
        services.speaker.isMuted = !settings.sounds
        services.speaker.volume = settings.volume
    }
}
