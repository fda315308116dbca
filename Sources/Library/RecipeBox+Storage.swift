import Foundation
import GRDB

extension RecipeBox {
    /// The names of pictures and clips that nothing names: no recipe as its own, and no recipe or draft anywhere among
    /// its words. What a later version writes there counts, too: whatever looks like a picture's name is one.
    private static let unused = """
        WITH named (name) AS (
            SELECT picture FROM recipe WHERE picture IS NOT NULL
            UNION SELECT atom FROM recipe, json_tree(recipe.body) WHERE type = 'text' AND json_valid(recipe.body)
            UNION SELECT atom FROM draft, json_tree(draft.state) WHERE type = 'text' AND json_valid(draft.state)
        )
        SELECT name FROM picture WHERE name NOT IN (SELECT name FROM named WHERE name IS NOT NULL)
        """

    /// How much room the library takes; looks through all recipes, which takes 0.1 ms each.
    public func storage() async throws(LibraryError) -> StorageUse {
        try await read { db in
            var use = StorageUse()
            let pages = try Int.fetchOne(db, sql: "PRAGMA page_count") ?? 0
            use.bytes = pages * (try Int.fetchOne(db, sql: "PRAGMA page_size") ?? 0)
            use.pictures = try share(db, "mediaType NOT LIKE 'video/%'")
            use.clips = try share(db, "mediaType LIKE 'video/%'")
            use.unused = try share(db, "name IN (\(Self.unused))")
            return use
        }
    }

    private func share(_ db: Database, _ condition: String) throws -> StorageUse.Share {
        let sql = "SELECT COUNT(*), COALESCE(SUM(LENGTH(data)), 0) FROM picture WHERE \(condition)"
        guard let row = try Row.fetchOne(db, sql: sql) else { return StorageUse.Share() }
        return StorageUse.Share(count: Int(row.key(0)), bytes: Int(row.key(1)))
    }

    /// Takes out the pictures and clips that nothing names, and gives their room back to the disk. Nothing else goes.
    /// - Returns: what has gone.
    public func freeUnused() async throws(LibraryError) -> StorageUse.Share {
        let freed = try await write { db in
            let names = try String.fetchAll(db, sql: Self.unused)
            var freed = StorageUse.Share()
            for name in names {
                freed.count += 1
                freed.bytes +=
                    try Int.fetchOne(
                        db, sql: "SELECT LENGTH(data) FROM picture WHERE name = ?", arguments: [name]) ?? 0
                try db.execute(sql: "DELETE FROM picture WHERE name = ?", arguments: [name])
            }
            return freed
        }
        // It is free either way: what the disk doesn't get back now, the library uses again.
        if freed.count > 0 { try? await database.vacuum() }
        return freed
    }
}
