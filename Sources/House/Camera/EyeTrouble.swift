public import Camera
public import Language
public import Media

/// Why the camera, or what stands in for it, doesn't look.
public enum EyeTrouble: Sendable, Hashable {
    case camera(CameraTrouble)
    /// The command line wants none.
    case leftOut
    case recording(RecordingError)
    case recordingOver

    /// For the cook.
    public func sentence(_ words: any Wording) -> String {
        switch self {
        case .camera(let trouble): trouble.sentence(words)
        case .leftOut: words.cameraLeftOut
        case .recording(let error): words.recordingTrouble(error.sentence)
        case .recordingOver: words.recordingOver
        }
    }

    /// For the log.
    public var cause: String {
        switch self {
        case .camera(let trouble): trouble.cause
        case .leftOut: "--camera none"
        case .recording(let error): error.cause
        case .recordingOver: "end of file"
        }
    }
}
