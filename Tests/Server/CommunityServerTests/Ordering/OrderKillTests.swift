import API
import Foundation
import ServerStore
import Synchronization
import Testing
import Web

/// How often it is killed, if that was said: `KILLS=500`.
private let askedKills = ProcessInfo.processInfo.environment["KILLS"].flatMap { Int($0) }

@Suite(
    "What is ordered outlives the server, once (KI4)", .timeLimit(.minutes(20 + (askedKills ?? 0) / 10)))
struct OrderKillTests {
    /// What guests know: it outlives the server, as the window's list does.
    private final class Guests: Sendable {
        struct Known {
            /// Of each guest the key of a list that was sent, and not answered.
            var pending: [Int: String] = [:]
            /// The orders that were acknowledged, by guest and key.
            var orders: [String: String] = [:]
            var next = 0
        }

        let known = Mutex(Known())
        let tokens: [String]

        init(_ tokens: [String]) { self.tokens = tokens }

        /// Orders until nobody answers any more.
        func order(from server: ServerProcess, _ guest: Int) async {
            while true {
                let key = known.withLock { known in
                    if let key = known.pending[guest] { return key }
                    known.next += 1
                    let key = "list-\(known.next)"
                    known.pending[guest] = key
                    return key
                }
                guard let body = try? JSONEncoder().encode(OrderDraft.rolex()),
                    let answer = try? await server.ask(
                        .post(.data(body)), Route.placeOrder.path, token: tokens[guest],
                        headers: ["Idempotency-Key": key]),
                    answer.status == 201, let order = try? answer.value(MealOrder.self)
                else { return }
                known.withLock { known in
                    known.orders["\(guest) \(key)"] = order.id
                    known.pending[guest] = nil
                }
            }
        }
    }

    @Test("Killed over and over while guests order, it has each order that it has said yes to, and each once")
    func kills() async throws {
        let folder = NSTemporaryDirectory() + "diner-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let settings = folder + "/server.conf", path = folder + "/server.sqlite"
        let lines = "folder = \(folder)\nregistration = open\nback-up-hours = 0\nordering = open\n"
        try Data(lines.utf8).write(to: URL(filePath: settings))
        let first = try await ServerProcess(settings: settings, isUnhurried: true)
        var tokens: [String] = []
        // A full house where it is asked for: signing in takes its time.
        for number in 0..<(askedKills == nil ? 8 : 200) {
            let form = SignUp(
                userName: "guest-\(number)", password: "correct horse battery", terms: "1", language: "en",
                device: "x")
            let answer = try await first.ask(.post(.data(try JSONEncoder().encode(form))), "/v1/accounts")
            tokens.append(try answer.value(SignedIn.self).token)
        }
        first.kill()
        let database = try SQLiteDatabase(path: path)
        try await database.write { try Kitchen($0).write(.kikoni) }
        await database.close()

        let guests = Guests(tokens)
        for _ in 0..<(askedKills ?? 12) {
            let server = try await ServerProcess(settings: settings, isUnhurried: true)
            let killing = Task {
                try await Task.sleep(for: .milliseconds(Int.random(in: 20...250)))
                server.kill()
            }
            await withTaskGroup(of: Void.self) { group in
                for guest in tokens.indices { group.addTask { await guests.order(from: server, guest) } }
            }
            try await killing.value
        }
        let known = guests.known.withLock { $0 }
        let left = try SQLiteDatabase(path: path)
        let rows = try await left.read { connection in
            try connection.rows("SELECT id, once, number FROM meal_order").map {
                (id: try $0.text("id"), key: try $0.text("once"), number: try $0.integer("number"))
            }
        }
        let steps = try await left.read { try $0.number("SELECT COUNT(*) FROM order_step") }
        await left.close()
        #expect(!known.orders.isEmpty)
        #expect(Set(known.orders.values).isSubset(of: Set(rows.map(\.id))))
        // One of each list, whoever was told: those that nobody was told of are still pending.
        #expect(Set(rows.map(\.key)).count == rows.count && Set(rows.map(\.number)).count == rows.count)
        let silent = rows.filter { !known.orders.values.contains($0.id) }
        #expect(Set(silent.map(\.key)).isSubset(of: Set(known.pending.values)))
        #expect(Int(steps) == rows.count)
        #expect(try SQLiteDatabase.check(path: path) == "ok")
    }
}
