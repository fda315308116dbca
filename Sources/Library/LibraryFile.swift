import Foundation
import GRDB

/// The file of a library, looked at before anything is written to it.
struct LibraryFile {
    let path: String

    /// "HOFF", in the place SQLite keeps for saying whose file it is.
    static let applicationID: Int32 = 0x484F_4646
    /// Up to this size every page is checked on opening, at about 1 ms a megabyte; beyond it only on request.
    static let quicklyChecked = 32 << 20

    /// Throws unless the file and its folder may be read and written.
    func checkLeave() throws {
        guard access(path, R_OK) == 0 else {
            throw LibraryError(.unreachable, path: path, cause: "no permission to read")
        }
        guard access(path, W_OK) == 0, access(folder, W_OK) == 0 else {
            throw LibraryError(.readOnly, path: path, cause: "no permission to write")
        }
    }

    /// Reads, without writing, whether this is a sound library that `schema` knows, and keeps a copy of it
    /// if `schema` is about to change it.
    ///
    /// Only where a program was killed in the middle of a change that had begun to reach the file is that
    /// change rolled back first, as SQLite's journal beside it asks: until then the file can't be read at
    /// all. And a log that is another file's is put under another name, before it takes this one's place.
    /// - Parameter checking: up to how many bytes every page is checked.
    /// - Returns: where a log is now that was another file's.
    func inspect(schema: LibrarySchema, patience: Double, checking: Int) throws -> String? {
        try settingForeignLogsAside(schema) {
            do {
                return try look(schema: schema, patience: patience, checking: checking)
            } catch let error as DatabaseError where error.resultCode == .SQLITE_READONLY {
                try checkBeginning()
                let file = try DatabaseQueue.lasting(
                    path: path, configuration: RecipeBox.configuration(patience: patience))
                try file.close()
                return try look(schema: schema, patience: patience, checking: checking)
            }
        }
    }

    private func look(schema: LibrarySchema, patience: Double, checking: Int) throws {
        var configuration = RecipeBox.configuration(patience: patience)
        configuration.readonly = true
        let file = try DatabaseQueue.lasting(path: path, configuration: configuration)
        defer { try? file.close() }
        let pending = try file.read { db in
            try checkKnown(db, schema: schema)
            if size <= checking {
                // With a log beside it, what fits by its pages alone may still be two files in one.
                try logs.isEmpty ? checkPages(db) : checkRows(db)
            }
            return try schema.applied(db).isEmpty ? [] : schema.pending(db)
        }
        if let newest = pending.last {
            let copy = LibraryFile(path: "\(path).before-\(newest)")
            try CopyShelf(library: path, schema: schema).makeRoom(at: copy.path, for: file)
            try copy.fill(from: file)
        }
    }

    /// Throws unless this is a library, and of no newer version.
    func checkKnown(_ db: Database, schema: LibrarySchema) throws {
        try checkOwner(db)
        try checkLedger(db)
        let unknown = try schema.unknown(db)
        guard unknown.isEmpty else {
            throw LibraryError(.newer, path: path, cause: "schema \(unknown.joined(separator: ", "))")
        }
        try checkSchema(db, schema)
    }

    private func checkOwner(_ db: Database) throws {
        let owner = try Int32.fetchOne(db, sql: "PRAGMA application_id") ?? 0
        // Earlier versions may have been killed while they made it: then there is a list of versions, and
        // nothing on it.
        let tables =
            try Int.fetchOne(
                db, sql: "SELECT COUNT(*) FROM sqlite_master WHERE tbl_name != 'grdb_migrations'") ?? 0
        guard owner == LibraryFile.applicationID || tables == 0 else {
            throw LibraryError(.notALibrary, path: path, cause: "application id \(owner), \(tables) tables")
        }
    }

    func checkPages(_ db: Database) throws { try check(db, "quick_check") }

    /// The same, and that every index has what its table has; takes several times as long.
    private func checkRows(_ db: Database) throws { try check(db, "integrity_check") }

    private func check(_ db: Database, _ pragma: String) throws {
        let answer = try String.fetchOne(db, sql: "PRAGMA \(pragma)(1)") ?? "no answer"
        guard answer == "ok" else { throw LibraryError(.damaged, path: path, cause: answer) }
    }
}
