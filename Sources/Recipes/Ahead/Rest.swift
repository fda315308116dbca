/// A wait that nobody stands in the kitchen for: the night in which dough rises, the days in which meat lies
/// in its marinade. Nothing to set a timer for, but to know before one begins.
public struct Rest: Sendable, Hashable {
    public enum Length: Sendable, Hashable {
        case night
        /// From so many seconds to so many; the same twice unless the author gave a range.
        case seconds(Double, upTo: Double)
    }

    /// Where it stands, in the text that was searched.
    public var range: Range<String.Index>
    public var length: Length

    public init(range: Range<String.Index>, _ length: Length) {
        (self.range, self.length) = (range, length)
    }
}
