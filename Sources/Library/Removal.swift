public import GRDB

/// What was taken out of the library, for putting it back just as it was: see `RecipeBox.restore`.
///
/// A plain value: it works for as long as it is kept, and nothing is lost by letting go of it.
public struct Removal: Sendable, Hashable {
    /// In an order in which they can be put back.
    private(set) var rows: [KeptRow] = []

    public init() {}

    /// Whether there was nothing to take out.
    public var isEmpty: Bool { rows.isEmpty }

    /// Takes the rows that fit out of a table, of whichever box.
    /// - Parameter condition: in SQL, with a `?` for each argument.
    public mutating func take(
        _ db: Database, _ table: String, _ condition: String, _ arguments: StatementArguments
    ) throws {
        try keep(db, table, condition, arguments)
        try db.cachedStatement(sql: "DELETE FROM \(table) WHERE \(condition)").execute(arguments: arguments)
    }

    /// Remembers rows that are about to go with others.
    mutating func keep(
        _ db: Database, _ table: String, _ condition: String, _ arguments: StatementArguments
    ) throws {
        let columns = try db.columns(in: table).map(\.name)
        let statement = try db.cachedStatement(
            sql: "SELECT \(columns.joined(separator: ", ")) FROM \(table) WHERE \(condition)")
        for row in try Row.fetchAll(statement, arguments: arguments) {
            rows.append(KeptRow(table: table, columns: columns, values: Array(row.databaseValues)))
        }
    }

    /// What came back meanwhile is let be, and what belongs to something that is gone stays gone.
    func putBack(_ db: Database) throws {
        for row in rows {
            let places = row.columns.map { _ in "?" }.joined(separator: ", ")
            let statement = try db.cachedStatement(
                sql: "INSERT INTO \(row.table) (\(row.columns.joined(separator: ", "))) VALUES (\(places))")
            do {
                try statement.execute(arguments: StatementArguments(row.values))
            } catch let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT {
                continue
            }
            if row.table == "recipe" { try reindex(db, row) }
        }
    }

    private func reindex(_ db: Database, _ row: KeptRow) throws {
        guard let place = row.columns.firstIndex(of: "number"),
            let number = Int64.fromDatabaseValue(row.values[place])
        else { return }
        try IndexBatch.put(number, db)
    }
}
