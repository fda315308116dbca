/// What a film's sound goes to. Called on the film's thread; never waits.
public struct FilmSpeaker: Sendable {
    /// Takes samples, both sides by turns, 44,100 times a second.
    public var put: @Sendable (_ samples: [Int16]) -> Void
    /// Seconds of sound that wait to be heard; nil = nothing will be heard.
    public var waiting: @Sendable () -> Double?
    /// Silence until it is let go on, with what waits kept.
    public var hold: @Sendable (_ isHeld: Bool) -> Void
    /// Forgets what waits.
    public var clear: @Sendable () -> Void

    public init(
        put: @escaping @Sendable (_ samples: [Int16]) -> Void, waiting: @escaping @Sendable () -> Double?,
        hold: @escaping @Sendable (_ isHeld: Bool) -> Void, clear: @escaping @Sendable () -> Void
    ) {
        (self.put, self.waiting, self.hold, self.clear) = (put, waiting, hold, clear)
    }

    /// Nothing is heard.
    public static let none = FilmSpeaker(put: { _ in }, waiting: { nil }, hold: { _ in }, clear: {})
}
