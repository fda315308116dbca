import Gestures
import Slideshow
import Stage

/// The camera's switch, what its waves do, and paging by the wheel.
extension App {
    /// Off at once; on after the sentence has been read.
    func toggleCamera() {
        if watches {
            cameraByCommand = false
            settings.gestures = false
            useCamera()
        } else {
            sheet = .cameraConsent
        }
    }

    /// Watches for this run, whatever is set.
    func watchForNow() {
        if watches { return }
        cameraByCommand = true
        useCamera()
        touch()
    }

    /// The camera is open only where it is needed: in the slideshow and, so that a wave can be taken back,
    /// for a moment after its end; and while it is being checked.
    func useCamera() {
        let isCooking = route == .cooking || (route == .done && done?.cooking != nil)
        if route == .cameraCheck || (isCooking && watches) {
            eye.isWatched = route == .cameraCheck || (route == .cooking && settings.showsPreview)
            eye.open(
                device: settings.camera, sensitivity: settings.sensitivity, swapped: settings.swapsDirection,
                watchesVertical: settings.watchesVertical)
        } else {
            eye.close()
        }
    }

    /// Asks which cameras there are to choose from.
    func findCameras() {
        services.errands.run { [find = services.findCameras] in
            find()
        } then: {
            self.cameras = $0
        }
    }

    /// A wave was recognised: the third door to the slideshow's events.
    func wave(_ gesture: Gesture) {
        isStale = true
        if route != .cooking, timers.isRinging { timers.answer() }
        switch gesture {
        case .next: page(.next, by: .wave)
        case .previous: page(.previous, by: .wave)
        case .again: page(.again, by: .wave)
        case .pause: page(.pause, by: .wave)
        }
    }

    /// A notched wheel turns a page a notch; a touchpad's stream of small turns makes one page, then rests.
    func turnWheel(_ points: Double) {
        if let turn = wheel.turn(by: points, at: now) { page(turn > 0 ? .next : .previous) }
    }
}
