/// What a wave asks of the slideshow.
public enum Gesture: String, Sendable, Hashable, CaseIterable {
    case next, previous
    /// Read this step again, or ring off a timer: a hand swept up, where the cook has switched that on.
    case again
    /// Pause: a hand swept down, likewise.
    case pause
}
