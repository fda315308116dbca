/// Why a file, a page or a recipe in it was not brought in; a sentence each.
public enum ImportTrouble: Sendable, Hashable {
    case unknownFormat, damaged, noRecipe, tooLarge, unreachable, locked, unknownPacking, forbiddenAddress
    /// The library, which lies at that place, could not take it.
    case notSaved(LibraryTrouble, String)
}
