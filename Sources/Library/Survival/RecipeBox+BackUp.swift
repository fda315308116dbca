import Foundation
import GRDB

extension RecipeBox {
    /// Writes the whole library into one file, in place of what is there; all of it or nothing. The library
    /// can be used meanwhile.
    public func backUp(to file: String) async throws(LibraryError) {
        guard file != path else {
            throw LibraryError(.failed, path: path, cause: "a back-up over the library itself")
        }
        do {
            let database = database
            try await Task.detached { try LibraryFile(path: file).fill(from: database) }.value
        } catch { throw LibraryError(error, path: file) }
    }

    /// Puts the library of a back-up in place of all that is here, and keeps what was here beside it
    /// ("library.sqlite.before-restore"). One from an earlier version is brought up to date on the way.
    ///
    /// If the back-up is damaged, newer than this version or no library at all, it throws that and nothing
    /// changes; nor does anything if it fails on the way.
    public func restore(from file: String) async throws(LibraryError) {
        let box = self
        do {
            try await Task.detached {
                _ = try LibraryFile(path: file).examine()
                // A copy of it, as the back-up itself is not to be changed.
                let fresh = try DatabaseQueue(path: "")
                try DatabaseQueue(path: file, configuration: RecipeBox.readOnly).backup(to: fresh)
                try Schema.migrator.migrate(fresh)
                try RecipeBox.refreshIndex(fresh)
                if !box.path.isEmpty {
                    try LibraryFile(path: box.path + ".before-restore").fill(from: box.database)
                }
                try fresh.backup(to: box.database)
                try fresh.close()
            }.value
        } catch { throw LibraryError(error, path: file) }
    }

    private static var readOnly: Configuration {
        var configuration = configuration(patience: 0)
        configuration.readonly = true
        return configuration
    }

    /// Keeps a sound copy beside the library, for the day when it is damaged, if the last one is older than
    /// `interval` seconds. Two are kept. To be called when the program has nothing else to do.
    /// - Returns: whether a copy was made.
    @discardableResult
    public func keepBackUp(every interval: Double = 86_400, at now: Double) async throws(LibraryError) -> Bool
    {
        guard !path.isEmpty else { return false }
        let names = RecipeBox.backUpPaths(of: path)
        if let last = LibraryFile(path: names[0]).writtenAt, now - last < interval, last <= now {
            return false
        }
        do {
            let database = database, next = path + ".backup-next"
            try await Task.detached {
                try LibraryFile(path: next).fill(from: database)
                try FileManager.default.setAttributes(
                    [.modificationDate: Date(timeIntervalSince1970: now)], ofItemAtPath: next)
                if FileManager.default.fileExists(atPath: names[0]) {
                    try LibraryFile(path: names[0]).move(to: names[1])
                }
                try LibraryFile(path: next).move(to: names[0])
            }.value
        } catch { throw LibraryError(error, path: path) }
        return true
    }

    /// The latest first.
    static func backUpPaths(of path: String) -> [String] { [path + ".backup-1", path + ".backup-2"] }
}

extension LibraryFile {
    /// When it was last written, in seconds since 1970; nil if it isn't there.
    var writtenAt: Double? {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        return (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970
    }
}
