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
        /// What was wanting.
        public let shortfall: Shortfall
        public let since: Double
        public var until: Double

        public init(shortfall: Shortfall, since: Double, until: Double) {
            self.shortfall = shortfall
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
        if let shown = self.line(at: now) {
            if shown.shortfall == miss.shortfall {
                line?.until = now + Self.seconds
                return
            }
            if now - shown.since < Self.least { return }
        }
        begun.removeAll { now - $0 >= Self.span }
        if begun.count >= Self.most { return }
        begun.append(now)
        line = Line(shortfall: miss.shortfall, since: now, until: now + Self.seconds)
    }

    /// A wave counted: there is nothing to advise.
    mutating func waveCounted(at now: Double) {
        (line, begun, counted) = (nil, [], now)
    }

    public init() {}
}
