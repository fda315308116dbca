/// What is wanted of a film that is open.
public struct FilmWish: Sendable, Hashable {
    public var isPlaying = false
    /// Of the pictures, in pixels; 0 = none is wanted.
    public var width = 0
    public var height = 0
    /// Whether it begins again at its end.
    public var loops = false
    /// Only that stretch of it is played, in seconds; nil = all.
    public var stretch: ClosedRange<Double>?
    /// Seconds of the film a second: 0.5 ... 2.
    public var speed = 1.0
    /// Which track of sound is heard; nil = none, and then none is decoded.
    public var sound: Int?

    public init() {}
}
