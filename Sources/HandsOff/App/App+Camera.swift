import Stage

/// The camera's switch, and paging by the wheel.
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

    /// A notched wheel turns a page a notch; a touchpad's stream of small turns makes one page, then rests.
    func turnWheel(_ points: Double) {
        if let turn = wheel.turn(by: points, at: now) { page(turn > 0 ? .next : .previous) }
    }
}
