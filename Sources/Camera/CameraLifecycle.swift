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

    private enum Phase {
        case idle
        case opening
        case streaming(Stream)
        case waiting(until: Double?)
        case ended
    }

    private struct Stream {
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
    private let seesChanges: Bool
    private var phase = Phase.idle
    /// The trouble the cook knows of, nil while all is well.
    private var told: CameraTrouble?
    private var hasOpened = false
    /// How often reopening was tried since the camera last was healthy.
    private var attempts = 0

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

// MARK: - What happened, and what to do

extension CameraLifecycle {
    mutating func handle(_ event: Event, at now: Double) -> [Order] {
        switch (phase, event) {
        case (.ended, _):
            return []
        case (_, .stop):
            phase = .ended
            return [.close, .tell(.closed), .end]
        case (.idle, .begin):
            return open()
        case (.opening, .streaming(let device, let mode)):
            return begin(Stream(device: device, mode: mode, since: now))
        case (.opening, .failed(let trouble)):
            return wait(after: trouble, at: now)
        case (.streaming(let stream), .frame):
            return took(stream, at: now)
        case (.streaming(var stream), .spoiledFrame):
            stream.spoiled += 1
            phase = .streaming(stream)
            return expire(stream, at: now)
        case (.streaming(let stream), .time):
            return expire(stream, at: now)
        case (.streaming, .failed(let trouble)):
            return [.close] + wait(after: trouble, at: now)
        case (.waiting(let until), .devicesChanged):
            phase = .waiting(until: min(until ?? .infinity, now + Patience.settling))
            return []
        case (.waiting(let until?), .time) where now >= until:
            return open()
        // What happens to no phase: late news of a stream that has ended, and of what is being opened
        // already.
        case (.idle, .streaming), (.idle, .frame), (.idle, .spoiledFrame), (.idle, .failed),
            (.idle, .devicesChanged), (.idle, .time),
            (.opening, .begin), (.opening, .frame), (.opening, .spoiledFrame), (.opening, .devicesChanged),
            (.opening, .time),
            (.streaming, .begin), (.streaming, .streaming), (.streaming, .devicesChanged),
            (.waiting, .begin), (.waiting, .streaming), (.waiting, .frame), (.waiting, .spoiledFrame),
            (.waiting, .failed), (.waiting, .time):
            return []
        }
    }

    private mutating func open() -> [Order] {
        phase = .opening
        return [.open]
    }

    private mutating func begin(_ stream: Stream) -> [Order] {
        phase = .streaming(stream)
        guard !hasOpened else { return [] }
        hasOpened = true
        told = nil
        return [.tell(.opened(stream.device, stream.mode))]
    }

    private mutating func took(_ old: Stream, at now: Double) -> [Order] {
        var stream = old
        stream.lastFrame = now
        stream.spoiled = 0
        phase = .streaming(stream)
        if now - stream.since >= Patience.healthy { attempts = 0 }
        guard told != nil else { return [] }
        told = nil
        return [.tell(.back(stream.device, stream.mode))]
    }

    private mutating func expire(_ stream: Stream, at now: Double) -> [Order] {
        guard now >= stream.deadline else { return [] }
        let kind: CameraTrouble.Kind = stream.spoiled > 0 ? .unreadable : .frozen
        let trouble = CameraTrouble(kind, operation: "VIDIOC_DQBUF", path: stream.device.path)
        return [.close] + wait(after: trouble, at: now)
    }

    /// Tells of a trouble unless the cook knows it, and decides when to try again.
    private mutating func wait(after trouble: CameraTrouble, at now: Double) -> [Order] {
        phase = .waiting(until: retry(after: trouble).map { now + $0 })
        let isNews = told?.kind != trouble.kind && !(told?.kind == .unplugged && trouble.kind == .noneFound)
        guard isNews else { return [] }
        told = trouble
        return [.tell(.trouble(trouble))]
    }

    /// Seconds until the next try, nil when only a change of the devices can help.
    private mutating func retry(after trouble: CameraTrouble) -> Double? {
        switch trouble.kind {
        case .noneFound, .notACamera, .forbidden:
            return seesChanges ? nil : Patience.slowRetry
        case .busy:
            return Patience.slowRetry
        case .unreadable where trouble.operation == CameraTrouble.negotiation:
            return nil
        case .unplugged, .frozen, .unreadable, .driver:
            defer { attempts += 1 }
            return Patience.retries[min(attempts, Patience.retries.count - 1)]
        }
    }
}
