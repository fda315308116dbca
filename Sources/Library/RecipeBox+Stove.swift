import GRDB
public import Recipes

/// Dishes on the stove that are none of the library's, such as somebody's post: they are kept so that they can be gone on
/// with after an interruption (TR31).
extension RecipeBox {
    /// The recipe of a dish that may be on the stove: the library's own, or one that was kept for that.
    public func dish(_ id: Recipe.ID) async throws(LibraryError) -> Recipe? {
        if let own = try await recipe(id) { return own }
        return try await setting(RecipeBox.stoveKey, as: [Recipe].self)?.first { $0.id == id }
    }

    /// As many as can be on the stove are kept; the one that was begun last comes first.
    static func keepOnStove(_ dish: Recipe, _ db: Database) throws {
        let sql = "SELECT EXISTS (SELECT 1 FROM recipe WHERE id = ?)"
        if try Bool.fetchOne(db, sql: sql, arguments: [dish.id]) == true { return }
        let kept = try setting(stoveKey, as: [Recipe].self, db) ?? []
        if kept.first == dish { return }
        let others = kept.filter { $0.id != dish.id }.prefix(mostDishes - 1)
        try set([dish] + others, for: stoveKey, db)
    }

    /// Forgets those that aren't on the stove any more.
    static func clearStove(but ids: Set<Recipe.ID>, _ db: Database) throws {
        guard let kept = try setting(stoveKey, as: [Recipe].self, db) else { return }
        let left = kept.filter { ids.contains($0.id) }
        if left.count < kept.count { try set(left.isEmpty ? nil : left, for: stoveKey, db) }
    }

    /// Among the settings, as `progress.start` is.
    private static let stoveKey = "progress.recipes"
}
