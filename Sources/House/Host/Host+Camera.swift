import Gestures

/// The camera: when it is open, and who hears of what it sees.
extension Host {
    /// Whether waves are wanted while cooking: by the cook's switch, or by the command line for this run.
    public var watches: Bool { settings.gestures || cameraByCommand }

    /// The camera that was named on the command line is no longer consented to.
    public func forgetCommandedCamera() { cameraByCommand = false }

    /// The camera's switch: off at once; on only when the cook has been told what it does and agrees.
    /// `agreed` is called before it goes on.
    public func toggleCamera(agreed: @escaping @MainActor () -> Void = {}) {
        if watches {
            forgetCommandedCamera()
            settings.gestures = false
            useCamera()
        } else {
            askForCamera(words.waveToTurn, yes: words.switchOn) { [unowned self] in
                agreed()
                settings.gestures = true
            }
        }
    }

    /// Says what the camera will do, before it does it for the first time (TR22).
    /// - Parameter sentence: what it will do here; nil = what it does while cooking.
    public func askForCamera(
        _ title: String, yes: String, sentence: String? = nil, agreed: @escaping @MainActor () -> Void
    ) {
        present(
            Sheet("camera consent") { [unowned self] look in
                CameraConsentSheet(
                    look: look, host: self, title: title, yes: yes, sentence: sentence, agree: agreed)
            })
    }

    /// Watches for this run, whatever is set.
    public func watchForNow() {
        if page.camera != nil { return }
        cameraByCommand = true
        useCamera()
        touch()
    }

    /// Opens the camera if the page wants it, and closes it otherwise.
    public func useCamera() {
        let wish = page.camera
        wishBefore = wish
        if let wish {
            eye.isWatched = wish.isWatched
            eye.open(
                device: settings.camera, sensitivity: wish.sensitivity, keepsRate: settings.keepsRate,
                taught: wish.isTaught ? taughtWaves : nil, swapped: settings.swapsDirection)
        } else {
            eye.close()
        }
        page.cameraChanged()
    }

    /// What the cook has taught before the camera that is chosen.
    private var taughtWaves: TaughtWaves? {
        settings.taughtWaves.flatMap { $0.camera == settings.camera ? $0 : nil }
    }

    /// A wave was recognised. While a timer rings it answers that, unless the page has rules of its own for
    /// it.
    func wave(_ wave: Wave) {
        isStale = true
        if timers.isRinging, !page.ringsAlways { return timers.answer() }
        page.wave(wave)
    }

    func nearMiss(_ miss: NearMiss) {
        if !timers.isRinging { page.nearMiss(miss) }
    }

    /// An answer or a report has come in.
    func cameIn() {
        isStale = true
        page.cameraChanged()
    }
}
