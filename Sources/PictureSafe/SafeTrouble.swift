/// A sealed picture could be neither kept nor opened.
public struct SafeTrouble: Error, Sendable, Hashable {
    public enum Reason: Sendable, Hashable {
        case missing
        /// It was sealed with another key, or something has changed it.
        case sealed
        case disk
    }

    public var reason: Reason
    /// The technical cause, in English, for the log.
    public var cause: String

    init(_ reason: Reason, _ cause: String) { (self.reason, self.cause) = (reason, cause) }
}
