import GRDB

extension LibraryFile {
    /// Throws unless the tables, indices, views and triggers of a file are those that `schema` makes, word
    /// for word, in the versions that the file says it has: nothing else is asked anything, as an answer of a
    /// view or a trigger may take for ever.
    func checkSchema(_ db: Database, _ schema: LibrarySchema) throws {
        let theirs = try SchemaObject.all(db)
        let applied = try schema.applied(db)
        guard schema.isInOrder(applied) else {
            throw LibraryError(
                .notALibrary, path: path, cause: "versions \(applied.sorted()) without those before")
        }
        if applied.isEmpty {
            // Killed while it was made, at the latest before its first table.
            guard theirs.allSatisfy({ $0.table == "grdb_migrations" }) else { throw stranger(theirs) }
            return
        }
        // Making the triggers takes longer than all the rest, and nothing has ever changed one that was made.
        let triggers = schema.triggers(of: applied).compactMap(SchemaObject.init(trigger:))
        let tables = try? SchemaObject.made(by: schema.sql(of: applied, withTriggers: false))
        if theirs == tables?.union(triggers) { return }
        let ours = try SchemaObject.made(by: schema.sql(of: applied, withTriggers: true))
        guard theirs == ours else { throw stranger(theirs.symmetricDifference(ours)) }
    }

    /// Throws unless the list of versions can be asked for: not if it is a view, or a table of another
    /// program.
    func checkLedger(_ db: Database) throws {
        let objects = try SchemaObject.all(db).filter { $0.name == "grdb_migrations" }
        guard objects.allSatisfy({ $0.kind == "table" && !$0.sql.uppercased().hasPrefix("CREATE VIRTUAL") })
        else { throw stranger(objects) }
    }

    private func stranger(_ objects: Set<SchemaObject>) -> LibraryError {
        let names = objects.map { "\($0.kind) \($0.name)" }.sorted().prefix(8).joined(separator: ", ")
        return LibraryError(.notALibrary, path: path, cause: "not as any version makes it: \(names)")
    }
}
