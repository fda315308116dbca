/// What a recogniser has made of something said.
public struct Recognition: Sendable, Hashable {
    public var words: [HeardWord]
    /// How much better the words explain the sound than speech of any kind does; 0 = as well. What counts is the
    /// recogniser's own rule; larger is surer.
    public var sureness: Double

    public init(words: [HeardWord], sureness: Double) { (self.words, self.sureness) = (words, sureness) }
}
