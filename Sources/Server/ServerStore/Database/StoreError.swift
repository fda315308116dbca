/// Why the store didn't do what it was asked.
public struct StoreError: Error, Sendable, Hashable {
    public enum Kind: Sendable, Hashable {
        /// There is such a row already (a unique key, SQLSTATE 23505).
        case taken
        /// A rule of the schema forbids it.
        case forbidden
        /// Somebody else is at it for longer than we wait, or more waits than can wait.
        case busy
        /// The disk is full.
        case full
        /// The disk doesn't do what it is told.
        case failing
        /// What is there is not what we wrote.
        case damaged
        /// The store was made by a newer program.
        case newer
        /// It is closed, or can't be reached.
        case unreachable
        /// Anything else.
        case broken
    }

    public var kind: Kind
    /// In English, for the log; it has nothing in it that anybody has written.
    public var cause: String

    public init(_ kind: Kind, cause: String) { (self.kind, self.cause) = (kind, cause) }
}
