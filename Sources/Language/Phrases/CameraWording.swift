public import Gestures

/// The camera: what it does with its pictures, what it sees, and what is wrong with it (TR22).
public protocol CameraWording {
    /// What the camera does and what it doesn't: the one sentence that is agreed to.
    var cameraPromise: String { get }
    var waveToTurn: String { get }
    var switchOn: String { get }
    var camera: String { get }
    var cameraOn: String { get }
    var cameraOff: String { get }
    var noPicture: String { get }
    var opening: String { get }
    var openingCamera: String { get }
    var noPictureYet: String { get }
    var waitingForPicture: String { get }
    var hidePreview: String { get }
    /// What its switch says of it.
    func cameraState(isOn: Bool, looks: Bool) -> String
    /// Over the preview, in a few kind words: what was wanting in a movement that was nearly a wave.
    func advice(_ shortfall: Shortfall) -> String
    /// A recording that stands in for the camera.
    var recording: String { get }
    var fromFile: String { get }
    /// What is the matter with the camera and what to do, in at most two short sentences. Taps and keys
    /// always go on working, so no sentence has to say it.
    var cameraLeftOut: String { get }
    var recordingOver: String { get }
    /// - Parameter cause: in English, since recordings come from the command line.
    func recordingTrouble(_ cause: String) -> String
    var noCamera: String { get }
    /// - Parameter path: nil = nobody knows which.
    func notACamera(_ path: String?) -> String
    var cameraBusy: String { get }
    var cameraForbidden: String { get }
    var cameraUnplugged: String { get }
    var cameraFrozen: String { get }
    var cameraUnreadable: String { get }
    var cameraOverloaded: String { get }
    var cameraRefuses: String { get }
    var practiseWaving: String { get }
    var cameraCheck: String { get }
    /// What a wave was, large over the preview.
    func gesture(_ gesture: Gesture) -> String
}
