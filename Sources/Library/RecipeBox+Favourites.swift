import GRDB

extension RecipeBox {
    /// Marks a recipe with a heart, or takes the heart away. A recipe that isn't in the box is let be.
    public func setFavourite(_ wanted: Bool, _ id: String, at now: Double) async throws(LibraryError) {
        try await write { db in
            if wanted {
                try RecipeBox.love(id, now, db)
            } else {
                try db.execute(sql: "DELETE FROM favourite WHERE recipe = ?", arguments: [id])
            }
        }
    }

    /// Marks several at once (TR05).
    public func setFavourites(_ ids: [String], at now: Double) async throws(LibraryError) {
        try await write { db in
            for id in ids { try RecipeBox.love(id, now, db) }
        }
    }

    static func love(_ id: String, _ now: Double, _ db: Database) throws {
        try db.execute(
            sql: "INSERT OR IGNORE INTO favourite (recipe, addedAt) SELECT id, ? FROM recipe WHERE id = ?",
            arguments: [now, id])
    }

    /// Takes hearts away (TR08); the recipes stay.
    @discardableResult
    public func removeFavourites(_ ids: [String]) async throws(LibraryError) -> Removal {
        try await write { db in
            var removal = Removal()
            for id in ids { try removal.take(db, "favourite", "recipe = ?", [id]) }
            return removal
        }
    }

    public func isFavourite(_ id: String) async throws(LibraryError) -> Bool {
        try await read { db in
            let sql = "SELECT EXISTS (SELECT 1 FROM favourite WHERE recipe = ?)"
            return try Bool.fetchOne(db, sql: sql, arguments: [id]) ?? false
        }
    }

    /// The latest heart first.
    public func favourites(offset: Int = 0, limit: Int) async throws(LibraryError) -> [RecipeCard] {
        try await read { db in
            try RecipeCard.all(
                db,
                """
                JOIN favourite AS heart ON heart.recipe = recipe.id
                ORDER BY heart.addedAt DESC, recipe.id LIMIT ? OFFSET ?
                """,
                arguments: [max(0, limit), max(0, offset)])
        }
    }
}
