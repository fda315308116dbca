import GRDB

@testable import Library

/// All rows of all tables of a library as text, a table each: two libraries that are alike have the same.
/// What goes by chance or by the clock is left out, and a `TravelID` is the same as any other.
struct Dump: Hashable {
    private(set) var tables: [String: String] = [:]

    init(_ box: RecipeBox) throws { self = try box.database.read { try Dump($0) } }

    init(_ db: Database) throws {
        let names = try String.fetchAll(
            db, sql: "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_stat%'")
        for name in names {
            let columns = try db.columns(in: name).map { "\"\($0.name)\"" }
            let row = columns.filter { !Self.chance.contains("\(name).\($0)") }.map(Self.quote)
                .joined(separator: "||','||")
            let order = columns.prefix(4).joined(separator: ", ")
            tables[name] = try String.fetchOne(
                db,
                sql:
                    "SELECT group_concat(line, char(10)) FROM (SELECT \(row) AS line FROM \(name) ORDER BY \(order))"
            )
        }
    }

    private static let chance = ["journal.\"changedAt\"", "lineage.\"mark\""]

    private static func quote(_ column: String) -> String {
        """
        CASE WHEN substr(\(column), 1, 36) GLOB '????????-????-7???-????-????????????'
        THEN 'name' || substr(\(column), 37) ELSE quote(\(column)) END
        """
    }

    /// What the search goes by, as it would be if it were made anew from the recipes.
    static func freshIndex(of box: RecipeBox) throws -> [String?] {
        let copy = try DatabaseQueue()
        try box.database.backup(to: copy)
        try copy.write { try RecipeBox.reindex($0) }
        return try copy.read { try Dump($0).index }
    }

    var index: [String?] { ["posting", "measure"].map { tables[$0] } }

    /// The tables that differ.
    func differences(from other: Dump) -> [String] {
        Set(tables.keys).union(other.tables.keys).filter { tables[$0] != other.tables[$0] }.sorted()
    }
}
