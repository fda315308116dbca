/// Why there is no answer.
public struct WebTrouble: Error, Sendable, Hashable {
    public enum Reason: Sendable, Hashable {
        /// Whoever asked wants it no more.
        case cancelled
        /// An address that isn't asked: no http or https, or one in the house that nobody typed.
        case forbiddenAddress
        /// Somebody on the way could read along.
        case unprotected
        /// The request can't be said in HTTP: a line break in a header.
        case malformed
        /// The file that was to be sent can't be read, or became shorter meanwhile.
        case unreadableBody
        /// Nobody of that name, or nobody there.
        case unreachable
        /// The server can't show that it is who it says.
        case untrusted
        /// It took longer than the patience for it.
        case tooSlow
        /// More bytes than the limit.
        case tooLarge
        /// It broke off, or speaks no HTTP, or sends from one to another for ever.
        case broken
    }

    public var reason: Reason
    /// The technical cause, in English, for the log; never shown on its own.
    public var cause: String

    public init(_ reason: Reason, cause: String) { (self.reason, self.cause) = (reason, cause) }

    public static let cancelled = WebTrouble(.cancelled, cause: "cancelled")
}
