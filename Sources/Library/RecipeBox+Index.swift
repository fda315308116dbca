import GRDB

extension RecipeBox {
    /// Goes up when the rules change by which recipes are found; the index is then made again on opening.
    static let indexVersion = 2

    /// Makes the index from the recipes; about 50 µs a recipe.
    static func reindex(_ db: Database) throws {
        try db.execute(sql: "DELETE FROM posting; DELETE FROM measure")
        var batch = IndexBatch(db)
        let rows = try Row.fetchCursor(
            db, sql: "SELECT number, \(IndexedRecipe.columns) FROM recipe ORDER BY number")
        while let row = try rows.next() {
            try batch.put(IndexedRecipe(row: row, from: 1), number: row.key(0))
        }
        try batch.finish()
        try db.execute(sql: "PRAGMA user_version = \(indexVersion)")
    }

    /// Makes the index again if other rules made it.
    static func refreshIndex(_ database: some DatabaseWriter) throws {
        let version = try database.read { try Int.fetchOne($0, sql: "PRAGMA user_version") }
        if version != indexVersion { try database.write { try reindex($0) } }
    }
}
