/// Why the browser brought nothing back.
public enum LoopbackTrouble: Error, Sendable, Hashable {
    /// This machine gives no port.
    case noPort(cause: String)
    case tooLate
    /// Nobody waits any more.
    case cancelled
}
