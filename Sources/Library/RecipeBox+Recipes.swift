import GRDB
public import Recipes

extension RecipeBox {
    public func recipe(_ id: String) async throws(LibraryError) -> Recipe? {
        try await read { try Recipe.one($0, id: id) }
    }

    /// Whether the cook wrote a recipe, or changed it; false if there is none.
    public func isOwn(_ id: String) async throws(LibraryError) -> Bool {
        try await read { db in
            let sql = "SELECT origin = 'own' FROM recipe WHERE id = ?"
            return try Bool.fetchOne(db, sql: sql, arguments: [id]) ?? false
        }
    }

    /// A page of the list, `limit` cards from `offset` on; fewer at the end of the box.
    public func cards(
        offset: Int = 0, limit: Int, order: CardOrder = .position
    ) async throws(LibraryError) -> [RecipeCard] {
        try await read { db in
            // The page is chosen in the index alone; only its own recipes are then read.
            let page = "SELECT number FROM recipe ORDER BY \(order.sql) LIMIT ? OFFSET ?"
            return try RecipeCard.all(
                db, "WHERE recipe.number IN (\(page)) ORDER BY \(order.sql)",
                arguments: [max(0, limit), max(0, offset)])
        }
    }

    /// The cards of these recipes, in no order; unknown ids are left out.
    public func cards(of ids: [String]) async throws(LibraryError) -> [RecipeCard] {
        try await read { db in
            try ids.compactMap { try RecipeCard.all(db, "WHERE recipe.id = ?", arguments: [$0]).first }
        }
    }

    /// The next page behind the card of `id`, or the first page: as quick at the end of the box as at its
    /// beginning. If that recipe is gone, the list has ended.
    public func cards(
        after id: String?, limit: Int, order: CardOrder
    ) async throws(LibraryError) -> [RecipeCard] {
        try await read { db in
            guard let id else {
                return try RecipeCard.all(db, "ORDER BY \(order.sql) LIMIT ?", arguments: [max(0, limit)])
            }
            return try RecipeCard.all(
                db, "WHERE \(order.behind) ORDER BY \(order.sql) LIMIT ?",
                arguments: [id, max(0, limit)])
        }
    }

    public func count() async throws(LibraryError) -> Int {
        try await read { try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM recipe") ?? 0 }
    }

    /// Puts a recipe of the cook's into the box, at its end, or changes the one with its id.
    public func save(_ recipe: Recipe, at now: Double) async throws(LibraryError) {
        try await save([recipe], at: now)
    }

    /// The same for many, all or none.
    public func save(_ recipes: [Recipe], at now: Double) async throws(LibraryError) {
        try await write { db in
            var writer = try RecipeWriter(db, origin: .own, at: now)
            for recipe in recipes { try writer.put(recipe) }
            try writer.finish()
        }
    }

    /// The cook's own opinion of a recipe, 1 to 5, or 0 for none. A starter with stars stays a starter.
    public func setStars(_ stars: Int, _ id: String) async throws(LibraryError) {
        try await write { db in
            try db.execute(
                sql: "UPDATE recipe SET stars = ? WHERE id = ?", arguments: [min(5, max(0, stars)), id])
        }
    }
}
