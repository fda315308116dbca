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
    var newLibrary: String { get }
    var newLibraryDetail: String { get }
    /// The damaged file is kept under this name.
    func isRescued(_ aside: String) -> String
    var closeProgram: String { get }

    /// "21 November 2026"
    func date(year: Int, month: Int, day: Int) -> String
}
