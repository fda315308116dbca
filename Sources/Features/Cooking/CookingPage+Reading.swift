import Aloud
import House

/// Each step is read when it is shown, for whoever has no eye free (TR30).
extension CookingPage {
    /// Reads what is shown, if the cook wants it read and nothing else lies over it.
    /// - Parameter evenUnasked: whether it is read although steps aren't.
    func readStep(evenUnasked: Bool = false) {
        guard host.settings.readsAloud || evenUnasked, host.settings.knowsControls, host.isShown(self) else {
            return
        }
        host.read(
            aloud: reading.text(
                of: part, withIngredients: host.settings.readsIngredients, window: host.language),
            in: reading.language)
    }

    /// A sentence of the program's own is said as it is shown, to whoever doesn't look.
    func readHint(_ sentence: String) {
        guard host.settings.readsAloud, host.isShown(self) else { return }
        host.read(aloud: sentence, in: WrittenLanguage(rawValue: host.language.rawValue))
    }

    func toggleReading() {
        host.settings.readsAloud.toggle()
        if host.settings.readsAloud {
            host.checkVoice(in: reading.language)
            readStep()
        } else {
            host.stopReading()
        }
    }
}
