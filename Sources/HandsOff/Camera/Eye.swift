import Gestures
import Stage

/// The camera as the pages know it.
@MainActor final class Eye {
    enum State: Hashable {
        case off
        case opening
        case looking(name: String, mode: String)
        case trouble(String)
    }

    private(set) var state = State.off
    private(set) var glimpse: Glimpse?
    /// The last wave that counted, and when.
    private(set) var seen: (gesture: Gesture, at: Double)?
    var onGesture: (@MainActor (Gesture) -> Void)?
    private var feed: (any CameraFeed)?
    /// Whether the last cue said that the camera looks.
    private var isHeardOn = false
    /// Reports of a feed that has been closed are late and don't count.
    private var generation = 0
    private let peephole = Peephole(isOpen: true)
    private let services: Services

    init(services: Services) { self.services = services }

    /// Whether the preview is shown, and so pictures for it are worth their cost.
    var isWatched: Bool {
        get { peephole.isOpen }
        set {
            peephole.isOpen = newValue
            if !newValue { glimpse = nil }
        }
    }

    var isOpen: Bool { feed != nil }
    var isLooking: Bool { if case .looking = state { true } else { false } }

    func open(device: String?, sensitivity: Double, swapped: Bool) {
        if feed != nil { return }
        generation += 1
        let mine = generation
        (state, glimpse, seen) = (.opening, nil, nil)
        let map = GestureMap(swapped: swapped)
        let ring = services.errands.ring
        let wish = EyeWish(device: device, sensitivity: sensitivity, peephole: peephole)
        feed = services.openCamera(wish) { [weak self] report in
            Task { @MainActor in self?.take(report, mine, map) }
            ring()
        }
    }

    func close() {
        guard let feed else { return }
        feed.close()
        self.feed = nil
        generation += 1
        (state, glimpse, seen) = (.off, nil, nil)
        isHeardOn = sounded(false)
    }

    /// The cue of a camera that has begun to look, or has stopped; each once.
    private func sounded(_ isOn: Bool) -> Bool {
        if isOn != isHeardOn { services.speaker.play(isOn ? .cameraOn : .cameraOff) }
        return isOn
    }

    /// A wave counted: it shows in the preview, and does what it means.
    func recognise(_ gesture: Gesture) {
        seen = (gesture, services.now())
        onGesture?(gesture)
    }

    private func take(_ report: EyeReport, _ generation: Int, _ map: GestureMap) {
        guard generation == self.generation else { return }
        switch report {
        case .opened(let name, let mode):
            state = .looking(name: name, mode: mode)
            isHeardOn = sounded(true)
        case .trouble(let sentence, let cause):
            services.log.warning("camera: \(cause)")
            (state, glimpse) = (.trouble(sentence), nil)
            isHeardOn = sounded(false)
        case .swipe(let hand): recognise(map.gesture(for: hand))
        case .glimpse(let glimpse): self.glimpse = glimpse
        case .closed: break
        }
        services.errands.changed()
    }
}
