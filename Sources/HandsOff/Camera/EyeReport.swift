import Gestures

/// What comes from the camera's thread: small values, never a frame.
enum EyeReport: Sendable {
    /// It looks: the camera's name, and its mode in a few words.
    case opened(name: String, mode: String)
    /// It does not, and why: for the cook, and for the log.
    case trouble(sentence: String, cause: String)
    case swipe(Swipe)
    /// A movement that was nearly a sweep.
    case nearMiss(NearMiss)
    case glimpse(Glimpse)
    /// How much of a sweep has been seen, between two glimpses; see ``Glimpse/progress``.
    case progress(Double)
    case closed
}
