import Foundation
import GRDB

extension LibraryFile {
    /// Copies a library to this path, in place of what is there. The copy is complete and sound or not there:
    /// it gets its name when it is. Others may write to the library meanwhile.
    func fill(from database: any DatabaseReader) throws {
        let unfinished = LibraryFile(path: path + ".unfinished")
        try? FileManager.default.removeItem(atPath: unfinished.path)
        do {
            let target = try DatabaseQueue(path: unfinished.path)
            try database.backup(to: target)
            try target.read { try unfinished.checkPages($0) }
            try target.close()
            try unfinished.reachDisk()
        } catch {
            try? FileManager.default.removeItem(atPath: unfinished.path)
            throw error
        }
        try unfinished.move(to: path)
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
