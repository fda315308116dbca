import Foundation

/// A thing that was let go of while moving: it slows down and comes to rest. A function of time.
public struct Decay: Sendable, Hashable {
    /// Slower than this, in points a second, it rests.
    static let rest = 20.0

    public var from: Double
    /// Points a second at the beginning.
    public var velocity: Double
    /// Seconds in which it loses two thirds of its speed.
    public var pace: Double

    public init(from: Double, velocity: Double, pace: Double = 0.325) {
        (self.from, self.velocity, self.pace) = (from, velocity, pace)
    }

    /// Where it ends.
    public var end: Double { from + velocity * pace }
    /// How long it takes.
    public var seconds: Double { pace * max(0, log(abs(velocity) / Self.rest)) }

    public func position(at t: Double) -> Double {
        t >= seconds ? position(after: seconds) : position(after: max(0, t))
    }

    private func position(after t: Double) -> Double { from + velocity * pace * (1 - exp(-t / pace)) }
}
