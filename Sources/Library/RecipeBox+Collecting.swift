import GRDB

extension RecipeBox {
    /// Puts recipes into collections and takes them out of others, all of it or nothing (TR05, RF3).
    @discardableResult
    public func change(
        _ change: CollectionChange, at now: Double
    ) async throws(LibraryError) -> CollectionChange.Receipt {
        try await write { db in
            var receipt = CollectionChange.Receipt()
            for name in change.new { receipt.made.append(try RecipeBox.make(name, now, db)) }
            for collection in change.into + receipt.made {
                let new = try RecipeBox.collect(change.recipes, collection, now, db)
                receipt.added += new.map { CollectionChange.Place(collection: collection, recipe: $0) }
            }
            for collection in change.outOf {
                for recipe in change.recipes {
                    try receipt.removal.take(
                        db, "collected", "collection = ? AND recipe = ?", [collection, recipe])
                }
            }
            return receipt
        }
    }

    /// Undoes a change; what was put into a collection meanwhile stays there, unless the collection was made
    /// by that change.
    public func takeBack(_ receipt: CollectionChange.Receipt) async throws(LibraryError) {
        try await write { db in
            for place in receipt.added {
                try db.execute(
                    sql: "DELETE FROM collected WHERE collection = ? AND recipe = ?",
                    arguments: [place.collection, place.recipe])
            }
            for id in receipt.made {
                try db.execute(sql: "DELETE FROM collection WHERE id = ?", arguments: [id])
            }
            try receipt.removal.putBack(db)
        }
    }

    /// How many of these recipes are in each collection that has any of them.
    public func collections(
        holding recipes: [String]
    ) async throws(LibraryError) -> [RecipeCollection.ID: Int] {
        try await read { db in
            var counts: [RecipeCollection.ID: Int] = [:]
            let statement = try db.cachedStatement(sql: "SELECT collection FROM collected WHERE recipe = ?")
            for recipe in Set(recipes) {
                for id in try Int64.fetchAll(statement, arguments: [recipe]) { counts[id, default: 0] += 1 }
            }
            return counts
        }
    }
}
