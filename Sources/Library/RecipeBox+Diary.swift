import GRDB
import Recipes

extension RecipeBox {
    /// Writes "I cooked this" into the diary and the history at once. Stars become the recipe's own.
    /// - Parameter inHistory: whether it isn't there yet.
    /// - Returns: nil if there is no such recipe.
    @discardableResult
    public func cooked(
        _ id: String, note: String = "", stars: Int = 0, at now: Double, inHistory: Bool = true
    ) async throws(LibraryError) -> DiaryEntry? {
        try await write { db in
            let sql = "SELECT title FROM recipe WHERE id = ?"
            guard let title = try String.fetchOne(db, sql: sql, arguments: [id]) else { return nil }
            let stars = min(5, max(0, stars))
            if inHistory { try RecipeBox.note(.cooked, id, now, db) }
            if stars > 0 {
                try db.execute(sql: "UPDATE recipe SET stars = ? WHERE id = ?", arguments: [stars, id])
            }
            try db.execute(
                sql: "INSERT INTO diary (uid, recipe, title, at, note, stars) VALUES (?, ?, ?, ?, ?, ?)",
                arguments: [TravelID.next("diary", at: now, db).text, id, title, now, note, stars])
            return DiaryEntry(
                id: db.lastInsertedRowID, recipeID: id, title: title, at: now, note: note, stars: stars)
        }
    }

    /// The latest first, of one recipe or of all.
    public func diary(
        of recipe: String? = nil, offset: Int = 0, limit: Int
    ) async throws(LibraryError) -> [DiaryEntry] {
        try await read { db in
            let rows = try Row.fetchAll(
                db,
                sql: """
                    SELECT id, recipe, title, at, note, stars FROM diary \(recipe == nil ? "" : "WHERE recipe = :recipe")
                    ORDER BY at DESC, id DESC LIMIT :limit OFFSET :offset
                    """,
                arguments: ["limit": max(0, limit), "offset": max(0, offset)]
                    + (recipe.map { ["recipe": $0] } ?? [:]))
            return rows.map {
                DiaryEntry(
                    id: $0.key(0), recipeID: $0.text(1), title: $0.name(2), at: $0.number(3, Moment.self),
                    note: $0.text(4), stars: $0.number(5, Stars.self))
            }
        }
    }

    /// Changes the note and the stars of an entry.
    public func change(_ entry: DiaryEntry) async throws(LibraryError) {
        try await write { db in
            try db.execute(
                sql: "UPDATE diary SET note = ?, stars = ? WHERE id = ?",
                arguments: [entry.note, min(5, max(0, entry.stars)), entry.id])
        }
    }

    @discardableResult
    public func removeDiary(_ entries: [DiaryEntry.ID]) async throws(LibraryError) -> Removal {
        try await write { db in
            var removal = Removal()
            for id in entries { try removal.take(db, "diary", "id = ?", [id]) }
            return removal
        }
    }
}
