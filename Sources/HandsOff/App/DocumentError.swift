import Language

/// A file could not be saved among the cook's documents.
struct DocumentError: Error {
    let folder: String
    /// The technical cause, for the log.
    let cause: String

    func sentence(_ words: any Wording) -> String { words.fileNotSaved(folder) }
}
