import CFFmpeg

/// Why a film cannot be made.
public struct FilmError: Error, Sendable, Hashable, CustomStringConvertible {
    /// A sentence for the cook.
    public let sentence: String
    /// The technical cause, for the log.
    public let cause: String

    public init(sentence: String, cause: String) {
        self.sentence = sentence
        self.cause = cause
    }

    public var description: String { "\(sentence) (\(cause))" }

    /// - Parameter code: what libavformat or libavcodec returned, below zero.
    init(_ sentence: String, code: CInt) {
        let told = RecordingError(sentence, code: code)
        self.init(sentence: sentence, cause: told.cause)
    }

    static let outOfMemory = FilmError(
        sentence: "There is not enough memory to make the film.", cause: "allocation failed")
    static func unwritable(_ code: CInt) -> FilmError {
        FilmError("The film cannot be written here.", code: code)
    }
    static let over = FilmError(
        sentence: "This film is finished already.", cause: "added to after its end")
}
