import Foundation
import ServerStore
import Testing

@Suite("A database of SQLite that has no room, or isn't let in (SP1)", .timeLimit(.minutes(1)))
struct FullDiskTests {
    private static func with(
        patience: Double = 5, _ work: (SQLiteDatabase, String) async throws -> Void
    ) async throws {
        let folder = NSTemporaryDirectory() + "full-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let path = folder + "/server.sqlite"
        let database = try SQLiteDatabase(path: path, patience: patience)
        try await database.write { try $0.run("CREATE TABLE t (a BIGINT PRIMARY KEY, b TEXT)") }
        try await work(database, path)
        await database.close()
        #expect(try SQLiteDatabase.check(path: path) == "ok")
    }

    /// SQLite says of so many pages what it says of a disk without room.
    private static func leaveRoom(_ pages: Int, in database: SQLiteDatabase) async throws {
        try await database.write { connection in
            let count = try connection.row("PRAGMA page_count")?.integer("page_count") ?? 0
            _ = try connection.rows("PRAGMA max_page_count = \(Int(count) + pages)")
        }
    }

    private static func insert(_ number: Int, bytes: Int, into database: SQLiteDatabase) async throws {
        let text = String(repeating: "x", count: bytes)
        try await database.write {
            try $0.run("INSERT INTO t VALUES (?, ?)", [.integer(number), .text(text)])
        }
    }

    @Test("Full while many write: what was acknowledged is there, reading goes on, writing does with room")
    func full() async throws {
        try await Self.with { database, _ in
            try await Self.leaveRoom(30, in: database)
            let (kept, refused) = await withTaskGroup(of: (Int, StoreError.Kind?).self) { group in
                for number in 0..<200 {
                    group.addTask {
                        do {
                            try await Self.insert(number, bytes: 2000, into: database)
                            return (number, nil)
                        } catch {
                            return (number, (error as? StoreError)?.kind ?? .broken)
                        }
                    }
                }
                return await group.reduce(into: (Set<Int64>(), [StoreError.Kind]())) { all, one in
                    if let kind = one.1 { all.1.append(kind) } else { all.0.insert(Int64(one.0)) }
                }
            }
            #expect(!kept.isEmpty && refused.count == 200 - kept.count && refused.allSatisfy { $0 == .full })
            let there = try await database.read { try $0.rows("SELECT a FROM t").map { try $0.integer("a") } }
            #expect(Set(there) == kept)
            try await Self.leaveRoom(10_000, in: database)
            for number in 1000..<1050 { try await Self.insert(number, bytes: 2000, into: database) }
            #expect(
                try await database.read { try $0.number("SELECT COUNT(*) FROM t") } == Int64(kept.count) + 50)
        }
    }

    @Test("One for which there is no room takes none along for which there is") func others() async throws {
        try await Self.with { database, _ in
            try await Self.leaveRoom(40, in: database)
            let outcomes = await withTaskGroup(of: (Int, StoreError.Kind?).self) { group in
                for number in 0..<64 {
                    group.addTask {
                        do {
                            let bytes = number % 8 == 3 ? 1 << 20 : 20
                            try await Self.insert(number, bytes: bytes, into: database)
                            return (number, nil)
                        } catch {
                            return (number, (error as? StoreError)?.kind ?? .broken)
                        }
                    }
                }
                return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
            }
            #expect(outcomes.filter { $0.key % 8 == 3 }.values.allSatisfy { $0 == .full })
            #expect(outcomes.count == 8, "Only those are refused that have no room: \(outcomes)")
        }
    }

    /// Somebody else, who has the database until it is told to let go.
    private static func hold(_ path: String) async throws -> (
        release: @Sendable () -> Void, done: Task<Void, any Error>
    ) {
        let other = try SQLiteDatabase(path: path), gate = DispatchSemaphore(value: 0)
        let (started, start) = AsyncStream<Void>.makeStream()
        let done = Task {
            try await other.write { connection in
                try connection.run("INSERT INTO t VALUES (-1, 'other')")
                start.yield()
                gate.wait()
            }
            await other.close()
        }
        _ = await started.first { true }
        return ({ gate.signal() }, done)
    }

    @Test("Somebody else who doesn't let go is waited for twice, then all are told so, and go on afterwards")
    func busy() async throws {
        try await Self.with(patience: 0.2) { database, path in
            let other = try await Self.hold(path)
            let began = ContinuousClock.now
            await withTaskGroup(of: Void.self) { group in
                for number in 0..<5 {
                    group.addTask {
                        let error = await #expect(throws: StoreError.self) {
                            try await Self.insert(number, bytes: 1, into: database)
                        }
                        #expect(error?.kind == .busy)
                    }
                }
            }
            #expect(ContinuousClock.now - began >= .milliseconds(400))
            #expect(try await database.read { try $0.number("SELECT COUNT(*) FROM t") } == 0)
            other.release()
            try await other.done.value
            try await Self.insert(9, bytes: 1, into: database)
            #expect(try await database.read { try $0.number("SELECT COUNT(*) FROM t") } == 2)
        }
    }

    @Test("What a store's last write came to is known, and tried again") func pulse() async throws {
        try await Self.with { database, _ in
            let store = try await Store(database, now: 1)
            #expect(store.pulse.trouble == nil)
            try await Self.leaveRoom(1, in: database)
            let text = String(repeating: "x", count: 1 << 20)
            await #expect(throws: StoreError.self) {
                try await store.write { try $0.run("INSERT INTO t VALUES (1, ?)", [.text(text)]) }
            }
            #expect(store.pulse.trouble == .full)
            await store.tryAgain()
            #expect(store.pulse.trouble == .full)
            try await Self.leaveRoom(10_000, in: database)
            await store.tryAgain()
            #expect(store.pulse.trouble == nil)
            await #expect(throws: StoreError.self) {
                try await store.write { try $0.run("INSERT INTO meta VALUES ('epoch', 'x')") }
            }
            #expect(store.pulse.trouble == nil)
            #expect(
                try await store.read { try $0.number("SELECT COUNT(*) FROM meta WHERE name = 'trial'") } == 0)
        }
    }
}
