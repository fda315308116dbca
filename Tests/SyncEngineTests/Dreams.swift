import GRDB
import Library
import Sync

@testable import SyncEngine

/// A part of a library that travels only where the cook has said so: dreams, each a line of text. They go by the names of
/// kinds that the shelf knows, for it shows no others.
enum Dreams {
    static let part = "dreams"

    static let schema = BoxSchema(
        name: "dreams",
        migrations: [
            LibraryMigration(
                "v1",
                "CREATE TABLE dream (uid TEXT PRIMARY KEY NOT NULL, text TEXT NOT NULL) STRICT, WITHOUT ROWID;",
                triggers: LibraryMigration.journal(
                    "dream", as: "dayMood", thing: "row.uid", columns: ["text"]))
        ],
        travels: [
            TravelKind("dayMood", TravelTable("dream", key: "uid", [.init("text", .text)]), part: part),
            // Of two, the longer holds when they come together.
            TravelKind(
                "diaryProfile",
                consent: TravelConsent(part: part) { mine, theirs in
                    mine["text", default: ""].count > theirs["text", default: ""].count ? mine : theirs
                } names: { after, _, db in
                    try after == nil && wish(db) != nil ? ["wish"] : []
                }
            ) { _, db in
                try wish(db).map { ["text": $0] }
            } unpack: { things, _, db in
                for thing in things {
                    try db.execute(
                        sql: "INSERT OR REPLACE INTO preference (name, value) VALUES ('wish', ?)",
                        arguments: [thing.fields["text"]])
                }
                return []
            } remove: { things, db in
                if things.isEmpty { return [] }
                try db.execute(sql: "DELETE FROM preference WHERE name = 'wish'")
                return []
            },
        ])

    private static func wish(_ db: Database) throws -> String? {
        try String.fetchOne(db, sql: "SELECT value FROM preference WHERE name = 'wish'")
    }
}

extension Machine {
    static func withDreams(_ shop: Shop) throws -> Machine { try Machine(shop, boxes: [Dreams.schema]) }

    func dream(_ uid: String, _ text: String) async throws {
        try await box.write { db in
            try db.execute(
                sql: """
                    INSERT INTO dream (uid, text) VALUES (?, ?)
                    ON CONFLICT (uid) DO UPDATE SET text = excluded.text
                    """, arguments: [uid, text])
        }
    }

    func forget(_ uid: String) async throws {
        try await box.write { db in
            try db.execute(sql: "DELETE FROM dream WHERE uid = ?", arguments: [uid])
        }
    }

    func dreams() async throws -> [String: String] {
        try await box.read { db in
            let rows = try GRDB.Row.fetchAll(db, sql: "SELECT uid, text FROM dream")
            return Dictionary(uniqueKeysWithValues: rows.map { ($0[0] as String, $0[1] as String) })
        }
    }

    func share() async throws { try await engine.share(Dreams.part) }
    func stop(everywhere: Bool = false) async throws {
        try await engine.stopSharing(Dreams.part, everywhere: everywhere)
    }
    func sharing() async throws -> SharingStanding { try await engine.sharing(of: Dreams.part) }
}

extension Shop {
    /// What the server knows of dreams, removed ones too.
    var dreams: [String] {
        state.withLock { state in
            state.keeper.rows.values.filter { $0.kind == "dayMood" }
                .flatMap { $0.fields.values.map(\.value.text) + $0.kept.map(\.value.text) }.filter {
                    !$0.isEmpty
                }
        }
    }
}
