import API
import ServerStore
import Sync
import TestCluster
import Testing

@Suite(
    "Two servers on one database (SP1)", .enabled(if: Cluster.isPossible, "\(Cluster.reason)"),
    .timeLimit(.minutes(2)))
struct TwoWritersTests {
    private static func draft(_ name: String) -> Accounts.Draft {
        Accounts.Draft(userName: name, displayName: name, password: "x")
    }

    @Test("Both that start at once on an empty database have the same store") func beginning() async throws {
        try await TwoWriters.with { both in
            #expect(both.first.epoch == both.second.epoch && both.first.key == both.second.key)
        }
    }

    @Test("Of twenty who want the same name at once, one gets it") func names() async throws {
        try await TwoWriters.with { both in
            let kinds = await withTaskGroup(of: StoreError.Kind?.self) { group in
                for number in 0..<20 {
                    group.addTask {
                        do {
                            _ = try await both[number].write {
                                try Accounts($0).create(Self.draft("Anna"), at: Int64(number))
                            }
                            return nil
                        } catch {
                            return (error as? StoreError)?.kind ?? .broken
                        }
                    }
                }
                return await group.reduce(into: [StoreError.Kind?]()) { $0.append($1) }
            }
            #expect(kinds.count { $0 == nil } == 1)
            #expect(kinds.count { $0 == .taken } == 19, "\(kinds)")
        }
    }

    @Test("A reader who goes on from what it has seen misses nothing that a slower writer brings")
    func cursors() async throws {
        try await TwoWriters.with { both in
            let id = try await both.first.write {
                try Accounts($0).create(Self.draft("anna"), at: 1).shown.id
            }
            let isDone = Shared(false)
            let seen = try await withThrowingTaskGroup(of: [Int].self) { group in
                group.addTask {
                    var seen: [Int] = [], cursor = 0, isLast = false
                    while true {
                        let rows = try await Shelves(both.first, allowance: 1 << 30)
                            .rows(of: id, after: cursor, limit: 7)
                        seen += rows.map(\.rev)
                        cursor = rows.last?.rev ?? cursor
                        if rows.isEmpty, isLast { return seen }
                        isLast = isDone.value
                    }
                }
                let writers = Task {
                    try await withThrowingTaskGroup(of: Void.self) { writers in
                        for machine in 0..<8 {
                            writers.addTask {
                                try await Self.write(30, as: machine, of: id, to: both[machine])
                            }
                        }
                        try await writers.waitForAll()
                    }
                }
                try await writers.value
                isDone.change { $0 = true }
                return try await group.reduce(into: []) { $0 += $1 }
            }
            // In order, each once, without a gap: every one of them is a record of its own.
            #expect(seen == Array(1...240))
        }
    }

    /// A machine that puts new notes on its account's shelf, one a question.
    private static func write(_ count: Int, as machine: Int, of account: String, to store: Store) async throws
    {
        var acked = Acknowledged.none
        for number in 1...count {
            let patch = Patch(
                n: number, RecordKey("note", "\(machine)-\(number)"), at: 1, set: ["text": "Salt."],
                full: true)
            let question = ShelfQuestion(
                client: "\(machine)", q: number, epoch: store.epoch, cursor: 0, acked: acked,
                patches: [patch],
                limit: 1)
            let outcome = try await Shelves(store, allowance: 1 << 30).answer(question, of: account, at: 10)
            guard case .ok(let delivery) = outcome.answer, delivery.acked.n == number else {
                throw StoreError(.broken, cause: "\(outcome.answer)")
            }
            acked = delivery.acked
        }
    }

    @Test("Room is given once, whichever server is asked") func quota() async throws {
        try await TwoWriters.with { both in
            let id = try await both.first.write {
                try Accounts($0).create(Self.draft("anna"), at: 1).shown.id
            }
            let given = await withTaskGroup(of: Bool.self) { group in
                for number in 0..<24 {
                    group.addTask {
                        // Each twice, by both servers at once.
                        let hash = String(repeating: "\(number / 2 % 10)", count: 60) + "\(1000 + number / 2)"
                        let write: Void? = try? await both[number].write { connection in
                            try Blobs(connection).give(
                                hash, .init(bytes: 100, kind: "image/jpeg"), to: id, allowance: 1000, at: 1)
                        }
                        return write != nil
                    }
                }
                return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
            }
            let (used, count) = try await both.second.read { connection in
                (
                    try Accounts(connection).find(id: id)?.shown.usedBytes,
                    try connection.number("SELECT COUNT(*) FROM blob_owner")
                )
            }
            #expect(used == 1000 && count == 10)
            // The second server that brings the same is told yes, and pays nothing.
            #expect(given >= 10 && given <= 20)
        }
    }

    @Test("The last owner stays, however many step down at once") func lastOwner() async throws {
        try await TwoWriters.with { both in
            let ids = try await both.first.write { connection in
                try ["one", "two"].map { name in
                    var draft = Self.draft(name)
                    draft.role = .owner
                    return try Accounts(connection).create(draft, at: 1).shown.id
                }
            }
            await withTaskGroup(of: Void.self) { group in
                for number in 0..<20 {
                    group.addTask {
                        try? await both[number].write { connection in
                            let accounts = Accounts(connection)
                            guard try accounts.count(role: .owner) > 1 else { return }
                            try accounts.setRole(.member, id: ids[number % 2])
                        }
                    }
                }
            }
            #expect(try await both.first.read { try Accounts($0).count(role: .owner) } == 1)
        }
    }

    @Test("Two that hold what the other wants both get it, one after the other") func deadlock() async throws
    {
        try await TwoWriters.with { both in
            try await both.first.write { connection in
                try connection.run("CREATE TABLE t (a BIGINT PRIMARY KEY, b BIGINT NOT NULL)")
                try connection.run("INSERT INTO t VALUES (1, 0), (2, 0)")
            }
            let tries = Shared(0)
            try await withThrowingTaskGroup(of: Void.self) { group in
                for number in 0..<2 {
                    group.addTask {
                        try await both[number].write { connection in
                            tries.change { $0 += 1 }
                            let (own, other) = number == 0 ? (1, 2) : (2, 1)
                            try connection.run("UPDATE t SET b = b + 1 WHERE a = ?", [.integer(own)])
                            // Until the other one holds its own, too.
                            _ = try connection.rows("SELECT pg_sleep(0.3)")
                            try connection.run("UPDATE t SET b = b + 1 WHERE a = ?", [.integer(other)])
                        }
                    }
                }
                try await group.waitForAll()
            }
            #expect(try await both.first.read { try $0.number("SELECT SUM(b) FROM t") } == 4)
            #expect(tries.value > 2)
        }
    }

    @Test("A letter is sent by one of them") func letters() async throws {
        try await TwoWriters.with { both in
            try await both.first.write { connection in
                for number in 0..<20 {
                    try Outbox(connection).write(
                        to: "a@example.org", subject: "\(number)", body: "b", at: 0, until: 1000)
                }
            }
            let taken = try await withThrowingTaskGroup(of: [String].self) { group in
                for number in 0..<20 {
                    group.addTask {
                        try await both[number].write { try Outbox($0).take(at: 1, lease: 100, limit: 2) }
                            .map(\.subject)
                    }
                }
                return try await group.reduce(into: []) { $0 += $1 }
            }
            #expect(taken.count == 20 && Set(taken).count == 20)
        }
    }
}
