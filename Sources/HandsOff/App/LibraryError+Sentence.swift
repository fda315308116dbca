import Language
import Library

extension LibraryError {
    /// What the cook reads: what is wrong, what was left alone, and what to do.
    func sentence(_ words: any Wording) -> String {
        switch kind {
        case .damaged: words.libraryDamaged(path)
        case .notALibrary: words.notALibrary(path)
        case .newer: words.libraryNewer(path)
        case .readOnly: words.libraryReadOnly(path)
        case .unreachable: words.libraryUnreachable(path)
        case .diskFull: words.diskFull
        case .diskFailing: words.diskFailing(path)
        case .busy: words.libraryBusy(path)
        case .cancelled: words.calledOff
        case .failed: words.libraryFailed(path)
        }
    }
}
