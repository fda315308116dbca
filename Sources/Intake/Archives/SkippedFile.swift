/// A file of an archive or a folder that was not taken along.
public struct SkippedFile: Sendable, Hashable {
    /// As the archive writes it; shown to nobody but the log.
    public var path: String
    /// Why, in English, for the log.
    public var cause: String

    public init(_ path: String, cause: String) {
        self.path = path
        self.cause = cause
    }
}
