import GRDB
import Recipes

extension RecipeBox {
    /// What has changed since a mark, whoever wrote it; takes as long as there are changes, however much the
    /// library holds.
    /// - Parameter mark: nil = all there is, and all that has gone.
    public func changes(since mark: JournalMark? = nil, limit: Int) async throws(LibraryError)
        -> LibraryChanges
    {
        try await read { db in
            let lineage = try RecipeBox.lineage(db)
            let isFromStart = mark?.lineage != lineage
            let start = isFromStart ? 0 : mark?.sequence ?? 0
            // Those without a name are of a whole table, of which nothing travels.
            let rows = try Row.fetchAll(
                db.cachedStatement(
                    sql: """
                        SELECT sequence, kind, thing, isGone, changedAt FROM journal
                        WHERE sequence > ? AND thing != '' ORDER BY sequence LIMIT ?
                        """), arguments: [start, max(0, limit)])
            return LibraryChanges(
                changes: rows.map {
                    LibraryChange(
                        kind: $0.text(1), thing: $0.text(2), isGone: $0.isTrue(3),
                        changedAt: $0.number(4, Moment.self))
                },
                mark: JournalMark(lineage: lineage, sequence: rows.last?.key(0) ?? start),
                goOn: rows.count >= max(1, limit), isFromStart: isFromStart)
        }
    }

    static func lineage(_ db: Database) throws -> Int64 {
        try Int64.fetchOne(db.cachedStatement(sql: "SELECT mark FROM lineage")) ?? 0
    }

    /// What was read of the journal of what was here before says nothing any more.
    static func beginLineage(_ db: Database) throws {
        // There is none before version 3, and bringing it up to date begins one.
        guard try db.tableExists("lineage") else { return }
        try db.execute(
            sql: "UPDATE lineage SET mark = ?", arguments: [Int64.random(in: 0...Int64.max / 2)])
    }
}
