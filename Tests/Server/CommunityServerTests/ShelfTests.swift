import API
@testable import CommunityServer
import Foundation
import ServerStore
import Sync
import Testing
import Web

@Suite("The same kitchen everywhere (AR07, AR17, AR18)", .timeLimit(.minutes(2))) struct ShelfTests {
    /// A machine that has asked before, as far as it matters here.
    private struct Machine {
        var name: String
        var token: String
        var epoch: String
        var cursor = 0
        var acked = Acknowledged.none

        mutating func ask(_ server: TestServer, _ patches: [Patch] = []) async throws -> ShelfDelivery {
            let question = ShelfQuestion(
                client: name, q: 1, epoch: epoch, cursor: cursor, acked: acked, patches: patches, limit: 100)
            let answer = try await server.ask(.shelf, nil, question, token: token)
            guard case .ok(let delivery) = try JSONDecoder().decode(ShelfAnswer.self, from: answer.body)
            else {
                throw StoreError(.broken, cause: answer.text)
            }
            (acked, cursor) = (delivery.acked, delivery.cursor)
            return delivery
        }

        func recipe(_ id: String, _ title: String, after n: Int = 0) -> Patch {
            Patch(
                n: acked.n + 1 + n, RecordKey("recipe", id), at: 1, set: ["title": FieldValue(title)],
                full: true)
        }
    }

    @Test("What one device changes, the other one gets; nobody else does") func twoDevices() async throws {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna"), ben = try await server.signUp("ben")
            let second = try await server.signIn("anna").value(SignedIn.self)
            var laptop = Machine(name: "laptop", token: anna.token, epoch: server.store.epoch)
            var tablet = Machine(name: "tablet", token: second.token, epoch: server.store.epoch)
            var stranger = Machine(name: "laptop", token: ben.token, epoch: server.store.epoch)
            let patches = (0..<100).map { laptop.recipe("r\($0)", "Soup \($0)", after: $0) }
            #expect(try await laptop.ask(server, patches).acked.n == 100)
            let rows = try await tablet.ask(server).rows
            #expect(rows.count == 100 && rows[7].fields["title"]?.value == "Soup 7")
            #expect(try await stranger.ask(server).rows == [])
            // The same once more, as after an answer that was lost, changes nothing.
            var again = Machine(name: "laptop", token: anna.token, epoch: server.store.epoch)
            #expect(try await again.ask(server, patches).head == 100)
            let whole = try await server.ask(.wholeShelf, token: second.token).value([Row].self)
            #expect(whole.count == 100)
            #expect(try await server.ask(.wholeShelf, token: ben.token).value([Row].self) == [])
        }
    }

    @Test("A server that was put back, a machine that was copied, and nonsense are told apart")
    func statuses() async throws {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna")
            func ask(_ question: ShelfQuestion) async throws -> (Int, ShelfAnswer?) {
                let answer = try await server.ask(.shelf, nil, question, token: anna.token)
                return (answer.status, try? JSONDecoder().decode(ShelfAnswer.self, from: answer.body))
            }
            var question = ShelfQuestion(
                client: "a", q: 1, epoch: "other", cursor: 0, acked: .none, patches: [], limit: 9)
            let (status, answer) = try await ask(question)
            #expect(status == 409 && answer == .epoch(ShelfRestart(epoch: server.store.epoch, purged: 0)))
            question.epoch = server.store.epoch
            question.cursor = -1
            #expect(try await ask(question).0 == 400)
            question.cursor = 99
            #expect(try await ask(question).0 == 410)
            let nonsense = try await server.ask(.shelf, nil, ["a": 1], token: anna.token)
            #expect(try nonsense.problem.type == .malformed)
        }
    }

    @Test("A record that names a picture waits for the picture, keeps it, and lets it go") func pictures()
        async throws
    {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna")
            var laptop = Machine(name: "laptop", token: anna.token, epoch: server.store.epoch)
            let blob = Blob.jpeg()
            let value = FieldValue(#"["blob:\#(blob.hash)"]"#)
            func patch(gone: Bool = false) -> Patch {
                Patch(
                    n: laptop.acked.n + 1, RecordKey("recipe", "r"), base: laptop.cursor, at: 1,
                    set: gone ? [:] : ["pictures": value], gone: gone, full: !gone)
            }
            #expect(try await laptop.ask(server, [patch()]).refused == [.init(n: 1, .blobMissing)])
            #expect(try await server.ask(.put(.data(blob.data)), blob.path, token: anna.token).status == 204)
            #expect(try await laptop.ask(server, [patch()]).refused == [])
            server.clock.move(by: Blobs.grace * 2)
            try await server.server.backroom.sweepBlobs()
            #expect(try await server.ask(.get, blob.path, token: anna.token).status == 200)
            #expect(try await laptop.ask(server, [patch(gone: true)]).refused == [])
            server.clock.move(by: Blobs.grace * 2)
            try await server.server.backroom.sweepBlobs()
            #expect(try await server.ask(.get, blob.path, token: anna.token).status == 404)
        }
    }

    @Test("Texts count, too: a shelf without measure is refused, and removing makes room") func quota()
        async throws
    {
        try await TestServer.with {
            $0.accountBytes = 20_000
        } _: { server in
            let anna = try await server.signUp("anna")
            var laptop = Machine(name: "laptop", token: anna.token, epoch: server.store.epoch)
            let long = String(repeating: "a", count: 5000)
            let patches = (0..<6).map { laptop.recipe("r\($0)", long, after: $0) }
            let delivery = try await laptop.ask(server, patches)
            #expect(delivery.acked.n == 6 && delivery.refused.map(\.problem).allSatisfy { $0 == .quota })
            #expect((2...4).contains(delivery.rows.count))
            let used = try await server.ask(.account, token: anna.token).value(Account.self).usedBytes
            #expect((10_000...20_000).contains(used))
        }
    }

    @Test("Whatever was removed is gone for good after 90 days, with its room") func purging() async throws {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna")
            var laptop = Machine(name: "laptop", token: anna.token, epoch: server.store.epoch)
            _ = try await laptop.ask(server, [laptop.recipe("r", "Soup")])
            let removal = Patch(n: 2, RecordKey("recipe", "r"), base: laptop.cursor, at: 2, gone: true)
            _ = try await laptop.ask(server, [removal])
            try await server.server.backroom.shelves.purge(at: server.clock.now)
            #expect(
                try await server.server.backroom.shelves.rows(of: anna.account.id, after: 0, limit: 9).count
                    == 1)
            server.clock.move(by: 91 * 86_400_000)
            try await server.server.backroom.shelves.purge(at: server.clock.now)
            #expect(
                try await server.server.backroom.shelves.rows(of: anna.account.id, after: 0, limit: 9) == [])
            let used = try await server.store.read {
                try Accounts($0).find(id: anna.account.id)?.shown.usedBytes
            }
            #expect(used == 0)
        }
    }

    @Test("Two devices at once: every change gets a revision of its own, and none is lost") func race()
        async throws
    {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna")
            let epoch = server.store.epoch
            try await withThrowingTaskGroup(of: Void.self) { group in
                for name in ["a", "b", "c"] {
                    group.addTask {
                        var machine = Machine(name: name, token: anna.token, epoch: epoch)
                        for number in 0..<30 {
                            _ = try await machine.ask(server, [machine.recipe("\(name)\(number)", "Soup")])
                        }
                    }
                }
                try await group.waitForAll()
            }
            let rows = try await server.server.backroom.shelves.rows(
                of: anna.account.id, after: 0, limit: 500)
            #expect(rows.map(\.rev) == Array(1...90))
        }
    }
}
