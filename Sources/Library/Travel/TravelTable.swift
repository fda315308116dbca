public import GRDB

/// A table whose rows travel as they are, each by a name that is unique in it.
public struct TravelTable: Sendable {
    /// What a column holds, and so what a text that comes for it becomes.
    public enum Holding: Sendable {
        case text, integer, real
        /// Empty = nothing.
        case textOrNothing, realOrNothing
    }

    public struct Column: Sendable {
        var column: String
        var holding: Holding
        /// What it is called on the way.
        var name: String

        public init(_ column: String, _ holding: Holding, as name: String? = nil) {
            (self.column, self.holding, self.name) = (column, holding, name ?? column)
        }
    }

    let table: String
    /// The column with the name of the thing.
    let key: String
    let columns: [Column]
    /// The column that holds the id of a recipe without which the row can't be.
    let recipe: String?

    public init(_ table: String, key: String, _ columns: [Column], recipe: String? = nil) {
        (self.table, self.key, self.columns, self.recipe) = (table, key, columns, recipe)
    }

    func pack(_ thing: String, _ db: Database) throws -> [String: String]? {
        let names = columns.map(\.column).joined(separator: ", ")
        let statement = try db.cachedStatement(sql: "SELECT \(names) FROM \(table) WHERE \(key) = ?")
        return try Row.fetchOne(statement, arguments: [thing]).map { row in
            var fields: [String: String] = [:]
            for (place, column) in columns.enumerated() {
                fields[column.name] = row.travelText(place)
            }
            return fields
        }
    }

    func unpack(_ things: [TravelThing], _ db: Database) throws -> [TravelThing] {
        let names = [key] + columns.map(\.column)
        let changes = columns.map { "\($0.column) = excluded.\($0.column)" }.joined(separator: ", ")
        let statement = try db.cachedStatement(
            sql: """
                INSERT INTO \(table) (\(names.joined(separator: ", ")))
                VALUES (\(names.map { _ in "?" }.joined(separator: ", ")))
                ON CONFLICT (\(key)) DO UPDATE SET \(changes)
                """)
        return try things.filter { thing in
            if let recipe {
                let id = recipe == key ? thing.name : thing.fields[recipe] ?? ""
                guard try RecipeBox.isThere(id, db) else { return true }
            }
            let values = columns.map { column in
                TravelText.value(thing.fields[column.name] ?? "", column.holding)
            }
            try statement.execute(arguments: StatementArguments([thing.name.databaseValue] + values))
            return false
        }
    }

    /// The names of rows in their order, after one of them.
    func names(after name: String?, limit: Int, _ db: Database) throws -> [String] {
        let statement = try db.cachedStatement(
            sql: "SELECT \(key) FROM \(table) WHERE \(key) > ? ORDER BY \(key) LIMIT ?")
        return try Row.fetchAll(statement, arguments: [name ?? "", limit]).compactMap { $0.textIfAny(0) }
    }

    /// The names of the rows that name a recipe.
    func about(_ recipe: String, _ db: Database) throws -> [String] {
        let statement = try db.cachedStatement(
            sql: "SELECT \(key) FROM \(table) WHERE recipe = ? ORDER BY \(key)")
        return try Row.fetchAll(statement, arguments: [recipe]).compactMap { $0.textIfAny(0) }
    }

    func remove(_ things: [String], _ db: Database) throws {
        let statement = try db.cachedStatement(sql: "DELETE FROM \(table) WHERE \(key) = ?")
        for thing in things { try statement.execute(arguments: [thing]) }
    }
}

extension TravelKind {
    /// Of a table whose rows travel as they are.
    /// - Parameters:
    ///   - part: what has to be shared for itself for them to travel; nil = nothing.
    ///   - sound: what is made of a thing that comes; nil = nothing, and it stays where it is.
    public init(
        _ kind: String, _ table: TravelTable, part: String? = nil,
        sound: @escaping @Sendable (TravelThing) -> TravelThing? = { $0 }
    ) {
        let isAboutRecipes = table.key == "recipe" || table.columns.contains { $0.column == "recipe" }
        let consent = part.map { part in
            TravelConsent(part: part) { try table.names(after: $0, limit: $1, $2) }
        }
        self.init(kind, recipeTable: isAboutRecipes ? table.table : nil, consent: consent) { recipe, db in
            isAboutRecipes ? try table.about(recipe, db) : []
        } pack: {
            try table.pack($0, $1)
        } unpack: { things, _, db in
            try table.unpack(things.compactMap(sound), db)
        } remove: { things, db in
            try table.remove(things, db)
            return []
        }
    }
}

/// A text that has travelled, as it stands in a column.
enum TravelText {
    static func value(_ text: String, _ holding: TravelTable.Holding) -> DatabaseValue {
        switch holding {
        case .text: text.databaseValue
        case .textOrNothing: text.isEmpty ? .null : text.databaseValue
        case .integer: (Int64(text) ?? 0).databaseValue
        case .real: (number(text) ?? 0).databaseValue
        case .realOrNothing: number(text)?.databaseValue ?? .null
        }
    }

    private static func number(_ text: String) -> Double? { Double(text).flatMap { $0.isFinite ? $0 : nil } }
}

extension RecipeBox {
    static func isThere(_ recipe: String, _ db: Database) throws -> Bool {
        let statement = try db.cachedStatement(sql: "SELECT EXISTS (SELECT 1 FROM recipe WHERE id = ?)")
        return try Bool.fetchOne(statement, arguments: [recipe]) ?? false
    }
}
