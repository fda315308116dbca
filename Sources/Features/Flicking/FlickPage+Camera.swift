import Gestures
import House

/// The camera at the deck of cards: a switch of its own, and off until the cook says so (RF1).
extension FlickPage {
    var watches: Bool { host.settings.flicksByWave || host.cameraByCommand }

    /// The deck looks sideways only.
    var camera: CameraWish? {
        guard watches else { return nil }
        return CameraWish(
            isWatched: host.settings.showsPreview, sensitivity: host.settings.sensitivity, isOwn: true)
    }

    /// Off at once; on after the sentence has been read.
    func toggleCamera() {
        if watches {
            host.forgetCommandedCamera()
            host.settings.flicksByWave = false
            host.useCamera()
        } else {
            askForConsent()
        }
        host.touch()
    }

    private func askForConsent() {
        host.present(
            Sheet("flick consent") { [unowned host] look in
                CameraConsentSheet(
                    look: look, host: host, title: look.words.flickConsentTitle, yes: look.words.switchOn,
                    sentence: look.words.flickConsent
                ) { host.settings.flicksByWave = true }
            })
    }

    func wave(_ wave: Wave) {
        if let swipe = wave.swipe { sweep(swipe) }
    }

    /// A hand swept before the camera: to the right as the cook sees it is a like, whatever the setting of
    /// the slideshow's directions. The picture as stored shows the cook from the front, so there it is left.
    private func sweep(_ swipe: Swipe) {
        guard host.sheet == nil, !host.drawer.isOpen, deck.top != nil else { return }
        toss(swipe.hand == .left ? .right : .left, byWave: true)
    }
}
