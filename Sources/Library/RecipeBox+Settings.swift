import Foundation
import GRDB

extension RecipeBox {
    /// All that the cook has set, as JSON by its name; what isn't among it is as it comes.
    public func settings() async throws(LibraryError) -> [String: String] {
        try await read { db in
            let rows = try Row.fetchAll(db, sql: "SELECT name, value FROM preference")
            return Dictionary(rows.map { ($0.text(0), $0.text(1)) }) { first, _ in first }
        }
    }

    /// Keeps the JSON of a setting; nil = it is again as it comes.
    public func set(_ json: String?, forSetting name: String) async throws(LibraryError) {
        try await set([name: json])
    }

    /// The same for several at once, all or none.
    public func set(_ settings: [String: String?]) async throws(LibraryError) {
        try await write { db in
            for (name, json) in settings.sorted(by: { $0.key < $1.key }) { try RecipeBox.set(json, name, db) }
        }
    }

    private static func set(_ json: String?, _ name: String, _ db: Database) throws {
        guard let json else {
            return try db.execute(sql: "DELETE FROM preference WHERE name = ?", arguments: [name])
        }
        try db.execute(
            sql: """
                INSERT INTO preference (name, value) VALUES (?, ?)
                ON CONFLICT (name) DO UPDATE SET value = excluded.value
                """, arguments: [name, json])
    }
}
