import GRDB

extension RecipeBox {
    /// Takes recipes out, with their favourites, history and places in collections (AR01). The diary and the
    /// shopping list keep what they say about them.
    /// - Parameters:
    ///   - drafts: of changes to them that were not saved; they go, and come back, with them.
    ///   - pictures: those that only they have, by name; they go and come back, too.
    @discardableResult
    public func remove(
        _ ids: [String], drafts: [Draft.ID] = [], pictures: [String] = []
    ) async throws(LibraryError) -> Removal {
        try await write { db in
            var removal = Removal()
            for name in pictures { try removal.take(db, "picture", "name = ?", [name]) }
            for draft in drafts { try removal.take(db, "draft", "key = ?", [draft]) }
            var index = IndexBatch(db)
            for id in ids {
                let found = try Row.fetchOne(
                    db.cachedStatement(
                        sql: "SELECT number, \(IndexedRecipe.columns) FROM recipe WHERE id = ?"),
                    arguments: [id])
                guard let found else { continue }
                try index.take(IndexedRecipe(row: found, from: 1), number: found.key(0))
                try removal.keep(db, "recipe", "id = ?", [id])
                for table in ["favourite", "history", "collected"] {
                    try removal.keep(db, table, "recipe = ?", [id])
                }
                try db.execute(sql: "DELETE FROM recipe WHERE id = ?", arguments: [id])
            }
            try index.finish()
            return removal
        }
    }

    /// Puts back what was taken out, exactly as it was and where it was.
    public func restore(_ removal: Removal) async throws(LibraryError) {
        try await write { try removal.putBack($0) }
    }
}
