import Foundation
import GRDBSQLite
import Synchronization

@testable import Library

/// SQLite's own way to the disk, with somebody looking on (sqlite.org/vfs.html). While it stands, every file
/// that SQLite opens goes through it.
enum WitnessedDisk {
    private static let log = Mutex<DiskLog?>(nil)
    private static let name = "witnessed"

    /// Lets `log` hear of everything that is done meanwhile.
    static func withLog<T>(_ log: DiskLog, _ work: () async throws -> T) async throws -> T {
        guard let plain, let witnessed = sqlite3_vfs_find(name) ?? make() else {
            throw Unwitnessed()
        }
        self.log.withLock { $0 = log }
        sqlite3_vfs_register(witnessed, 1)
        defer {
            sqlite3_vfs_register(plain, 1)
            self.log.withLock { $0 = nil }
        }
        return try await LibraryFile.$witness.withValue({ log.note($0) }) { try await work() }
    }

    struct Unwitnessed: Error {}

    fileprivate static var current: DiskLog? { log.withLock { $0 } }
    fileprivate static var plain: UnsafeMutablePointer<sqlite3_vfs>? { sqlite3_vfs_find("unix") }

    /// Registered once and never taken back: connections that are still open go through it.
    private static func make() -> UnsafeMutablePointer<sqlite3_vfs>? {
        guard let plain else { return nil }
        let vfs = UnsafeMutablePointer<sqlite3_vfs>.allocate(capacity: 1)
        // The rest is SQLite's own: it doesn't look at which of them is asked.
        vfs.initialize(to: plain.pointee)
        vfs.pointee.pNext = nil
        vfs.pointee.zName = UnsafePointer(strdup(name))
        vfs.pointee.szOsFile = Int32(WitnessedFile.head) + plain.pointee.szOsFile
        vfs.pointee.xOpen = { _, path, file, flags, outFlags in
            guard let plain = WitnessedDisk.plain, let file else { return SQLITE_CANTOPEN }
            let own = WitnessedFile(file)
            let answer = plain.pointee.xOpen(plain, path, own.real, flags, outFlags)
            guard answer == SQLITE_OK else {
                file.pointee.pMethods = nil
                return answer
            }
            file.pointee.pMethods = WitnessedFile.methods
            own.number = path.flatMap { WitnessedDisk.current?.file(named: String(cString: $0)) } ?? 0
            return SQLITE_OK
        }
        vfs.pointee.xDelete = { _, path, reachesFolder in
            guard let plain = WitnessedDisk.plain, let path else { return SQLITE_IOERR }
            let answer = plain.pointee.xDelete(plain, path, reachesFolder)
            if answer == SQLITE_OK, let log = WitnessedDisk.current,
                log.file(named: String(cString: path)) != nil
            {
                log.note(.removed(String(cString: path)))
                if reachesFolder != 0 { log.add(.reachedFolder) }
            }
            return answer
        }
        return vfs
    }

    fileprivate static func note(_ file: WitnessedFile, _ deed: (Int) -> DiskLog.Deed) {
        if file.number > 0 { current?.add(deed(file.number)) }
    }
}

/// A file as SQLite holds it: our methods, its number in the log, and behind them the real one.
private struct WitnessedFile {
    static let head = 32
    private let place: UnsafeMutableRawPointer

    init(_ file: UnsafeMutablePointer<sqlite3_file>) { place = UnsafeMutableRawPointer(file) }

    var real: UnsafeMutablePointer<sqlite3_file> {
        (place + Self.head).assumingMemoryBound(to: sqlite3_file.self)
    }
    var number: Int {
        get { place.load(fromByteOffset: 16, as: Int.self) }
        nonmutating set { place.storeBytes(of: newValue, toByteOffset: 16, as: Int.self) }
    }
    private var does: sqlite3_io_methods { real.pointee.pMethods.pointee }

    /// Never let go of: files may be open to the end.
    nonisolated(unsafe) static let methods: UnsafePointer<sqlite3_io_methods> = {
        let methods = UnsafeMutablePointer<sqlite3_io_methods>.allocate(capacity: 1)
        methods.initialize(to: sqlite3_io_methods())
        methods.pointee.iVersion = 2
        methods.pointee.xClose = { file in
            guard let file else { return SQLITE_OK }
            let own = WitnessedFile(file)
            return own.does.xClose(own.real)
        }
        methods.pointee.xRead = { file, bytes, count, place in
            guard let file else { return SQLITE_IOERR }
            let own = WitnessedFile(file)
            return own.does.xRead(own.real, bytes, count, place)
        }
        methods.pointee.xWrite = { file, bytes, count, place in
            guard let file, let bytes else { return SQLITE_IOERR }
            let own = WitnessedFile(file)
            let answer = own.does.xWrite(own.real, bytes, count, place)
            if answer == SQLITE_OK {
                let copy = Array(UnsafeRawBufferPointer(start: bytes, count: Int(count)))
                WitnessedDisk.note(own) { .wrote($0, at: Int(place), copy) }
            }
            return answer
        }
        methods.pointee.xTruncate = { file, size in
            guard let file else { return SQLITE_IOERR }
            let own = WitnessedFile(file)
            let answer = own.does.xTruncate(own.real, size)
            if answer == SQLITE_OK { WitnessedDisk.note(own) { .cut($0, to: Int(size)) } }
            return answer
        }
        methods.pointee.xSync = { file, flags in
            guard let file else { return SQLITE_IOERR }
            let own = WitnessedFile(file)
            let answer = own.does.xSync(own.real, flags)
            if answer == SQLITE_OK { WitnessedDisk.note(own) { .reachedDisk($0) } }
            return answer
        }
        methods.pointee.xFileSize = { file, size in
            guard let file else { return SQLITE_IOERR }
            let own = WitnessedFile(file)
            return own.does.xFileSize(own.real, size)
        }
        methods.pointee.xLock = { file, level in
            guard let file else { return SQLITE_IOERR }
            let own = WitnessedFile(file)
            return own.does.xLock(own.real, level)
        }
        methods.pointee.xUnlock = { file, level in
            guard let file else { return SQLITE_IOERR }
            let own = WitnessedFile(file)
            return own.does.xUnlock(own.real, level)
        }
        methods.pointee.xCheckReservedLock = { file, answer in
            guard let file else { return SQLITE_IOERR }
            let own = WitnessedFile(file)
            return own.does.xCheckReservedLock(own.real, answer)
        }
        methods.pointee.xFileControl = { file, what, with in
            guard let file else { return SQLITE_IOERR }
            let own = WitnessedFile(file)
            return own.does.xFileControl(own.real, what, with)
        }
        methods.pointee.xSectorSize = { file in
            guard let file else { return 4096 }
            let own = WitnessedFile(file)
            return own.does.xSectorSize(own.real)
        }
        methods.pointee.xDeviceCharacteristics = { file in
            guard let file else { return 0 }
            let own = WitnessedFile(file)
            return own.does.xDeviceCharacteristics(own.real)
        }
        methods.pointee.xShmMap = { file, page, size, extends, memory in
            guard let file else { return SQLITE_IOERR }
            let own = WitnessedFile(file)
            return own.does.xShmMap(own.real, page, size, extends, memory)
        }
        methods.pointee.xShmLock = { file, offset, count, flags in
            guard let file else { return SQLITE_IOERR }
            let own = WitnessedFile(file)
            return own.does.xShmLock(own.real, offset, count, flags)
        }
        methods.pointee.xShmBarrier = { file in
            guard let file else { return }
            let own = WitnessedFile(file)
            own.does.xShmBarrier(own.real)
        }
        methods.pointee.xShmUnmap = { file, removes in
            guard let file else { return SQLITE_IOERR }
            let own = WitnessedFile(file)
            return own.does.xShmUnmap(own.real, removes)
        }
        return UnsafePointer(methods)
    }()
}
