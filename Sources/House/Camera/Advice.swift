public import Gestures

/// The one kind line of the preview about a movement that was nearly a wave: which, and for how long.
public struct Advice: Sendable, Hashable {
    /// Seconds for which a line is shown.
    public static let seconds = 3.0
    /// Seconds that a line has to itself, to be read, before another may take its place.
    public static let least = 1.2
    /// Seconds after a counted wave in which nothing is said: the hand is only on its way back.
    static let afterWave = 1.0
    /// The most lines within ``span`` seconds: hands that earn more of them are working, not waving, and are
    /// left in peace until that time has passed.
    public static let most = 4
    /// See ``most``; seconds.
    public static let span = 30.0

    /// A line on show, and for how long.
    public struct Line: Sendable, Hashable {
        /// What was wanting, and of which sweep as far as that matters to the words.
        public let shortfall: Shortfall
        public let hand: Hand
        public let since: Double
        public var until: Double

        public init(shortfall: Shortfall, hand: Hand, since: Double, until: Double) {
            self.shortfall = shortfall
            self.hand = hand
            self.since = since
            self.until = until
        }
    }

    private var line: Line?
    private var begun: [Double] = []
    private var counted = -Double.infinity

    /// The line to show now, if any.
    public func line(at now: Double) -> Line? { line.flatMap { now < $0.until ? $0 : nil } }

    /// A movement was nearly a wave.
    public mutating func take(_ miss: NearMiss, at now: Double) {
        if now - counted < Self.afterWave { return }
        let hand = miss.hand.isVertical && miss.shortfall.asksWhereTo ? miss.hand : .right
        if let shown = self.line(at: now) {
            if (shown.shortfall, shown.hand) == (miss.shortfall, hand) {
                line?.until = now + Self.seconds
                return
            }
            if now - shown.since < Self.least { return }
        }
        begun.removeAll { now - $0 >= Self.span }
        if begun.count >= Self.most { return }
        begun.append(now)
        line = Line(shortfall: miss.shortfall, hand: hand, since: now, until: now + Self.seconds)
    }

    /// A wave counted: there is nothing to advise.
    mutating func waveCounted(at now: Double) {
        (line, begun, counted) = (nil, [], now)
    }

    public init() {}
}

extension Shortfall {
    /// Whether the advice says in which direction to sweep.
    fileprivate var asksWhereTo: Bool { self == .tooShort || self == .tooSteep }
}
