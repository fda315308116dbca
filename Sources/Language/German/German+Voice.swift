extension German {
    public var readAloud: String { "Vorlesen" }
    public func noVoice(in language: String) -> String {
        "Auf diesem Computer gibt es keine Stimme für die Sprache des Rezepts (\(language))."
    }
    public var noVoices: String { "Auf diesem Computer gibt es keine Stimme; mit espeak-ng kommt eine." }
}
