/// Why a file, a page or one recipe in it was not taken.
public struct Refusal: Error, Sendable, Hashable, Codable {
    public enum Reason: String, Sendable, Hashable, Codable {
        /// In no format that is read here.
        case unknownFormat
        /// It says it is of a format, but is damaged or breaks that format's rules.
        case damaged
        /// It holds no recipe.
        case noRecipe
        /// Larger, deeper or more than is taken.
        case tooLarge
        /// The file, the folder or the page could not be read at all.
        case unreachable
        /// An archive that opens with a password only.
        case locked
        /// An archive of a kind that isn't opened, though it is known.
        case unknownPacking
        /// An address that isn't asked: no http or https, or one in the house that nobody typed.
        case forbiddenAddress
        /// Reading it takes more time or memory than any recipe needs, or ended the process that read it.
        case exhausting
    }

    public var reason: Reason
    /// The technical cause, in English, for the log; never shown on its own.
    public var cause: String

    public init(_ reason: Reason, cause: String = "") {
        self.reason = reason
        self.cause = cause
    }
}
