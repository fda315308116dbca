import Foundation

/// A file of keys: words with a space or an end of line between them, which nobody else on the machine may read. Keys
/// stand nowhere else: in no log, no database, on no page.
enum KeyFile {
    /// - Parameter setting: where its path stands, for the sentence.
    /// - Throws: a sentence for the server's owner.
    static func words(in path: String, setting: String) throws -> [String] {
        var facts = stat()
        guard stat(path, &facts) == 0, let data = FileManager.default.contents(atPath: path) else {
            throw BackUp.Fault("the keys can't be read: \(setting) = \(path)")
        }
        guard facts.st_mode & 0o007 == 0 else {
            throw BackUp.Fault("everybody on this machine can read \(path): chmod o= \(path)")
        }
        return String(decoding: data, as: UTF8.self).split(whereSeparator: \.isWhitespace).map(String.init)
    }
}
