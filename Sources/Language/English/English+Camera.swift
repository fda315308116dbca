import Gestures

extension English {
    var cameraPromise: String {
        "While you cook, the camera watches for a waving hand; its pictures stay inside this "
            + "program, are never saved and never sent anywhere."
    }
    var waveToTurn: String { "Wave to turn the page?" }
    var switchOn: String { "Switch on" }
    var lookThroughCamera: String { "Look through the camera?" }
    var look: String { "Look" }
    var camera: String { "Camera" }
    var cameraOn: String { "Camera on" }
    var cameraOff: String { "The camera is off" }
    var noPicture: String { "No picture" }
    var withoutPicture: String { "no picture" }
    var opening: String { "Opening…" }
    var openingCamera: String { "Opening the camera…" }
    var noPictureYet: String { "No picture yet" }
    var waitingForPicture: String { "Waiting for the first picture…" }
    var showPreview: String { "Show the preview" }
    var hidePreview: String { "Hide the preview" }
    func advice(_ shortfall: Shortfall, _ hand: Hand) -> String {
        switch shortfall {
        case .tooSlow: "A little faster"
        case .tooShort: hand == .up ? "Farther up" : hand == .down ? "Farther down" : "Farther across"
        case .tooFaint: "Come a little closer"
        case .tooSteep: hand == .up ? "Straight up" : hand == .down ? "Straight down" : "Straight across"
        case .tooMuch: "Only the hand, please"
        case .fromOutside: "Raise your hand first"
        case .wayBack: "That was the way back"
        case .unsettled: "The light changed"
        }
    }
    func isLooking(_ camera: String, _ mode: String) -> String {
        "\(camera) is looking (\(mode)). Sweep your hand across the picture."
    }
    var thatWasNext: String { "That was a wave for next." }
    var thatWasPrevious: String { "That was a wave for the step before." }
    var recording: String { "Recording" }
    var fromFile: String { "from a file" }
    var cameraLeftOut: String { "The camera was left out when the program was started." }
    var recordingOver: String { "The recording that stands in for the camera is over." }
    func recordingTrouble(_ cause: String) -> String { "\(cause)" }
    var noCamera: String { "No camera is plugged in. Plug one in and it starts by itself." }
    func notACamera(_ path: String?) -> String {
        "\(path ?? "That") is not a camera. Choose another one in Settings."
    }
    var cameraBusy: String {
        "Another program is using the camera. Close it there and it starts here by itself."
    }
    var cameraForbidden: String {
        "This account may not use the camera. Add it to the “video” group and sign in again."
    }
    var cameraUnplugged: String {
        "The camera has gone; its plug may be loose. Plug it in again and it comes back by "
            + "itself."
    }
    var cameraFrozen: String {
        "The camera sends no pictures. If it doesn't come back by itself, unplug it and plug "
            + "it in again."
    }
    var cameraUnreadable: String {
        "The camera's pictures cannot be read. Try another camera, or another USB socket."
    }
    var cameraOverloaded: String {
        "The camera's USB socket is overloaded. Plug the camera into another socket."
    }
    var cameraRefuses: String {
        "The camera does not start. Unplug it, plug it in again, and it is tried once more."
    }
}
