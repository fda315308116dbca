/// A sentence of a film, and what is seen meanwhile.
public struct Beat {
    public struct Time: Sendable, Hashable {
        /// Since the beat began.
        public var seconds: Double
        /// Of the beat.
        public var length: Double
        /// 0...1.
        public var part: Double { length > 0 ? min(1, seconds / length) : 0 }

        public init(seconds: Double, length: Double) { (self.seconds, self.length) = (seconds, length) }

        /// 0 before one part of the beat, 1 after another.
        public func ramp(_ from: Double, _ to: Double, _ easing: Easing = .gentle) -> Double {
            Motion.ramp(part, from, to, easing)
        }
    }

    public var words: Words
    /// The title of the chapter that begins here.
    public var chapter: Words?
    /// Seconds that it takes at least.
    public var least: Double
    public var draw: (Pen, Time) -> Void

    public init(
        _ english: String, _ german: String, chapter: Words? = nil, least: Double = 3,
        _ draw: @escaping (Pen, Time) -> Void
    ) {
        (self.words, self.chapter, self.least) = (Words(english, german), chapter, least)
        self.draw = draw
    }
}
