/// Why the cook's recipes can't be opened, read or saved.
public struct LibraryError: Error, Sendable, Hashable {
    public enum Kind: Sendable, Hashable, CaseIterable {
        /// The file is a library, but parts of it can't be read any more.
        case damaged
        /// The file belongs to another program, or is no database at all.
        case notALibrary
        /// A later version of Hands Off wrote the file.
        case newer
        /// The file, or the folder it is in, can't be written.
        case readOnly
        /// The file or its folder can't be opened or made.
        case unreachable
        case diskFull
        /// The disk itself reports errors.
        case diskFailing
        /// Another program holds the file.
        case busy
        /// The work was called off before it was done.
        case cancelled
        /// Anything else: a mistake of ours.
        case failed
    }

    public var kind: Kind
    /// The library's file; empty for a library in memory.
    public var path: String
    /// What the system said, for the log; never shown to the cook.
    public var cause: String

    public init(_ kind: Kind, path: String = "", cause: String) {
        self.kind = kind
        self.path = path
        self.cause = cause
    }
}
