import Foundation
import GRDB
import Sync

/// A machine's shelf in the tables of its library; each call of `Shelf` is part of one transaction.
struct ShelfTables: ShelfStore {
    let db: Database

    /// In `isHeld`, of what is held and isn't to be offered again.
    static let staysHere = 2

    // MARK: Where it stands

    func head() throws -> ShelfHead {
        guard let text = try String.fetchOne(db.cachedStatement(sql: "SELECT head FROM shelf")) else {
            throw SyncTrouble(cause: "no shelf")
        }
        return try decoded(text)
    }

    mutating func put(_ head: ShelfHead) throws {
        try db.cachedStatement(sql: "UPDATE shelf SET head = ?").execute(arguments: [try encoded(head)])
    }

    // MARK: Rows

    func row(_ key: RecordKey) throws -> ShelfRow? { try row(key, in: "shelfRow") }
    mutating func put(_ row: ShelfRow) throws { try put(row, in: "shelfRow") }

    func rows(after key: RecordKey?, limit: Int) throws -> [ShelfRow] {
        let statement = try db.cachedStatement(
            sql: "SELECT row FROM shelfRow WHERE (kind, id) > (?, ?) ORDER BY kind, id LIMIT ?")
        let texts = try String.fetchAll(statement, arguments: [key?.kind ?? "", key?.id ?? "", limit])
        return try texts.map(decoded)
    }

    /// Those of which there are rows, in order.
    func keys(after key: RecordKey?, limit: Int) throws -> [RecordKey] {
        let statement = try db.cachedStatement(
            sql: "SELECT kind, id FROM shelfRow WHERE (kind, id) > (?, ?) ORDER BY kind, id LIMIT ?")
        return try keys(
            GRDB.Row.fetchAll(statement, arguments: [key?.kind ?? "", key?.id ?? "", limit]))
    }

    /// Those of a kind of which there are rows, in order.
    /// - Parameters:
    ///   - prefix: what their ids begin with.
    ///   - id: after which they come.
    func keys(of kind: String, _ prefix: String, after id: String, limit: Int) throws -> [RecordKey] {
        let statement = try db.cachedStatement(
            sql: """
                SELECT kind, id FROM shelfRow
                WHERE kind = ? AND id > ? AND substr(id, 1, ?) = ? ORDER BY id LIMIT ?
                """)
        return try keys(
            GRDB.Row.fetchAll(
                statement, arguments: [kind, max(id, prefix), prefix.utf8.count, prefix, limit]))
    }

    /// Those of which there are rows, or something waits, in order.
    func allKeys(of kind: String, after id: String, limit: Int) throws -> [RecordKey] {
        let statement = try db.cachedStatement(
            sql: """
                SELECT * FROM (
                    SELECT kind, id FROM shelfRow WHERE kind = ?1 AND id > ?2 ORDER BY id LIMIT ?3)
                UNION SELECT * FROM (
                    SELECT kind, id FROM shelfWaiting WHERE kind = ?1 AND id > ?2 ORDER BY id LIMIT ?3)
                ORDER BY id LIMIT ?3
                """)
        return try keys(GRDB.Row.fetchAll(statement, arguments: [kind, id, limit]))
    }

    private func keys(_ rows: [GRDB.Row]) -> [RecordKey] {
        rows.map { RecordKey(String.fromDatabaseValue($0[0]) ?? "", String.fromDatabaseValue($0[1]) ?? "") }
    }

    func pulled(_ key: RecordKey) throws -> ShelfRow? { try row(key, in: "shelfPulled") }
    mutating func putPulled(_ row: ShelfRow) throws { try put(row, in: "shelfPulled") }
    mutating func clearPulled() throws { try db.execute(sql: "DELETE FROM shelfPulled") }

    mutating func adoptPulled() throws {
        try db.execute(
            sql: """
                DELETE FROM shelfRow;
                INSERT INTO shelfRow SELECT * FROM shelfPulled;
                DELETE FROM shelfPulled
                """)
    }

    private func row(_ key: RecordKey, in table: String) throws -> ShelfRow? {
        let statement = try db.cachedStatement(sql: "SELECT row FROM \(table) WHERE kind = ? AND id = ?")
        return try String.fetchOne(statement, arguments: [key.kind, key.id]).map(decoded)
    }

    private func put(_ row: ShelfRow, in table: String) throws {
        try db.cachedStatement(
            sql: "INSERT OR REPLACE INTO \(table) (kind, id, hasKept, row) VALUES (?, ?, ?, ?)"
        ).execute(arguments: [row.kind, row.id, !row.kept.isEmpty && !row.gone, try encoded(row)])
    }

    // MARK: Patches that wait

    func waiting(_ key: RecordKey) throws -> [Waiting] {
        let statement = try db.cachedStatement(
            sql: "SELECT entry FROM shelfWaiting WHERE kind = ? AND id = ? ORDER BY place")
        return try String.fetchAll(statement, arguments: [key.kind, key.id]).map(decoded)
    }

    func waiting(from n: Int, limit: Int) throws -> [Waiting] {
        let statement = try db.cachedStatement(
            sql: "SELECT entry FROM shelfWaiting WHERE n >= ? AND isHeld = 0 ORDER BY n LIMIT ?")
        return try String.fetchAll(statement, arguments: [n, limit]).map(decoded)
    }

    func held() throws -> [Waiting] {
        try String.fetchAll(db, sql: "SELECT entry FROM shelfWaiting WHERE isHeld > 0 ORDER BY place")
            .map(decoded)
    }

    /// The records of which patches are held, in the order in which those were made.
    func heldKeys(limit: Int) throws -> [RecordKey] {
        let statement = try db.cachedStatement(
            sql: """
                SELECT kind, id FROM shelfWaiting WHERE isHeld > 0
                GROUP BY kind, id ORDER BY MIN(place) LIMIT ?
                """)
        return try keys(GRDB.Row.fetchAll(statement, arguments: [limit]))
    }

    /// The records of which other versions are kept, be they on the server or only on their way to it; in order.
    func keptKeys() throws -> [RecordKey] {
        let statement = try db.cachedStatement(
            sql: """
                SELECT kind, id FROM shelfRow WHERE hasKept = 1
                UNION SELECT kind, id FROM shelfWaiting WHERE hasKept = 1
                ORDER BY kind, id
                """)
        return try keys(GRDB.Row.fetchAll(statement))
    }

    mutating func put(_ waiting: Waiting) throws {
        try db.cachedStatement(
            sql: """
                INSERT OR REPLACE INTO shelfWaiting (place, n, kind, id, isHeld, hasKept, entry)
                VALUES (?, ?, ?, ?, ?, ?, ?)
                """
        ).execute(arguments: [
            waiting.place, waiting.patch.n, waiting.patch.kind, waiting.patch.id,
            waiting.problem == nil ? 0 : waiting.staysHere ? Self.staysHere : 1,
            !waiting.patch.kept.isEmpty, try encoded(waiting),
        ])
    }

    mutating func removeWaiting(place: Int) throws {
        try db.cachedStatement(sql: "DELETE FROM shelfWaiting WHERE place = ?").execute(arguments: [place])
    }

    // MARK: Text

    private func decoded<Value: Decodable>(_ text: String) throws -> Value {
        try JSONDecoder().decode(Value.self, from: Data(text.utf8))
    }

    private func encoded(_ value: some Encodable) throws -> String {
        String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
    }
}

/// Something that can't be, in what the library keeps of the shelf.
struct SyncTrouble: Error {
    /// For the log, in English.
    var cause: String
}
