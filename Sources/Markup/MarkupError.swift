/// Why a page or a file was not parsed.
public enum MarkupError: Error, Sendable, Hashable {
    /// More bytes than `MarkupDocument.longest`.
    case tooLong
    /// Empty, not well-formed, or nested too deeply.
    case unreadable
    /// It declares entities of its own, which can be made to grow without end.
    case declaresEntities
}
