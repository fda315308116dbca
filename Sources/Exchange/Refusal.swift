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
        /// A page that its own server knows nothing of.
        case missing
        /// A path that leads out of its archive, or isn't one.
        case strayPath
        /// In too many folders or archives, one in another.
        case tooDeep
        /// A link, a device or a pipe where a file was expected.
        case noFile
        /// A second file of the same name.
        case doubled
        /// There is no room on the disk for what is unpacked meanwhile.
        case noRoom
        /// Reading it takes more time or memory than any recipe needs, or ended the process that read it.
        case exhausting
    }

    public var reason: Reason
    /// The technical cause, in English, for the log; never shown on its own.
    public var cause: String
    /// Which file of several it is about, by its path in them; nil = what was brought as a whole.
    public var file: String?

    public init(_ reason: Reason, cause: String = "", file: String? = nil) {
        self.reason = reason
        self.cause = cause
        self.file = file
    }

    /// The same for a file among others, unless it already says which it is about.
    public func about(_ path: String) -> Refusal { Refusal(reason, cause: cause, file: file ?? path) }
}
