import Library
public import Slideshow

/// The timers on the stove: keeps the rack, plays its rings, and saves it, so that timers outlive the
/// program.
@MainActor public final class TimerShelf {
    public private(set) var rack: TimerRack
    /// Whether the cook doesn't want to hear of timers now (TR19).
    var staysQuiet: @MainActor () -> Bool = { false }
    /// Timers have begun to ring; their names.
    var onRing: @MainActor ([String]) -> Void = { _ in }
    /// What was last answered.
    private var answered: [KitchenTimer] = []
    private let services: Services

    /// - Parameter clock: what the clocks said when they were saved.
    public init(_ saved: [KitchenTimer], clock: ClockReading?, services: Services) {
        rack = TimerRack(restoring: saved, saved: clock, at: services.readClock())
        self.services = services
    }

    public var isRinging: Bool { rack.isRinging }

    public func start(_ id: String, recipeID: String, step: Int, name: String, seconds: Double) {
        perform(
            rack.start(
                id: id, recipeID: recipeID, step: step, name: name, seconds: seconds, at: services.now()))
    }

    /// A chip was pressed: a ringing timer is answered, an overdue one put away, a running one stopped or
    /// let go on.
    public func press(_ id: String) {
        guard let timer = rack.timer(id) else { return }
        perform(timer.overSince != nil ? rack.remove(id) : rack.togglePause(id, at: services.now()))
    }

    /// A minute more.
    public func extend(_ id: String) { perform(rack.extend(id, by: 60, at: services.now())) }

    /// Takes a timer away.
    /// - Returns: puts it back; nil = there was none.
    func remove(_ id: String) -> (() -> Void)? {
        guard let place = rack.timers.firstIndex(where: { $0.id == id }) else { return nil }
        let timer = rack.timers[place]
        perform(rack.remove(id))
        return { [self] in perform(rack.putBack(timer, at: place)) }
    }

    /// It was started by mistake.
    public func takeBack(_ id: String) { perform(rack.remove(id)) }

    /// Stops all that run, or lets them go on; returns whether there was any to stop or to let go on.
    public func togglePause() -> Bool {
        let effects = rack.togglePause(at: services.now())
        perform(effects)
        return effects.contains(.changed)
    }

    /// The cook has heard.
    public func answer() {
        let ringing = rack.timers.filter(\.isRinging)
        if !ringing.isEmpty { answered = ringing }
        perform(rack.answer())
    }

    /// The last answer was a mistake: what it silenced rings again.
    public func ringAgain() {
        perform(rack.ringAgain(answered, at: services.now()))
        answered = []
    }

    public func elapse(to now: Double) -> Bool {
        let rang = Set(rack.timers.filter(\.isRinging).map(\.id))
        var effects = rack.elapse(to: now)
        if rack.isRinging, staysQuiet() {
            effects = rack.hush()
        } else {
            let new = rack.timers.filter { $0.isRinging && !rang.contains($0.id) }
            if !new.isEmpty { onRing(new.map(\.name)) }
        }
        perform(effects)
        return !effects.isEmpty
    }

    /// Another library has been put in place: what is on the stove goes on in it.
    public func keep() { save() }

    private func perform(_ effects: [TimerRack.Effect]) {
        for effect in effects {
            switch effect {
            case .play(let cue): services.speaker.play(cue)
            case .hush: services.speaker.stop(.timer)
            case .changed: save()
            }
        }
    }

    private func save() {
        let timers = rack.timers, clock = services.readClock()
        services.save("timers", replaces: true) { box throws(LibraryError) in
            try await box.saveTimers(timers, clock: clock)
        }
    }
}
