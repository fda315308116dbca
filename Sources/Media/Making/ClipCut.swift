/// Which stretch of a film becomes a clip, and which of its pictures stands for it.
public struct ClipCut: Sendable, Hashable, Codable {
    /// Seconds from the film's beginning.
    public var start: Double
    public var end: Double
    /// The time of the picture that is its poster.
    public var poster: Double
    /// Whether its sound comes along.
    public var isHeard: Bool

    public init(start: Double, end: Double, poster: Double, isHeard: Bool = true) {
        (self.start, self.end, self.poster, self.isHeard) = (start, end, poster, isHeard)
    }

    /// As much of a film as fits into a clip, from its beginning.
    public static let beginning = ClipCut(start: 0, end: ClipLimits.seconds, poster: 0)

    /// Within the bounds of a clip, whatever somebody asks for.
    var bounded: ClipCut {
        let start = self.start.isFinite ? min(max(0, self.start), 1e6) : 0
        let wanted = end.isFinite ? end - start : ClipLimits.seconds
        let end = start + min(max(wanted, 0.04), ClipLimits.seconds)
        let poster = self.poster.isFinite ? min(max(start, self.poster), end) : start
        return ClipCut(start: start, end: end, poster: poster, isHeard: isHeard)
    }
}
