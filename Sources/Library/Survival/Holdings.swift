import GRDB

/// How much is in a library, for telling a copy that holds much more from one that holds much less.
struct Holdings: Sendable, Hashable {
    var recipes: Int
    /// Those that the cook wrote or brought in.
    var own: Int

    /// Whether this would be missed if only the other were left: that has less than half of the recipes, or
    /// of those that didn't come with the program.
    func isMuchMore(than other: Holdings) -> Bool {
        other.recipes * 2 < recipes || other.own * 2 < own
    }
}

extension Holdings {
    init(of db: Database) throws {
        // A library that was only begun has no tables.
        guard try db.tableExists("recipe") else {
            self.init(recipes: 0, own: 0)
            return
        }
        let row = try Row.fetchOne(
            db, sql: "SELECT COUNT(*), COUNT(CASE WHEN origin = ? THEN 1 END) FROM recipe",
            arguments: [Origin.own.rawValue])
        self.init(recipes: row.map { Int($0.key(0)) } ?? 0, own: row.map { Int($0.key(1)) } ?? 0)
    }
}
