import API
import Foundation
@testable import ServerStore
import Testing

@Suite("The database keeps what it has acknowledged (SP1)", .timeLimit(.minutes(2))) struct DatabaseTests {
    @Test("Values come back as they were", arguments: Databases.allCases) func values(_ kind: Databases)
        async throws
    {
        try await kind.with { database in
            try await database.write { connection in
                try connection.run("CREATE TABLE t (a TEXT, b BIGINT)")
                let values: [SQLValue] = ["ä'; DROP TABLE t; --\u{1}🍲", .integer(Int64.min)]
                try connection.run("INSERT INTO t VALUES (?, ?)", values)
                try connection.run("INSERT INTO t VALUES (?, ?)", [.null, .null])
                let rows = try connection.rows("SELECT a, b FROM t ORDER BY b")
                #expect(rows.contains { $0["a"] == values[0] && $0["b"] == values[1] })
                #expect(rows.contains { $0["a"] == .null && $0["b"] == .null })
                #expect(throws: StoreError.self) {
                    try connection.row("SELECT a FROM t WHERE a = ?", [.text("a\u{0}b")])
                }
            }
        }
    }

    @Test("A write that throws leaves nothing, and takes no other along", arguments: Databases.allCases)
    func savepoints(_ kind: Databases) async throws {
        struct Mishap: Error {}
        try await kind.with { database in
            try await database.write { try $0.run("CREATE TABLE t (a BIGINT PRIMARY KEY)") }
            await withTaskGroup(of: Void.self) { group in
                for number in 0..<200 {
                    group.addTask {
                        try? await database.write { connection in
                            try connection.run("INSERT INTO t VALUES (?)", [.integer(number)])
                            if number % 3 == 0 { throw Mishap() }
                        }
                    }
                }
            }
            let kept = try await database.read { try $0.rows("SELECT a FROM t").map { try $0.integer("a") } }
            #expect(Set(kept) == Set((0..<200).filter { $0 % 3 != 0 }.map(Int64.init)))
        }
    }

    @Test(
        "A look is one question: it changes nothing, and a second one is refused",
        arguments: Databases.allCases)
    func looks(_ kind: Databases) async throws {
        try await kind.withStore { store in
            let epoch = try await store.look {
                try $0.row("SELECT value FROM meta WHERE name = 'epoch'")?.text("value")
            }
            #expect(epoch == store.epoch)
            let second = await #expect(throws: StoreError.self) {
                try await store.look { connection in
                    _ = try connection.rows("SELECT name FROM meta")
                    return try connection.rows("SELECT name FROM meta").count
                }
            }
            #expect(second?.kind == .broken)
            let write = await #expect(throws: StoreError.self) {
                try await store.look { try $0.run("DELETE FROM meta") }
            }
            #expect(write?.kind == .broken)
            // Nor by a question that does: another database has no transaction around a look that would say so.
            await #expect(throws: StoreError.self) {
                try await store.look { try $0.rows("DELETE FROM meta RETURNING name").count }
            }
            // What is wrong within one is in nobody's way behind it, whoever of the readers takes it.
            for _ in 0..<8 {
                await #expect(throws: StoreError.self) {
                    try await store.look { try $0.rows("SELECT nothing FROM meta").count }
                }
            }
            for _ in 0..<8 {
                #expect(try await store.look { try $0.rows("SELECT name FROM meta").count } >= 2)
            }
            let count = try await store.read { connection in
                (
                    try connection.rows("SELECT name FROM meta").count,
                    try connection.rows("SELECT name FROM meta").count
                )
            }
            #expect(count.0 == count.1 && count.0 >= 2)
        }
    }

    @Test("A key that is there already is told as such", arguments: Databases.allCases)
    func taken(_ kind: Databases) async throws {
        try await kind.with { database in
            try await database.write { try $0.run("CREATE TABLE t (a TEXT PRIMARY KEY, b TEXT NOT NULL)") }
            try await database.write { try $0.run("INSERT INTO t VALUES ('x', 'y')") }
            let again = await #expect(throws: StoreError.self) {
                try await database.write { try $0.run("INSERT INTO t VALUES ('x', 'z')") }
            }
            #expect(again?.kind == .taken)
            let empty = await #expect(throws: StoreError.self) {
                try await database.write { try $0.run("INSERT INTO t VALUES ('w', NULL)") }
            }
            #expect(empty?.kind == .forbidden)
        }
    }

    @Test("Counters that many raise at once miss none", arguments: Databases.allCases)
    func counters(_ kind: Databases) async throws {
        try await kind.with { database in
            try await database.write { connection in
                try connection.run("CREATE TABLE t (a BIGINT NOT NULL)")
                try connection.run("INSERT INTO t VALUES (0)")
            }
            let lock = database.dialect.locking
            let numbers = try await withThrowingTaskGroup(of: Int64.self) { group in
                for _ in 0..<100 {
                    group.addTask {
                        try await database.write { connection in
                            let next = try connection.row("SELECT a FROM t\(lock)")?.integer("a") ?? 0
                            try connection.run("UPDATE t SET a = ?", [.integer(next + 1)])
                            return next
                        }
                    }
                }
                return try await group.reduce(into: Set()) { $0.insert($1) }
            }
            #expect(numbers == Set(0..<100))
        }
    }

    @Test("Closing waits for what was acknowledged, and takes no more", arguments: Databases.allCases)
    func closing(_ kind: Databases) async throws {
        try await kind.with { database in
            try await database.write { try $0.run("CREATE TABLE t (a BIGINT)") }
            await database.close()
            await #expect(throws: StoreError.self) {
                try await database.write { try $0.run("DELETE FROM t") }
            }
        }
    }

    @Test("Steps of the schema are taken once; a newer store is left alone", arguments: Databases.allCases)
    func migrations(_ kind: Databases) async throws {
        try await kind.with { database in
            let first = try await Store(database, now: 1)
            let second = try await Store(database, now: 2)
            #expect(first.epoch == second.epoch && first.key == second.key)
            let error = await #expect(throws: StoreError.self) {
                try await Schema.bringUpToDate(database, now: 3, to: [Schema.mail])
            }
            #expect(error?.kind == .newer)
            try await Store.markRestored(database)
            #expect(try await Store(database, now: 4).epoch != first.epoch)
        }
    }

    @Test("Reports from before collections stay what they were", arguments: Databases.allCases)
    func reportsStay(_ kind: Databases) async throws {
        try await kind.with { database in
            let before = Schema.migrations.prefix { $0.name != "collections" }
            try await Schema.bringUpToDate(database, now: 1, to: Array(before))
            try await database.write { connection in
                let draft = Accounts.Draft(userName: "anna", displayName: "Anna", password: nil)
                let id = try Accounts(connection).create(draft, at: 1).shown.id
                let subject = Subject(
                    kind: .review, key: "p a", author: id, name: "anna", isShown: true, isHeld: false,
                    content: "★")
                let report = Report(ReportTarget(.review, "p", by: "anna"), .hateful)
                #expect(try Cases(connection).add(report, about: subject, by: id, at: 2))
            }
            let store = try await Store(database, now: 3)
            let found = try await store.read { try Cases($0).waiting(limit: 9) }
            #expect(found.map(\.kind) == [.review] && found.map(\.reports) == [1])
            // There is still one open case a thing.
            let again = try await store.write { connection in
                let subject = Subject(
                    kind: .review, key: "p a", author: nil, name: "anna", isShown: true, isHeld: false,
                    content: "★")
                let id = found.first?.author ?? ""
                let report = Report(ReportTarget(.review, "p", by: "anna"), .advertising)
                return try Cases(connection).add(report, about: subject, by: id, at: 4)
            }
            #expect(!again)
        }
    }

    @Test(
        "What was put back knows of no device, letter, answer or clock any more",
        arguments: Databases.allCases)
    func restored(_ kind: Databases) async throws {
        try await kind.withStore { store in
            try await store.write { connection in
                let draft = Accounts.Draft(userName: "anna", displayName: "Anna", password: nil)
                let id = try Accounts(connection).create(draft, at: 1).shown.id
                _ = try Sessions(connection).begin(account: id, token: "t", name: "x", at: 1)
                try Tickets(connection).issue(.reset, token: "r", subject: "", until: 2)
                try Outbox(connection).write(to: "a@b", subject: "", body: "", at: 1, until: 2)
                try Failures(connection).add("door", at: 1)
                #expect(try Blobs(connection).claim("h", at: 1))
                let attempt = IdempotencyKeys.Attempt(account: id, key: "k", request: "r")
                _ = try IdempotencyKeys(connection).once(attempt, at: 1) { StoredAnswer(202) }
                try ClockLog(connection).write(ClockSense(machine: 1))
                try connection.run("INSERT INTO meta (name, value) VALUES ('trial', 'x')")
            }
            try await Store.markRestored(store.database)
            try await store.read { connection in
                for table in ["session", "ticket", "mail", "failure", "blob_claim", "idempotency"] {
                    #expect(try connection.number("SELECT COUNT(*) FROM \(table)") == 0, "\(table)")
                }
                #expect(try ClockLog(connection).read() == nil)
                let names = try connection.rows("SELECT name FROM meta ORDER BY name")
                #expect(try names.map { try $0.text("name") } == ["epoch", "key"])
                #expect(try Accounts(connection).count() == 1)
            }
        }
    }

    @Test("That somebody else writes doesn't hide that there is no room") func pulse() {
        let pulse = StorePulse()
        pulse.feel(StoreError(.full, cause: ""))
        pulse.feel(StoreError(.busy, cause: ""))
        pulse.feel(nil)
        #expect(pulse.trouble == .full)
        pulse.recover()
        pulse.feel(StoreError(.busy, cause: ""))
        #expect(pulse.trouble == .busy)
        pulse.feel(nil)
        #expect(pulse.trouble == nil)
    }
}

@Suite("SQLite, as it must be set", .timeLimit(.minutes(1))) struct SQLiteTests {
    @Test("It is made sure of every transaction, in a write-ahead log") func facts() async throws {
        let path = NSTemporaryDirectory() + "\(UUID().uuidString).sqlite"
        defer { for end in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + end) } }
        let database = try SQLiteDatabase(path: path)
        _ = try await Store(database, now: 1)
        #expect(try database.facts() == (2, "wal"))
        await database.close()
        #expect(try SQLiteDatabase.check(path: path) == "ok")
    }

    @Test("Another program's database is refused") func foreign() throws {
        let path = NSTemporaryDirectory() + "\(UUID().uuidString).sqlite"
        defer { try? FileManager.default.removeItem(atPath: path) }
        try Data(repeating: 7, count: 8192).write(to: URL(filePath: path))
        #expect(throws: StoreError.self) { try SQLiteDatabase(path: path) }
    }

    @Test("A back-up taken while others write is whole") func backUp() async throws {
        let folder = NSTemporaryDirectory() + "back-up-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let database = try SQLiteDatabase(path: folder + "/server.sqlite")
        try await database.write { try $0.run("CREATE TABLE t (a BIGINT)") }
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                for number in 0..<200 {
                    try await database.write { try $0.run("INSERT INTO t VALUES (?)", [.integer(number)]) }
                }
            }
            try await database.backUp(to: folder + "/copy.sqlite")
            try await group.waitForAll()
        }
        #expect(try SQLiteDatabase.check(path: folder + "/copy.sqlite") == "ok")
        #expect(!FileManager.default.fileExists(atPath: folder + "/copy.sqlite-wal"))
        await database.close()
    }
}
