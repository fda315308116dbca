import Gestures
import Practice
import Slideshow
import Stage

/// The camera: its switch, when it is open, and what its waves do. And paging by the wheel.
extension App {
    /// Practising wants a keener eye than cooking does, and the deck looks sideways only: it is opened anew.
    func turnCamera(from old: Route, to new: Route) {
        let own: [Route] = [.practice, .flick]
        if own.contains(old) || own.contains(new) { eye.close() }
    }

    /// Off at once; on after the sentence has been read.
    func toggleCamera() {
        if watches {
            (cameraByCommand, offersPractice) = (false, false)
            settings.gestures = false
            useCamera()
        } else {
            sheet = .cameraConsent
        }
    }

    /// The sentence has been read and agreed to. The first time, the cook is asked whether to practise.
    func switchCameraOn() {
        offersPractice = !settings.knowsPractice && route == .cooking
        // Now it begins in earnest.
        if route == .practice { practice = PracticePage(settings, services: services) }
        if offersPractice { settings.knowsPractice = true }
        settings.gestures = true
    }

    /// Watches for this run, whatever is set.
    func watchForNow() {
        if route == .flick ? watchesFlicks : watches { return }
        cameraByCommand = true
        useCamera()
        touch()
    }

    /// The camera is open only where it is needed: in the slideshow and, so that a wave can be taken back,
    /// for a moment after its end; while practising, at the deck if that is wanted, and while it is being
    /// checked.
    func useCamera() {
        let isCooking = route == .cooking || (route == .done && done?.cooking != nil)
        let practises = route == .practice
        let flicks = route == .flick && watchesFlicks
        if route == .cameraCheck || ((isCooking || practises) && watches) || flicks {
            let mayHide = route == .cooking || flicks
            eye.isWatched = practises || route == .cameraCheck || (mayHide && settings.showsPreview)
            eye.open(
                device: settings.camera, sensitivity: practises ? Practice.keenness : settings.sensitivity,
                swapped: settings.swapsDirection,
                watchesVertical: settings.watchesVertical && !practises && !flicks)
        } else {
            eye.close()
        }
        lookForPractice()
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
        // The wave that ends a practice turns no page of the recipe behind it.
        defer { sweptInPractice = false }
        if sweptInPractice { return }
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
