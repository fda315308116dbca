/// A card in front of a person, who drags it about and tosses it to one side or the other: a value that is
/// told what the person does, and asked where the card is at a time.
public struct Toss: Sendable, Hashable {
    public enum Side: Sendable, Hashable, CaseIterable {
        case left, right
        public var sign: Double { self == .left ? -1 : 1 }
    }

    /// Where a card is that doesn't rest.
    public struct Place: Sendable, Hashable {
        /// Points from where it rests.
        public var offset = Point.zero
        /// How it is held: 1 above its middle, −1 below, which turns it the other way.
        public var grip = 1.0

        public init(offset: Point = .zero, grip: Double = 1) { (self.offset, self.grip) = (offset, grip) }

        /// Degrees that a card of this width leans.
        public func degrees(width: Double) -> Double {
            Toss.lean * min(1.4, max(-1.4, offset.x / max(1, width))) * grip
        }

        /// How much of the way to a decision it has gone, 0...1.
        public func decided(width: Double) -> Double {
            min(1, abs(offset.x) / max(1, width * Toss.share))
        }

        /// The side that it leans to.
        public var side: Side { offset.x < 0 ? .left : .right }
    }

    /// A finger faster than this, in points a second, tosses a card however far it has gone …
    static let flick = 600.0
    /// … if that is more than a slip.
    static let slip = 16.0
    /// The share of the card's width that it must be dragged if the finger is slow.
    static let share = 0.36
    /// A finger that goes back faster than this has thought better of it.
    static let regret = 200.0
    /// Degrees that a card leans by when it has gone as far as it is wide.
    static let lean = 15.0

    private enum State: Sendable, Hashable {
        case resting
        /// Where it was when the finger took it, and is.
        case held(from: Point, place: Place)
        case returning(x: Spring, y: Spring, grip: Double, since: Double)
    }
    private var state = State.resting

    public init() {}

    /// Whether a finger has it.
    public var isHeld: Bool { if case .held = state { true } else { false } }

    /// A finger drags the card.
    /// - Parameter card: where the card rests, on the page.
    /// - Returns: how it flies if that tossed it; then the next card rests in its place.
    public mutating func drag(_ move: DragMove, card: Rect, at now: Double) -> Flight? {
        let from: Point, grip: Double
        if case .held(let begin, let place) = state {
            (from, grip) = (begin, place.grip)
        } else {
            from = place(at: now).offset
            grip = move.start.y - from.y > card.middle.y ? -1 : 1
        }
        let place = Place(offset: from + move.offset, grip: grip)
        state = .held(from: from, place: place)
        if move.phase == .moved { return nil }
        if move.phase == .released,
            let side = Self.side(offset: place.offset.x, velocity: move.velocity, width: card.width)
        {
            state = .resting
            return Flight(to: side, from: place, velocity: move.velocity, since: now)
        }
        let velocity = move.phase == .released ? move.velocity : .zero
        state = .returning(
            x: Spring(from: place.offset.x, to: 0, velocity: velocity.x, response: 0.34, damping: 0.72),
            y: Spring(from: place.offset.y, to: 0, velocity: velocity.y, response: 0.34, damping: 0.78),
            grip: grip, since: now)
        return nil
    }

    /// The card comes back from where it flew.
    /// - Parameter distance: points from there to its place.
    public mutating func comeBack(from side: Side, distance: Double, at now: Double) {
        state = .returning(
            x: Spring(from: side.sign * distance, to: 0, response: 0.42, damping: 0.86),
            y: Spring(from: 0, to: 0), grip: 1, since: now)
    }

    /// Another card lies there now.
    public mutating func rest() { state = .resting }

    /// Which side a card is tossed to that is let go of; nil = it goes back to its place.
    ///
    /// A quick finger decides by its speed, a slow one by how far it has come; and one that is on its way
    /// back has changed its mind.
    /// - Parameters:
    ///   - offset: points to the right of its place.
    ///   - velocity: the finger's, in points a second.
    ///   - width: the card's.
    public static func side(offset: Double, velocity: Point, width: Double) -> Side? {
        let side: Side = offset < 0 ? .left : .right
        let speed = velocity.x * side.sign
        if speed < -regret { return nil }
        let isFlicked = speed > flick && speed > abs(velocity.y) && abs(offset) > slip
        return isFlicked || abs(offset) > width * share ? side : nil
    }

    public func place(at now: Double) -> Place {
        switch state {
        case .resting: Place()
        case .held(_, let place): place
        case .returning(let x, let y, let grip, let since):
            Place(offset: Point(x.position(at: now - since), y.position(at: now - since)), grip: grip)
        }
    }

    /// Where it is now; asks for redraws while it moves by itself, and jumps for people who prefer no
    /// movement.
    @MainActor public func place(_ motion: Motion) -> Place {
        guard case .returning(let x, let y, let grip, let since) = state else { return place(at: motion.now) }
        return Place(
            offset: Point(motion.value(x, since: since), motion.value(y, since: since)), grip: grip)
    }
}
