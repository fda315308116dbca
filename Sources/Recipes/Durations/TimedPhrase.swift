/// A duration that stands in a text, such as "10–12 minutes", and can be timed.
public struct TimedPhrase: Sendable, Hashable {
    /// Where it stands, in the text that was searched.
    public var range: Range<String.Index>
    /// The words themselves: "10–12 minutes", "2 minutes per side".
    public var phrase: String
    /// Seconds, at least `DurationFinder.shortest`; the lower end of a range.
    public var minimum: Double
    /// Seconds, at most `DurationFinder.longest`; the same as `minimum` unless the author gave a range.
    public var maximum: Double
    /// Both ends of the range are durations by themselves: "10 minutes to 15 minutes".
    public var isTwofold: Bool

    public init(
        range: Range<String.Index>, phrase: String, minimum: Double, maximum: Double, isTwofold: Bool = false
    ) {
        self.range = range
        self.phrase = phrase
        self.minimum = minimum
        self.maximum = maximum
        self.isTwofold = isTwofold
    }

    /// Seconds of every duration in its words: the lower bound, and the upper one where it has a unit of
    /// its own.
    public var stated: [Double] { isTwofold ? [minimum, maximum] : [minimum] }
}
