import CSQLite
import GRDB

/// A table, an index, a view or a trigger, as a file's list of them tells.
struct SchemaObject: Hashable {
    var kind: String
    var name: String
    var table: String
    /// What made it, without quotation marks, and with single spaces; empty for an index that SQLite makes by
    /// itself.
    var sql: String

    init(kind: String, name: String, table: String, sql: String) {
        (self.kind, self.name, self.table, self.sql) = (kind, name, table, Self.plain(sql))
    }

    /// As a statement "CREATE TRIGGER name AFTER … ON table …" makes it; nil for another one.
    init?(trigger sql: String) {
        let words = sql.utf8.split { $0 <= 0x20 }.prefix(8).map { String(Substring($0)) }
        guard words.count > 3, let on = words.firstIndex(of: "ON"), words.indices.contains(on + 1) else {
            return nil
        }
        self.init(kind: "trigger", name: words[2], table: words[on + 1], sql: sql)
    }

    private static func plain(_ sql: String) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(sql.utf8.count)
        for byte in sql.utf8 where byte != UInt8(ascii: "\"") {
            if byte > 0x20 { bytes.append(byte) } else if bytes.last ?? 0x20 != 0x20 { bytes.append(0x20) }
        }
        if bytes.last == 0x20 { bytes.removeLast() }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// More of them than any version has.
    private static let most = 500

    /// Without the tables of figures that SQLite's ANALYZE adds.
    static func all(_ db: Database) throws -> Set<SchemaObject> {
        let rows = try Row.fetchAll(
            db,
            sql: """
                SELECT type, name, tbl_name, sql FROM sqlite_master
                WHERE name NOT LIKE 'sqlite\\_stat%' ESCAPE '\\' LIMIT \(most)
                """)
        return Set(
            rows.map { SchemaObject(kind: $0.text(0), name: $0.text(1), table: $0.text(2), sql: $0.text(3)) })
    }

    /// Those that statements make in a database with nothing in it. By hand, because every start of the
    /// program waits for it, and GRDB looks at each statement more closely than is needed here.
    static func made(by sql: String) throws -> Set<SchemaObject> {
        var connection: OpaquePointer?, statement: OpaquePointer?
        defer {
            sqlite3_finalize(statement)
            sqlite3_close(connection)
        }
        let list = "SELECT type, name, tbl_name, sql FROM sqlite_master"
        guard sqlite3_open(":memory:", &connection) == SQLITE_OK,
            sqlite3_exec(connection, sql, nil, nil, nil) == SQLITE_OK,
            sqlite3_prepare_v2(connection, list, -1, &statement, nil) == SQLITE_OK
        else {
            let cause = sqlite3_errmsg(connection).map { String(cString: $0) } ?? "no memory"
            throw LibraryError(.failed, cause: "a pattern of the tables: \(cause)")
        }
        var all: Set<SchemaObject> = []
        while sqlite3_step(statement) == SQLITE_ROW {
            let texts = (0..<4 as Range<CInt>).map { column in
                sqlite3_column_text(statement, column).map { String(cString: $0) } ?? ""
            }
            all.insert(SchemaObject(kind: texts[0], name: texts[1], table: texts[2], sql: texts[3]))
        }
        return all
    }
}
