/// How commands are said in a language.
///
/// Another language is another of these, and its name in ``all``; it is listened to as soon as a model for it is there.
public struct Vocabulary: Sendable {
    /// By its ISO 639-1 code.
    public var language: String
    /// Said before a command, so that talk is none.
    public var wake: [String]
    /// How each thing is said.
    public var rules: [Rule]
    /// From one word to a number and back.
    public var numbers: SpokenNumbers
    /// How a time is said.
    public var durations: [DurationRule]

    /// A way to say something, and what it means.
    public struct Rule: Sendable {
        public var pattern: Pattern
        public var command: @Sendable (Filling) -> SpokenCommand?

        init(_ notation: String, _ command: @escaping @Sendable (Filling) -> SpokenCommand?) {
            (pattern, self.command) = (Pattern(notation), command)
        }

        init(_ notation: String, _ command: SpokenCommand) { self.init(notation) { _ in command } }
    }

    /// A way to say how long: numbers in its slots, seconds made of them.
    public struct DurationRule: Sendable {
        public var pattern: Pattern
        public var seconds: Int
        /// What one of its number is worth, in seconds.
        public var unit: Int

        init(_ notation: String, unit: Int = 0, plus seconds: Int = 0) {
            (pattern, self.unit, self.seconds) = (Pattern(notation), unit, seconds)
        }
    }

    public static let all: [Vocabulary] = [.english]

    /// Of a language by its code; nil = nobody has written it yet.
    public static func of(_ language: String) -> Vocabulary? { all.first { $0.language == language } }
}
