import GRDB
import Recipes

extension RecipeBox {
    /// Remembers where the cook is, in place of what was remembered before.
    public func saveProgress(_ progress: SavedProgress) async throws(LibraryError) {
        try await write { db in
            try db.execute(
                sql: "INSERT OR REPLACE INTO progress VALUES (1, ?, ?, ?, ?)",
                arguments: [progress.recipeID, progress.step, progress.returnTo, progress.updatedAt])
        }
    }

    public func clearProgress() async throws(LibraryError) {
        try await write { try $0.execute(sql: "DELETE FROM progress") }
    }

    public func progress() async throws(LibraryError) -> SavedProgress? {
        try await read { db in
            try Row.fetchOne(db, sql: "SELECT recipe, step, returnTo, updatedAt FROM progress").map {
                SavedProgress(
                    recipeID: $0.text(0), step: $0.number(1, Place.self), returnTo: $0.textIfAny(2),
                    updatedAt: $0.number(3, Moment.self))
            }
        }
    }

    /// Remembers these timers, in this order, in place of all that were remembered before; all or none.
    public func saveTimers(_ timers: [SavedTimer]) async throws(LibraryError) {
        try await write { db in
            try db.execute(sql: "DELETE FROM timer")
            for (position, timer) in timers.enumerated() { try timer.put(db, position: position) }
        }
    }

    public func timers() async throws(LibraryError) -> [SavedTimer] {
        try await read { db in
            try Row.fetchAll(db, sql: "SELECT \(SavedTimer.columns) FROM timer ORDER BY position")
                .compactMap(SavedTimer.init(row:))
        }
    }
}
