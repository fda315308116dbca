/// A timer that a step asked for ("simmer for 10–12 minutes").
///
/// Times are seconds since 1970, so that a timer goes on while the program is closed.
public struct KitchenTimer: Sendable, Hashable, Identifiable {
    public enum State: Sendable, Hashable {
        case running(endsAt: Double)
        /// Stopped with so many seconds left.
        case paused(left: Double)
        /// Over since then, and making itself heard until it is answered.
        case ringing(since: Double)
        /// Ran out while the program was closed: shown, but it doesn't ring late.
        case overdue(since: Double)
    }

    /// Fixed for a phrase of a step, so that its button knows its timer.
    public let id: String
    public let recipeID: String
    /// The step that started it, from 0.
    public let step: Int
    /// What the cook calls it: "Simmer the sauce".
    public let name: String
    /// The whole time, in seconds.
    public var seconds: Double
    public var state: State

    public init(id: String, recipeID: String, step: Int, name: String, seconds: Double, state: State) {
        self.id = id
        self.recipeID = recipeID
        self.step = step
        self.name = name
        self.seconds = seconds
        self.state = state
    }

    /// Seconds left, never negative.
    public func left(at now: Double) -> Double {
        switch state {
        case .running(let endsAt): max(0, endsAt - now)
        case .paused(let left): left
        case .ringing, .overdue: 0
        }
    }

    /// Since when it has been over.
    public var overSince: Double? {
        switch state {
        case .ringing(let since), .overdue(let since): since
        case .running, .paused: nil
        }
    }

    public var isRinging: Bool { if case .ringing = state { true } else { false } }
    public var isRunning: Bool { if case .running = state { true } else { false } }
    public var isPaused: Bool { if case .paused = state { true } else { false } }
}
