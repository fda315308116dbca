import Foundation
import GRDB
public import Recipes

extension RecipeBox {
    /// Keeps the editor just as it stands, half-typed words included, in place of the draft of that id. Once
    /// this has returned, a kill loses nothing.
    public func saveDraft<T: Codable & Sendable>(
        _ state: T, _ id: Draft.ID, title: String, at now: Double
    ) async throws(LibraryError) {
        try await write { db in
            let json = String(decoding: try JSONEncoder().encode(state), as: UTF8.self)
            try db.execute(
                sql: """
                    INSERT INTO draft (key, title, updatedAt, state) VALUES (?, ?, ?, ?)
                    ON CONFLICT (key) DO UPDATE
                    SET title = excluded.title, updatedAt = excluded.updatedAt, state = excluded.state
                    """, arguments: [id, title, now, json])
        }
    }

    /// Nil if there is none, or one that an editor of another version wrote.
    public func draft<T: Codable & Sendable>(
        _ id: Draft.ID, as type: T.Type = T.self
    ) async throws(LibraryError) -> T? {
        try await read { db in
            let sql = "SELECT state FROM draft WHERE key = ?"
            let json = try String.fetchOne(db, sql: sql, arguments: [id])
            return json.flatMap { try? JSONDecoder().decode(type, from: Data($0.utf8)) }
        }
    }

    /// The latest first.
    public func drafts() async throws(LibraryError) -> [Draft] {
        try await read { db in
            try Row.fetchAll(db, sql: "SELECT key, title, updatedAt FROM draft ORDER BY updatedAt DESC, key")
                .map { Draft(id: $0.text(0), title: $0.name(1), updatedAt: $0.number(2, Moment.self)) }
        }
    }

    /// Throws drafts away.
    /// - Parameter pictures: those that were only taken for them, by name; they go, and come back, with them.
    @discardableResult
    public func removeDrafts(
        _ ids: [Draft.ID], pictures: [String] = []
    ) async throws(LibraryError) -> Removal {
        try await write { db in
            var removal = Removal()
            for id in ids { try removal.take(db, "draft", "key = ?", [id]) }
            for name in pictures { try removal.take(db, "picture", "name = ?", [name]) }
            return removal
        }
    }

    /// Puts the finished recipe into the box and throws its draft away, both or neither.
    /// - Parameter unused: pictures that were taken for it and not kept, by name; they go with the draft.
    public func finish(
        _ recipe: Recipe, draft id: Draft.ID, unused: [String] = [], at now: Double
    ) async throws(LibraryError) {
        try await write { db in
            var writer = try RecipeWriter(db, origin: .own, at: now)
            try writer.put(recipe)
            try writer.finish()
            try db.execute(sql: "DELETE FROM draft WHERE key = ?", arguments: [id])
            for name in unused {
                try db.execute(sql: "DELETE FROM picture WHERE name = ?", arguments: [name])
            }
        }
    }
}
