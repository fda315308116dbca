extension English {
    public var readAloud: String { "Read aloud" }
    public func noVoice(in language: String) -> String {
        "There is no voice on this computer for the recipe's language (\(language))."
    }
    public var noVoices: String { "There is no voice on this computer; install espeak-ng to have one." }
}
