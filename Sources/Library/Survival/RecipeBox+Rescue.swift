import Foundation
import GRDB

extension RecipeBox {
    /// The sound copies beside a library, the latest first: what to offer when it can't be opened. Reads them
    /// all, at about 1 ms a megabyte.
    /// - Parameter known: those that have been read before; one that hasn't changed since isn't read again.
    public static func backUps(
        of path: String, known: [BackUp] = [], with boxes: [BoxSchema] = []
    ) -> [BackUp] {
        CopyShelf(library: path, known: known, schema: LibrarySchema(and: boxes)).copies
    }

    /// The names of logs that lie beside a library, with changes that may not be in it.
    public static func logs(of path: String) -> [String] { LibraryFile(path: path).logs.map(\.path) }

    /// Puts a back-up in the place of a library that can't be opened or is gone. What was there is kept under
    /// another name, with its logs. The back-up stays.
    /// - Returns: where the damaged library is now, or a log without one; nil if there was nothing.
    @discardableResult
    public static func putBack(
        _ backUp: BackUp, at path: String, with boxes: [BoxSchema] = []
    ) throws(LibraryError) -> String? {
        do {
            let file = LibraryFile(path: path)
            _ = try file.standing()
            try file.makeFolder()
            let real = file.real
            return try LibraryFile(path: backUp.path).withCopy(near: real.path + ".rescued") { copy in
                _ = try copy.examine(schema: LibrarySchema(and: boxes))
                try copy.settle()
                let aside = try real.putAside()
                try copy.move(to: real.path)
                return aside
            }
        } catch { throw LibraryError(error, path: path) }
    }

    /// Begins a new library in the place of one that can't be opened or is gone. What was there is kept under
    /// another name ("library.sqlite.damaged-1"), with its logs; the copies beside it stay.
    /// - Returns: where the damaged library is now, or a log without one; nil if there was nothing.
    @discardableResult
    public static func beginNew(
        at path: String, with boxes: [BoxSchema] = []
    ) throws(LibraryError) -> String? {
        do {
            let file = LibraryFile(path: path)
            _ = try file.standing()
            let real = file.real
            let aside = try real.putAside()
            try real.makeFolder()
            try real.make(schema: LibrarySchema(and: boxes))
            return aside
        } catch { throw LibraryError(error, path: path) }
    }
}

extension LibraryFile {
    fileprivate func putAside() throws -> String? {
        guard isThere else { return try setLogsAside() }
        var number = 1
        while LibraryFile(path: "\(path).damaged-\(number)").isThere { number += 1 }
        let aside = "\(path).damaged-\(number)"
        // The log first: a library without it is older, a log without its library would be another's.
        try moveLogs(to: aside)
        try move(to: aside)
        return aside
    }

    /// Brings all that is in its log into the file itself, which then reaches the disk. What went on after
    /// the copy was made isn't in it, so it is a library of its own.
    fileprivate func settle() throws {
        let file = try DatabaseQueue.lasting(path: path)
        try file.writeWithoutTransaction { db in
            try db.execute(sql: "PRAGMA synchronous = FULL")
            try RecipeBox.beginLineage(db)
            _ = try String.fetchOne(db, sql: "PRAGMA journal_mode = DELETE")
        }
        try file.close()
        try reachDisk()
    }
}
