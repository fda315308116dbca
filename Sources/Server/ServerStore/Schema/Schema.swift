/// All steps of the schema, and how a store takes them.
public enum Schema {
    public static let migrations = [accounts, mail, blobs, shelves]

    /// Takes the steps that are still to be taken, all or none.
    static func bringUpToDate(
        _ database: any Database, now: Int64, to migrations: [Migration] = migrations
    ) async throws {
        try await database.write { connection in
            let strict = connection.dialect.strict
            try connection.run(
                connection.dialect.adapted(
                    "CREATE TABLE IF NOT EXISTS migration (name TEXT PRIMARY KEY NOT NULL, at BIGINT NOT NULL)"
                )
                    + strict)
            let taken = Set(try connection.rows("SELECT name FROM migration").map { try $0.text("name") })
            if let unknown = taken.subtracting(migrations.map(\.name)).sorted().first {
                throw StoreError(.newer, cause: "schema step \(unknown)")
            }
            for migration in migrations where !taken.contains(migration.name) {
                for statement in migration.statements {
                    let end = statement.hasPrefix("CREATE TABLE") ? strict : ""
                    try connection.run(connection.dialect.adapted(statement) + end)
                }
                try connection.run(
                    "INSERT INTO migration (name, at) VALUES (?, ?)", [.text(migration.name), .integer(now)])
            }
        }
    }
}
