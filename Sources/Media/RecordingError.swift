/// Why a recording cannot be played.
public struct RecordingError: Error, Sendable, Hashable, CustomStringConvertible {
    /// A sentence for the cook.
    public let sentence: String
    /// The technical cause, for `doctor` and the log.
    public let cause: String

    public init(sentence: String, cause: String) {
        self.sentence = sentence
        self.cause = cause
    }

    public var description: String { "\(sentence) (\(cause))" }
}
