/// Why a file, a page or a recipe in it was not brought in; a sentence each.
public enum ImportTrouble: Sendable, Hashable {
    case unknownFormat, damaged, noRecipe, tooLarge, locked, unknownPacking, forbiddenAddress, exhausting
    /// A page of the web.
    case unreachable
    /// One that its server says isn't there.
    case missing
    /// A file or a folder.
    case unreadable
    /// A file whose path leads out of its archive, that lies too deep in it, is a link, or is the second of
    /// its name.
    case strayPath, tooDeep, noFile, doubled
    /// A photograph in which no print can be read.
    case noPrint
    /// On the disk, for what is unpacked.
    case noRoom
    /// The library, which lies at that place, could not take it.
    case notSaved(LibraryTrouble, String)
}
