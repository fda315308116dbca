/// A stretch of a text that is marked without being any wider: ticked off, or found.
public struct TextMark: Sendable, Hashable {
    public enum Kind: Sendable, Hashable {
        /// A line through it, in the text's colour.
        case strike
        /// Something of this colour behind it.
        case highlight(Color)
    }

    public var kind: Kind
    /// UTF-8 offsets into the text.
    public var range: Range<Int>

    public init(_ kind: Kind, _ range: Range<Int>) {
        self.kind = kind
        self.range = range
    }
}

extension TextRun {
    public func marked(_ marks: [TextMark]) -> TextRun {
        var copy = self
        copy.marks += marks
        return copy
    }

    /// As it is measured: marks take no room.
    public var unmarked: TextRun {
        if marks.isEmpty { return self }
        var copy = self
        copy.marks = []
        return copy
    }
}
