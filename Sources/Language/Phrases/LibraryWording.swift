/// The library as a file: what can be wrong with it, and the copies that are kept of it.
public protocol LibraryWording {
    var backUpFolderTitle: String { get }
    var backUpFileTitle: String { get }

    func title(of trouble: LibraryTrouble) -> String
    /// - Parameter place: the library's file; empty = it needn't be named.
    func sentence(_ trouble: LibraryTrouble, _ place: String) -> String
    /// Why a back-up could not be made.
    func backUpFailed(_ trouble: LibraryTrouble) -> String
    /// Why a file could not be restored from.
    func restoreFailed(_ trouble: LibraryTrouble) -> String
    /// A change could not be saved, and still can be.
    func notSaved(_ trouble: LibraryTrouble) -> String
    var isSavedAgain: String { get }

    func goBackTo(_ date: String) -> String
    /// - Parameter isLast: whether it is the latest of them.
    func backUpHolds(_ recipes: Int, isLast: Bool) -> String
    /// What the other copies are that are offered.
    func copyHolds(_ recipes: Int, _ copy: LibraryCopy) -> String
    /// A log that was another file's has this name now.
    func strangeLogIsKept(_ log: String) -> String
    /// The damaged file is kept under this name.
    func isRescued(_ aside: String) -> String

    /// No copy of the library could be made.
    func notCopied(_ trouble: LibraryTrouble) -> String
    /// The last good one.
    func lastCopy(_ date: String, recipes: Int) -> String
    var noCopy: String { get }
    var putRight: String { get }

    /// "21 November 2026"
    func date(year: Int, month: Int, day: Int) -> String
}
