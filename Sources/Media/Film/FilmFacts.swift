/// What a film says of itself.
public struct FilmFacts: Sendable, Hashable {
    public struct Chapter: Sendable, Hashable {
        /// Seconds from the beginning.
        public var start: Double
        /// Empty if it has none.
        public var title: String

        public init(start: Double, title: String) { (self.start, self.title) = (start, title) }
    }

    /// 0 = not known.
    public var seconds: Double
    /// Of its pictures as they are seen, in pixels: square ones, the right way up.
    public var width: Int
    public var height: Int
    /// A track of sound each, by its ISO 639-2 code ("eng"); empty where the file doesn't say.
    public var sounds: [String]
    public var chapters: [Chapter]
    /// Whether subtitles come with its pictures.
    public var hasSubtitles: Bool

    public init(
        seconds: Double, width: Int, height: Int, sounds: [String] = [], chapters: [Chapter] = [],
        hasSubtitles: Bool = false
    ) {
        (self.seconds, self.width, self.height) = (seconds, width, height)
        (self.sounds, self.chapters, self.hasSubtitles) = (sounds, chapters, hasSubtitles)
    }

    /// Width by height.
    public var aspect: Double { height > 0 ? Double(width) / Double(height) : 16.0 / 9 }
}
