public import Media
public import Stage

/// The camera for taking a photo or a clip: what it sees now, and the picture that was taken, until it is closed.
@MainActor public final class Lens {
    public enum State: Hashable {
        case off
        case opening
        case looking
        case trouble(EyeTrouble)
    }

    public private(set) var state = State.off
    /// What it sees; not mirrored, as the photo will be.
    public private(set) var picture: Bitmap?
    /// The photo that was taken and is not chosen yet.
    public private(set) var taken: Bitmap?
    /// Since when it is recorded what it sees; nil = it isn't.
    public private(set) var recordingSince: Double?
    private var recorder: ClipRecorder?
    /// Whoever looks at every picture; until it is closed.
    private var seen: (Bitmap) -> Void = { _ in }
    private let tap: LensTap
    private var feed: (any CameraFeed)?
    /// Whether the last cue said that the camera looks.
    private var isHeardOn = false
    /// Reports of a feed that has been closed are late and don't count.
    private var generation = 0
    private let services: Services

    public init(services: Services) {
        self.services = services
        tap = LensTap(clock: services.uptime)
    }

    public var isOpen: Bool { feed != nil }

    /// - Parameters:
    ///   - isMoving: whether a clip is to be recorded, and not a photo taken.
    ///   - seen: looks at every picture.
    public func open(device: String?, isMoving: Bool = false, seen: @escaping (Bitmap) -> Void = { _ in }) {
        if feed != nil { return }
        self.seen = seen
        generation += 1
        let mine = generation
        (state, picture, taken) = (.opening, nil, nil)
        let ring = services.errands.ring
        let open = isMoving ? services.openFilmLens ?? services.openLens : services.openLens
        feed = open(device) { [weak self, tap] report in
            tap.take(report)
            Task { @MainActor in self?.take(report, mine) }
            ring()
        }
    }

    /// Closes the camera; nothing of what it saw is left.
    public func close() {
        forgetRecording()
        feed?.close()
        feed = nil
        generation += 1
        (state, picture, taken, seen) = (.off, nil, nil, { _ in })
        hear(false)
    }

    /// The shutter; false while there is nothing to be seen.
    @discardableResult public func press() -> Bool {
        guard state == .looking, let picture, taken == nil else { return false }
        taken = picture
        return true
    }

    /// The photo is no good: another one.
    public func again() { taken = nil }

    // MARK: A clip

    /// Seconds that have been recorded.
    public var recorded: Double {
        recordingSince.map { min(ClipLimits.seconds, services.now() - $0) } ?? 0
    }

    /// Records what it sees from now on, in memory only and without sound; false while there is nothing to be seen.
    @discardableResult public func record() -> Bool {
        guard state == .looking, picture != nil, recorder == nil else { return false }
        let new = ClipRecorder()
        (recorder, recordingSince) = (new, services.now())
        tap.lead(to: new)
        return true
    }

    /// Hands over what was recorded; nil if nothing was.
    public func endRecording() -> ClipRecorder? {
        defer { (recorder, recordingSince) = (nil, nil) }
        tap.lead(to: nil)
        return recorder
    }

    private func forgetRecording() { endRecording()?.cancel() }

    private func hear(_ isOn: Bool) {
        if isOn != isHeardOn { services.speaker.play(isOn ? .cameraOn : .cameraOff) }
        isHeardOn = isOn
    }

    private func take(_ report: LensReport, _ generation: Int) {
        guard generation == self.generation else { return }
        switch report {
        case .opened:
            state = .looking
            hear(true)
        case .trouble(let trouble):
            services.log.warning("camera: \(trouble.cause)")
            (state, picture) = (.trouble(trouble), nil)
            forgetRecording()
            hear(false)
        case .picture(let picture):
            self.picture = picture
            seen(picture)
        case .closed: break
        }
        services.errands.changed()
    }
}
