/// How far a thing is being dragged, and how it is let go of.
public struct DragMove: Sendable, Hashable {
    public enum Phase: Sendable, Hashable {
        case moved, released
        /// It came to nothing: the system took the pointer, or the page was turned.
        case cancelled
    }

    public var phase: Phase
    /// Where the pointer went down.
    public var start: Point
    /// Points since then.
    public var offset: Point
    /// Points a second, when released.
    public var velocity = Point.zero
}
