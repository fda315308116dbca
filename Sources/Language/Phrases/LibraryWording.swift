/// The library as a file: back-ups, beginning anew, and what can be wrong with it.
public protocol LibraryWording {
    var libraryTitle: String { get }
    var backUp: String { get }
    var backUpDetail: String { get }
    var restore: String { get }
    var restoreDetail: String { get }
    var resetSettings: String { get }
    var resetSettingsDetail: String { get }
    var beginAnew: String { get }
    var beginAnewDetail: String { get }

    /// What a back-up's file is called, without the ending.
    func backUpName(_ day: String) -> String
    var backUpFolderTitle: String { get }
    var backUpFileTitle: String { get }
    func backedUp(_ place: String) -> String
    var isBackingUp: String { get }

    var restoreQuestion: String { get }
    func restoreExplained(_ date: String, recipes: Int) -> String
    var replaceLibrary: String { get }
    func restored(_ date: String) -> String
    var resetSettingsQuestion: String { get }
    var resetSettingsExplained: String { get }
    var reset: String { get }
    var settingsAreReset: String { get }
    var beginAnewQuestion: String { get }
    var beginAnewExplained: String { get }
    var hasBegunAnew: String { get }

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
    var chooseBackUp: String { get }
    var chooseBackUpDetail: String { get }
    /// What the other copies are that are offered.
    func copyHolds(_ recipes: Int, _ copy: LibraryCopy) -> String
    var salvage: String { get }
    var salvageDetail: String { get }
    /// What such a file is called, without the ending.
    func salvageName(_ day: String) -> String
    /// - Parameter recipes: 0 = nothing could be read.
    func salvaged(_ recipes: Int, _ place: String) -> String
    /// A log lies beside a library that is gone, under this name.
    func logIsKept(_ log: String) -> String
    /// A log that was another file's has this name now.
    func strangeLogIsKept(_ log: String) -> String
    var newLibrary: String { get }
    var newLibraryDetail: String { get }
    /// The damaged file is kept under this name.
    func isRescued(_ aside: String) -> String
    var closeProgram: String { get }

    /// No copy of the library could be made.
    func notCopied(_ trouble: LibraryTrouble) -> String
    /// The last good one.
    func lastCopy(_ date: String, recipes: Int) -> String
    var noCopy: String { get }
    var copiesTitle: String { get }
    func copiesAre(_ last: String) -> String
    var putRight: String { get }
    /// The library holds less than half of what it held.
    func hasShrunk(to recipes: Int, _ date: String, held: Int) -> String
    /// The same for the recipes that the cook wrote or brought in.
    func hasLostOwn(_ own: Int, _ date: String, had: Int) -> String
    var keepCopy: String { get }
    var letCopyGo: String { get }
    var copyStays: String { get }
    var copyIsGone: String { get }

    /// "21 November 2026"
    func date(year: Int, month: Int, day: Int) -> String
}
