import Foundation
import GRDB

extension LibraryFile {
    /// Copies a library to this path, in place of what is there. The copy is complete and sound or not there:
    /// it gets its name when it is. Others may write to the library meanwhile.
    func fill(from database: any DatabaseReader) throws {
        let unfinished = LibraryFile(path: path + ".unfinished")
        try unfinished.write(database)
        try unfinished.move(to: path)
    }

    /// Makes a library with nothing in it. It gets its name when it is whole: one that is killed meanwhile leaves no
    /// half of a library behind, and of two programs that make it at once one makes it.
    /// - Returns: the connections it needed, closed, to be held as `inspect` says.
    func make(schema: DatabaseMigrator) throws -> [DatabaseQueue] {
        let empty = try DatabaseQueue(configuration: RecipeBox.configuration(patience: 0))
        try schema.migrate(empty)
        try RecipeBox.refreshIndex(empty)
        let unfinished = LibraryFile(path: "\(path).new-\(UUID().uuidString)")
        let target = try unfinished.write(empty)
        if link(unfinished.path, path) == 0 || errno == EEXIST, try exists() {
            unlink(unfinished.path)
        } else {
            // In place of a file of no bytes, or on a disk that gives a file one name only.
            try unfinished.move(to: path)
        }
        try empty.close()
        return [empty, target]
    }

    /// A sound copy of a library that has reached the disk, or nothing.
    @discardableResult private func write(_ database: any DatabaseReader) throws -> DatabaseQueue {
        try? FileManager.default.removeItem(atPath: path)
        do {
            let target = try DatabaseQueue(path: path)
            // It reaches the disk once, at the end.
            try target.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = OFF") }
            try database.backup(to: target)
            try target.writeWithoutTransaction {
                _ = try String.fetchOne($0, sql: "PRAGMA journal_mode = WAL")
            }
            try target.read { try checkPages($0) }
            try target.close()
            try reachDisk()
            return target
        } catch {
            for ending in ["", "-wal", "-shm", "-journal"] {
                try? FileManager.default.removeItem(atPath: path + ending)
            }
            throw error
        }
    }

    /// Gives the file another name, in place of what has it.
    func move(to other: String) throws {
        guard rename(path, other) == 0 else {
            throw LibraryError(.readOnly, path: other, cause: "rename: \(String(cString: strerror(errno)))")
        }
    }

    private func reachDisk() throws {
        let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
        try file.synchronize()
        try file.close()
    }

    /// Reads, without writing, whether this is a sound library that this version knows; throws what is wrong.
    /// - Returns: how many recipes are in it.
    func examine() throws -> Int {
        guard try exists() else { throw LibraryError(.notALibrary, path: path, cause: "no file, or empty") }
        var configuration = RecipeBox.configuration(patience: 0)
        configuration.readonly = true
        let file = try DatabaseQueue(path: path, configuration: configuration)
        defer { try? file.close() }
        return try file.read { db in
            try checkKnown(db, schema: Schema.migrator)
            try checkPages(db)
            return try Int.fetchOne(db, sql: "SELECT COUNT(*) FROM recipe") ?? 0
        }
    }
}
