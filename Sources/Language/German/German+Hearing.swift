extension German {
    public var microphonePromise: String {
        "Während du kochst, hört das Mikrofon auf „hands off, next“ und Ähnliches; was es hört, bleibt in diesem "
            + "Programm, wird nie gespeichert und nie verschickt."
    }
    public var speakToTurn: String { "Sprechend blättern?" }
    public var microphone: String { "Mikrofon" }
    public var listening: String { "Hört zu" }
    public var yesListening: String { "Ja?" }
    public var noMicrophone: String {
        "Es ist kein Mikrofon angeschlossen. Schließ eins an, dann geht es von selbst los."
    }
    public var microphoneBusy: String {
        "Das Mikrofon lässt sich nicht öffnen; vielleicht hat es ein anderes Programm. Es wird weiter versucht."
    }
    public var microphoneUnplugged: String {
        "Das Mikrofon wurde abgezogen. Steck es wieder an, dann geht es weiter."
    }
    public func noSpeechModel(_ language: String) -> String {
        language == "en"
            ? "Es gibt kein Modell für englische Sprache; mit pocketsphinx-en-us kommt eins."
            : "Kommandos werden bisher nur auf Englisch verstanden: Debian hat kein Modell dieser Sprache, und die "
                + "Wörter der Kommandos fehlen noch (README, „a spoken language“)."
    }
    public var badSpeechModel: String {
        "Im Ordner, der in den Einstellungen gewählt ist, liegt kein brauchbares Sprachmodell."
    }
    public var listeningFailed: String {
        "Zuhören geht hier nicht. Tippen, Tasten und Winken gehen."
    }
}
