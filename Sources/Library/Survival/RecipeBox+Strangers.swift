import CSQLite
import GRDB

extension RecipeBox {
    /// For every connection to a file from elsewhere, or to a copy of one: see `ReadingBudget`.
    static func stranger(_ budget: ReadingBudget, readOnly: Bool = true) -> Configuration {
        var configuration = configuration(patience: 0)
        configuration.readonly = readOnly
        configuration.prepareDatabase { db in
            // The configuration lives as long as the connection, and the budget as long as the configuration.
            budget.watch(db.sqliteConnection)
            // A page that is no page is found before it is used.
            try db.execute(sql: "PRAGMA cell_size_check = ON; PRAGMA mmap_size = 0")
            // No value of a library is longer than its largest picture, nor any statement of ours.
            sqlite3_limit(db.sqliteConnection, SQLITE_LIMIT_LENGTH, CInt(mostValue))
            sqlite3_limit(db.sqliteConnection, SQLITE_LIMIT_SQL_LENGTH, 100_000)
        }
        return configuration
    }

    /// Bytes of a picture, or of a recipe's text; sixty times as many as those of the largest that are taken
    /// in.
    static let mostValue = 256 << 20
}

extension Database {
    /// Functions that a schema names are called only if they can do no harm, and nothing writes the schema
    /// itself.
    func trustNothing() throws {
        try execute(sql: "PRAGMA trusted_schema = OFF")
        _ = hands_off_defend(sqliteConnection)
    }
}
