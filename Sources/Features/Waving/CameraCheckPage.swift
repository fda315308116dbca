import House
import Kit
import Stage

/// The camera being tried out.
@MainActor final class CameraCheckPage: Page {
    unowned let host: Host

    init(_ host: Host) { self.host = host }

    let id = "cameraCheck"
    var title: String? { host.words.cameraCheck }
    var camera: CameraWish? {
        CameraWish(
            isWatched: true, sensitivity: host.settings.sensitivity)
    }

    func view(_ look: Look) -> any View { CameraCheckView(look: look, host: host) }
    func giveUp() { host.goBack() }
}
