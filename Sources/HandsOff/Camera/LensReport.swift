import Stage

/// What comes from the camera's thread while a photo is being taken.
enum LensReport: Sendable {
    case opened
    /// It does not look, and why: for the cook, and for the log.
    case trouble(sentence: String, cause: String)
    case picture(Bitmap)
    case closed
}
