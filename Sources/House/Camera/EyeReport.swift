public import Gestures

/// What comes from the camera's thread: small values, never a frame.
public enum EyeReport: Sendable {
    /// It looks.
    case opened(EyeSource)
    /// Why it doesn't look.
    case trouble(EyeTrouble)
    case swipe(Swipe)
    /// The last one is over, and all is known of it.
    case settled(Swipe)
    /// A movement that was nearly a sweep.
    case nearMiss(NearMiss)
    case glimpse(Glimpse)
    /// How much of a sweep has been seen, between two glimpses; see ``Glimpse/progress``.
    case progress(Double)
    case closed
}
