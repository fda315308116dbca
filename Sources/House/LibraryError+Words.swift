public import Language
public import Library

extension LibraryTrouble {
    public init(_ kind: LibraryError.Kind) {
        self =
            switch kind {
            case .damaged: .damaged
            case .notALibrary: .notALibrary
            case .lost: .lost
            case .absent: .absent
            case .linkLeadsNowhere: .linkLeadsNowhere
            case .notAFile: .notAFile
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
    /// - Parameter named: how the cook knows a path.
    public func sentence(_ words: any Wording, named: (String) -> String = { $0 }) -> String {
        let place = leadsTo.isEmpty ? named(path) : "\(named(path)) → \(named(leadsTo))"
        return words.sentence(LibraryTrouble(kind), path.isEmpty ? "" : place)
    }
}
