/// What a wave asks of the slideshow.
public enum Gesture: String, Sendable, Hashable, CaseIterable {
    case next, previous
}
