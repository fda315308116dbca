/// What was understood of something said.
public struct HeardPhrase: Sendable, Hashable {
    /// Whether it began with what wakes.
    public var wakes: Bool
    /// nil = nothing followed.
    public var command: SpokenCommand?

    public init(wakes: Bool, command: SpokenCommand?) { (self.wakes, self.command) = (wakes, command) }
}
