/// What an input method is still putting together, as for Chinese or an accent: underlined at the caret.
public struct Composition: Sendable, Hashable {
    public var text: String
    /// Characters into it.
    public var caret: Int
}
