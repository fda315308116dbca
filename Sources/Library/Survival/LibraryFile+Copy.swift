import Foundation
import GRDB

extension LibraryFile {
    /// Copies a library to this path, in place of what is there. The copy is complete and sound or not there:
    /// it gets its name when it is. Others may write to the library meanwhile.
    func fill(from database: any DatabaseReader) throws {
        let unfinished = LibraryFile(path: path + ".unfinished")
        try? FileManager.default.removeItem(atPath: unfinished.path)
        do {
            let target = try DatabaseQueue.lasting(path: unfinished.path)
            try database.backup(to: target)
            try target.read { try unfinished.checkPages($0) }
            // One file by itself, which can be read where nothing can be written.
            try target.writeWithoutTransaction { try $0.execute(sql: "PRAGMA journal_mode = DELETE") }
            try target.close()
            try unfinished.reachDisk()
        } catch {
            try? FileManager.default.removeItem(atPath: unfinished.path)
            throw error
        }
        try unfinished.move(to: path)
    }

    /// Does something with a copy of the file, which then goes: the file itself may be on a disk that can't be
    /// written, and reading a library may write beside it.
    func withCopy<T>(near path: String, _ work: (LibraryFile) throws -> T) throws -> T {
        try checkBeginning()
        let copy = LibraryFile(path: "\(path)-\(UUID().uuidString)")
        let files = FileManager.default
        defer {
            for ending in ["", "-wal", "-shm"] { try? files.removeItem(atPath: copy.path + ending) }
        }
        for ending in ["", "-wal"] where files.fileExists(atPath: self.path + ending) {
            try files.copyItem(atPath: self.path + ending, toPath: copy.path + ending)
            try files.setAttributes([.posixPermissions: 0o600], ofItemAtPath: copy.path + ending)
        }
        return try work(copy)
    }

    /// Throws unless the file begins as a library does, so that nothing large is copied in vain.
    private func checkBeginning() throws {
        var about = stat()
        // Nothing that might be waited for without end, as a pipe.
        guard stat(path, &about) == 0, about.st_mode & S_IFMT == S_IFREG else {
            throw LibraryError(.notALibrary, path: path, cause: "no file")
        }
        guard let file = FileHandle(forReadingAtPath: path) else {
            throw LibraryError(.unreachable, path: path, cause: "no permission to read")
        }
        defer { try? file.close() }
        // sqlite.org/fileformat2.html: its name at 0, and the application's mark at 68.
        let head = try file.read(upToCount: 72) ?? Data()
        let mark = withUnsafeBytes(of: LibraryFile.applicationID.bigEndian) { Data($0) }
        guard head.starts(with: Data("SQLite format 3\0".utf8)), head.count == 72, head.suffix(4) == mark
        else {
            throw LibraryError(.notALibrary, path: path, cause: "it begins otherwise")
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
        let file = try DatabaseQueue.lasting(path: path, configuration: configuration)
        defer { try? file.close() }
        return try file.read { db in
            try checkKnown(db, schema: Schema.migrator)
            try checkPages(db)
            return try Int.fetchOne(db, sql: "SELECT COUNT(*) FROM recipe") ?? 0
        }
    }
}
