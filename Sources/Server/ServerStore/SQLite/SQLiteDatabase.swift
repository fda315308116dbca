import Foundation
import GRDB

/// A file of SQLite, for a server on one machine.
///
/// A write-ahead log, so that readers never wait for the writer; `synchronous = FULL`, so that what was
/// acknowledged outlives a power cut.
public struct SQLiteDatabase: Database {
    private let pool: DatabasePool
    private let queue: CommitQueue

    public var dialect: Dialect { .sqlite }

    /// "HOFS", in the place SQLite keeps for saying whose file it is.
    static let applicationID: Int32 = 0x484F_4653

    /// Opens a file, or makes it.
    /// - Parameters:
    ///   - patience: seconds to wait for another process: a back-up, a command.
    ///   - readers: how many may read at the same time.
    public init(path: String, patience: Double = 5, readers: Int = 4) throws(StoreError) {
        var configuration = Configuration()
        configuration.busyMode = .timeout(patience)
        configuration.maximumReaderCount = readers
        configuration.foreignKeysEnabled = true
        configuration.label = "store"
        // Kibibytes, where negative: in SQLite's own two megabytes the upper pages of a large town's indexes make room for
        // each other.
        configuration.prepareDatabase { try $0.execute(sql: "PRAGMA cache_size = -16000") }
        do {
            pool = try DatabasePool(path: path, configuration: configuration)
            // DatabasePool sets NORMAL after whatever its configuration has prepared; hence now.
            let owner = try pool.writeWithoutTransaction { database in
                try database.execute(sql: "PRAGMA synchronous = FULL")
                // The default of 1,000 pages leaves a long log behind a burst of pictures' rows.
                try database.execute(sql: "PRAGMA wal_autocheckpoint = 1000")
                let owner = try Int32.fetchOne(database, sql: "PRAGMA application_id") ?? 0
                if owner == 0, try Int.fetchOne(database, sql: "SELECT COUNT(*) FROM sqlite_master") == 0 {
                    try database.execute(sql: "PRAGMA application_id = \(Self.applicationID)")
                    return Self.applicationID
                }
                return owner
            }
            guard owner == Self.applicationID else {
                throw StoreError(.damaged, cause: "a database of another program (\(owner))")
            }
        } catch {
            throw StoreError(sqlite: error)
        }
        queue = CommitQueue(pool)
        let facts = try facts()
        guard facts.synchronous >= 2, facts.journal == "wal" else {
            throw StoreError(
                .broken, cause: "synchronous = \(facts.synchronous), journal_mode = \(facts.journal)")
        }
    }

    public func read<Answer: Sendable>(
        _ work: @escaping @Sendable (any Connection) throws -> Answer
    ) async throws -> Answer {
        do {
            return try await pool.read { try work(SQLiteConnection(database: $0)) }
        } catch let error as DatabaseError {
            throw StoreError(sqlite: error)
        }
    }

    @discardableResult public func write<Answer: Sendable>(
        _ work: @escaping @Sendable (any Connection) throws -> Answer
    ) async throws -> Answer {
        try await withCheckedThrowingContinuation { continuation in
            let write = PendingWrite(work, continuation)
            Task { await queue.add(write) }
        }
    }

    public func backUp(to path: String) async throws {
        do {
            let copy = try DatabaseQueue(path: path)
            try pool.backup(to: copy)
            // A copy is one file, without a log beside it.
            try await copy.writeWithoutTransaction { try $0.execute(sql: "PRAGMA journal_mode = DELETE") }
            try copy.close()
        } catch {
            throw StoreError(sqlite: error)
        }
    }

    public func close() async {
        await queue.close()
        try? pool.close()
    }

    /// How the writing connection makes sure of what it writes: 2 and "wal" is as it must be.
    public func facts() throws(StoreError) -> (synchronous: Int, journal: String) {
        do {
            return try pool.writeWithoutTransaction { database in
                (
                    try Int.fetchOne(database, sql: "PRAGMA synchronous") ?? 0,
                    try String.fetchOne(database, sql: "PRAGMA journal_mode") ?? ""
                )
            }
        } catch {
            throw StoreError(sqlite: error)
        }
    }

    /// Looks at every page and every index.
    /// - Returns: "ok", or what is wrong.
    public static func check(path: String) throws(StoreError) -> String {
        do {
            return try look(path: path) { connection in
                try connection.row("PRAGMA integrity_check(1)")?.text("integrity_check") ?? "no answer"
            }
        } catch {
            throw StoreError(sqlite: error)
        }
    }

    /// Makes a new file in one transaction: one file, without a log beside it.
    static func make(path: String, _ work: (any Connection) throws -> Void) throws {
        do {
            let queue = try DatabaseQueue(path: path)
            defer { try? queue.close() }
            try queue.writeWithoutTransaction { database in
                try database.execute(sql: "PRAGMA application_id = \(applicationID)")
                try database.execute(sql: "PRAGMA synchronous = FULL")
                try database.inTransaction(.immediate) {
                    try work(SQLiteConnection(database: database))
                    return .commit
                }
            }
        } catch let error as DatabaseError {
            throw StoreError(sqlite: error)
        }
    }

    /// Reads a file without changing it in any way.
    public static func look<Answer>(path: String, _ work: (any Connection) throws -> Answer) throws -> Answer
    {
        do {
            var configuration = Configuration()
            configuration.readonly = true
            configuration.busyMode = .timeout(5)
            let queue = try DatabaseQueue(path: path, configuration: configuration)
            defer { try? queue.close() }
            return try queue.read { try work(SQLiteConnection(database: $0)) }
        } catch let error as DatabaseError {
            throw StoreError(sqlite: error)
        }
    }
}
