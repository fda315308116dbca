/// What can be said, for any recogniser.
public struct SpokenGrammar: Sendable, Hashable {
    /// All words of it.
    public var words: Set<String>
    /// As JSGF, without what has a word that the recogniser doesn't know.
    public var jsgf: @Sendable ((String) -> Bool) -> String

    public init(words: Set<String>, jsgf: @escaping @Sendable ((String) -> Bool) -> String) {
        (self.words, self.jsgf) = (words, jsgf)
    }

    public static func == (one: SpokenGrammar, other: SpokenGrammar) -> Bool { one.words == other.words }
    public func hash(into hasher: inout Hasher) { hasher.combine(words) }
}
