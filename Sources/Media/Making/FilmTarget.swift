/// Where a film that is made goes.
enum FilmTarget {
    /// A file, by its path.
    case file(String)
    /// Memory, and nothing on any disk.
    case memory(FilmOutput)

    var address: String? { if case .file(let path) = self { "file:" + path } else { nil } }
}
