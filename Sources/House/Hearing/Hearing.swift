import Commands
public import Listening
import Stage

/// The microphone as the pages know it.
@MainActor public final class Hearing {
    public enum State: Hashable {
        case off
        case opening
        /// With the device of this name.
        case listening(String)
        case trouble(ListeningTrouble)
    }

    /// Whether it listens, and if not, why.
    public private(set) var state = State.off
    /// The last command that counted, as it was said, and when.
    public private(set) var heard: (text: String, at: Double)?
    /// Until when a command is waited for after the wake word.
    public private(set) var attendsUntil = -Double.infinity
    /// A command that counted.
    var onCommand: (@MainActor (SpokenCommand) -> Void)?
    /// The wake word was said alone.
    var onAttend: (@MainActor () -> Void)?
    /// Told when our own voice sounds.
    let earplug = Earplug()
    private var feed: (any MicrophoneFeed)?
    private var isHeardOn = false
    /// Reports of a feed that has been closed are late and don't count.
    private var generation = 0
    private let services: Services

    public init(services: Services) { self.services = services }

    public var isOpen: Bool { feed != nil }
    public var isListening: Bool { if case .listening = state { true } else { false } }
    /// Whether the wake word was said, and a command is waited for.
    public func attends(at now: Double) -> Bool { isListening && now < attendsUntil }

    /// Opens the microphone, or changes what it is asked for; what it hears is reported on the main actor.
    public func open(_ wish: ListeningWish) {
        feed?.close()
        generation += 1
        let mine = generation
        if feed == nil { state = .opening }
        let ring = services.errands.ring
        feed = services.openMicrophone(wish) { [weak self] report in
            Task { @MainActor in self?.take(report, mine) }
            ring()
        }
    }

    public func close() {
        guard let feed else { return }
        feed.close()
        self.feed = nil
        generation += 1
        (state, heard, attendsUntil) = (.off, nil, -.infinity)
        sound(false)
    }

    /// The cue of something that has begun to listen, or has stopped; each once.
    private func sound(_ isOn: Bool) {
        if isOn != isHeardOn { services.speaker.play(isOn ? .cameraOn : .cameraOff) }
        isHeardOn = isOn
    }

    private func take(_ event: MicrophoneEvent, _ generation: Int) {
        guard generation == self.generation else { return }
        switch event {
        case .opened(let name):
            state = .listening(name)
            sound(true)
        case .trouble(let trouble):
            services.log.warning("microphone: \(trouble.cause)")
            state = .trouble(trouble)
            sound(false)
        case .said(let saying): take(saying)
        case .closed: break
        }
        services.errands.changed()
    }

    private func take(_ saying: HeardSaying) {
        switch saying.fate {
        case .obeyed(let command):
            (heard, attendsUntil) = ((saying.text, services.now()), -.infinity)
            onCommand?(command)
        case .attends:
            attendsUntil = services.now() + WakeRule.patience
            onAttend?()
        case .unsure, .unwoken, .overlaid, .nothing: break
        }
    }
}
