/// A file could not be saved among the cook's documents.
struct DocumentError: Error {
    let folder: String
    /// The technical cause, for the log.
    let cause: String

    var sentence: String {
        "The file can't be saved in \(folder). Please check that the folder is yours and has some room left."
    }
}
