import API
@testable import CommunityServer
import Foundation
import ServerStore
import Sync
import Synchronization
import TestCluster
import Testing
import Web

@Suite("A server whose database is full, or gone, or somebody else's (SP1)", .timeLimit(.minutes(2)))
struct StoreGoneTests {
    @Test("Of each it says what it is, and when to come back")
    func problems() {
        let kinds: [(StoreError.Kind, Int, Int?)] = [
            (.busy, 503, 2), (.unreachable, 503, 5), (.failing, 503, 5), (.full, 507, nil),
            (.damaged, 500, nil), (.broken, 500, nil),
        ]
        let problems = kinds.map { kind, status, seconds in
            let problem = API.Problem(StoreError(kind, cause: ""))
            #expect(problem.status == status && problem.retryAfter == seconds, "\(kind)")
            return problem
        }
        #expect(Set(problems.prefix(4).map(\.title)).count == 4)
    }

    /// What those who write all the time share.
    private final class Load: Sendable {
        let isOver = Atomic(false)
        let refusals = Mutex<[API.Problem]>([])
    }

    /// A note on an account's shelf.
    private static func write(
        _ server: TestServer, _ token: String, _ client: String, _ acked: Acknowledged, bytes: Int = 10
    ) async throws -> WebAnswer {
        let patch = Patch(
            n: acked.n + 1, RecordKey("note", "\(client)-\(acked.n + 1)"), at: 1,
            set: ["text": FieldValue(String(repeating: "x", count: bytes))], full: true)
        let question = ShelfQuestion(
            client: client, q: 1, epoch: server.store.epoch, cursor: 0, acked: acked, patches: [patch],
            limit: 1)
        return try await server.ask(.shelf, nil, question, token: token)
    }

    private static func acked(_ answer: WebAnswer) throws -> Acknowledged? {
        guard case .ok(let delivery) = try JSONDecoder().decode(ShelfAnswer.self, from: answer.body) else {
            return nil
        }
        return delivery.acked
    }

    private static func health(_ server: TestServer) async throws -> [String: String] {
        try await server.ask(.get, "/health").value([String: String].self)
    }

    @Test("On a full disk it says so, shows what is there, and writes again when there is room") func full()
        async throws
    {
        try await TestServer.with { settings in
            settings.postgres = nil
        } _: { server in
            func leaveRoom(_ pages: Int64) async throws {
                try await server.store.write { connection in
                    let count = try connection.row("PRAGMA page_count")?.integer("page_count") ?? 0
                    _ = try connection.rows("PRAGMA max_page_count = \(count + pages)")
                }
            }
            let anna = try await server.signUp("anna")
            #expect(try await Self.health(server) == ["status": "ok", "store": "ok"])
            try await leaveRoom(20)
            var acked = Acknowledged.none, answer: WebAnswer
            repeat {
                answer = try await Self.write(server, anna.token, "a", acked, bytes: 5000)
                server.clock.move(by: 1000)
                if answer.status == 200 { acked = try #require(try Self.acked(answer)) }
            } while answer.status == 200
            #expect(answer.status == 507)
            #expect(try answer.problem == .storeFull)
            // A device that wasn't seen for long is written down as seen, if that can be.
            server.clock.move(by: 2 * 3_600_000)
            let rows = try await server.ask(.wholeShelf, token: anna.token).value([Row].self)
            #expect(acked.n > 0 && rows.count == acked.n)
            #expect(try await Self.health(server) == ["status": "reading", "store": "full"])
            try await leaveRoom(10_000)
            #expect(try await Self.write(server, anna.token, "a", acked, bytes: 5000).status == 200)
            #expect(try await Self.health(server) == ["status": "ok", "store": "ok"])
        }
    }

    @Test(
        "PostgreSQL is stopped and started under load: it is said, nothing acknowledged is lost, and it goes on",
        .enabled(if: Cluster.isPossible, "\(Cluster.reason)"))
    func gone() async throws {
        let cluster = try Cluster(), address = PostgreSQLAddress(try cluster.newSchema())
        try await TestServer.with { settings in
            settings.postgres = address
            settings.isUnhurried = true
        } _: { server in
            var cooks: [SignedIn] = []
            for number in 0..<4 { cooks.append(try await server.signUp("cook-\(number)")) }
            let load = Load()
            let writing = cooks.map { cook in
                Task {
                    var ids: Set<String> = [], acked = Acknowledged.none, client = 0
                    while !load.isOver.load(ordering: .relaxed) {
                        let answer = try await Self.write(server, cook.token, "\(client)", acked)
                        if answer.status == 200, let new = try Self.acked(answer) {
                            acked = new
                            ids.insert("\(client)-\(acked.n)")
                        } else {
                            let problem = try answer.problem
                            load.refusals.withLock { $0.append(problem) }
                            #expect(answer.headers["Retry-After"] != nil)
                            // Whether the last one was kept nobody knows: another client begins anew.
                            (client, acked) = (client + 1, .none)
                            try await Task.sleep(for: .milliseconds(20))
                        }
                    }
                    return ids
                }
            }
            for _ in 0..<3 {
                try await Task.sleep(for: .milliseconds(300))
                try cluster.kill()
                let health = try await server.ask(.get, "/health")
                #expect(health.status == 503 && health.headers["Retry-After"] == "5")
                #expect(try health.problem == .storeAway)
                #expect(try await server.ask(.account, token: cooks[0].token).status == 503)
                try cluster.start()
                // Whoever was told once more that it is gone had asked a moment before.
                var tries = 0
                while try await server.ask(.account, token: cooks[0].token).status != 200, tries < 20 {
                    tries += 1
                    try await Task.sleep(for: .milliseconds(100))
                }
                #expect(tries < 20)
            }
            try await Task.sleep(for: .milliseconds(300))
            load.isOver.store(true, ordering: .relaxed)
            let said = load.refusals.withLock { $0 }
            #expect(!said.isEmpty && said.allSatisfy { $0.type == .storeAway || $0.type == .busy }, "\(said)")
            for (cook, task) in zip(cooks, writing) {
                let ids = try await task.value
                let rows = try await server.ask(.wholeShelf, token: cook.token).value([Row].self)
                let lost = ids.subtracting(rows.map(\.id))
                #expect(!ids.isEmpty && lost.isEmpty, "\(lost.count) of \(ids.count)")
            }
            #expect(try await Self.health(server) == ["status": "ok", "store": "ok"])
        }
    }
}
