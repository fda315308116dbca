import Foundation
import GRDB

extension RecipeBox {
    /// The sound copies beside a library, the latest first: what to offer when it can't be opened.
    public static func backUps(of path: String) -> [BackUp] {
        let beside = backUpPaths(of: path) + [path + ".before-restore"]
        let found = beside.compactMap { path -> BackUp? in
            let file = LibraryFile(path: path)
            guard let madeAt = file.writtenAt, let recipes = try? file.examine() else { return nil }
            return BackUp(path: path, madeAt: madeAt, recipes: recipes)
        }
        return found.sorted { $0.madeAt > $1.madeAt }
    }

    /// Puts a back-up in the place of a library that can't be opened, which is kept under another name. The
    /// back-up stays.
    /// - Returns: where the damaged library is now; nil if there was none.
    @discardableResult
    public static func putBack(_ backUp: BackUp, at path: String) throws(LibraryError) -> String? {
        do {
            return try LibraryFile(path: backUp.path).withCopy(near: path + ".rescued") { copy in
                _ = try copy.examine()
                let aside = try putAside(path)
                try copy.move(to: path)
                return aside
            }
        } catch { throw LibraryError(error, path: path) }
    }

    /// Gives a library that can't be opened another name ("library.sqlite.damaged-1"), with what belongs to
    /// it, so that a new one can be begun.
    @discardableResult
    public static func setAside(_ path: String) throws(LibraryError) -> String? {
        do { return try putAside(path) } catch { throw LibraryError(error, path: path) }
    }

    private static func putAside(_ path: String) throws -> String? {
        let files = FileManager.default
        guard files.fileExists(atPath: path) else { return nil }
        var number = 1
        while files.fileExists(atPath: "\(path).damaged-\(number)") { number += 1 }
        let aside = "\(path).damaged-\(number)"
        // The log first: a library without it is older, a log without its library would be another's.
        for ending in ["-wal", "-shm", ""] where files.fileExists(atPath: path + ending) {
            try LibraryFile(path: path + ending).move(to: aside + ending)
        }
        return aside
    }
}
