public import Gestures

/// A sweep of a hand that counted: which way it went, and what that means to a slideshow.
public struct Wave: Sendable, Hashable {
    public var gesture: Gesture
    /// nil = nobody saw it sweep: it is pretended.
    public var swipe: Swipe?

    public init(_ gesture: Gesture, _ swipe: Swipe? = nil) { (self.gesture, self.swipe) = (gesture, swipe) }
}
