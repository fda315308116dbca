import Foundation
import GRDB

extension RecipeBox {
    /// Writes the whole library into one file, in place of what is there; all of it or nothing. The library
    /// can be used meanwhile.
    public func backUp(to file: String) async throws(LibraryError) {
        guard file != path else {
            throw LibraryError(.failed, path: path, cause: "a back-up over the library itself")
        }
        do { try LibraryFile(path: file).fill(from: database) } catch {
            throw LibraryError(error, path: file)
        }
    }

    /// Looks whether a file can be restored from, without changing it: throws what is wrong with it.
    /// - Parameter isCalledOff: asked many times a second, on this thread; then it throws `.cancelled`.
    public static func look(
        into file: String, isCalledOff: @escaping @Sendable () -> Bool = { false }
    ) async throws(LibraryError) -> BackUp {
        do {
            let source = LibraryFile(path: file)
            return try source.withCopy(near: NSTemporaryDirectory() + "hands-off-look") { copy in
                let budget = try ReadingBudget(for: copy, isCalledOff: isCalledOff)
                return BackUp(
                    path: file, madeAt: source.writtenAt ?? 0, recipes: try copy.examine(budget))
            }
        } catch { throw LibraryError(error, path: file) }
    }

    /// Puts the library of a back-up in place of all that is here, and keeps what was here beside it; see
    /// `replaced`. One from an earlier version is brought up to date on the way.
    ///
    /// If the back-up is damaged, newer than this version or no library at all, it throws that and nothing
    /// changes; nor does anything if it fails on the way.
    /// - Parameter isCalledOff: asked many times a second until it begins to change what is here.
    public func restore(
        from file: String, isCalledOff: @escaping @Sendable () -> Bool = { false }
    ) async throws(LibraryError) {
        do {
            let near = path.isEmpty ? NSTemporaryDirectory() + "hands-off-restore" : path + ".incoming"
            try LibraryFile(path: file).withCopy(near: near) { copy in
                // Migrated apart from it, so that what is here changes at one stroke or not at all.
                try replaceAll(with: copy.settled(ReadingBudget(for: copy, isCalledOff: isCalledOff)))
            }
        } catch { throw LibraryError(error, path: file) }
    }

    /// Takes everything out of the library, and keeps what was here beside it; see `replaced`.
    public func beginAnew() async throws(LibraryError) {
        do { try replaceAll(with: .lasting(path: "")) } catch { throw LibraryError(error, path: path) }
    }

    /// The file with what was here before the last `restore` or `beginAnew`; it can be restored from.
    public var replaced: String { path + ".before-restore" }

    private func replaceAll(with fresh: DatabaseQueue) throws {
        try Schema.migrator.migrate(fresh)
        try fresh.write { try RecipeBox.reindex($0) }
        if !path.isEmpty { try LibraryFile(path: replaced).fill(from: database) }
        try fresh.backup(to: database)
        try fresh.close()
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
            let next = path + ".backup-next"
            try LibraryFile(path: next).fill(from: database)
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSince1970: now)], ofItemAtPath: next)
            if FileManager.default.fileExists(atPath: names[0]) {
                try LibraryFile(path: names[0]).move(to: names[1])
            }
            try LibraryFile(path: next).move(to: names[0])
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
