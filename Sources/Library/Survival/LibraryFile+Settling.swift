import GRDB
import Recipes

extension LibraryFile {
    /// A library in memory with all that is in this file from elsewhere: looked through, brought up to date,
    /// and with every number within its bounds. The file must be one that nobody else writes to.
    func settled(schema: LibrarySchema, _ budget: ReadingBudget) throws -> DatabaseQueue {
        try budget.spend(on: self) { try settle(schema, budget) }
    }

    private func settle(_ schema: LibrarySchema, _ budget: ReadingBudget) throws -> DatabaseQueue {
        try budget.goOn(self)
        _ = try examine(schema: schema, budget)
        try budget.goOn(self)
        let settled = try DatabaseQueue.lasting(
            path: "", configuration: RecipeBox.stranger(budget, readOnly: false))
        let source = try DatabaseQueue.lasting(path: path, configuration: RecipeBox.stranger(budget))
        try source.backup(to: settled)
        try source.close()
        try schema.migrate(settled)
        try settled.write { db in
            try checkKeys(db)
            for column in SettledColumn.all { try column.settle(db) }
            try nameNameless(db)
        }
        return settled
    }

    /// Throws if a row has a number behind which no other could be given.
    private func checkKeys(_ db: Database) throws {
        let keys = [
            ("recipe", "number"), ("collection", "id"), ("diary", "id"), ("flicked", "turn"),
            ("shopping", "id"), ("history", "id"), ("journal", "sequence"),
        ]
        for (table, key) in keys {
            let most = table == "recipe" ? RecipeNumber.range.upperBound / 2 : Int64(Int32.max)
            let sql = "SELECT COUNT(*) FROM \(table) WHERE \(key) NOT BETWEEN 0 AND \(most)"
            if try Int.fetchOne(db, sql: sql) ?? 0 > 0 {
                throw LibraryError(.damaged, path: path, cause: "\(table).\(key) is beyond all numbers")
            }
            try db.execute(
                sql: """
                    UPDATE sqlite_sequence SET seq = (SELECT IFNULL(MAX(\(key)), 0) FROM \(table))
                    WHERE name = ? AND (typeof(seq) != 'integer' OR seq NOT BETWEEN 0 AND ?)
                    """, arguments: [table, most])
        }
    }
}

extension LibraryFile {
    /// Gives what has no name among devices one, without which it couldn't be changed.
    private func nameNameless(_ db: Database) throws {
        for table in ["collection", "history", "diary", "shopping"] {
            for id in try Int64.fetchAll(db, sql: "SELECT id FROM \(table) WHERE uid IS NULL ORDER BY id") {
                try db.execute(
                    sql: "UPDATE \(table) SET uid = ? WHERE id = ?",
                    arguments: [TravelID.next(table, at: 0, db).text, id])
            }
        }
    }
}

/// A column of numbers, and the least and most of them.
private struct SettledColumn {
    var table: String
    var column: String
    var range: ClosedRange<Double>

    init<Limit: Bounds>(_ table: String, _ column: String, _: Limit.Type) where Limit.Number == Int {
        self.init(table, column, Double(Limit.range.lowerBound)...Double(Limit.range.upperBound))
    }

    init<Limit: Bounds>(_ table: String, _ column: String, _: Limit.Type) where Limit.Number == Double {
        self.init(table, column, Limit.range)
    }

    private init(_ table: String, _ column: String, _ range: ClosedRange<Double>) {
        (self.table, self.column, self.range) = (table, column, range)
    }

    func settle(_ db: Database) throws {
        try db.execute(
            sql: """
                UPDATE \(table) SET \(column) = IIF(\(column) < :least, :least, :most)
                WHERE \(column) NOT BETWEEN :least AND :most
                """, arguments: ["least": range.lowerBound, "most": range.upperBound])
    }

    static let all: [SettledColumn] = [
        SettledColumn("recipe", "position", Place.self),
        SettledColumn("recipe", "preparationMinutes", Minutes.self),
        SettledColumn("recipe", "cookingMinutes", Minutes.self),
        SettledColumn("recipe", "servings", Servings.self), SettledColumn("recipe", "stars", Stars.self),
        SettledColumn("recipe", "addedAt", Moment.self), SettledColumn("favourite", "addedAt", Moment.self),
        SettledColumn("history", "at", Moment.self), SettledColumn("collection", "position", Place.self),
        SettledColumn("collection", "createdAt", Moment.self),
        SettledColumn("collected", "position", Place.self),
        SettledColumn("collected", "addedAt", Moment.self),
        SettledColumn("diary", "at", Moment.self), SettledColumn("diary", "stars", Stars.self),
        SettledColumn("flicked", "at", Moment.self), SettledColumn("draft", "updatedAt", Moment.self),
        SettledColumn("shopping", "quantity", Quantity.self),
        SettledColumn("shopping", "upTo", Quantity.self),
        SettledColumn("shopping", "tickedAt", Moment.self), SettledColumn("shopping", "addedAt", Moment.self),
        SettledColumn("progress", "step", Place.self),
        SettledColumn("progress", "servings", Servings.self),
        SettledColumn("progress", "updatedAt", Moment.self),
        SettledColumn("timer", "position", Place.self), SettledColumn("timer", "step", Place.self),
        SettledColumn("timer", "seconds", Seconds.self), SettledColumn("timer", "moment", Moment.self),
    ]
}
