import Language
import Library

extension LibraryTrouble {
    init(_ kind: LibraryError.Kind) {
        self =
            switch kind {
            case .damaged: .damaged
            case .notALibrary: .notALibrary
            case .newer: .newer
            case .readOnly: .readOnly
            case .unreachable: .unreachable
            case .diskFull: .diskFull
            case .diskFailing: .diskFailing
            case .busy: .busy
            case .cancelled: .cancelled
            case .failed: .failed
            }
    }
}

extension LibraryError {
    /// What is wrong, in the cook's language.
    func sentence(_ words: any Wording) -> String { words.sentence(LibraryTrouble(kind), path) }
}
