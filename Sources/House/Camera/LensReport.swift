public import Stage

/// What comes from the camera's thread while a photo is being taken.
public enum LensReport: Sendable {
    case opened
    /// Why it doesn't look.
    case trouble(EyeTrouble)
    case picture(Bitmap)
    case closed
}
