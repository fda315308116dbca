import GRDB
import Recipes

extension RecipeBox {
    /// Makes a collection behind the others, with these recipes in this order (RF3).
    @discardableResult
    public func makeCollection(
        named name: String, with recipes: [String] = [], at now: Double
    ) async throws(LibraryError) -> RecipeCollection.ID {
        try await write { db in
            let id = try RecipeBox.make(name, now, db)
            try RecipeBox.collect(recipes, id, now, db)
            return id
        }
    }

    /// In the cook's order.
    public func collections() async throws(LibraryError) -> [RecipeCollection] {
        try await read { db in
            var pictures: [RecipeCollection.ID: [String]] = [:]
            let first = try Row.fetchAll(
                db,
                sql: """
                    SELECT collection, picture FROM (
                        SELECT collection, picture, ROW_NUMBER() OVER (
                            PARTITION BY collection ORDER BY collected.position, collected.recipe) AS place
                        FROM collected JOIN recipe ON recipe.id = collected.recipe WHERE picture IS NOT NULL)
                    WHERE place <= 4 ORDER BY collection, place
                    """)
            for row in first { pictures[row.key(0), default: []].append(row.text(1)) }
            let tiles = try RecipeBox.tiles(db)
            let rows = try Row.fetchAll(
                db,
                sql: """
                    SELECT id, name, (SELECT COUNT(*) FROM collected WHERE collection = collection.id)
                    FROM collection ORDER BY position, id
                    """)
            return rows.map { row in
                let pictures = pictures[row.key(0)] ?? []
                return RecipeCollection(
                    id: row.key(0), name: row.name(1), count: row.number(2, Place.self),
                    pictures: pictures,
                    tiles: Array((tiles[row.key(0)] ?? []).prefix(max(0, 4 - pictures.count))))
            }
        }
    }

    /// What stands for the first recipes of each collection that have no picture, at most four.
    private static func tiles(_ db: Database) throws -> [RecipeCollection.ID: [DishTile]] {
        let rows = try Row.fetchAll(
            db,
            sql: """
                SELECT collection, title, tags, foods FROM (
                    SELECT collection, title, tags, foods, ROW_NUMBER() OVER (
                        PARTITION BY collection ORDER BY collected.position, collected.recipe) AS place
                    FROM collected JOIN recipe ON recipe.id = collected.recipe WHERE picture IS NULL)
                WHERE place <= 4 ORDER BY collection, place
                """)
        var tiles: [RecipeCollection.ID: [DishTile]] = [:]
        for row in rows {
            let kind = DishKind(row: row, tags: 2, foods: 3)
            tiles[row.key(0), default: []].append(DishTile(title: row.name(1), kind: kind))
        }
        return tiles
    }

    public func rename(
        _ collection: RecipeCollection.ID, to name: String
    ) async throws(LibraryError) {
        try await write { db in
            try db.execute(sql: "UPDATE collection SET name = ? WHERE id = ?", arguments: [name, collection])
        }
    }

    /// Takes collections away; their recipes stay in the box (RF3).
    @discardableResult
    public func removeCollections(
        _ collections: [RecipeCollection.ID]
    ) async throws(LibraryError) -> Removal {
        try await write { db in
            var removal = Removal()
            for id in collections {
                try removal.keep(db, "collection", "id = ?", [id])
                try removal.keep(db, "collected", "collection = ?", [id])
                try db.execute(sql: "DELETE FROM collection WHERE id = ?", arguments: [id])
            }
            return removal
        }
    }

    /// Takes recipes out of a collection; nil empties it.
    @discardableResult
    public func takeOut(
        _ recipes: [String]?, of collection: RecipeCollection.ID
    ) async throws(LibraryError) -> Removal {
        try await write { db in
            var removal = Removal()
            guard let recipes else {
                try removal.take(db, "collected", "collection = ?", [collection])
                return removal
            }
            for id in recipes {
                try removal.take(db, "collected", "collection = ? AND recipe = ?", [collection, id])
            }
            return removal
        }
    }

    /// In the order in which they were put in.
    public func cards(
        in collection: RecipeCollection.ID, offset: Int = 0, limit: Int
    ) async throws(LibraryError) -> [RecipeCard] {
        try await read { db in
            try RecipeCard.all(
                db,
                """
                JOIN collected ON collected.recipe = recipe.id AND collected.collection = ?
                ORDER BY collected.position, recipe.number LIMIT ? OFFSET ?
                """,
                arguments: [collection, max(0, limit), max(0, offset)])
        }
    }

    /// Those that a recipe is in.
    public func collections(of recipe: String) async throws(LibraryError) -> Set<RecipeCollection.ID> {
        try await read { db in
            try Set(
                Int64.fetchAll(
                    db, sql: "SELECT collection FROM collected WHERE recipe = ?", arguments: [recipe]))
        }
    }

    static func make(_ name: String, _ now: Double, _ db: Database) throws -> RecipeCollection.ID {
        try db.execute(
            sql: """
                INSERT INTO collection (uid, position, name, createdAt)
                SELECT ?, MIN(IFNULL(MAX(position), -1), \(Place.range.upperBound)) + 1, ?, ?
                FROM collection
                """, arguments: [TravelID.next("collection", at: now, db).text, name, now])
        return db.lastInsertedRowID
    }

    /// Puts recipes into a collection, behind those in it; what is in it already stays where it is.
    /// - Returns: those that were not in it.
    @discardableResult
    static func collect(
        _ recipes: [String], _ collection: Int64, _ now: Double, _ db: Database
    ) throws -> [String] {
        let sql = "SELECT MAX(position) FROM collected WHERE collection = ?"
        let last = try Int.fetchOne(db, sql: sql, arguments: [collection])
        let end = last.map { Place.nearest($0) + 1 } ?? 0
        var new: [String] = []
        for (place, recipe) in recipes.enumerated() {
            try db.execute(
                sql: """
                    INSERT OR IGNORE INTO collected (collection, recipe, position, addedAt)
                    SELECT collection.id, recipe.id, ?, ?
                    FROM collection, recipe WHERE collection.id = ? AND recipe.id = ?
                    """, arguments: [end + place, now, collection, recipe])
            if db.changesCount > 0 { new.append(recipe) }
        }
        return new
    }
}
