/// When the library and the server are to be made alike: a plain value, with time as an argument (AR17).
///
/// At start, when the machine wakes, two seconds after a change, at once after a hint or when the cook asks, and every
/// quarter of an hour otherwise; after a failure later and later.
public struct SyncClock: Sendable, Hashable {
    /// When the next round is due, in seconds since 1970; nil = none is.
    public private(set) var due: Double?
    /// When one last came to its end in good order.
    public private(set) var lastWorked: Double?
    private var failures = 0
    private var isOut = false
    /// Something has happened while a round was under way.
    private var isAskedAgain = false
    /// Seconds from one round to the next, if nothing happens.
    public var pause = SyncClock.usual

    /// Seconds: a quarter of an hour, and an hour where data is saved (AR15).
    public static let usual = 900.0, sparing = 3600.0
    /// Seconds after a change: what the cook does in one go is told in one go.
    static let afterChange = 2.0
    /// Seconds after a hint: a server tells several devices at once.
    static let afterHint = 0.3
    /// Seconds after the first failure, twice as long after each further one, up to the usual pause.
    static let afterFailure = 5.0

    public init() {}

    /// The account is signed in, or the program has begun.
    public mutating func begin(at now: Double) {
        failures = 0
        ask(at: now)
    }

    /// Nobody is signed in any more, or the cook wants to be left alone.
    public mutating func end() { (due, isAskedAgain, failures) = (nil, false, 0) }

    public mutating func changed(at now: Double) { ask(at: now + Self.afterChange) }
    public mutating func hinted(at now: Double) { ask(at: now + Self.afterHint) }

    /// The cook asks for it now.
    public mutating func asked(at now: Double) {
        failures = 0
        ask(at: now)
    }

    /// The cook is back at the window, or the machine was asleep.
    public mutating func woke(at now: Double) {
        guard due != nil || isOut else { return }
        if let lastWorked, now - lastWorked < 60, failures == 0 { return }
        ask(at: now)
    }

    private mutating func ask(at time: Double) {
        if isOut {
            isAskedAgain = true
        } else if failures == 0 || due == nil {
            due = min(due ?? time, time)
        } else if let due, time <= due - Self.afterFailure {
            // While the server can't be reached, a change is no reason to ask at once.
            self.due = max(time, due - pauseAfterFailure + Self.afterFailure)
        }
    }

    /// A round begins.
    public mutating func began() { (isOut, due, isAskedAgain) = (true, nil, false) }

    public mutating func worked(at now: Double) {
        (isOut, failures, lastWorked) = (false, 0, now)
        due = now + (isAskedAgain ? Self.afterChange : pause)
        isAskedAgain = false
    }

    /// - Parameter seconds: after which the server wants to be asked again, if it said so.
    public mutating func failed(at now: Double, retryAfter seconds: Double? = nil) {
        (isOut, isAskedAgain) = (false, false)
        failures += 1
        due = now + max(pauseAfterFailure, min(seconds ?? 0, Self.sparing))
    }

    private var pauseAfterFailure: Double {
        min(pause, Self.afterFailure * Double(1 << min(max(0, failures - 1), 10)))
    }
}
