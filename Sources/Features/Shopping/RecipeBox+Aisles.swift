import GRDB
import Library
import Recipes

/// Where the cook has moved foods in the shop.
extension RecipeBox {
    /// By `ShoppingKey`.
    func foodAisles() async throws(LibraryError) -> [String: Aisle] {
        try await read { db in
            let rows = try Row.fetchAll(db, sql: "SELECT food, aisle FROM foodAisle")
            return rows.reduce(into: [:]) { aisles, row in
                guard let food = String.fromDatabaseValue(row["food"]) else { return }
                // An aisle of a later version is no choice here.
                aisles[food] = String.fromDatabaseValue(row["aisle"]).flatMap(Aisle.init(rawValue:))
            }
        }
    }

    /// Remembers where a food is found.
    /// - Parameter aisle: nil = where the table has it.
    func move(_ food: ShoppingKey, to aisle: Aisle?) async throws(LibraryError) {
        try await write { db in
            guard let aisle else {
                return try db.execute(sql: "DELETE FROM foodAisle WHERE food = ?", arguments: [food.text])
            }
            try db.execute(
                sql: """
                    INSERT INTO foodAisle (food, aisle) VALUES (?, ?)
                    ON CONFLICT (food) DO UPDATE SET aisle = excluded.aisle
                    """,
                arguments: [food.text, aisle.rawValue])
        }
    }
}
