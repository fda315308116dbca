/// Why a file, a page or a recipe in it was not brought in; a sentence each.
public enum ImportTrouble: Sendable, Hashable {
    case unknownFormat, damaged, noRecipe, tooLarge, locked, unknownPacking, forbiddenAddress, exhausting
    /// A page of the web.
    case unreachable
    /// A file or a folder.
    case unreadable
    /// The library, which lies at that place, could not take it.
    case notSaved(LibraryTrouble, String)
}
