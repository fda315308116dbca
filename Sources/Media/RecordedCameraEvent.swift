/// What a recorded camera tells of itself, in the order in which it happens, on its thread.
public enum RecordedCameraEvent: Sendable, Hashable {
    /// The recording is open and its first picture comes at once.
    case opened
    /// It cannot be opened or played on; `closed` follows.
    case trouble(RecordingError)
    /// The last picture has been shown and it is not to be repeated; `closed` follows.
    case ended
    /// The file is closed. Nothing comes after this.
    case closed
}
