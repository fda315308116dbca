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

    /// Makes a library with nothing in it. It gets its name when it is whole: one that is killed meanwhile
    /// leaves no half of a library behind, and of two programs that make it at once one makes it.
    func make(schema: LibrarySchema) throws {
        let real = real
        if real.path != path { return try real.make(schema: schema) }
        let empty = try DatabaseQueue.lasting(path: "", configuration: RecipeBox.configuration(patience: 0))
        try schema.migrate(empty)
        try RecipeBox.refreshIndex(empty)
        let unfinished = LibraryFile(path: "\(path).new-\(UUID().uuidString)")
        try unfinished.write(empty)
        if unfinished.share(with: path), try standing() == .file {
            unfinished.remove()
        } else {
            // In place of a file of no bytes, or on a disk that gives a file one name only.
            try unfinished.move(to: path)
        }
        try reachFolder()
        try empty.close()
    }

    /// A sound copy of a library that has reached the disk, or nothing.
    private func write(_ database: any DatabaseReader) throws {
        remove()
        do {
            let target = try DatabaseQueue.lasting(path: path)
            // It reaches the disk once, at the end.
            try target.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = OFF") }
            try database.backup(to: target)
            try target.read { try checkPages($0) }
            // One file by itself, which can be read where nothing can be written.
            try target.writeWithoutTransaction { try $0.execute(sql: "PRAGMA journal_mode = DELETE") }
            try target.close()
            try reachDisk()
        } catch {
            for ending in ["", "-wal", "-shm", "-journal"] { LibraryFile(path: path + ending).remove() }
            throw error
        }
    }

    /// Does something with a copy of the file, which then goes: the file itself may be on a disk that can't
    /// be written, and reading a library may write beside it.
    func withCopy<T>(near path: String, _ work: (LibraryFile) throws -> T) throws -> T {
        try checkBeginning()
        let copy = LibraryFile(path: "\(path)-\(UUID().uuidString)")
        let files = FileManager.default
        defer {
            for ending in ["", "-wal", "-shm", "-journal"] { LibraryFile(path: copy.path + ending).remove() }
        }
        let beside = real.path
        for ending in ["", "-wal", "-journal"] where files.fileExists(atPath: beside + ending) {
            try files.copyItem(atPath: beside + ending, toPath: copy.path + ending)
            try files.setAttributes([.posixPermissions: 0o600], ofItemAtPath: copy.path + ending)
            LibraryFile.witness?(.copied(to: copy.path + ending))
        }
        if LibraryFile(path: copy.path + "-journal").size > 0 {
            // What a change that was cut short has done to it is undone first; until then nobody can read it.
            try DatabaseQueue.lasting(path: copy.path).close()
        }
        return try work(copy)
    }

    /// Throws unless the file begins as a library does, so that nothing large is copied in vain.
    func checkBeginning() throws {
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
}
