import Foundation
@testable import ServerStore
import TestCluster
import Testing

@Suite(
    "PostgreSQL, as it must be, and as it may go (SP1)",
    .enabled(if: Cluster.isPossible, "\(Cluster.reason)"), .timeLimit(.minutes(3)))
struct PostgreSQLTests {
    private static func with(_ work: (PostgreSQLDatabase, String) async throws -> Void) async throws {
        let text = try await Cluster.shared().newSchema()
        let database = PostgreSQLDatabase(try address(text))
        do {
            try await work(database, text)
        } catch {
            await database.close()
            throw error
        }
        await database.close()
    }

    @Test("It makes sure of every transaction, whatever the database's owner has set") func facts()
        async throws
    {
        try await Self.with { database, text in
            let facts = try await database.facts()
            #expect(facts.isSafe, "\(facts)")
            let careless = PostgreSQLDatabase(
                try address(text.replacing("options=", with: "options=-csynchronous_commit%3Doff%20")))
            #expect(try await careless.facts().synchronousCommit == "on")
            await careless.close()
        }
    }

    @Test("The list of tables is that of the schema, and texts are compared byte by byte") func tables()
        async throws
    {
        try await Self.with { database, _ in
            _ = try await Store(database, now: 1)
            let (names, collations, keys) = try await database.read { connection in
                (
                    try connection.rows(
                        """
                        SELECT table_name AS name FROM information_schema.tables
                        WHERE table_schema = current_schema() AND table_name NOT IN ('migration', 'turn')
                        """
                    ).map { try $0.text("name") },
                    try connection.rows(
                        """
                        SELECT DISTINCT COALESCE(collation_name, 'none') AS name FROM information_schema.columns
                        WHERE table_schema = current_schema() AND data_type = 'text'
                        """
                    ).map { try $0.text("name") },
                    try connection.rows(
                        """
                        SELECT t.table_name AS name, string_agg(k.column_name, ',' ORDER BY k.ordinal_position) AS key
                        FROM information_schema.table_constraints t
                        JOIN information_schema.key_column_usage k USING (constraint_schema, constraint_name)
                        WHERE t.constraint_type = 'PRIMARY KEY' AND t.table_schema = current_schema()
                            AND t.table_name NOT IN ('migration', 'turn')
                        GROUP BY 1
                        """
                    ).map { [try $0.text("name"), try $0.text("key")] }
                )
            }
            #expect(Set(names) == Set(Schema.tables.map(\.name)))
            #expect(collations == ["C"])
            #expect(Set(keys) == Set(Schema.tables.map { [$0.name, $0.key.joined(separator: ",")] }))
        }
    }

    @Test("A failed statement ends the whole, also where nobody looks", arguments: Databases.allCases)
    func swallowed(_ kind: Databases) async throws {
        try await kind.with { database in
            try await database.write { connection in
                try connection.run("CREATE TABLE t (a BIGINT PRIMARY KEY)")
                try connection.run("INSERT INTO t VALUES (1)")
            }
            let error = await #expect(throws: StoreError.self) {
                try await database.write { connection in
                    try connection.run("INSERT INTO t VALUES (2)")
                    _ = try? connection.run("INSERT INTO t VALUES (1)")
                }
            }
            #expect(error?.kind == .taken)
            #expect(try await database.read { try $0.number("SELECT COUNT(*) FROM t") } == 1)
        }
    }

    @Test("A statement that takes too long is ended, and its connection goes on") func patience() async throws
    {
        try await Self.with { database, _ in
            let error = await #expect(throws: StoreError.self) {
                try await database.write { connection in
                    try connection.run("SET LOCAL statement_timeout = 100")
                    _ = try connection.rows("SELECT pg_sleep(5)")
                }
            }
            #expect(error?.kind == .busy)
            let one = try await database.read { try $0.number("SELECT 1") }
            #expect(one == 1)
        }
    }

    @Test("What people wrote is in no error") func errors() async throws {
        try await Self.with { database, _ in
            try await database.write {
                try $0.run("CREATE TABLE t (a TEXT PRIMARY KEY, b BIGINT CHECK (b < 9))")
            }
            let secret = "anna@example.org"
            try await database.write { try $0.run("INSERT INTO t VALUES (?, 1)", [.text(secret)]) }
            for values: [SQLValue] in [[.text(secret), 1], [.text(secret), 10]] {
                let error = await #expect(throws: StoreError.self) {
                    try await database.write { try $0.run("INSERT INTO t VALUES (?, ?)", values) }
                }
                #expect(error?.cause.contains(secret) == false)
            }
            let error = await #expect(throws: StoreError.self) {
                try await database.read { _ = try $0.rows("SELECT CAST(? AS BIGINT)", [.text(secret)]) }
            }
            #expect(error?.kind == .forbidden && error?.cause.contains(secret) == false)
        }
    }

    @Test("A database that isn't there is said at once; when it is back, the same store works") func away()
        async throws
    {
        let cluster = try Cluster()
        let database = PostgreSQLDatabase(try address(cluster.newSchema()))
        let store = try await Store(database, now: 1)
        try cluster.kill()
        let began = ContinuousClock.now
        for _ in 0..<20 {
            let error = await #expect(throws: StoreError.self) {
                try await store.write { try Failures($0).add("x", at: 1) }
            }
            #expect(error?.kind == .unreachable)
        }
        #expect(ContinuousClock.now - began < .seconds(5))
        try cluster.start()
        // The connections that rested meanwhile are thrown away without anybody noticing.
        try await store.write { try Failures($0).add("x", at: 1) }
        #expect(try await store.read { try Failures($0).count("x", at: 2) } == 1)
        await store.close()
        let stranger = PostgreSQLDatabase(try address("postgres:///x?host=/nowhere"))
        let error = await #expect(throws: StoreError.self) { try await Store(stranger, now: 1) }
        #expect(error?.kind == .unreachable)
        await stranger.close()
    }

    @Test("Stopped by a blow in the middle, it has all that was acknowledged") func blows() async throws {
        let cluster = try Cluster()
        let text = try cluster.newSchema()
        let database = PostgreSQLDatabase(try address(text))
        try await database.write { try $0.run("CREATE TABLE t (a BIGINT PRIMARY KEY)") }
        let acknowledged = Shared<Set<Int64>>([]), isOver = Shared(false)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for writer in 0..<8 {
                group.addTask {
                    var number = Int64(writer)
                    while !isOver.value {
                        let value = number
                        number += 8
                        do {
                            try await database.write {
                                try $0.run("INSERT INTO t VALUES (?)", [.integer(value)])
                            }
                            acknowledged.change { $0.insert(value) }
                        } catch let error as StoreError
                            where error.kind == .unreachable || error.kind == .busy
                        {
                            try await Task.sleep(for: .milliseconds(20))
                        }
                    }
                }
            }
            for _ in 0..<3 {
                try await Task.sleep(for: .milliseconds(400))
                try cluster.kill()
                try cluster.start()
            }
            try await Task.sleep(for: .milliseconds(400))
            isOver.change { $0 = true }
            try await group.waitForAll()
        }
        let kept = try await database.read { try $0.rows("SELECT a FROM t").map { try $0.integer("a") } }
        let expected = acknowledged.value
        #expect(
            expected.count > 100 && expected.isSubset(of: kept), "\(expected.subtracting(kept).count) lost")
        await database.close()
    }

    @Test("Its back-up is a file of SQLite with the same in it, and goes back into either") func backUp()
        async throws
    {
        let path = NSTemporaryDirectory() + "\(UUID().uuidString).sqlite"
        defer { try? FileManager.default.removeItem(atPath: path) }
        try await Self.with { database, text in
            let store = try await Store(database, now: 1)
            try await store.write { connection in
                for number in 0..<1200 {
                    try Failures(connection).add("\(number)", at: 5)
                }
                let draft = Accounts.Draft(userName: "änna", displayName: "Ä'\"?", password: nil)
                let id = try Accounts(connection).create(draft, at: 7).shown.id
                _ = try Sessions(connection).begin(account: id, token: "t", name: "x", at: 8)
            }
            try await database.backUp(to: path)
            #expect(try SQLiteDatabase.check(path: path) == "ok")
            let file = try SQLiteDatabase(path: path)
            let copy = try await Store(file, now: 2)
            #expect(copy.epoch == store.epoch && copy.key == store.key)
            #expect(try await copy.read { try Failures($0).count("1199", at: 6) } == 1)
            await copy.close()

            let other = PostgreSQLDatabase(try address(try await Cluster.shared().newSchema()))
            _ = try await Store(other, now: 3)
            try await other.replaceAll(by: path)
            let back = try await Store(other, now: 3)
            #expect(back.epoch == store.epoch)
            #expect(try await back.read { try Sessions($0).caller(token: "t", at: 9) } != nil)
            let before = try await store.read { try Accounts($0).find(name: "änna") }
            let after = try await back.read { try Accounts($0).find(name: "änna") }
            #expect(before != nil && before == after)
            #expect(try await back.read { try $0.number("SELECT COUNT(*) FROM failure") } == 1200)
            await back.close()
        }
    }
}
