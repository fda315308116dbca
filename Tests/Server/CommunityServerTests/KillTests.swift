import API
import Foundation
import ServerStore
import Sync
import Synchronization
import TestCluster
import Testing
import Web

/// How often it is killed, of either database, if that was said: `KILLS=1000`.
private let askedKills = ProcessInfo.processInfo.environment["KILLS"].flatMap { Int($0) }

/// What happens when the server ends, by a blow or in good order.
@Suite(
    "What was acknowledged outlives the server (SP1)", .timeLimit(.minutes(20 + (askedKills ?? 0) / 10)))
struct KillTests {
    /// A cook who writes notes as fast as the server takes them.
    private struct Cook: Sendable {
        var token: String
        var epoch: String

        /// Writes until nobody answers any more.
        /// - Parameter began: told when the first of it has been acknowledged.
        /// - Returns: the ids of all that was acknowledged.
        func write(
            to server: ServerProcess, name: String, began: AsyncStream<Void>.Continuation? = nil
        ) async -> [String] {
            var acked = Acknowledged.none, ids: [String] = []
            while true {
                let patches = (1...3).map { place in
                    Patch(
                        n: acked.n + place, RecordKey("note", "\(name)-\(acked.n + place)"), at: 1,
                        set: ["text": "Salt."], full: true)
                }
                let question = ShelfQuestion(
                    client: name, q: 1, epoch: epoch, cursor: 0, acked: acked, patches: patches, limit: 1)
                guard let body = try? JSONEncoder().encode(question),
                    let answer = try? await server.ask(.post(.data(body)), "/v1/shelf", token: token),
                    answer.status == 200,
                    case .ok(let delivery) = try? JSONDecoder().decode(ShelfAnswer.self, from: answer.body)
                else { return ids }
                if ids.isEmpty { began?.yield() }
                ids += patches.filter { $0.n <= delivery.acked.n }.map(\.id)
                acked = delivery.acked
            }
        }
    }

    private static func with(
        database: String = "file", more: [String] = [],
        _ work: (String, ServerProcess, [Cook]) async throws -> Void
    ) async throws {
        let folder = NSTemporaryDirectory() + "kills-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let settings = folder + "/server.conf"
        let lines =
            [
                "folder = \(folder)", "registration = open", "back-up-hours = 0", "database = \(database)",
            ] + more
        try Data(lines.joined(separator: "\n").utf8).write(to: URL(filePath: settings))
        let server = try await ServerProcess(settings: settings)
        let info = try await server.ask(.get, "/v1/server").value(ServerInfo.self)
        var cooks: [Cook] = []
        for number in 0..<4 {
            let form = SignUp(
                userName: "cook-\(number)", password: "correct horse battery", terms: "1", language: "en",
                device: "x")
            let answer = try await server.ask(.post(.data(try JSONEncoder().encode(form))), "/v1/accounts")
            cooks.append(Cook(token: try answer.value(SignedIn.self).token, epoch: info.epoch))
        }
        try await work(settings, server, cooks)
    }

    @Test("Killed over and over while four cooks write, it has all that it has said yes to") func kills()
        async throws
    {
        try await Self.with { settings, first, cooks in
            var acknowledged: [[String]] = cooks.map { _ in [] }
            first.kill()
            for round in 0..<(askedKills ?? 25) {
                let server = try await ServerProcess(settings: settings)
                let killing = Task {
                    try await Task.sleep(for: .milliseconds(Int.random(in: 20...250)))
                    server.kill()
                }
                await withTaskGroup(of: (Int, [String]).self) { group in
                    for (place, cook) in cooks.enumerated() {
                        group.addTask { (place, await cook.write(to: server, name: "\(place)-\(round)")) }
                    }
                    for await (place, ids) in group { acknowledged[place] += ids }
                }
                try await killing.value
            }
            let server = try await ServerProcess(settings: settings)
            for (cook, ids) in zip(cooks, acknowledged) {
                let rows = try await server.ask(.get, "/v1/shelf/all", token: cook.token).value([Row].self)
                let lost = Set(ids).subtracting(rows.map(\.id))
                #expect(!ids.isEmpty && lost.isEmpty, "\(lost.count) of \(ids.count)")
            }
            #expect(server.end() == 0)
            let database = URL(filePath: settings).deletingLastPathComponent().path + "/server.sqlite"
            #expect(try SQLiteDatabase.check(path: database) == "ok")
        }
    }

    @Test(
        "Two processes on one PostgreSQL, of which one is killed over and over, lose nothing",
        .enabled(if: Cluster.isPossible, "\(Cluster.reason)")) func twoProcesses() async throws
    {
        try await Self.with(database: try await Cluster.shared().newSchema()) { settings, steady, cooks in
            let writing = cooks.enumerated().map { place, cook in
                Task { await cook.write(to: steady, name: "steady-\(place)") }
            }
            var acknowledged: [[String]] = cooks.map { _ in [] }
            for round in 0..<(askedKills ?? 4) {
                let server = try await ServerProcess(settings: settings)
                let (begun, began) = AsyncStream<Void>.makeStream()
                let killing = Task {
                    // On a busy machine it takes a while until each has been told something by this process, too.
                    for await _ in begun.prefix(cooks.count) {}
                    try await Task.sleep(for: .milliseconds(Int.random(in: 20...250)))
                    server.kill()
                }
                await withTaskGroup(of: (Int, [String]).self) { group in
                    for (place, cook) in cooks.enumerated() {
                        group.addTask {
                            (place, await cook.write(to: server, name: "\(place)-\(round)", began: began))
                        }
                    }
                    for await (place, ids) in group { acknowledged[place] += ids }
                }
                began.finish()
                try await killing.value
            }
            let ended = await withCheckedContinuation { continuation in
                Thread { continuation.resume(returning: steady.end()) }.start()
            }
            #expect(ended == 0)
            let server = try await ServerProcess(settings: settings)
            for (place, cook) in cooks.enumerated() {
                let own = await writing[place].value
                let rows = try await server.ask(.get, "/v1/shelf/all", token: cook.token).value([Row].self)
                let ids = own + acknowledged[place]
                let lost = Set(ids).subtracting(rows.map(\.id))
                #expect(
                    !own.isEmpty && ids.count > own.count && lost.isEmpty, "\(lost.count) of \(ids.count)")
                // Each change has a revision of its own, whoever took it.
                #expect(Set(rows.map(\.rev)).count == rows.count)
            }
            #expect(server.end() == 0)
        }
    }

    @Test(
        "Killed while it does what is to be done once, it does it once, whoever asks how often",
        arguments: Cluster.isPossible ? [false, true] : [false])
    func once(isPostgreSQL: Bool) async throws {
        let database = isPostgreSQL ? try await Cluster.shared().newSchema() : "file"
        // Nobody listens there, so letters stay where they can be counted.
        let mail = "mail = smtp://127.0.0.1:1"
        try await Self.with(database: database, more: [mail]) { settings, first, _ in
            let form = SignUp(
                userName: "anna", password: "correct horse battery", email: "anna@example.org", terms: "1",
                language: "en", device: "x")
            let answer = try await first.ask(.post(.data(try JSONEncoder().encode(form))), "/v1/accounts")
            let token = try answer.value(SignedIn.self).token
            func ask(_ server: ServerProcess, _ round: Int) async throws -> WebAnswer {
                // Another household each time: nobody's letters are counted here.
                try await server.ask(
                    .post(.data(Data())), Route.sendConfirmation.path, token: token,
                    headers: ["Idempotency-Key": "letter-\(round)", "X-Forwarded-For": "192.0.2.\(round)"])
            }
            let kept: any ServerStore.Database =
                isPostgreSQL
                ? PostgreSQLDatabase(try #require(PostgreSQLAddress(database)))
                : try SQLiteDatabase(
                    path: URL(filePath: settings).deletingLastPathComponent().path + "/server.sqlite")
            func count(_ table: String) async throws -> Int64 {
                try await kept.read { try $0.number("SELECT COUNT(*) FROM \(table)") }
            }
            var server = first
            for round in 1...8 {
                let asking = Task { [server] in try? await ask(server, round).status }
                // At first at any moment; then when it has been done, and the answer is perhaps on its way.
                if round <= 4 {
                    try await Task.sleep(for: .milliseconds(Int.random(in: 0...25)))
                } else {
                    while try await count("idempotency") < round { await Task.yield() }
                }
                server.kill()
                let status = await asking.value
                server = try await ServerProcess(settings: settings)
                let again = try await ask(server, round)
                #expect(again.status == 202)
                if status != nil || round > 4 { #expect(again.headers["Idempotent-Replayed"] == "true") }
                #expect(try await ask(server, round).headers["Idempotent-Replayed"] == "true")
            }
            #expect(server.end() == 0)
            // That of signing up, and one a key.
            #expect(try await count("mail") == 9)
            await kept.close()
        }
    }

    @Test("Asked to end, it finishes what it has begun, and ends") func ending() async throws {
        try await Self.with { settings, server, cooks in
            let writing = Task { await cooks[0].write(to: server, name: "a") }
            let listening = Task { try? await server.ask(.get, "/v1/events", token: cooks[1].token) }
            try await Task.sleep(for: .milliseconds(300))
            let ended = await withCheckedContinuation { continuation in
                Thread { continuation.resume(returning: server.end()) }.start()
            }
            #expect(ended == 0)
            let ids = await writing.value
            _ = await listening.value
            let again = try await ServerProcess(settings: settings)
            let rows = try await again.ask(.get, "/v1/shelf/all", token: cooks[0].token).value([Row].self)
            #expect(!ids.isEmpty && Set(ids).isSubset(of: rows.map(\.id)))
            _ = again.end()
        }
    }
}
