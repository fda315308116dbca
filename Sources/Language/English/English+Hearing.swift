extension English {
    public var microphonePromise: String {
        "While you cook, the microphone listens for “hands off, next” and the like; what it hears stays inside "
            + "this program, is never saved and never sent anywhere."
    }
    public var speakToTurn: String { "Speak to turn pages?" }
    public var microphone: String { "Microphone" }
    public var listening: String { "Listening" }
    public var yesListening: String { "Yes?" }
    public var noMicrophone: String { "No microphone is plugged in. Plug one in and it starts by itself." }
    public var microphoneBusy: String {
        "The microphone can’t be opened; another program may have it. It is tried again by itself."
    }
    public var microphoneUnplugged: String { "The microphone was unplugged. Plug it in and it goes on." }
    public func noSpeechModel(_ language: String) -> String {
        language == "en"
            ? "There is no model of English speech; install pocketsphinx-en-us to have one."
            : "Commands are understood in English only so far: Debian has no model of this language’s speech, "
                + "and the commands’ words are wanting (README, “a spoken language”)."
    }
    public var badSpeechModel: String {
        "The folder chosen in Settings holds no speech model that can be used."
    }
    public var listeningFailed: String { "Listening doesn’t work here. Taps, keys and waves do." }
}
