/// Every decision of the camera's thread, as a value: what happened goes in, what to do comes out.
///
/// No clock and no device in here; times are seconds on any clock that only moves forward.
struct CameraLifecycle {
    enum Event {
        case begin
        /// The device was opened and streams, though no picture has come yet.
        case streaming(CameraDevice, CaptureMode)
        case frame
        /// A picture came that had to be thrown away.
        case spoiledFrame
        /// Opening failed, or the stream broke.
        case failed(CameraTrouble)
        /// Something about the devices changed: plugged, permitted, freed.
        case devicesChanged
        /// Nothing but time has passed.
        case time
        case stop
    }

    enum Order: Hashable {
        /// Open the best device and report `streaming` or `failed`.
        case open
        /// Close the device if it is open.
        case close
        case tell(CameraEvent)
        /// Leave the thread.
        case end
    }

    /// Seconds, from trying real cameras and from how long a cook waits without wondering.
    enum Patience {
        /// Some cameras need over two seconds from switching on to their first picture.
        static let firstFrame = 4.0
        static let nextFrame = 2.0
        /// A new device node first belongs to root; udev needs a moment to hand it to the user.
        static let settling = 0.25
        static let retries = [1.0, 2, 4, 8]
        /// Streaming for so long makes the next trouble a new one, tried again soon.
        static let healthy = 5.0
        /// Where a change cannot be noticed, it is looked for this often.
        static let slowRetry = 8.0
    }

    enum Phase {
        case idle
        case opening
        case streaming(Stream)
        case waiting(until: Double?)
        case ended
    }

    struct Stream {
        let device: CameraDevice
        let mode: CaptureMode
        let since: Double
        var lastFrame: Double?
        var spoiled = 0

        var deadline: Double {
            lastFrame.map { $0 + Patience.nextFrame } ?? since + Patience.firstFrame
        }
    }

    /// Whether the watch on the device folder sees the wanted device come and go; without it we look now and
    /// then.
    let seesChanges: Bool
    var phase = Phase.idle
    /// The trouble the cook knows of, nil while all is well.
    var told: CameraTrouble?
    var hasOpened = false
    /// How often reopening was tried since the camera last was healthy.
    var attempts = 0

    init(seesChanges: Bool) {
        self.seesChanges = seesChanges
    }

    /// When `time` wants to be handled next; nil to wait for events only.
    var deadline: Double? {
        switch phase {
        case .streaming(let stream): stream.deadline
        case .waiting(let until): until
        case .idle, .opening, .ended: nil
        }
    }

    /// The device another program holds: worth watching for being closed.
    var busyPath: String? {
        guard case .waiting = phase, let told, told.kind == .busy else { return nil }
        return told.path
    }
}
