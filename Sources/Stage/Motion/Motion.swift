/// Animation as a function of time: asking for a moving value asks for the next redraw, too.
///
/// Nothing runs by itself. During a rebuild views ask for values; if one is still on its way, `deadline`
/// says when the page must be built again, and when all have arrived nobody wakes.
@MainActor public final class Motion {
    /// Seconds, on the clock that the stage is driven with.
    public internal(set) var now = 0.0
    /// Whether the person prefers no movement: values jump.
    public var isReduced = false
    /// When the page wants to be built again; nil = only when something happens.
    public private(set) var deadline: Double?

    /// The time between two pictures of a movement, in seconds.
    public static let frame = 1.0 / 60

    private struct Travel {
        var from: Double
        var to: Double
        var start: Double
        var seconds: Double
        var used: Bool
    }
    private var travels: [String: Travel] = [:]
    private var starts: [String: (since: Double, used: Bool)] = [:]

    init() {}

    func begin(at now: Double) {
        self.now = now
        deadline = nil
        for key in travels.keys { travels[key]?.used = false }
        for key in starts.keys { starts[key]?.used = false }
    }

    /// Forgets what nobody asked for: it starts again when it comes back.
    func end() {
        travels = travels.filter { $0.value.used }
        starts = starts.filter { $0.value.used }
    }

    /// Asks for a redraw at a certain time.
    public func redraw(at time: Double) { deadline = min(deadline ?? time, time) }

    /// Whether the next picture of a movement is due.
    var isMoving: Bool { deadline.map { $0 < now + 2 * Self.frame } ?? false }

    /// A value that glides to `target` whenever that changes; the first value of a key is its target at once.
    public func value(_ key: String, to target: Double, over seconds: Double = 0.2) -> Double {
        var travel =
            travels[key] ?? Travel(from: target, to: target, start: now, seconds: seconds, used: true)
        travel.used = true
        if travel.to != target {
            travel = Travel(from: position(travel), to: target, start: now, seconds: seconds, used: true)
        }
        travels[key] = travel
        return position(travel)
    }

    /// How far something has come since it first appeared, 0...1, eased.
    public func entrance(_ key: String, over seconds: Double = 0.2) -> Double {
        let since = starts[key]?.since ?? now
        starts[key] = (since, true)
        return eased(now - since, seconds)
    }

    /// How far a movement of `seconds` that began at `start` has come, 0...1, eased.
    public func progress(since start: Double, over seconds: Double) -> Double { eased(now - start, seconds) }

    private func position(_ t: Travel) -> Double {
        t.from == t.to ? t.to : t.from + (t.to - t.from) * eased(now - t.start, t.seconds)
    }

    private func eased(_ elapsed: Double, _ seconds: Double) -> Double {
        // The tolerance is for a clock that has been advanced to the end in steps.
        if isReduced || seconds <= 0 || elapsed >= seconds - 1e-6 { return 1 }
        redraw(at: now + Self.frame)
        let t = 1 - max(0, elapsed) / seconds
        return 1 - t * t * t
    }
}
