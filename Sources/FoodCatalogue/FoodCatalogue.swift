public import Foods
import Foundation
import GRDB
public import Library

/// All foods that a diary can name, found while one types: the table of the program, and what was brought in besides.
///
/// It is a file of its own beside the library, and holds nothing that the cook has written: whatever happens to it, it is
/// made again. Every method may be called from any task.
public final class FoodCatalogue: Sendable {
    let database: any DatabaseWriter
    /// The file; empty in memory.
    public let path: String

    private init(_ database: any DatabaseWriter, path: String) {
        (self.database, self.path) = (database, path)
    }

    /// Opens the file, or makes it; one that is no catalogue, or of another version, is made anew.
    public static func open(at path: String) throws(LibraryError) -> FoodCatalogue {
        do {
            if let known = try opened(at: path) { return FoodCatalogue(known, path: path) }
            for ending in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + ending) }
            let new = try pool(at: path)
            try new.write(make)
            return FoodCatalogue(new, path: path)
        } catch { throw LibraryError(error, path: path) }
    }

    /// One that is forgotten with the last that knows it.
    public static func inMemory() throws(LibraryError) -> FoodCatalogue {
        do {
            let queue = try DatabaseQueue()
            try queue.write(make)
            return FoodCatalogue(queue, path: "")
        } catch { throw LibraryError(error) }
    }

    /// What lies there; nil if it is no catalogue, or another version's.
    /// - Throws: what may be otherwise in a moment: another program has locked it, a disk is full.
    private static func opened(at path: String) throws -> DatabasePool? {
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        do {
            let known = try pool(at: path)
            return try known.read(version) == schema ? known : nil
        } catch let error as DatabaseError
            where error.resultCode == .SQLITE_NOTADB || error.resultCode == .SQLITE_CORRUPT
        { return nil }
    }

    private static func pool(at path: String) throws -> DatabasePool {
        var configuration = Configuration()
        configuration.busyMode = .timeout(2)
        configuration.prepareDatabase { db in
            // What is in it can be had again.
            try db.execute(sql: "PRAGMA synchronous = NORMAL")
        }
        return try DatabasePool(path: path, configuration: configuration)
    }

    private static func version(_ db: Database) throws -> Int {
        try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
    }

    /// Goes up with the tables.
    private static let schema = 1

    private static func make(_ db: Database) throws {
        try db.execute(
            sql: """
                CREATE TABLE food (
                    id TEXT PRIMARY KEY NOT NULL,
                    english TEXT NOT NULL,
                    german TEXT NOT NULL,
                    detail TEXT NOT NULL,
                    isCommon INTEGER NOT NULL,
                    isOurs INTEGER NOT NULL,
                    kilocalories REAL, protein REAL, carbohydrate REAL, fat REAL, fibre REAL, sugar REAL, salt REAL,
                    portions TEXT NOT NULL,
                    barcode TEXT,
                    names TEXT NOT NULL
                ) STRICT;
                CREATE INDEX food_barcode ON food (barcode) WHERE barcode IS NOT NULL;
                CREATE TABLE edition (source TEXT PRIMARY KEY NOT NULL, edition TEXT NOT NULL) STRICT;
                CREATE VIRTUAL TABLE ourWords USING fts5 (words, content = '', prefix = '1 2 3', detail = column);
                CREATE VIRTUAL TABLE otherWords USING fts5 (words, content = '', prefix = '2 3', detail = column);
                PRAGMA user_version = \(schema);
                """)
    }

    // MARK: Filling

    /// Puts the program's own table in, if another edition of it is there, or none.
    public func stock(_ table: @Sendable () -> FoodTable?, edition: String) async throws(LibraryError) {
        do {
            let there = try await database.read { db in
                try String.fetchOne(db, sql: "SELECT edition FROM edition WHERE source = 'table'")
            }
            guard there != edition, let entries = table()?.entries else { return }
            try await database.write { db in
                try db.execute(
                    sql: """
                        INSERT INTO ourWords (ourWords) VALUES ('delete-all');
                        DELETE FROM food WHERE isOurs = 1;
                        """)
                for entry in entries { try CatalogueFood(entry).insert(db) }
                try db.execute(
                    sql: "INSERT OR REPLACE INTO edition (source, edition) VALUES ('table', ?)",
                    arguments: [edition])
            }
        } catch { throw LibraryError(error, path: path) }
    }

    /// Adds foods from elsewhere; one whose id is there already is replaced. All of them, or none.
    public func add(_ foods: [CatalogueFood]) async throws(LibraryError) {
        do {
            try await database.write { db in for food in foods { try food.insert(db) } }
        } catch { throw LibraryError(error, path: path) }
    }

    // MARK: Finding

    /// How many foods there are.
    public func count() async throws(LibraryError) -> Int {
        do {
            return try await database.read { db in try Int.fetchOne(db, sql: "SELECT COUNT(*) FROM food") ?? 0
            }
        } catch { throw LibraryError(error, path: path) }
    }

    public func food(_ id: CatalogueFood.ID) async throws(LibraryError) -> CatalogueFood? {
        do {
            return try await database.read { db in
                try Row.fetchOne(db, sql: "SELECT * FROM food WHERE id = ?", arguments: [id]).map {
                    CatalogueFood($0)
                }
            }
        } catch { throw LibraryError(error, path: path) }
    }

    /// The food of a packet.
    /// - Parameter barcode: as it stands under the bars: a UPC-A is an EAN-13 that begins with nought, and both are known.
    public func food(barcode: String) async throws(LibraryError) -> CatalogueFood? {
        do {
            return try await database.read { db in
                try Row.fetchOne(
                    db, sql: "SELECT * FROM food WHERE barcode IN (?, ?) LIMIT 1",
                    arguments: [barcode, barcode.count == 12 ? "0" + barcode : barcode]
                ).map { CatalogueFood($0) }
            }
        } catch { throw LibraryError(error, path: path) }
    }

    /// What somebody means who has typed so much, the likeliest first: every word begins one of the food's, in any order
    /// and in either language.
    public func find(_ text: String, limit: Int) async throws(LibraryError) -> [CatalogueFood] {
        let typed = FoodName.words(text)
        guard !typed.isEmpty else { return [] }
        // The stem finds "tomato" for "tomatoes", too; which of them fits best is judged afterwards.
        let question = typed.prefix(Self.mostWords).map { "\"\(FoodName.stem($0))\"*" }.joined(separator: " ")
        do {
            let found = try await database.read { db in
                let ours = try Self.matches("ourWords", question, Self.mostOfOurs, db)
                // Those from elsewhere may be half a million: two letters fit most of them, and mean none of them.
                if typed.joined().count < 3 { return ours }
                return ours + (try Self.matches("otherWords", question, Self.mostOfOthers, db))
            }
            return FoodRanking(typed).best(found, limit: limit)
        } catch { throw LibraryError(error, path: path) }
    }

    private static let mostWords = 8
    /// Foods that are judged for each letter typed: those of the table stand with the usual ones first.
    private static let mostOfOurs = 600, mostOfOthers = 200

    private static func matches(
        _ words: String, _ question: String, _ most: Int, _ db: Database
    ) throws -> [CatalogueFood] {
        try Row.fetchAll(
            db,
            sql: """
                SELECT food.* FROM
                    (SELECT rowid FROM \(words) WHERE \(words) MATCH ? ORDER BY rowid LIMIT ?) AS found
                JOIN food ON food.rowid = found.rowid
                """, arguments: [question, most]
        ).map { CatalogueFood($0) }
    }
}
