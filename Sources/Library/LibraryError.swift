/// Why the cook's recipes can't be opened, read or saved.
public struct LibraryError: Error, Sendable, Hashable {
    public enum Kind: Sendable, Hashable, CaseIterable {
        /// The file is a library, but parts of it can't be read any more.
        case damaged
        /// The file belongs to another program, or is no database at all.
        case notALibrary
        /// The library is gone, or has no bytes, but copies or logs of it lie beside.
        case lost
        /// There is no library yet, and this only reads.
        case absent
        /// The path is a link, or leads over one, to what isn't there: a drive that isn't connected.
        case linkLeadsNowhere
        /// A folder, a pipe, a socket or a device is where the library should be.
        case notAFile
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
    /// Where a link leads that leads nowhere; else empty.
    public var leadsTo: String
    /// What the system said, for the log; never shown to the cook.
    public var cause: String

    public init(_ kind: Kind, path: String = "", leadsTo: String = "", cause: String) {
        self.kind = kind
        self.path = path
        self.leadsTo = leadsTo
        self.cause = cause
    }
}
