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
        into file: String, with boxes: [BoxSchema] = [],
        isCalledOff: @escaping @Sendable () -> Bool = { false }
    ) async throws(LibraryError) -> BackUp {
        do {
            let source = LibraryFile(path: file)
            return try source.withCopy(near: NSTemporaryDirectory() + "hands-off-look") { copy in
                let budget = ReadingBudget(for: copy, isCalledOff: isCalledOff)
                let holds = try copy.examine(schema: LibrarySchema(and: boxes), budget)
                return BackUp(
                    path: file, madeAt: source.writtenAt ?? 0, recipes: holds.recipes, own: holds.own)
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
                let budget = ReadingBudget(for: copy, isCalledOff: isCalledOff)
                try replaceAll(with: copy.settled(schema: schema, budget), from: file)
            }
        } catch { throw LibraryError(error, path: file) }
    }

    /// Takes everything out of the library, and keeps what was here beside it; see `replaced`.
    public func beginAnew() async throws(LibraryError) {
        do { try replaceAll(with: .lasting(path: "")) } catch { throw LibraryError(error, path: path) }
    }

    /// The file with what was here before the last `restore` or `beginAnew`; it can be restored from.
    public var replaced: String { CopyShelf(library: path).replaced }

    private func replaceAll(with fresh: DatabaseQueue, from source: String = "") throws {
        try schema.migrate(fresh)
        try fresh.write { db in
            try RecipeBox.reindex(db)
            try RecipeBox.beginLineage(db)
        }
        if !path.isEmpty {
            // What comes back from there needs no other place.
            if source != replaced {
                try CopyShelf(library: path, schema: schema).makeRoom(at: replaced, for: database)
            }
            try LibraryFile(path: replaced).fill(from: database)
        }
        try fresh.backup(to: database)
        try fresh.close()
        // A copy over everything is no commit, so whoever listens is woken by one that does nothing.
        try database.write { _ in }
    }
}
