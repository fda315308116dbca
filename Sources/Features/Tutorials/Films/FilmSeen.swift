/// What has been watched of a film.
struct FilmSeen: Sendable, Hashable {
    /// Seconds from the beginning, where one stopped.
    var position = 0.0
    /// How far one has come at most.
    var furthest = 0.0
    /// How long it is; 0 = not known.
    var seconds = 0.0
    /// Whether it has been watched to its end, ever.
    var isFinished = false

    /// So near the beginning nobody goes on.
    private static let beginning = 3.0

    /// The credits needn't be watched: what is left when a film counts as watched.
    static func rest(of seconds: Double) -> Double { min(15, max(1.5, seconds * 0.04)) }

    /// The film is seen at a time.
    mutating func note(_ position: Double, of seconds: Double) {
        guard position.isFinite, seconds.isFinite else { return }
        self.seconds = max(0, seconds)
        self.position = seconds > 0 ? min(max(0, position), seconds) : max(0, position)
        furthest = max(furthest, self.position)
        if seconds > 0, self.position >= seconds - Self.rest(of: seconds) { isFinished = true }
    }

    /// Where to go on: not at an end that has been seen, and not seconds from the beginning.
    var goesOnAt: Double {
        if position < Self.beginning { return 0 }
        if seconds > 0, position >= seconds - Self.rest(of: seconds) { return 0 }
        return position
    }

    /// For the bar: how much of it is behind one, 0...1.
    var part: Double { seconds > 0 ? min(1, max(0, goesOnAt / seconds)) : 0 }
}
