import ServerStore
import TestCluster
import Testing

@Suite("What is done once for a key (SP1)", .timeLimit(.minutes(1))) struct IdempotencyTests {
    private struct Refused: Error {}

    private static func account(_ name: String, _ store: Store) async throws -> String {
        try await store.write {
            try Accounts($0).create(.init(userName: name, displayName: name, password: "x"), at: 1).shown.id
        }
    }

    /// Writes a letter, once.
    private static func ask(
        _ account: String, key: String = "k", request: String = "r", at now: Int64 = 1, _ store: Store
    ) async throws -> (answer: StoredAnswer, isRepeated: Bool) {
        try await store.write { connection in
            let attempt = IdempotencyKeys.Attempt(account: account, key: key, request: request)
            return try IdempotencyKeys(connection).once(attempt, at: now) {
                try Outbox(connection).write(
                    to: "a@example.org", subject: "s", body: "b", at: now, until: now + 1)
                return StoredAnswer(201, headers: ["ETag": "\"\(now)\""], body: "{\"at\":\(now)}")
            }
        }
    }

    private static func letters(_ store: Store) async throws -> Int {
        try await store.read { try Outbox($0).counts().waiting }
    }

    @Test("The same request has its effect once, and the same answer for ever", arguments: Databases.allCases)
    func once(_ kind: Databases) async throws {
        try await kind.withStore { store in
            let anna = try await Self.account("anna", store), ben = try await Self.account("ben", store)
            let first = try await Self.ask(anna, at: 5, store)
            #expect(!first.isRepeated)
            let again = try await Self.ask(anna, at: 9, store)
            #expect(again.isRepeated && again.answer == first.answer)
            #expect(again.answer == StoredAnswer(201, headers: ["ETag": "\"5\""], body: "{\"at\":5}"))
            #expect(try await Self.letters(store) == 1)
            await #expect(throws: IdempotencyKeys.Reused.self) {
                try await Self.ask(anna, request: "another", store)
            }
            // Keys are each account's own.
            #expect(try await !Self.ask(ben, store).isRepeated)
            #expect(try await !Self.ask(anna, key: "k2", store).isRepeated)
            #expect(try await Self.letters(store) == 3)
        }
    }

    @Test("What was refused has had no effect, and its key is free", arguments: Databases.allCases)
    func refused(_ kind: Databases) async throws {
        try await kind.withStore { store in
            let anna = try await Self.account("anna", store)
            await #expect(throws: Refused.self) {
                try await store.write { connection in
                    let attempt = IdempotencyKeys.Attempt(account: anna, key: "k", request: "r")
                    _ = try IdempotencyKeys(connection).once(attempt, at: 1) {
                        try Outbox(connection).write(to: "a", subject: "", body: "", at: 1, until: 2)
                        throw Refused()
                    }
                }
            }
            #expect(try await Self.letters(store) == 0)
            #expect(try await !Self.ask(anna, store).isRepeated)
        }
    }

    @Test("It is kept for 30 days, and goes with the account", arguments: Databases.allCases)
    func purging(_ kind: Databases) async throws {
        try await kind.withStore { store in
            let anna = try await Self.account("anna", store), ben = try await Self.account("ben", store)
            for account in [anna, ben] { _ = try await Self.ask(account, at: 1000, store) }
            func count() async throws -> Int64 {
                try await store.read { try $0.number("SELECT COUNT(*) FROM idempotency") }
            }
            try await store.write {
                try IdempotencyKeys($0).sweep(at: 999 + IdempotencyKeys.patience)
                try Accounts($0).delete(id: ben, posts: .delete, at: 0)
            }
            #expect(try await count() == 1)
            #expect(try await Self.ask(anna, store).isRepeated)
            try await store.write { try IdempotencyKeys($0).sweep(at: 1000 + IdempotencyKeys.patience) }
            #expect(try await count() == 0)
            #expect(try await !Self.ask(anna, store).isRepeated)
        }
    }

    @Test(
        "Of twenty who ask the same at once, by two servers, one has the effect, and all have its answer",
        .enabled(if: Cluster.isPossible, "\(Cluster.reason)")) func twoWriters() async throws
    {
        try await TwoWriters.with { both in
            let anna = try await Self.account("anna", both.first)
            let outcomes = try await withThrowingTaskGroup(
                of: (answer: StoredAnswer, isRepeated: Bool).self
            ) { group in
                for number in 0..<20 {
                    group.addTask { try await Self.ask(anna, at: Int64(number), both[number]) }
                }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(outcomes.count { !$0.isRepeated } == 1)
            #expect(Set(outcomes.map(\.answer)).count == 1)
            #expect(try await Self.letters(both.second) == 1)
        }
    }
}
