/// Why a chore was not done.
public enum Mishap: Error, Sendable, Hashable {
    /// Whoever asked has said that it shall stop.
    case cancelled
    /// It took more of the processor or of the memory than there was for it; what, for the log.
    case usedUp(String)
    /// It ended the process that did it; how, for the log.
    case crashed(String)
    /// No process could be had.
    case noScullery(String)
    /// The process said what it should not.
    case nonsense(String)
    /// The other side has gone, and nobody knows why yet; whoever asks for chores hears one of the others.
    case gone
}
