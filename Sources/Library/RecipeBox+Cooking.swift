import GRDB
public import Recipes
public import Slideshow

extension RecipeBox {
    /// Remembers where the cook is, in place of what was remembered before.
    /// - Parameters:
    ///   - dish: what they cook; it is kept, too, if it is none of the library's.
    ///   - start: when they began.
    public func saveProgress(
        _ progress: SavedProgress, of dish: Recipe? = nil, start: CookingStart? = nil
    ) async throws(LibraryError) {
        try await write { db in
            if let dish { try RecipeBox.keepOnStove(dish, db) }
            try RecipeBox.set(start, for: RecipeBox.startKey, db)
            try RecipeBox.set(progress.offset == 0 ? nil : progress.offset, for: RecipeBox.offsetKey, db)
            try db.execute(
                sql: """
                    INSERT OR REPLACE INTO progress
                    (id, recipe, step, returnTo, updatedAt, servings, measures, ticked)
                    VALUES (1, ?, ?, ?, ?, ?, ?, ?)
                    """,
                arguments: [
                    progress.recipeID, progress.step, progress.returnTo, progress.updatedAt,
                    progress.servings, progress.measures, progress.tickedJSON,
                ])
        }
    }

    public func clearProgress() async throws(LibraryError) {
        try await write { db in
            try RecipeBox.set(CookingStart?.none, for: RecipeBox.startKey, db)
            try RecipeBox.set(Int?.none, for: RecipeBox.offsetKey, db)
            try db.execute(sql: "DELETE FROM progress")
            try RecipeBox.clearStove(but: Set(RecipeBox.aside(db).map(\.progress.recipeID)), db)
        }
    }

    public func progress() async throws(LibraryError) -> SavedProgress? {
        let offset: Int? = try await setting(RecipeBox.offsetKey)
        return try await read { db in
            let sql = "SELECT recipe, step, returnTo, updatedAt, servings, measures, ticked FROM progress"
            return try Row.fetchOne(db, sql: sql).map {
                SavedProgress(
                    recipeID: $0.text(0), step: $0.number(1, Place.self), returnTo: $0.textIfAny(2),
                    updatedAt: $0.number(3, Moment.self), servings: $0.numberIfAny(4, Servings.self),
                    measures: $0.textIfAny(5), ticked: SavedProgress.ticked(json: $0.text(6)),
                    offset: offset ?? 0)
            }
        }
    }

    /// When the cook began with the recipe of `progress`; nil if that wasn't saved.
    public func cookingStart() async throws(LibraryError) -> CookingStart? {
        try await setting(RecipeBox.startKey)
    }

    /// Remembers these timers, in this order, in place of all that were remembered before; all or none.
    /// - Parameter clock: what the clocks say by which the timers' moments are meant.
    public func saveTimers(_ timers: [KitchenTimer], clock: ClockReading? = nil) async throws(LibraryError) {
        try await write { db in
            try RecipeBox.set(timers.isEmpty ? nil : clock, for: RecipeBox.clockKey, db)
            try db.execute(sql: "DELETE FROM timer")
            for (position, timer) in timers.enumerated() { try timer.put(db, position: position) }
        }
    }

    public func timers() async throws(LibraryError) -> [KitchenTimer] {
        try await read { db in
            try Row.fetchAll(db, sql: "SELECT \(KitchenTimer.columns) FROM timer ORDER BY position")
                .compactMap(KitchenTimer.init(row:))
        }
    }

    /// What the clocks said when the timers were saved; nil if that wasn't saved, as by earlier versions.
    public func timersClock() async throws(LibraryError) -> ClockReading? {
        try await setting(RecipeBox.clockKey)
    }

    /// Among the settings, as earlier versions of the program leave alone there what they don't know.
    private static let clockKey = "timers.clock", startKey = "progress.start",
        offsetKey = "progress.offset"
}
