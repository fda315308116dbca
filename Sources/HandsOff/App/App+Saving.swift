import Language
import Library

/// Writes that fail: the cook is told, and can have them tried again.
extension App {
    func listenToSaving() {
        services.saving.onTrouble = { [weak self] trouble in
            guard let self else { return }
            showsSaveTrouble = true
            if route == .cooking { cooking?.say(words.notSaved(trouble)) }
        }
        services.saving.onSaved = { [weak self] in
            guard let self else { return }
            if showsSaveTrouble { tell(words.isSavedAgain) }
            showsSaveTrouble = false
        }
    }

    /// “Try again”: all that waits to be saved, in its order.
    func trySavingAgain() {
        services.errands.write {
            [box = services.box, log = services.log, saving = services.saving] in
            await saving.unsaved.tryAgain(box, log)
        } then: { [services] news in
            if let news { services.saving.take(news) }
        }
    }
}
