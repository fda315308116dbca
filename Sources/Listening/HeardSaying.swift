public import Commands

/// Something that was said, and what became of it.
public struct HeardSaying: Sendable, Hashable {
    public enum Fate: Sendable, Hashable {
        case obeyed(SpokenCommand)
        /// The wake word alone: a command is waited for.
        case attends
        /// A command, by what was recognised, that isn't sure enough.
        case unsure
        /// A command that nobody was told would follow.
        case unwoken
        /// A command, while our own voice sounded.
        case overlaid
        /// Nothing that can be said to the program.
        case nothing
    }

    /// Seconds since listening began: the sound of it, and when it was known to be over.
    public var from: Double, to: Double, at: Double
    /// What it sounded like most; none if it was too long to be a command.
    public var words: [HeardWord]
    /// See ``Recognition/sureness``; 0 if nothing was recognised.
    public var sureness: Double
    public var fate: Fate

    public init(
        from: Double, to: Double, at: Double, words: [HeardWord] = [], sureness: Double = 0, fate: Fate
    ) {
        (self.from, self.to, self.at) = (from, to, at)
        (self.words, self.sureness, self.fate) = (words, sureness, fate)
    }

    public var text: String { words.map(\.text).joined(separator: " ") }
    public var command: SpokenCommand? { if case .obeyed(let command) = fate { command } else { nil } }
}
