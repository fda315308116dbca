public import Gestures

/// One labelled movement of a hand in a scene. All that a scene doesn't label is no sweep.
public struct Stroke: Sendable, Hashable {
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// A clear sweep across, 0.35 to 1.4 seconds long.
        case sweep
        /// Sweeps of 1.3 to 2.5, and of 0.15 to 0.35 seconds.
        case slow, flick
        /// A sweep the other way, 0.6 to 1.8 seconds after the one that it takes back.
        case undo
        /// The hand going back after a sweep: must not count.
        case back
    }

    public let kind: Kind
    /// Its way in the picture as the camera stores it.
    public let hand: Hand
    /// When the hand begins and stops to be seen moving, in seconds on the clock of the frames.
    public let start: Double
    public let end: Double

    /// Whether a detector should find it.
    public var counts: Bool { kind != .back }

    /// As a camera stores it that swaps left and right.
    var mirrored: Stroke {
        Stroke(kind: kind, hand: hand.opposite, start: start, end: end)
    }
}
