import GRDB
import Library
import Sync

/// Going through all of the shelf, after it was pulled from the beginning: a few hundred records at a time, because
/// the cook writes in between.
extension Carrier {
    mutating func beginSettling() throws {
        // What isn't shared any more isn't gone through.
        try heedSharing()
        try db.execute(sql: "UPDATE shelf SET settling = ''")
    }

    /// Where it has come to; nil = there is nothing to go through.
    func settling() throws -> String? { try String.fetchOne(db, sql: "SELECT settling FROM shelf") }

    /// Goes on.
    mutating func settle(limit: Int) throws {
        guard let place = try settling() else { return }
        if place.hasPrefix("=") { return try settleOthers(after: Int64(place.dropFirst()) ?? 0, limit) }
        let parts = place.split(separator: " ", maxSplits: 1).map(String.init)
        let key = parts.count == 2 ? RecordKey(parts[0], parts[1]) : nil
        let keys = try store.keys(after: key, limit: limit)
        try apply(keys)
        let next = keys.count < limit ? "=0" : keys.last.map { "\($0.kind) \($0.id)" } ?? "=0"
        try db.execute(sql: "UPDATE shelf SET settling = ?", arguments: [next])
    }

    /// What is in the library and not on the shelf has been removed elsewhere: what was made here waits there.
    private mutating func settleOthers(after sequence: Int64, _ limit: Int) throws {
        let rows = try GRDB.Row.fetchAll(
            db,
            sql: """
                SELECT sequence, kind, thing FROM journal
                WHERE sequence > ? AND isGone = 0 AND thing != '' ORDER BY sequence LIMIT ?
                """, arguments: [sequence, limit])
        var absent: [RecordKey] = []
        for row in rows {
            guard
                let key = key(
                    String.fromDatabaseValue(row[1]) ?? "", String.fromDatabaseValue(row[2]) ?? ""),
                key.kind != Self.picture, try shelf.record(key, in: store) == nil
            else { continue }
            absent.append(key)
        }
        try apply(absent)
        let last = rows.last.flatMap { Int64.fromDatabaseValue($0[0]) }
        let next = rows.count < limit ? nil : last.map { "=\($0)" }
        try db.execute(sql: "UPDATE shelf SET settling = ?", arguments: [next])
    }
}
