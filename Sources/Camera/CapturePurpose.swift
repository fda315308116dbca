/// What a camera is opened for: it decides the mode, and in what form pictures leave its thread.
enum CapturePurpose: Sendable {
    /// Small and quick, brightness only.
    case gestures
    /// Large and in colour.
    case photographs
}
