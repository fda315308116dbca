import GRDB
import Recipes

extension RecipeBox {
    /// Remembers that a recipe was looked at; only its latest look is kept.
    public func noteViewed(_ id: String, at now: Double) async throws(LibraryError) {
        try await write { db in
            // The same entry with a later time: else every look would leave one in the journal that has gone.
            let latest = "SELECT MAX(id) FROM history WHERE recipe = ? AND kind = 'viewed'"
            guard let entry = try Int64.fetchOne(db, sql: latest, arguments: [id]) else {
                return try RecipeBox.note(.viewed, id, now, db)
            }
            try db.execute(sql: "UPDATE history SET at = ? WHERE id = ?", arguments: [now, entry])
            try db.execute(
                sql: "DELETE FROM history WHERE recipe = ? AND kind = 'viewed' AND id != ?",
                arguments: [id, entry])
        }
    }

    /// Remembers that a recipe was cooked; every time is kept.
    public func noteCooked(_ id: String, at now: Double) async throws(LibraryError) {
        try await write { try RecipeBox.note(.cooked, id, now, $0) }
    }

    /// The latest first; both kinds unless one is asked for.
    public func history(
        _ kind: HistoryEntry.Kind? = nil, limit: Int
    ) async throws(LibraryError) -> [HistoryEntry] {
        try await read { db in
            let sql = """
                SELECT \(RecipeCard.columns), history.id, history.kind, history.at
                FROM history JOIN recipe ON recipe.id = history.recipe
                WHERE ?1 IS NULL OR history.kind = ?1 ORDER BY history.at DESC, history.id DESC LIMIT ?2
                """
            return try Row.fetchAll(db, sql: sql, arguments: [kind?.rawValue, max(0, limit)]).compactMap {
                row in
                let first = RecipeCard.columnCount
                return HistoryEntry.Kind(rawValue: row.text(first + 1)).map {
                    HistoryEntry(
                        id: row.key(first), kind: $0, at: row.number(first + 2, Moment.self),
                        card: RecipeCard(row: row))
                }
            }
        }
    }

    /// Takes entries out of the history; the recipes stay (TR07).
    @discardableResult
    public func forget(_ entries: [HistoryEntry.ID]) async throws(LibraryError) -> Removal {
        try await write { db in
            var removal = Removal()
            for id in entries { try removal.take(db, "history", "id = ?", [id]) }
            return removal
        }
    }

    static func note(
        _ kind: HistoryEntry.Kind, _ id: String, _ now: Double, _ db: Database
    ) throws {
        try db.execute(
            sql: "INSERT INTO history (uid, recipe, kind, at) SELECT ?, id, ?, ? FROM recipe WHERE id = ?",
            arguments: [TravelID.next("history", at: now, db).text, kind.rawValue, now, id])
    }
}
