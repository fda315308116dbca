import Foundation
import GRDB

extension RecipeBox {
    /// What was last set for `key`; nil if nothing was, or something of another type.
    public func setting<T: Codable & Sendable>(
        _ key: String, as type: T.Type = T.self
    ) async throws(LibraryError) -> T? {
        try await read { try RecipeBox.setting(key, as: type, $0) }
    }

    /// Keeps any value that can be written as JSON; nil forgets it.
    public func set<T: Codable & Sendable>(_ value: T?, for key: String) async throws(LibraryError) {
        try await write { try RecipeBox.set(value, for: key, $0) }
    }

    static func setting<T: Codable>(_ key: String, as type: T.Type, _ db: Database) throws -> T? {
        let sql = "SELECT value FROM setting WHERE key = ?"
        guard let json = try String.fetchOne(db, sql: sql, arguments: [key]) else { return nil }
        return try? JSONDecoder().decode(type, from: Data(json.utf8))
    }

    static func set<T: Codable>(_ value: T?, for key: String, _ db: Database) throws {
        guard let value else {
            return try db.execute(sql: "DELETE FROM setting WHERE key = ?", arguments: [key])
        }
        let json = String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
        try db.execute(sql: "INSERT OR REPLACE INTO setting VALUES (?, ?)", arguments: [key, json])
    }
}
