/// A film about one technique: beats, one after the other.
public struct Film {
    public var id: String
    public var title: Words
    public var summary: Words
    /// What recipes call the technique, for links from their steps.
    public var english: [String]
    public var german: [String]
    /// Where the technique is described.
    public var source: String
    /// The beat, and the part of it, that the poster shows.
    public var poster: (beat: Int, part: Double)
    public var beats: [Beat]

    public init(
        id: String, title: Words, summary: Words, english: [String], german: [String], source: String,
        poster: (beat: Int, part: Double), beats: [Beat]
    ) {
        (self.id, self.title, self.summary) = (id, title, summary)
        (self.english, self.german, self.source) = (english, german, source)
        (self.poster, self.beats) = (poster, beats)
    }
}
