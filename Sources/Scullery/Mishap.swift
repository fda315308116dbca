/// Why a chore was not done.
public enum Mishap: Error, Sendable, Hashable {
    /// It was told to stop.
    case cancelled
    /// It took more of the processor than there was for it; how much, for the log.
    case usedUp(String)
    /// It had not ended after so much time on the clock, whatever it did or waited for, or was ended from outside
    /// before; which, for the log.
    case hung(String)
    /// It wanted more memory than there was for it, and ended; how much it had, for the log.
    case outOfMemory(String)
    /// It ended the process that did it; how, for the log.
    case crashed(String)
    /// No process could be had.
    case noScullery(String)
    /// The process said what it should not.
    case nonsense(cause: String)
    /// The other side has gone, and nobody knows why yet; whoever asks for chores hears one of the others.
    case gone

    /// Whether the process has ended by itself.
    var isEnd: Bool {
        switch self {
        case .crashed, .outOfMemory: true
        case .cancelled, .usedUp, .hung, .noScullery, .nonsense, .gone: false
        }
    }
}
