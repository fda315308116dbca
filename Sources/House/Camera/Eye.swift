public import Gestures
import Stage

/// The camera as the pages know it.
@MainActor public final class Eye {
    public enum State: Hashable {
        case off
        case opening
        case looking(EyeSource)
        case trouble(EyeTrouble)
    }

    /// Whether it looks, and if not, why.
    public private(set) var state = State.off
    /// What it saw last, for the preview; nil while nobody watches or it doesn't look.
    public private(set) var glimpse: Glimpse?
    /// The last wave that counted, and when.
    public private(set) var seen: (gesture: Gesture, at: Double)?
    /// The last movement that was nearly a wave, and when.
    public private(set) var missed: (miss: NearMiss, at: Double)?
    /// How much of a sweep the hand has done.
    public private(set) var meter = HandMeter()
    /// What was wanting in a movement that was nearly a wave.
    public private(set) var advice = Advice()
    /// What each direction means since the camera was opened.
    public private(set) var map = GestureMap()
    /// A wave that counted.
    var onWave: (@MainActor (Wave) -> Void)?
    /// A wave that counted is over.
    var onSettled: (@MainActor (Swipe) -> Void)?
    /// Every movement that was nearly a sweep.
    var onNearMiss: (@MainActor (NearMiss) -> Void)?
    private var feed: (any CameraFeed)?
    /// Whether the last cue said that the camera looks.
    private var isHeardOn = false
    /// Reports of a feed that has been closed are late and don't count.
    private var generation = 0
    private let peephole = Peephole(isOpen: true)
    private let services: Services

    public init(services: Services) { self.services = services }

    /// Whether the preview is shown, so that pictures for it are worth their cost.
    public var isWatched: Bool {
        get { peephole.isOpen }
        set {
            peephole.isOpen = newValue
            if !newValue { (glimpse, meter) = (nil, HandMeter()) }
        }
    }

    public var isOpen: Bool { feed != nil }
    public var isLooking: Bool { if case .looking = state { true } else { false } }

    /// Opens the camera, unless it is open; what it sees is reported on the main actor.
    /// - Parameters:
    ///   - device: a device's path; nil = the first camera found.
    ///   - sensitivity: 0 = only clear waves, 1 = faint ones too.
    ///   - keepsRate: as `EyeWish` has it.
    ///   - taught: as `EyeWish` has it.
    ///   - swapped: whether a hand going left to right means next.
    public func open(
        device: String?, sensitivity: Double, keepsRate: Bool, taught: TaughtWaves?, swapped: Bool
    ) {
        if feed != nil { return }
        generation += 1
        let mine = generation
        state = .opening
        forget()
        map = GestureMap(swapped: swapped)
        let ring = services.errands.ring
        let wish = EyeWish(
            device: device, sensitivity: sensitivity, keepsRate: keepsRate, taught: taught, peephole: peephole
        )
        feed = services.openCamera(wish) { [weak self] report in
            Task { @MainActor in self?.take(report, mine) }
            ring()
        }
    }

    public func close() {
        guard let feed else { return }
        feed.close()
        self.feed = nil
        generation += 1
        state = .off
        forget()
        isHeardOn = sounded(false)
    }

    private func forget() {
        (glimpse, seen, missed) = (nil, nil, nil)
        (meter, advice) = (HandMeter(), Advice())
    }

    /// The cue of a camera that has begun to look, or has stopped; each once.
    private func sounded(_ isOn: Bool) -> Bool {
        if isOn != isHeardOn { services.speaker.play(isOn ? .cameraOn : .cameraOff) }
        return isOn
    }

    /// The sweep that means a gesture, as the camera sees it.
    public func hand(for gesture: Gesture) -> Hand {
        Hand.allCases.first { map.gesture(for: $0) == gesture } ?? .right
    }

    /// A wave counted: it shows in the preview, and does what it means.
    public func recognise(_ wave: Wave) {
        (seen, missed) = ((wave.gesture, services.now()), nil)
        advice.waveCounted(at: services.now())
        onWave?(wave)
    }

    private func sweep(_ swipe: Swipe) {
        recognise(Wave(map.gesture(for: swipe.hand), swipe))
    }

    private func take(_ report: EyeReport, _ generation: Int) {
        guard generation == self.generation else { return }
        switch report {
        case .opened(let source):
            state = .looking(source)
            isHeardOn = sounded(true)
        case .trouble(let trouble):
            services.log.warning("camera: \(trouble.cause)")
            (state, glimpse, meter) = (.trouble(trouble), nil, HandMeter())
            isHeardOn = sounded(false)
        case .swipe(let swipe): sweep(swipe)
        case .settled(let swipe): onSettled?(swipe)
        case .nearMiss(let miss):
            missed = (miss, services.now())
            advice.take(miss, at: services.now())
            onNearMiss?(miss)
        case .glimpse(let glimpse):
            self.glimpse = glimpse
            meter.take(glimpse.progress, at: services.now())
        case .progress(let progress): meter.take(progress, at: services.now())
        case .closed: break
        }
        services.errands.changed()
    }
}
