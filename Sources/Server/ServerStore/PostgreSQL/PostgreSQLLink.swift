import CPostgres

/// A connection to PostgreSQL, with the statements that it has prepared. It belongs to one thread, which it
/// keeps waiting.
final class PostgreSQLLink {
    /// How a transaction begins, and with that what it may see and do.
    enum Purpose: String {
        /// As if it were alone; where that can't be, PostgreSQL ends one of those in the way (40001).
        case writing = "BEGIN ISOLATION LEVEL SERIALIZABLE; LOCK TABLE turn IN ROW SHARE MODE"
        /// Really alone: it waits until all that write are done, and those that come later wait for it. For
        /// one that was in others' way again and again. What it sees is settled after the waiting, because
        /// locking a table is no `SELECT`; and it costs no question of its own.
        case writingAlone = "BEGIN ISOLATION LEVEL SERIALIZABLE; LOCK TABLE turn IN EXCLUSIVE MODE"
        /// One state from beginning to end.
        case reading = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
        /// A single statement, which PostgreSQL puts into a transaction of its own.
        case looking = ""

        var isWriting: Bool { self == .writing || self == .writingAlone }
    }

    /// Milliseconds that a statement may take, with all its waiting for others.
    static let patience = 10_000
    /// The oldest PostgreSQL we speak to: 13.
    static let oldest = 130_000
    /// Statements kept prepared; with more they are all prepared anew. Statements of this store are far fewer.
    private static let preparedLimit = 400

    private struct Statement: Hashable {
        var sql: String
        var types: [Oid]
    }

    private let handle: OpaquePointer
    private var prepared: [Statement: String] = [:]
    /// Why a statement of this transaction failed. PostgreSQL carries out nothing after it, so whoever goes
    /// on as if nothing had happened is stopped at the end at the latest.
    private(set) var failure: PostgreSQLFailure?

    init(_ address: PostgreSQLAddress) throws(PostgreSQLFailure) {
        // The address stands first: what is ours is said after it, and counts.
        let options = [("dbname", address.text)] + PostgreSQLAddress.options
        let connection = withCStrings(options.map(\.0)) { names in
            withCStrings(options.map(\.1)) { PQconnectdbParams(names, $0, 1) }
        }
        guard let connection, PQstatus(connection) == CONNECTION_OK else {
            let failure = PostgreSQLFailure(connection: connection)
            if let connection { PQfinish(connection) }
            throw failure
        }
        handle = connection
        // Notices ("relation exists, skipping") are written to standard error otherwise.
        PQsetNoticeProcessor(handle, { _, _ in }, nil)
        try prepareSession()
    }

    deinit { PQfinish(handle) }

    /// Whatever the database's owner has set: what was acknowledged is on the disk, nobody waits for ever,
    /// and no lock outlives whoever holds it. Lists are read in an index's order: with the cost of a turning disk PostgreSQL
    /// would gather and sort all that belongs to a common word. And a statement is planned once, whatever its values, as
    /// SQLite does it: planning takes longer than most of ours take.
    private func prepareSession() throws(PostgreSQLFailure) {
        guard PQserverVersion(handle) >= Self.oldest else {
            var failure = PostgreSQLFailure(result: nil, connection: handle)
            failure.error = StoreError(.broken, cause: "PostgreSQL is older than version 13")
            throw failure
        }
        try command(
            """
            SET synchronous_commit = on; SET statement_timeout = \(Self.patience);
            SET idle_in_transaction_session_timeout = 60000; SET standard_conforming_strings = on;
            SET random_page_cost = 1.1; SET plan_cache_mode = force_generic_plan
            """)
    }

    /// Makes the table in whose locks writers stand in line; there is never anything in it.
    func prepareWriting() throws(PostgreSQLFailure) {
        do {
            try command("CREATE TABLE IF NOT EXISTS turn ()")
        } catch  where error.error.kind == .taken {
            // Another connection has made it at this moment.
        }
    }

    var version: Int { Int(PQserverVersion(handle)) }

    /// Whether it can still be spoken over, as far as one knows before speaking.
    var isAlive: Bool { !isGivenUp && PQstatus(handle) == CONNECTION_OK }
    /// It has heard that the database goes; libpq may notice only with the next word.
    private var isGivenUp = false

    // MARK: Transactions

    func begin(_ purpose: Purpose) throws(PostgreSQLFailure) {
        failure = nil
        if purpose != .looking { try command(purpose.rawValue) }
    }

    func commit() throws(PostgreSQLFailure) {
        if let failure { throw failure }
        if PQtransactionStatus(handle) != PQTRANS_IDLE { try command("COMMIT") }
    }

    /// Never fails: a connection on which it can't be said is thrown away.
    func rollBack() {
        guard isAlive, PQtransactionStatus(handle) != PQTRANS_IDLE else { return }
        if (try? command("ROLLBACK")) == nil { isGivenUp = true }
    }

    // MARK: Statements

    /// Carries out what has no values, be it several statements.
    func command(_ sql: String) throws(PostgreSQLFailure) { _ = try answer(PQexec(handle, sql)) }

    /// Carries out a statement with `?` for its values. The same one is prepared once.
    func execute(_ sql: String, _ values: [SQLValue]) throws(PostgreSQLFailure) -> PostgreSQLAnswer {
        let name = try name(of: Statement(sql: sql, types: values.map(\.columnType)))
        let result = withCStrings(values.map(\.wire)) { pointers in
            PQexecPrepared(handle, name, Int32(values.count), pointers, nil, nil, 0)
        }
        return try answer(result)
    }

    private func name(of statement: Statement) throws(PostgreSQLFailure) -> String {
        if let name = prepared[statement] { return name }
        if prepared.count >= Self.preparedLimit {
            try command("DEALLOCATE ALL")
            prepared = [:]
        }
        let name = "s\(prepared.count)"
        let result = PQprepare(
            handle, name, Placeholders.numbered(statement.sql), Int32(statement.types.count), statement.types)
        _ = try answer(result)
        prepared[statement] = name
        return name
    }

    private func answer(_ result: OpaquePointer?) throws(PostgreSQLFailure) -> PostgreSQLAnswer {
        let status = PQresultStatus(result)
        guard let result, status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK else {
            let failure = PostgreSQLFailure(result: result, connection: handle)
            PQclear(result)
            if failure.error.kind == .unreachable { isGivenUp = true }
            // What comes after the first one says only that there was one.
            if self.failure == nil { self.failure = failure }
            throw failure
        }
        return PostgreSQLAnswer(result)
    }

    // MARK: What others say

    /// The socket, for waiting until something comes.
    var socket: Int32 { PQsocket(handle) }

    /// Takes what has come, without waiting.
    /// - Returns: the words of notifications; nil if the connection is gone.
    func takeNotifications() -> [String]? {
        guard PQconsumeInput(handle) == 1 else { return nil }
        var words: [String] = []
        while let notification = PQnotifies(handle) {
            if let extra = notification.pointee.extra { words.append(String(cString: extra)) }
            PQfreemem(notification)
        }
        return words
    }
}

extension SQLValue {
    /// Said with every statement, so that a number means one whatever stands beside it.
    fileprivate var columnType: Oid {
        switch self {
        case .text: ColumnType.text
        case .integer: ColumnType.bigint
        // Whatever the place wants.
        case .null: 0
        }
    }

    /// As text, which PostgreSQL reads for every type.
    fileprivate var wire: String? {
        switch self {
        case .text(let text): text
        case .integer(let number): String(number)
        case .null: nil
        }
    }
}
