public import Aloud
import Speech

/// What is read aloud (TR30), for whoever has no eye or hand free.
extension Host {
    /// Reads a text, once it has been made ready for the ear; what is being read stops.
    /// - Parameter text: as it is written, line by line.
    public func read(aloud text: String, in language: WrittenLanguage, isUrgent: Bool = false) {
        let said = EarText.spoken(text, in: language)
        guard !said.isEmpty else { return }
        spokenLanguage = language
        hearing.earplug.speak(said, speed: settings.readingSpeed)
        services.voice.say(
            Utterance(said, in: language, speed: settings.readingSpeed, isUrgent: isUrgent))
    }

    public func stopReading() {
        hearing.earplug.hush()
        services.voice.hush()
    }

    /// Finds out whether a language can be spoken, and says so where the cook looks if it can't.
    public func checkVoice(in language: WrittenLanguage) {
        services.errands.run {
            await Synthesiser.shared.trouble(in: language.rawValue)
        } then: { [weak self] trouble in
            guard let self, let trouble else { return }
            services.log.error("voice: \(trouble.cause)")
            page.say(trouble.sentence(words))
        }
    }
}
