/// Where a film is at a time, as a value without a clock.
public struct FilmTiming: Sendable, Hashable {
    /// Seconds that a picture may be late before the film waits for it, instead of running after it.
    static let patience = 0.4

    private var anchor: (film: Double, clock: Double)
    public private(set) var isRunning = false
    /// Seconds of the film a second of the clock.
    public private(set) var speed = 1.0

    public init(at position: Double = 0, clock: Double) { anchor = (position, clock) }

    /// Seconds from the film's beginning.
    public func position(at clock: Double) -> Double {
        isRunning ? anchor.film + max(0, clock - anchor.clock) * speed : anchor.film
    }

    public mutating func run(_ isRunning: Bool, at clock: Double) {
        anchor = (position(at: clock), clock)
        self.isRunning = isRunning
    }

    public mutating func setSpeed(_ speed: Double, at clock: Double) {
        anchor = (position(at: clock), clock)
        self.speed = speed
    }

    public mutating func jump(to position: Double, at clock: Double) { anchor = (position, clock) }

    /// Seconds of the clock until a picture is due; 0 or less = it is.
    public func wait(for time: Double, at clock: Double) -> Double {
        isRunning ? (time - position(at: clock)) / speed : .infinity
    }

    /// A picture has come so late that the film waits for it from now on; what comes next is in time.
    /// - Returns: whether it has.
    public mutating func forgive(_ time: Double, at clock: Double) -> Bool {
        guard isRunning, position(at: clock) - time > Self.patience * speed else { return false }
        anchor = (time, clock)
        return true
    }

    public static func == (a: FilmTiming, b: FilmTiming) -> Bool {
        a.anchor == b.anchor && a.isRunning == b.isRunning && a.speed == b.speed
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(anchor.film) }
}
