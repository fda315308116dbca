import Foundation
import GRDB

extension RecipeBox {
    /// Opens the library at `path`, and makes it, its folders (only the cook may look into new ones) and its
    /// tables if they aren't there. Where copies or logs lie beside a library that isn't there, or has no
    /// bytes, that is no first start: it throws `.lost`, and the cook chooses; see `putBack` and `beginNew`.
    ///
    /// Takes a few milliseconds, or as long as copying the file when it has to be brought up to date: then a
    /// copy of it as it was is kept beside it ("library.sqlite.before-v3"). On an error the file is as it was
    /// before.
    /// - Parameters:
    ///   - boxes: the others that have their tables in it; always the same, and named wherever a library or a
    ///     copy of one is opened, looked into or begun.
    ///   - checksAll: whether every page is checked, however large the file is; about 1 ms a megabyte.
    public static func open(
        at path: String, with boxes: [BoxSchema] = [], checksAll: Bool = false
    ) throws(LibraryError) -> RecipeBox {
        try open(at: path, schema: LibrarySchema(and: boxes), patience: 2, checksAll: checksAll)
    }

    /// A library that is forgotten with the last copy of it.
    public static func inMemory(with boxes: [BoxSchema] = []) throws(LibraryError) -> RecipeBox {
        let schema = LibrarySchema(and: boxes)
        do {
            let queue = try DatabaseQueue(configuration: configuration(patience: 0))
            try schema.migrate(queue)
            try refreshIndex(queue)
            return RecipeBox(database: queue, path: "", schema: schema)
        } catch { throw LibraryError(error) }
    }

    /// Closes the file in good order; nothing works afterwards. Not closing loses nothing, but leaves the
    /// latest changes in a file beside the library ("library.sqlite-wal") that belongs to it.
    public func close() throws(LibraryError) {
        // SQLite tidies up when the last connection closes if that one may write: so readers go first.
        (database as? DatabasePool)?.invalidateReadOnlyConnections()
        do { try database.close() } catch { throw LibraryError(error, path: path) }
    }

    /// - Parameters:
    ///   - patience: seconds to wait for another program that holds the file.
    ///   - quickly: up to how many bytes every page is checked.
    static func open(
        at path: String, schema: LibrarySchema, patience: Double, checksAll: Bool = false,
        quickly: Int = LibraryFile.quicklyChecked
    ) throws(LibraryError) -> RecipeBox {
        do {
            let file = LibraryFile(path: path)
            var strange: String?
            if try file.isLibrary() {
                try file.checkLeave()
                strange = try file.inspect(
                    schema: schema, patience: patience, checking: checksAll ? .max : quickly)
            } else {
                try file.makeFolder()
                try file.make(schema: schema)
            }
            let pool = try pool(at: path, patience: patience)
            // GRDB's pool asks for NORMAL, which may lose the last writes when the power goes.
            try pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = FULL") }
            try schema.migrate(pool)
            try refreshIndex(pool)
            return RecipeBox(database: pool, path: path, schema: schema, strangeLog: strange)
        } catch { throw LibraryError(error, path: path) }
    }

    /// While another program is just beginning or closing the library, SQLite says that it is held without having
    /// waited for it.
    private static func pool(at path: String, patience: Double) throws -> DatabasePool {
        let end = ContinuousClock.now + .seconds(patience)
        while true {
            do {
                return try DatabasePool(path: path, configuration: configuration(patience: patience))
            } catch let error as DatabaseError
                where error.resultCode == .SQLITE_BUSY && ContinuousClock.now < end
            { usleep(5000) }
        }
    }

    static func configuration(patience: Double) -> Configuration {
        var configuration = Configuration()
        configuration.busyMode = .timeout(patience)
        configuration.label = "library"
        // KiB: enough for the part of the index that typing comes back to.
        configuration.prepareDatabase { db in
            try db.execute(sql: "PRAGMA cache_size = -6000")
            try db.trustNothing()
        }
        return configuration
    }
}

extension LibraryFile {
    /// Whether there is a library to be opened; if not, nothing of one is there either.
    func isLibrary() throws(LibraryError) -> Bool {
        // In this order: of another program that is just making the library one sees the file first.
        let left = CopyShelf(library: path).names + logs.map(\.path)
        if try standing() == .file { return true }
        if left.isEmpty { return false }
        throw LibraryError(.lost, path: path, cause: "\(left.joined(separator: ", ")), but no library")
    }

    /// Makes the folders that it is in.
    func makeFolder() throws(LibraryError) {
        do {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw LibraryError(.unreachable, path: path, cause: "\(error)")
        }
    }
}
