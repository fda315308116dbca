/// Why something can't be said.
public struct SpeechTrouble: Error, Sendable, Hashable {
    public enum Kind: Sendable, Hashable {
        /// No voice at all.
        case noVoices
        /// None that speaks the language.
        case noVoice(language: String)
        /// The desktop's speech service isn't there, or has gone.
        case unreachable
        case failed
    }

    public let kind: Kind
    /// For the log.
    public let cause: String

    public init(_ kind: Kind, cause: String) { (self.kind, self.cause) = (kind, cause) }
}
