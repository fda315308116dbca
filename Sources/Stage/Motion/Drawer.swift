/// How far a panel at the side of the page is open: a value that is told what the person does, and asked
/// where it is at a time.
public struct Drawer: Sendable, Hashable {
    /// Seconds it takes to open or close by itself.
    static let seconds = 0.24
    /// A finger faster than this, in widths a second, opens or closes it however far it is.
    static let flick = 1.2

    private enum State: Sendable, Hashable {
        case resting
        /// A finger holds it: how far open it was, and is.
        case held(from: Double, at: Double)
        case moving(from: Double, since: Double)
    }

    /// Whether it is open, or on its way there.
    public private(set) var isOpen = false
    private var state = State.resting

    public init() {}

    public mutating func open(at now: Double) { go(true, at: now) }
    public mutating func close(at now: Double) { go(false, at: now) }
    public mutating func toggle(at now: Double) { go(!isOpen, at: now) }

    /// A finger drags it.
    /// - Parameter width: the panel's, in points.
    public mutating func drag(_ move: DragMove, width: Double, at now: Double) {
        let from: Double
        if case .held(let begin, _) = state { from = begin } else { from = part(at: now) }
        let at = min(1, max(0, from + move.offset.x / max(1, width)))
        state = .held(from: from, at: at)
        if move.phase == .moved { return }
        let speed = move.velocity.x / max(1, width)
        let opens =
            move.phase == .cancelled ? isOpen : abs(speed) > Self.flick ? speed > 0 : at > 0.5
        go(opens, at: now)
    }

    /// How far open it is, 0...1; and whether it is still on its way.
    public func part(at now: Double) -> Double {
        switch state {
        case .resting: return isOpen ? 1 : 0
        case .held(_, let at): return at
        case .moving(let from, let since):
            let t = min(1, max(0, (now - since) / Self.seconds))
            let eased = 1 - (1 - t) * (1 - t) * (1 - t)
            return from + ((isOpen ? 1 : 0) - from) * eased
        }
    }

    /// Whether any of it can be seen.
    @MainActor public func isShown(_ motion: Motion) -> Bool { isOpen || part(motion) > 0 }

    /// How far open it is now; asks for redraws while it moves, and jumps for people who prefer no movement.
    @MainActor public func part(_ motion: Motion) -> Double {
        guard case .moving(_, let since) = state else { return part(at: motion.now) }
        if motion.isReduced || motion.now >= since + Self.seconds - 1e-6 { return isOpen ? 1 : 0 }
        motion.redraw(at: motion.now + Motion.frame)
        return part(at: motion.now)
    }

    private mutating func go(_ open: Bool, at now: Double) {
        let from = part(at: now)
        isOpen = open
        state = from == (open ? 1 : 0) ? .resting : .moving(from: from, since: now)
    }
}
