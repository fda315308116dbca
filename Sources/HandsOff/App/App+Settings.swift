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
        services.errands.run { [box = services.box] () -> LibraryError? in
            do throws(LibraryError) { try await box.set(saved, for: "settings") } catch { return error }
            return nil
        } then: { error in
            self.isSavingSettings = false
            if let error { self.services.log.error("settings not saved: \(error.cause)") }
            if self.settings != saved, error == nil { self.saveSettings() }
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
