/// What an answer has brought.
public struct ShelfNews: Sendable, Equatable {
    /// Whether there is more to ask at once. A server that makes fun of us says so for ever: whoever asks,
    /// stops some time.
    public var asksAgain = false
    /// Records of known kinds that may be shown otherwise now.
    public var changed: Set<RecordKey> = []
    /// Whether any record may be: everything was pulled anew. This is the moment to look for what was made
    /// here before and is there already (``Shelf/rename(_:to:in:)``).
    public var isAllNew = false
    /// The whole question was refused.
    public var problem: Problem?

    public init() {}
}
