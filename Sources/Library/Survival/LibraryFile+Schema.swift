import GRDB

extension LibraryFile {
    /// Throws unless the tables, indices, views and triggers of a file are those that `schema` makes, word for word, up to
    /// the version that the file says it has: nothing else is asked anything, as an answer of a view or a trigger may
    /// take for ever.
    func checkSchema(_ db: Database, _ schema: DatabaseMigrator) throws {
        let theirs = try SchemaObject.all(db)
        let applied = try schema.appliedMigrations(db)
        guard applied == Array(schema.migrations.prefix(applied.count)) else {
            throw LibraryError(.notALibrary, path: path, cause: "versions \(applied) without those before")
        }
        guard let last = applied.last else {
            // Killed while it was made, at the latest before its first table.
            guard theirs.allSatisfy({ $0.table == "grdb_migrations" }) else { throw stranger(theirs) }
            return
        }
        let pattern = try DatabaseQueue.lasting(path: "")
        defer { try? pattern.close() }
        try schema.migrate(pattern, upTo: last)
        let ours = try pattern.read(SchemaObject.all)
        guard theirs == ours else { throw stranger(theirs.symmetricDifference(ours)) }
    }

    /// Throws unless the list of versions can be asked for: not if it is a view, or a table of another program.
    func checkLedger(_ db: Database) throws {
        let objects = try SchemaObject.all(db).filter { $0.name == "grdb_migrations" }
        guard objects.allSatisfy({ $0.kind == "table" && !$0.sql.uppercased().hasPrefix("CREATE VIRTUAL") })
        else { throw stranger(objects) }
    }

    private func stranger(_ objects: Set<SchemaObject>) -> LibraryError {
        let names = objects.map { "\($0.kind) \($0.name)" }.sorted().prefix(8).joined(separator: ", ")
        return LibraryError(.notALibrary, path: path, cause: "not as any version makes it: \(names)")
    }
}

/// A table, an index, a view or a trigger, as the file's list of them tells.
private struct SchemaObject: Hashable {
    var kind: String
    var name: String
    var table: String
    /// What made it, without quotation marks, and with single spaces; empty for an index that SQLite makes by itself.
    var sql: String

    /// More of them than any version has.
    private static let most = 500

    /// Without the tables of figures that SQLite's ANALYZE adds.
    static func all(_ db: Database) throws -> Set<SchemaObject> {
        let rows = try Row.fetchAll(
            db,
            sql: """
                SELECT type, name, tbl_name, sql FROM sqlite_master
                WHERE name NOT LIKE 'sqlite\\_stat%' ESCAPE '\\' LIMIT \(most)
                """)
        return Set(
            rows.map { row in
                SchemaObject(
                    kind: row.text(0), name: row.text(1), table: row.text(2),
                    sql: row.text(3).replacing("\"", with: "").split(whereSeparator: \.isWhitespace)
                        .joined(separator: " "))
            })
    }
}
