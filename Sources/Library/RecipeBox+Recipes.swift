import GRDB
public import Recipes

extension RecipeBox {
    public func recipe(_ id: String) async throws(LibraryError) -> Recipe? {
        try await read { try Recipe.one($0, id: id) }
    }

    /// A page of the list, `limit` cards from `offset` on; fewer at the end of the box.
    public func cards(
        offset: Int = 0, limit: Int, order: CardOrder = .position
    ) async throws(LibraryError) -> [RecipeCard] {
        try await read { db in
            // The page is chosen in the index alone; only its own recipes are then read.
            let page = "SELECT id FROM recipe ORDER BY \(order.sql) LIMIT ? OFFSET ?"
            return try RecipeCard.all(
                db, "WHERE recipe.id IN (\(page)) ORDER BY \(order.sql)",
                arguments: [max(0, limit), max(0, offset)])
        }
    }

    /// The cards of these recipes, in no order; unknown ids are left out.
    public func cards(of ids: [String]) async throws(LibraryError) -> [RecipeCard] {
        try await read { db in
            try ids.compactMap { try RecipeCard.all(db, "WHERE recipe.id = ?", arguments: [$0]).first }
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
            var position = try RecipeBox.end(db)
            for recipe in recipes {
                try recipe.put(db, position: position, origin: .own, at: now)
                position += 1
            }
        }
    }

    /// Takes recipes out for good, with their favourites and history.
    public func remove(_ ids: [String]) async throws(LibraryError) {
        try await write { db in
            for id in ids { try db.execute(sql: "DELETE FROM recipe WHERE id = ?", arguments: [id]) }
        }
    }

    /// The first free place behind all recipes.
    static func end(_ db: Database) throws -> Int {
        try (Int.fetchOne(db, sql: "SELECT MAX(position) FROM recipe") ?? -1) + 1
    }
}
