import Foundation
import GRDB

extension RecipeBox {
    /// Whether there is a file in the library's place; whether it is a library is not looked at. May take as
    /// long as a drive in the network does.
    public static func isThere(at path: String) -> Bool {
        do throws(LibraryError) { return try LibraryFile(path: path).standing() == .file } catch {
            return false
        }
    }

    /// When a library was last written to, in seconds since 1970; nil if it isn't there.
    public static func changedAt(_ path: String) -> Double? {
        let file = LibraryFile(path: path)
        return ([file] + file.logs).compactMap(\.writtenAt).max()
    }

    /// Opens a library that is only read: nothing is made, changed or brought up to date, and nothing is
    /// written beside it unless another program has left a log there. Writing to it fails.
    ///
    /// Throws `.absent` if there is none. One of an earlier version, or with a change in it that was cut
    /// short, is read from a copy.
    public static func reading(
        at path: String, with boxes: [BoxSchema] = []
    ) throws(LibraryError) -> RecipeBox {
        let schema = LibrarySchema(and: boxes)
        do {
            let file = LibraryFile(path: path)
            guard try file.isLibrary() else {
                throw LibraryError(.absent, path: path, cause: "no file, or empty")
            }
            guard access(path, R_OK) == 0 else {
                throw LibraryError(.unreachable, path: path, cause: "no permission to read")
            }
            if file.needsCopyToBeRead {
                let near = NSTemporaryDirectory() + "hands-off-read"
                return try file.withCopy(near: near) { copy in
                    RecipeBox(database: try copy.renewed(schema), path: path, schema: schema)
                }
            }
            let queue = try file.forReading(patience: 2)
            let isCurrent = try queue.read { db in
                try file.checkKnown(db, schema: schema)
                return try schema.pending(db).isEmpty
            }
            if isCurrent { return RecipeBox(database: queue, path: path, schema: schema) }
            try queue.close()
            return RecipeBox(database: try file.renewed(schema), path: path, schema: schema)
        } catch { throw LibraryError(error, path: path) }
    }
}

extension LibraryFile {
    /// Whether it can't be read where it lies without something being written there: a change in it must be
    /// undone, or the log beside it has no index yet.
    fileprivate var needsCopyToBeRead: Bool {
        logs.contains { $0.path.hasSuffix("-journal") || !LibraryFile(path: real.path + "-shm").isThere }
    }

    /// What is in it, brought up to date apart from it, in a file that goes with the connection.
    fileprivate func renewed(_ schema: LibrarySchema) throws -> DatabaseQueue {
        let fresh = try DatabaseQueue.lasting(path: "")
        let source = try forReading(patience: 2)
        try source.backup(to: fresh)
        try source.close()
        try schema.migrate(fresh)
        try RecipeBox.refreshIndex(fresh)
        return fresh
    }
}
