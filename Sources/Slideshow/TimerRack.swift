public import Sounds

/// The kitchen's timers side by side (SND): several run at once, ring until answered, and never block paging.
public struct TimerRack: Sendable, Hashable {
    public enum Effect: Sendable, Hashable {
        case play(Cue)
        /// The ring that may be sounding should stop.
        case hush
        /// Something that must survive a restart has changed.
        case changed
    }

    /// Seconds between two rings: the bell's two seconds and a breath.
    public static let ringEvery = 2.5
    /// More than anybody can cook with; further ones are refused.
    public static let most = 12

    /// In the order in which they were started.
    public private(set) var timers: [KitchenTimer] = []
    private var nextRing: Double?
    /// Those that were stopped together, to be let go on together.
    private var stopped: Set<KitchenTimer.ID> = []

    public init() {}

    /// Timers from the last session. Those that ran out meanwhile are overdue, and quiet.
    /// - Parameter saved: what the clocks said when they were saved, if that is known.
    public init(restoring timers: [KitchenTimer], saved: ClockReading?, at now: ClockReading) {
        // A damaged library may hold anything; no kitchen timer is further off than this.
        let sound = timers.lazy.compactMap { $0.restored(from: saved, at: now, within: 7 * 86_400) }
        self.timers = Array(sound.prefix(Self.most))
    }

    /// What is over first, then what will be next, then what has been stopped.
    public var byUrgency: [KitchenTimer] {
        func key(_ timer: KitchenTimer) -> Double {
            switch timer.state {
            case .ringing(let since), .overdue(let since): since - 1e12
            case .running(let endsAt): endsAt
            case .paused: .infinity
            }
        }
        return timers.enumerated().sorted { (key($0.1), $0.0) < (key($1.1), $1.0) }.map(\.1)
    }

    public var isRinging: Bool { timers.contains { $0.isRinging } }
    public func timer(_ id: String) -> KitchenTimer? { timers.first { $0.id == id } }

    /// When something will happen by itself: a timer runs out or rings again.
    public var deadline: Double? {
        let ends = timers.compactMap { if case .running(let endsAt) = $0.state { endsAt } else { nil } }
        return (ends + [nextRing].compactMap { $0 }).min()
    }

    /// Starts a timer; one of the same id begins again.
    public mutating func start(
        id: String, recipeID: String, step: Int, name: String, seconds: Double, at now: Double
    ) -> [Effect] {
        let started = KitchenTimer(
            id: id, recipeID: recipeID, step: step, name: name, seconds: seconds,
            state: .running(endsAt: now + seconds))
        if let i = index(id) {
            timers[i] = started
        } else if timers.count < Self.most {
            timers.append(started)
        } else {
            return [.play(.refused)]
        }
        return quiet() + [.play(.tick), .changed]
    }

    /// Stops or goes on.
    public mutating func togglePause(_ id: String, at now: Double) -> [Effect] {
        guard let i = index(id) else { return [] }
        switch timers[i].state {
        case .running: timers[i].state = .paused(left: timers[i].left(at: now))
        case .paused(let left): timers[i].state = .running(endsAt: now + left)
        case .ringing, .overdue: return []
        }
        return [.play(.tick), .changed]
    }

    /// Whether timers that were stopped together still are.
    public var isPaused: Bool { timers.contains { $0.isPaused && stopped.contains($0.id) } }

    /// Stops every timer that runs; if none does, lets those go on that were stopped together, or else all
    /// that stand still. Refuses if there is none.
    public mutating func togglePause(at now: Double) -> [Effect] {
        let running = timers.filter(\.isRunning).map(\.id)
        let standing = timers.filter(\.isPaused).map(\.id)
        let together = standing.filter(stopped.contains)
        if running.isEmpty {
            if standing.isEmpty { return [.play(.refused)] }
            for id in together.isEmpty ? standing : together { _ = togglePause(id, at: now) }
            stopped = []
        } else {
            for id in running { _ = togglePause(id, at: now) }
            stopped = Set(together + running)
        }
        return [.play(.tick), .changed]
    }

    /// Gives a timer more time; one that is over starts again with just that.
    public mutating func extend(_ id: String, by seconds: Double, at now: Double) -> [Effect] {
        guard let i = index(id) else { return [] }
        switch timers[i].state {
        case .running(let endsAt): timers[i].state = .running(endsAt: endsAt + seconds)
        case .paused(let left): timers[i].state = .paused(left: left + seconds)
        case .ringing, .overdue: timers[i].state = .running(endsAt: now + seconds)
        }
        timers[i].seconds = max(timers[i].seconds, timers[i].left(at: now))
        return quiet() + [.play(.tick), .changed]
    }

    /// Takes a timer away, running or not.
    public mutating func remove(_ id: String) -> [Effect] {
        guard let i = index(id) else { return [] }
        timers.remove(at: i)
        return quiet() + [.play(.tick), .changed]
    }

    /// Puts a timer back that was taken away, as if nothing had been: if it ran, it has gone on meanwhile.
    /// - Parameter place: where it stood among the others.
    public mutating func putBack(_ timer: KitchenTimer, at place: Int) -> [Effect] {
        guard index(timer.id) == nil, timers.count < Self.most else { return [.play(.refused)] }
        timers.insert(timer, at: min(place, timers.count))
        return [.play(.tick), .changed]
    }

    /// The cook has heard: whatever rings is done. Nothing happens if nothing rings.
    public mutating func answer() -> [Effect] {
        guard isRinging else { return [] }
        timers.removeAll { $0.isRinging }
        return quiet() + [.changed]
    }

    /// What was answered by mistake rings again.
    /// - Parameter answered: as they were before that.
    public mutating func ringAgain(_ answered: [KitchenTimer], at now: Double) -> [Effect] {
        let lost = answered.filter { $0.isRinging && index($0.id) == nil }.prefix(Self.most - timers.count)
        guard !lost.isEmpty else { return [] }
        timers = Array(lost) + timers
        nextRing = now
        return [.changed] + elapse(to: now)
    }

    /// Whatever rings goes on silently: it is over, and stays to be seen.
    public mutating func hush() -> [Effect] {
        guard isRinging else { return [] }
        for i in timers.indices {
            if case .ringing(let since) = timers[i].state { timers[i].state = .overdue(since: since) }
        }
        return quiet() + [.changed]
    }

    /// Time has passed.
    public mutating func elapse(to now: Double) -> [Effect] {
        var effects: [Effect] = []
        for i in timers.indices {
            if case .running(let endsAt) = timers[i].state, endsAt <= now {
                timers[i].state = .ringing(since: endsAt)
                nextRing = now
                effects = [.changed]
            }
        }
        if let due = nextRing, now >= due, isRinging {
            effects.append(.play(.timer))
            nextRing = now + Self.ringEvery
        }
        return effects
    }

    private func index(_ id: String) -> Int? { timers.firstIndex { $0.id == id } }

    private mutating func quiet() -> [Effect] {
        if isRinging || nextRing == nil { return [] }
        nextRing = nil
        return [.hush]
    }
}
