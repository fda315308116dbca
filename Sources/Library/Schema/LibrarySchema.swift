import GRDB

/// The tables of all boxes of a library, and how a file comes by them.
struct LibrarySchema: Sendable {
    /// The recipes' box first.
    private let boxes: [BoxSchema]

    init(recipes: BoxSchema = Schema.recipes, and others: [BoxSchema] = []) { boxes = [recipes] + others }

    /// All versions of all boxes.
    var identifiers: [String] { boxes.flatMap(\.identifiers) }

    /// The versions that a file has, whether they are known or not.
    func applied(_ db: Database) throws -> Set<String> { try DatabaseMigrator().appliedIdentifiers(db) }

    /// Those that it lacks, in the order in which it will get them.
    func pending(_ db: Database) throws -> [String] {
        let applied = try applied(db)
        return identifiers.filter { !applied.contains($0) }
    }

    /// Those that none of our boxes knows: a later program wrote them, or one with more boxes.
    func unknown(_ db: Database) throws -> [String] {
        try applied(db).subtracting(identifiers).sorted()
    }

    /// Whether no box has a version without those before it.
    func isInOrder(_ applied: Set<String>) -> Bool {
        boxes.allSatisfy { box in
            let theirs = box.identifiers.filter(applied.contains)
            return theirs == Array(box.identifiers.prefix(theirs.count))
        }
    }

    /// Brings a library up to date.
    /// - Parameter versions: those that it gets, if it lacks them; nil = all.
    func migrate(_ database: some DatabaseWriter, to versions: Set<String>? = nil) throws {
        var migrator = DatabaseMigrator()
        for (identifier, migration) in migrations where versions?.contains(identifier) != false {
            migrator.registerMigration(identifier) { db in
                try db.execute(sql: migration.sql)
                for trigger in migration.triggers { try db.execute(sql: trigger) }
            }
        }
        try migrator.migrate(database)
    }

    /// All statements that make the tables of some versions where there is nothing.
    func sql(of versions: Set<String>, withTriggers: Bool) -> String {
        let parts = migrations.filter { versions.contains($0.identifier) }.map(\.migration)
            .flatMap { [$0.sql] + (withTriggers ? $0.triggers : []) }
        let ledger = "CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY)"
        return (["BEGIN", ledger] + parts + ["COMMIT"]).joined(separator: ";\n")
    }

    /// What the triggers of some versions are made by.
    func triggers(of versions: Set<String>) -> [String] {
        migrations.filter { versions.contains($0.identifier) }.flatMap(\.migration.triggers)
    }

    private var migrations: [(identifier: String, migration: LibraryMigration)] {
        boxes.flatMap { box in box.migrations.map { (box.identifier($0), $0) } }
    }
}
