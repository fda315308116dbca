public import Foundation
import Recipes

/// The folder in which a person looks for what a program has saved: their Documents.
public struct DocumentFolder: Sendable, Hashable {
    public let url: URL

    public init(_ url: URL) { self.url = url }

    /// The desktop's own, by whatever name and language it has; in the home folder where there is none.
    public static var standard: DocumentFolder {
        let manager = FileManager.default
        return DocumentFolder(
            manager.urls(for: .documentDirectory, in: .userDomainMask).first
                ?? manager.homeDirectoryForCurrentUser)
    }

    /// A recipe's title as a file's name: without characters that mean something to a file system.
    /// - Parameters:
    ///   - otherwise: what it is called if nothing of the title is left.
    ///   - gap: takes the place of each character that is left out.
    public static func name(for title: String, otherwise: String, gap: Character = " ") -> String {
        let plain = title.withoutUnseen.unicodeScalars.map { scalar in
            "/\\:*?\"<>|".unicodeScalars.contains(scalar) || scalar.properties.generalCategory == .control
                ? gap : Character(scalar)
        }
        let words = String(plain).split(separator: " ").joined(separator: " ")
        var name = String(words.drop { $0 == "." || $0 == " " || $0 == "~" })
        while name.utf8.count > 120 { name.removeLast() }
        name = name.trimmingCharacters(in: .whitespaces)
        return name.isEmpty ? otherwise : name
    }

    /// Keeps a text as a new file: whole or not at all, and never in place of another.
    /// - Returns: where, as a person would say it: "Documents/Shopping list 2.md".
    public func keep(_ text: String, named name: String, ending: String) throws(DocumentError) -> String {
        try keep(named: name, ending: ending) {
            try Data(text.utf8).write(to: $0, options: .withoutOverwriting)
        }
    }

    /// The same for a file that isn't text.
    /// - Parameters:
    ///   - replaces: whether it takes the place of a file of that name.
    ///   - write: makes the file, which isn't there yet.
    public func keep(
        named name: String, ending: String, replaces: Bool = false, write: (URL) throws -> Void
    ) throws(DocumentError) -> String {
        let file = try store(named: name, ending: ending, replaces: replaces, write: write)
        return "\(url.lastPathComponent)/\(file.lastPathComponent)"
    }

    /// The same.
    /// - Returns: the file itself.
    public func store(
        named name: String, ending: String, replaces: Bool = false, write: (URL) throws -> Void
    ) throws(DocumentError) -> URL {
        let unfinished = url.appending(path: ".\(name).\(UUID().uuidString).unfinished")
        do {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            try write(unfinished)
            let file = try FileHandle(forWritingTo: unfinished)
            try file.synchronize()
            try file.close()
        } catch {
            try? FileManager.default.removeItem(at: unfinished)
            throw DocumentError(folder: url.path, error)
        }
        defer { try? FileManager.default.removeItem(at: unfinished) }
        if replaces {
            let file = url.appending(path: "\(name).\(ending)")
            if rename(unfinished.path, file.path) == 0 { return file }
            throw refused()
        }
        for number in 1...999 {
            let file = (number == 1 ? name : "\(name) \(number)") + "." + ending
            // A second name for a finished file: it is there as a whole, and takes no other's place.
            if link(unfinished.path, url.appending(path: file).path) == 0 { return url.appending(path: file) }
            if errno != EEXIST { break }
        }
        throw refused()
    }

    /// The system has refused the finished file its name.
    private func refused() -> DocumentError {
        let cause = errno
        return DocumentError(
            folder: url.path, isFull: cause == ENOSPC || cause == EDQUOT,
            cause: "name: \(String(cString: strerror(cause)))")
    }
}
