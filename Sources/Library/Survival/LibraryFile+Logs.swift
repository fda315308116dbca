import Foundation
import GRDB

/// What SQLite keeps beside a file: a log of changes that are not in it yet (`-wal`, with its index `-shm`),
/// or a journal that undoes one that is in it by half. Beside any other file they would be carried out all
/// the same.
extension LibraryFile {
    private static let endings = ["-wal", "-shm", "-journal"]

    /// The logs in which something stands. A log of changes that is only begun has 32 bytes.
    var logs: [LibraryFile] {
        let beside = real.path
        return [("-wal", 32), ("-journal", 0)].compactMap { ending, least in
            let log = LibraryFile(path: beside + ending)
            return log.size > least ? log : nil
        }
    }

    /// Looks into the file with its logs. If that shows no sound library, but the file by itself is one, then
    /// the logs are another file's: they get another name, and it is looked into again.
    /// - Returns: where such a log is now.
    func settingForeignLogsAside(
        _ schema: LibrarySchema, _ look: () throws -> Void
    ) throws -> String? {
        do {
            let strange = logs.first { !hasPages(like: $0) }
            if let strange {
                throw LibraryError(.damaged, path: path, cause: "\(strange.path) is another file's")
            }
            try look()
            return nil
        } catch {
            guard [.damaged, .notALibrary].contains(LibraryError(error).kind), !logs.isEmpty, !isInUse,
                isSoundAlone(schema)
            else { throw error }
            let aside = try setLogsAside()
            try look()
            return aside
        }
    }

    /// Gives the logs, if there are any, a name with the day on which they were last written
    /// ("library.sqlite.log-2026-11-21-wal").
    /// - Returns: the log's new path.
    @discardableResult func setLogsAside() throws -> String? {
        guard let log = logs.first else { return nil }
        let base = CopyShelf(library: path).free("log-\(Day(at: log.writtenAt ?? 0))", endings: Self.endings)
        try moveLogs(to: base)
        return base + (log.path.hasSuffix("-journal") ? "-journal" : "-wal")
    }

    /// Takes the logs along to where the file goes.
    func moveLogs(to base: String) throws {
        let beside = real.path
        for ending in Self.endings {
            let log = LibraryFile(path: beside + ending)
            if log.isThere { try log.move(to: base + ending) }
        }
    }

    /// Whether a log begins as one of this file's would: with pages of its size.
    private func hasPages(like log: LibraryFile) -> Bool {
        let head = beginning(18), start = log.beginning(28)
        guard head.count == 18 else { return false }
        let pages = head.number(at: 16, bytes: 2)
        let own = pages == 1 ? 65_536 : pages
        if log.path.hasSuffix("-journal") {
            // A journal that has not begun to count is one that was being begun.
            guard start.count == 28, start.starts(with: [0xD9, 0xD5, 0x05, 0xF9, 0x20, 0xA1, 0x63, 0xD7])
            else {
                return true
            }
            return start.number(at: 24, bytes: 4) == own
        }
        // Rubbish is no log at all to SQLite, and does no harm.
        guard start.count == 28, start.number(at: 0, bytes: 4) | 1 == 0x377F_0683 else { return true }
        return start.number(at: 8, bytes: 4) == own
    }

    private func beginning(_ count: Int) -> Data {
        guard let file = FileHandle(forReadingAtPath: path) else { return Data() }
        defer { try? file.close() }
        return (try? file.read(upToCount: count)) ?? Data()
    }

    /// Whether another process has the library open: each holds a lock on a byte of the log's index. Not to
    /// be asked while this process has it open, whose own locks would be lost.
    private var isInUse: Bool {
        let index = open(real.path + "-shm", O_RDONLY | O_CLOEXEC)
        guard index >= 0 else { return false }
        defer { close(index) }
        // sqlite3/os_unix.c: UNIX_SHM_DMS.
        var lock = flock()
        (lock.l_type, lock.l_whence, lock.l_start, lock.l_len) = (Int16(F_WRLCK), Int16(SEEK_SET), 128, 1)
        return fcntl(index, F_GETLK, &lock) == 0 && lock.l_type != Int16(F_UNLCK)
    }

    private func isSoundAlone(_ schema: LibrarySchema) -> Bool {
        guard let file = try? forReading(ignoringLogs: true) else { return false }
        defer { try? file.close() }
        do {
            try file.read { db in
                try checkKnown(db, schema: schema)
                try checkPages(db)
            }
            return true
        } catch { return LibraryError(error).kind == .newer }
    }
}

extension Data {
    /// A number of so many bytes, the highest first.
    fileprivate func number(at place: Int, bytes: Int) -> Int {
        self[startIndex + place..<startIndex + place + bytes].reduce(0) { $0 << 8 | Int($1) }
    }
}
