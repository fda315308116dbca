import GRDB
import Recipes

extension RecipeBox {
    private static let dietsFound = "diets.found"

    /// Works out the diets of recipes that came in before that was done, a bounded number at a time; those of
    /// which somebody has said something are let be (TR02).
    /// - Returns: whether there may be more.
    public func findDiets(atMost: Int = 100) async throws(LibraryError) -> Bool {
        let from = try await setting(RecipeBox.dietsFound, as: Int64.self) ?? 0
        let sql = """
            SELECT number, id FROM recipe WHERE number > ? AND origin = 'own' AND diets = ''
            ORDER BY number LIMIT ?
            """
        // Almost every start ends here, without waiting for the disk.
        let rows = try await read { db in
            try Row.fetchAll(db, sql: sql, arguments: [from, max(1, atMost)]).map { ($0.key(0), $0.text(1)) }
        }
        guard let last = rows.last?.0 else { return false }
        try await writeLightly { db in
            for (number, id) in rows {
                guard let recipe = try Recipe.one(db, id: id), recipe.inferredDiets == nil else { continue }
                let found = recipe.withFoundDiets
                var index = IndexBatch(db)
                try index.take(IndexedRecipe(of: recipe), number: number)
                try db.execute(
                    sql: "UPDATE recipe SET diets = ?, body = ? WHERE number = ?",
                    arguments: [found.diets.dietNames, RecipeBody(of: found).json(), number])
                try index.put(IndexedRecipe(of: found), number: number)
                try index.finish()
            }
            try RecipeBox.set(last, for: RecipeBox.dietsFound, db)
        }
        return rows.count >= max(1, atMost)
    }
}
