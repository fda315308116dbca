public import Gestures

extension English {
    public var cameraPromise: String {
        "While you cook, the camera watches for a waving hand; its pictures stay inside this "
            + "program, are never saved and never sent anywhere."
    }
    public var waveToTurn: String { "Wave to turn the page?" }
    public var switchOn: String { "Switch on" }
    public var camera: String { "Camera" }
    public var cameraOn: String { "Camera on" }
    public var cameraOff: String { "The camera is off" }
    public var noPicture: String { "No picture" }
    public var opening: String { "Opening…" }
    public var openingCamera: String { "Opening the camera…" }
    public var noPictureYet: String { "No picture yet" }
    public var waitingForPicture: String { "Waiting for the first picture…" }
    public func cameraState(isOn: Bool, looks: Bool) -> String { looks ? "on" : isOn ? "no picture" : "off" }
    public var hidePreview: String { "Hide the preview" }
    public func advice(_ shortfall: Shortfall) -> String {
        switch shortfall {
        case .tooSlow: "A little faster"
        case .tooShort: "Farther across"
        case .tooFaint: "Come a little closer"
        case .tooSteep: "Straight across"
        case .tooMuch: "Only the hand, please"
        case .fromOutside: "Raise your hand first"
        case .wayBack: "That was the way back"
        case .unsettled: "The light changed"
        }
    }
    public var recording: String { "Recording" }
    public var fromFile: String { "from a file" }
    public var cameraLeftOut: String { "The camera was left out when the program was started." }
    public var recordingOver: String { "The recording that stands in for the camera is over." }
    public func recordingTrouble(_ cause: String) -> String { "\(cause)" }
    public var noCamera: String { "No camera is plugged in. Plug one in and it starts by itself." }
    public func notACamera(_ path: String?) -> String {
        "\(path ?? "That") is not a camera. Choose another one in Settings."
    }
    public var cameraBusy: String {
        "Another program is using the camera. Close it there and it starts here by itself."
    }
    public var cameraForbidden: String {
        "This account may not use the camera. Add it to the “video” group and sign in again."
    }
    public var cameraUnplugged: String {
        "The camera has gone; its plug may be loose. Plug it in again and it comes back by "
            + "itself."
    }
    public var cameraFrozen: String {
        "The camera sends no pictures. If it doesn't come back by itself, unplug it and plug "
            + "it in again."
    }
    public var cameraUnreadable: String {
        "The camera's pictures cannot be read. Try another camera, or another USB socket."
    }
    public var cameraOverloaded: String {
        "The camera's USB socket is overloaded. Plug the camera into another socket."
    }
    public var cameraRefuses: String {
        "The camera does not start. Unplug it, plug it in again, and it is tried once more."
    }
    public var practiseWaving: String { "Practise waving" }
    public var cameraCheck: String { "Camera check" }
    public func gesture(_ gesture: Gesture) -> String {
        switch gesture {
        case .next: "Next"
        case .previous: "Previous"
        }
    }
}
