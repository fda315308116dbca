/// Why a page or a file was not parsed.
public enum MarkupError: Error, Sendable, Hashable {
    /// More bytes than `MarkupDocument.longest`.
    case tooLong
    /// More tags or attributes than any recipe has.
    case tooMany
    /// Empty, not well-formed, or nested too deeply.
    case unreadable
    /// It declares entities of its own, which can be made to grow without end.
    case declaresEntities
}

extension MarkupError {
    /// Whether less of the same would have been parsed.
    public var isTooLarge: Bool { self == .tooLong || self == .tooMany }
}
