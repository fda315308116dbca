import Foundation
import GRDB
import Library
import Sync
import Testing

@testable import SyncEngine

@Suite("What an earlier version has kept of the shelf is found by this one (AR17)") struct SyncMigrationTests
{
    @Test("other versions that were on their way when the program became another one") func waiting()
        async throws
    {
        let folder = FileManager.default.temporaryDirectory.appending(path: "sync-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appending(path: "library.sqlite").path
        let schema = SyncTables.schema
        let first = BoxSchema(name: schema.name, migrations: [schema.migrations[0]])

        var plain = Patch(n: 1, RecordKey("recipe", "bread"), at: 1, set: ["title": "Bread"], full: true)
        let waits = Waiting(place: 1, plain)
        plain.kept = [Kept(field: "title", value: "Rolls", by: "tablet", at: 2)]
        let other = Waiting(place: 2, plain)
        let old = try RecipeBox.open(at: path, with: [first])
        try await old.write { db in
            for one in [waits, other] {
                let entry = String(decoding: try JSONEncoder().encode(one), as: UTF8.self)
                try db.execute(
                    sql: """
                        INSERT INTO shelfWaiting (place, n, kind, id, isHeld, entry)
                        VALUES (?, ?, 'recipe', ?, 0, ?)
                        """, arguments: [one.place, one.place, "r\(one.place)", entry])
            }
        }
        try old.close()

        let new = try RecipeBox.open(at: path, with: [schema])
        let found = try await new.read { db in
            try String.fetchAll(db, sql: "SELECT id FROM shelfWaiting WHERE hasKept = 1")
        }
        #expect(found == ["r2"])
        try new.close()
    }
}
