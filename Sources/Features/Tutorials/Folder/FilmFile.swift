/// A film of the cook's, as it lies in the folder.
struct FilmFile: Sendable, Hashable {
    let path: String
    /// Bytes, and seconds since 1970: another film may come to have the same name.
    let size: Int
    let changed: Double

    /// What its name says, without its ending.
    var title: String {
        let name = path[(path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex)...]
        let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name
        let seen = stem.unicodeScalars.map { scalar -> Unicode.Scalar in
            scalar == "_" || scalar.properties.generalCategory == .control
                || scalar.properties.generalCategory == .format ? " " : scalar
        }
        let words = String(String.UnicodeScalarView(seen)).split(separator: " ").joined(separator: " ")
        return words.isEmpty ? String(name) : words
    }
}
