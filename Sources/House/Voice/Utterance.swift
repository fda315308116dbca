public import Aloud

/// Something to be said.
public struct Utterance: Sendable, Hashable {
    /// Ready for the ear.
    public var text: String
    public var language: WrittenLanguage
    /// 1 = as fast as one reads to somebody who works along.
    public var speed: Double
    /// Whether a ringing timer makes room for it.
    public var isUrgent: Bool

    public init(_ text: String, in language: WrittenLanguage, speed: Double = 1, isUrgent: Bool = false) {
        (self.text, self.language, self.speed, self.isUrgent) = (text, language, speed, isUrgent)
    }
}
