import GRDB

/// SQLite's connection, for as long as a transaction goes on.
struct SQLiteConnection: Connection {
    let database: GRDB.Database
    let setback = Setback()

    /// Why a statement of this transaction failed. SQLite would go on after it, PostgreSQL doesn't: so
    /// nothing goes on here either.
    final class Setback {
        fileprivate(set) var error: StoreError?
    }

    var dialect: Dialect { .sqlite }

    func rows(_ sql: String, _ values: [SQLValue]) throws(StoreError) -> [StoredRow] {
        let arguments = try arguments(values)
        do {
            let statement = try database.cachedStatement(sql: sql)
            let names = statement.columnNames
            let cursor = try GRDB.Row.fetchCursor(statement, arguments: arguments)
            var rows: [StoredRow] = []
            while let row = try cursor.next() {
                let values = try names.indices.map { try SQLValue(row[$0] as DatabaseValue) }
                rows.append(StoredRow(names: names, values: values))
            }
            return rows
        } catch {
            throw noted(error)
        }
    }

    /// A zero in a text ends it for SQLite, and PostgreSQL takes none: so neither gets one.
    private func arguments(_ values: [SQLValue]) throws(StoreError) -> StatementArguments {
        for case .text(let text) in values where text.utf8.contains(0) {
            throw StoreError(.forbidden, cause: "a zero in a text")
        }
        return StatementArguments(values.map(\.databaseValue))
    }

    func run(_ sql: String, _ values: [SQLValue]) throws(StoreError) -> Int {
        let arguments = try arguments(values)
        do {
            let statement = try database.cachedStatement(sql: sql)
            try statement.execute(arguments: arguments)
            return database.changesCount
        } catch {
            throw noted(error)
        }
    }

    private func noted(_ error: any Error) -> StoreError {
        let error = StoreError(sqlite: error)
        if setback.error == nil { setback.error = error }
        return error
    }
}

extension SQLValue {
    var databaseValue: DatabaseValue {
        switch self {
        case .text(let text): text.databaseValue
        case .integer(let number): number.databaseValue
        case .null: .null
        }
    }

    init(_ value: DatabaseValue) throws(StoreError) {
        switch value.storage {
        case .null: self = .null
        case .int64(let number): self = .integer(number)
        case .string(let text): self = .text(text)
        // SUM and AVG of PostgreSQL and SQLite come as other kinds of numbers.
        case .double(let number):
            guard let whole = Int64(exactly: number.rounded()) else {
                throw StoreError(.damaged, cause: "a number beyond measure")
            }
            self = .integer(whole)
        case .blob: throw StoreError(.damaged, cause: "bytes where none are kept")
        }
    }
}

extension StoreError {
    init(sqlite error: any Error) {
        switch error {
        case let error as StoreError: self = error
        case let error as DatabaseError:
            let kind: Kind =
                switch error.extendedResultCode {
                case .SQLITE_CONSTRAINT_UNIQUE, .SQLITE_CONSTRAINT_PRIMARYKEY: .taken
                // The index of the log can't grow: of all errors of a disk the one that a full one gives.
                case .SQLITE_IOERR_SHMSIZE: .full
                default:
                    switch error.resultCode {
                    case .SQLITE_CONSTRAINT: .forbidden
                    case .SQLITE_BUSY, .SQLITE_LOCKED: .busy
                    case .SQLITE_FULL: .full
                    case .SQLITE_IOERR, .SQLITE_READONLY: .failing
                    case .SQLITE_CORRUPT, .SQLITE_NOTADB: .damaged
                    case .SQLITE_CANTOPEN, .SQLITE_MISUSE: .unreachable
                    default: .broken
                    }
                }
            // Its message names columns; its arguments, which people wrote, are left out.
            self.init(kind, cause: "SQLite \(error.extendedResultCode.rawValue): \(error.message ?? "")")
        default: self.init(.broken, cause: "\(type(of: error))")
        }
    }
}
