import GRDB
import Library
import Recipes

/// What the cook has at home.
extension RecipeBox {
    /// In the order of the alphabet.
    func pantry() async throws(LibraryError) -> Pantry {
        try await read { db in
            let rows = try Row.fetchAll(db, sql: "SELECT name, addedAt FROM pantry ORDER BY name")
            return Pantry(
                rows.map { row in
                    PantryItem(
                        String.fromDatabaseValue(row["name"]) ?? "",
                        addedAt: Double.fromDatabaseValue(row["addedAt"]) ?? 0)
                })
        }
    }

    /// Puts foods into the pantry.
    /// - Returns: those that weren't there, by any of their names.
    @discardableResult
    func stock(_ names: [String], at now: Double) async throws(LibraryError) -> [String] {
        try await write { db in try names.filter { try Self.stock($0, now, db) } }
    }

    /// Takes foods out of the pantry.
    @discardableResult
    func unstock(_ names: [String]) async throws(LibraryError) -> Removal {
        try await write { db in
            var removal = Removal()
            for name in names { try removal.take(db, "pantry", "food = ?", [PantryKey(name).text]) }
            return removal
        }
    }

    /// What was found to be at home leaves the list and joins the pantry.
    func have(
        _ items: [ShoppingItem.ID], _ name: String, at now: Double
    ) async throws(LibraryError) -> (removal: Removal, isNew: Bool) {
        try await write { db in
            var removal = Removal()
            for id in items { try removal.take(db, "shopping", "id = ?", [id]) }
            return (removal, try Self.stock(name, now, db))
        }
    }

    private static func stock(_ name: String, _ now: Double, _ db: Database) throws -> Bool {
        let food = PantryKey(name).text
        if food.isEmpty { return false }
        try db.execute(
            sql: "INSERT OR IGNORE INTO pantry (food, name, addedAt) VALUES (?, ?, ?)",
            arguments: [food, name, now])
        return db.changesCount > 0
    }
}
