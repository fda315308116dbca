import Foundation

/// A thing on a spring: it goes to its place from wherever and however fast it is. A function of time.
public struct Spring: Sendable, Hashable {
    /// Nearer than this, in points, and slower than ten times as much a second, it has arrived.
    static let near = 0.5

    public var from: Double
    public var to: Double
    /// Points a second at the beginning, such as a finger's that lets go.
    public var velocity: Double
    /// Seconds of a swing; smaller is stiffer.
    public var response: Double
    /// 1 = no overshoot, less = it swings, 0...1.
    public var damping: Double

    public init(
        from: Double, to: Double, velocity: Double = 0, response: Double = 0.35, damping: Double = 1
    ) {
        (self.from, self.to, self.velocity) = (from, to, velocity)
        (self.response, self.damping) = (max(response, 0.01), min(max(damping, 0.05), 1))
    }

    public func position(at t: Double) -> Double { state(max(0, t)).position }
    public func velocity(at t: Double) -> Double { state(max(0, t)).velocity }

    /// How long it takes, to a twentieth of a second; 5 at most.
    public var seconds: Double {
        var arrived = 0.0
        for i in 0..<100 {
            let now = state(Double(i) / 20)
            if abs(now.position - to) > Self.near || abs(now.velocity) > 10 * Self.near {
                arrived = Double(i + 1) / 20
            }
        }
        return arrived
    }

    private func state(_ t: Double) -> (position: Double, velocity: Double) {
        let w = 2 * Double.pi / response
        let a = from - to
        if damping >= 1 {
            let b = velocity + w * a, fade = exp(-w * t)
            return (to + (a + b * t) * fade, (b - w * (a + b * t)) * fade)
        }
        let swing = w * (1 - damping * damping).squareRoot(), slow = damping * w
        let b = (velocity + slow * a) / swing, fade = exp(-slow * t)
        let (c, s) = (cos(swing * t), sin(swing * t))
        return (to + fade * (a * c + b * s), fade * ((b * swing - slow * a) * c - (a * swing + slow * b) * s))
    }
}
