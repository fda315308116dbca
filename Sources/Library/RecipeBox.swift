public import GRDB

/// The cook's recipes, favourites, history, timers and settings, in one SQLite file.
///
/// Like a box of recipe cards: `cards` are light to leaf through, `recipe` takes one out to cook from.
/// Copies share the same file; every method may be called from any task, and reads never wait for writes.
/// A write that has returned survives a crash and a power cut. Times are seconds since 1970, given by the
/// caller: only the journal has a clock of its own.
///
/// Other boxes keep their rows in the same file: see `BoxSchema`, `read` and `write`.
public struct RecipeBox: Sendable {
    let database: any DatabaseWriter
    /// The library's file; empty in memory.
    public let path: String
    let schema: LibrarySchema
    /// Where a log is now that lay beside the library and was another file's; nil = there was none.
    public let strangeLog: String?

    init(
        database: any DatabaseWriter, path: String, schema: LibrarySchema = LibrarySchema(),
        strangeLog: String? = nil
    ) {
        self.database = database
        self.path = path
        self.schema = schema
        self.strangeLog = strangeLog
    }

    /// Reads from the tables of a box; what `body` sees doesn't change meanwhile.
    public func read<T: Sendable>(
        _ body: @escaping @Sendable (Database) throws -> T
    ) async throws(LibraryError) -> T {
        do { return try await database.read(body) } catch { throw LibraryError(error, path: path) }
    }

    /// Writes into the tables of a box: all that `body` does is saved, or none of it.
    public func write<T: Sendable>(
        _ body: @escaping @Sendable (Database) throws -> T
    ) async throws(LibraryError) -> T {
        do { return try await database.write(body) } catch { throw LibraryError(error, path: path) }
    }

    /// The same for what could be had again: it is whole or not there, but doesn't wait for the disk, so a
    /// power cut may take it away. The next write that waits brings it to the disk, too.
    func writeLightly<T: Sendable>(
        _ body: @escaping @Sendable (Database) throws -> T
    ) async throws(LibraryError) -> T {
        do {
            return try await database.writeWithoutTransaction { db in
                try db.execute(sql: "PRAGMA synchronous = NORMAL")
                defer { try? db.execute(sql: "PRAGMA synchronous = FULL") }
                var result: T?
                try db.inTransaction {
                    result = try body(db)
                    return .commit
                }
                guard let result else {
                    throw LibraryError(.cancelled, path: path, cause: "nothing was done")
                }
                return result
            }
        } catch { throw LibraryError(error, path: path) }
    }
}
