/// Takes all rows of one database over into another, of whatever kind: a back-up of PostgreSQL is a file of
/// SQLite with the same tables, and any back-up goes back into either.
enum StoreCopy {
    /// Rows that are in memory at a time.
    private static let page = 500

    /// Writes all of it into a new file.
    static func write(_ source: any Connection, to path: String) throws {
        try SQLiteDatabase.make(path: path) { target in
            try Schema.begin(target)
            try Schema.take(Schema.migrations, target, now: 0)
            try copy(from: source, to: target)
        }
    }

    /// While it stands in `meta`, rows go that otherwise stay (``Dialect/growing(_:)``).
    static let mark = "restoring"

    /// Puts what a file has in the place of all that is there.
    static func read(path: String, into target: any Connection) throws {
        try target.run("INSERT INTO meta (name, value) VALUES (?, '')", [.text(mark)])
        let names = Schema.tables.map(\.name)
        for name in names.reversed() { try target.run("DELETE FROM \(name)") }
        try SQLiteDatabase.look(path: path) { try copy(from: $0, to: target) }
    }

    private static func copy(from source: any Connection, to target: any Connection) throws {
        for table in Schema.tables { try copy(table.name, table.key, from: source, to: target) }
    }

    private static func copy(
        _ table: String, _ key: [String], from source: any Connection, to target: any Connection
    ) throws {
        let columns = key.joined(separator: ", "), marks = key.map { _ in "?" }.joined(separator: ", ")
        var last: [SQLValue]?
        while true {
            let condition = last == nil ? "" : "WHERE (\(columns)) > (\(marks)) "
            let rows = try source.rows(
                "SELECT * FROM \(table) \(condition)ORDER BY \(columns) LIMIT \(page)", last ?? [])
            for row in rows {
                let names = row.names.joined(separator: ", ")
                let places = row.names.map { _ in "?" }.joined(separator: ", ")
                try target.run("INSERT INTO \(table) (\(names)) VALUES (\(places))", row.values)
            }
            guard rows.count == page, let row = rows.last else { return }
            last = key.map { row[$0] ?? .null }
        }
    }
}
