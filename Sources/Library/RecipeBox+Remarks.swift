import Foundation
import GRDB

/// What the program remarks for itself, on this device: which starters it has put in, the order of the deck.
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
        let json = try allSettings(key, db) ?? String.fetchOne(db, sql: sql, arguments: [key])
        return json.flatMap { try? JSONDecoder().decode(type, from: Data($0.utf8)) }
    }

    static func set<T: Codable>(_ value: T?, for key: String, _ db: Database) throws {
        guard let value else {
            if try allSettings(key, put: "{}", db) != nil { return }
            return try db.execute(sql: "DELETE FROM setting WHERE key = ?", arguments: [key])
        }
        let json = String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
        if try allSettings(key, put: json, db) != nil { return }
        try db.execute(
            sql: "INSERT OR REPLACE INTO setting (key, value) VALUES (?, ?)", arguments: [key, json])
    }

    /// The cook's settings in one text, as the app asks for them until it asks for each by its name; then
    /// this goes.
    /// - Parameter json: an object that takes their place; what isn't in it is as it comes.
    /// - Returns: nil if there are none, or if it isn't they that are asked for.
    private static func allSettings(_ key: String, put json: String? = nil, _ db: Database) throws -> String?
    {
        guard key == "settings" else { return nil }
        if let json {
            try db.execute(
                sql: """
                    DELETE FROM preference WHERE name NOT IN
                        (SELECT key FROM json_each(:json) WHERE type != 'null');
                    INSERT INTO preference (name, value)
                        SELECT key, :json -> fullkey FROM json_each(:json) WHERE type != 'null'
                        ON CONFLICT (name) DO UPDATE SET value = excluded.value
                    """, arguments: ["json": json])
        }
        let text = "SELECT json_group_object(name, json(value)) FROM preference WHERE json_valid(value)"
        let all = try String.fetchOne(db, sql: text)
        return all == "{}" && json == nil ? nil : all
    }
}
