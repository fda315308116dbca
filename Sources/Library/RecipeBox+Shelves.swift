import GRDB
public import Recipes

extension RecipeBox {
    /// A page of a part of the box, in that part's own order: everything as it lies in the box, favourites
    /// with the latest heart first, a collection as it was put together, and what the cook wrote with the
    /// newest first.
    public func cards(
        on shelf: RecipeFilter.Shelf, offset: Int = 0, limit: Int
    ) async throws(LibraryError) -> [RecipeCard] {
        switch shelf {
        case .everything: try await cards(offset: offset, limit: limit)
        case .favourites: try await favourites(offset: offset, limit: limit)
        case .collection(let id): try await cards(in: id, offset: offset, limit: limit)
        case .own:
            try await read { db in
                try RecipeCard.all(
                    db,
                    """
                    WHERE recipe.origin = 'own'
                    ORDER BY recipe.addedAt DESC, recipe.number DESC LIMIT ? OFFSET ?
                    """,
                    arguments: [max(0, limit), max(0, offset)])
            }
        }
    }

    /// The ids of all that is in a collection.
    public func members(of collection: RecipeCollection.ID) async throws(LibraryError) -> Set<String> {
        try await read { db in
            let sql = "SELECT recipe FROM collected WHERE collection = ?"
            return try Set(String.fetchAll(db, sql: sql, arguments: [collection]))
        }
    }

    /// All of a collection, in the order in which it was put together (RF4).
    public func recipes(in collection: RecipeCollection.ID) async throws(LibraryError) -> [Recipe] {
        try await read { db in
            try Row.fetchAll(
                db,
                sql: """
                    SELECT \(Recipe.columns) FROM collected JOIN recipe ON recipe.id = collected.recipe
                    WHERE collected.collection = ? ORDER BY collected.position, collected.recipe
                    """, arguments: [collection]
            ).map(Recipe.init(row:))
        }
    }
}
