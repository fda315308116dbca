/// Where a film is.
public enum FilmSource: Sendable, Hashable {
    /// A file, by its path.
    case file(String)
    /// A clip of the library, as its file holds it.
    case data([UInt8])
}
