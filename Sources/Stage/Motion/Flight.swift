/// A tossed card on its way off the page: it goes on as fast as the finger let it go, and faster. A function
/// of time.
public struct Flight: Sendable, Hashable {
    /// Points a second that it gains in a second, so that a card that is only let go of goes, too.
    static let push = 9000.0
    /// The fastest it rises or falls.
    static let steepest = 1200.0

    public let side: Toss.Side
    public let since: Double
    private let from: Toss.Place
    /// Points a second at the beginning: away from the middle, and down.
    private let speed: Double
    private let fall: Double

    public init(
        to side: Toss.Side, from place: Toss.Place = .init(), velocity: Point = .zero, since now: Double
    ) {
        (self.side, since, from) = (side, now, place)
        speed = max(0, velocity.x * side.sign)
        fall = min(Self.steepest, max(-Self.steepest, velocity.y))
    }

    public func place(at now: Double) -> Toss.Place {
        let t = max(0, now - since)
        let way = speed * t + Self.push / 2 * t * t
        return Toss.Place(
            offset: Point(from.offset.x + side.sign * way, from.offset.y + fall * t), grip: from.grip)
    }

    /// Seconds until it is that many points from where it rested.
    public func seconds(to distance: Double) -> Double {
        let way = max(0, distance - from.offset.x * side.sign)
        return ((speed * speed + 2 * Self.push * way).squareRoot() - speed) / Self.push
    }

    /// Where it is now, nil once it has gone; asks for redraws until then.
    @MainActor public func place(_ motion: Motion, until distance: Double) -> Toss.Place? {
        if motion.isReduced || motion.now >= since + seconds(to: distance) { return nil }
        motion.redraw(at: motion.now + Motion.frame)
        return place(at: motion.now)
    }
}
