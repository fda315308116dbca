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

/// Makes page turns out of a wheel's points.
struct WheelRule: Sendable, Hashable {
    /// Points that make a page; a notch of a wheel is 48.
    static let threshold = 40.0
    /// Seconds after a page in which further turning belongs to the same push.
    static let rest = 0.25

    private var sum = 0.0
    private var last = -Double.infinity
    private var restsUntil = -Double.infinity

    /// Returns the direction of the page to turn, if the wheel has turned far enough.
    mutating func turn(by points: Double, at now: Double) -> Double? {
        if now - last > Self.rest || points * sum < 0 { sum = 0 }
        last = now
        if now < restsUntil { return nil }
        sum += points
        guard abs(sum) >= Self.threshold else { return nil }
        (sum, restsUntil) = (0, now + Self.rest)
        return points
    }
}
