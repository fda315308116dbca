/// How something that was recognised stands to the wake word, which says how sure it must be.
public enum Standing: Sendable, Hashable {
    /// The wake word alone: by itself it does nothing.
    case wakeAlone
    /// A command in one breath with it.
    case woken
    /// A command that is waited for.
    case awaited
    /// A command out of the blue.
    case unguarded
}
