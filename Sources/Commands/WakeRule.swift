/// Which of what is understood counts: a kitchen talks, and most of it is not for the program.
public struct WakeRule: Sendable, Hashable {
    /// Seconds for which a command is waited for after the wake word alone.
    public static let patience = 5.0

    /// What becomes of something understood.
    public enum Answer: Sendable, Hashable {
        case obey(SpokenCommand)
        /// The wake word was said alone: what follows counts.
        case attend
        case ignore
    }

    /// Whether commands count only after the wake word.
    public var needsWake: Bool
    private var attendsUntil = -Double.infinity

    public init(needsWake: Bool) { self.needsWake = needsWake }

    /// - Parameter began: when the phrase began, in seconds on the clock of `now`.
    public mutating func take(_ phrase: HeardPhrase, began: Double, at now: Double) -> Answer {
        guard let command = phrase.command else {
            attendsUntil = now + Self.patience
            return .attend
        }
        let counts = phrase.wakes || !needsWake || began <= attendsUntil
        attendsUntil = -.infinity
        return counts ? .obey(command) : .ignore
    }

    /// Whether the wake word was said, and a command is waited for.
    public func attends(at now: Double) -> Bool { now < attendsUntil }

    /// Until when; nil = nothing is waited for.
    public func deadline(at now: Double) -> Double? { attends(at: now) ? attendsUntil : nil }
}
