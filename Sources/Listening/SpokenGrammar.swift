public import Commands

/// What can be said, for any recogniser.
public struct SpokenGrammar: Sendable, Hashable {
    /// All words of it.
    public var words: Set<String>
    /// As a pattern without slots, and without what has a word that the recogniser doesn't know.
    public var pattern: @Sendable ((String) -> Bool) -> Pattern
    /// As JSGF, without what has a word that the recogniser doesn't know.
    public var jsgf: @Sendable ((String) -> Bool) -> String

    public static func == (one: SpokenGrammar, other: SpokenGrammar) -> Bool { one.words == other.words }
    public func hash(into hasher: inout Hasher) { hasher.combine(words) }
}

extension SpokenGrammar {
    public init(_ reading: CommandReading) {
        self.init(
            words: reading.words, pattern: { reading.pattern(knows: $0) }, jsgf: { reading.jsgf(knows: $0) })
    }
}
