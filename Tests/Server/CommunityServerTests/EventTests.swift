import API
@testable import CommunityServer
import Foundation
import Sync
import Testing
import Web

@Suite("Hints (AR18)", .timeLimit(.minutes(2))) struct EventTests {
    static func listen(_ server: TestServer, _ token: String, headers: WebHeaders = [:]) async throws
        -> WebStream
    {
        var headers = headers
        headers["Authorization"] = "Bearer \(token)"
        return try await Web.open(
            WebRequest(
                try WebAddress(server.base + "/v1/events"), headers: headers, trust: .chosen,
                patience: .stream))
    }

    /// The events of a stream until there are so many.
    static func events(_ count: Int, of stream: WebStream) async throws -> [ServerEvent] {
        var reader = ServerEventReader(), events: [ServerEvent] = []
        for try await piece in stream {
            events += try reader.read(piece)
            if events.count >= count { break }
        }
        return events
    }

    static func change(_ server: TestServer, _ token: String, _ client: String) async throws {
        let patch = Patch(n: 1, RecordKey("note", client), at: 1, set: ["text": "x"], full: true)
        let question = ShelfQuestion(
            client: client, q: 1, epoch: server.store.epoch, cursor: 0, acked: .none, patches: [patch],
            limit: 1)
        #expect(try await server.ask(.shelf, nil, question, token: token).status == 200)
    }

    @Test("A change on one device is told to the others, and only to them") func hints() async throws {
        var times = Backroom.Times()
        times.heartbeat = .milliseconds(50)
        try await TestServer.with(times: times) { server in
            let anna = try await server.signUp("anna"), ben = try await server.signUp("ben")
            let second = try await server.signIn("anna").value(SignedIn.self)
            let tablet = try await Self.listen(server, second.token)
            let own = try await Self.listen(server, anna.token),
                other = try await Self.listen(server, ben.token)
            #expect(tablet.head.headers["Content-Type"] == "text/event-stream")
            try await Self.change(server, anna.token, "laptop")
            let heard = try await Self.events(1, of: tablet)
            #expect(heard.map(\.name) == ["shelf"] && heard.first?.id == "1")
            try await Self.change(server, second.token, "tablet")
            // The laptop hears of the tablet's change, not of its own; Ben of none.
            #expect(try await Self.events(1, of: own).map(\.id) == ["2"])
            try await Self.change(server, ben.token, "ben")
            #expect(await server.server.backroom.hub.count > 0)
            _ = other
        }
    }

    @Test("Whoever comes back is told what it has missed") func missed() async throws {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna")
            try await Self.change(server, anna.token, "laptop")
            let late = try await Self.listen(server, anna.token, headers: ["Last-Event-ID": "0"])
            #expect(try await Self.events(1, of: late).map(\.id) == ["1"])
        }
    }

    @Test("Signing out ends the stream; an account has so many at most") func ends() async throws {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna")
            let stream = try await Self.listen(server, anna.token)
            #expect(
                try await server.ask(.signOut, Route.signOut.path("this"), token: anna.token).status == 204)
            #expect(try await Self.events(1, of: stream) == [])
            let hub = EventHub()
            let first = await hub.listen(account: "a", device: "0")
            for number in 1...EventHub.limit { _ = await hub.listen(account: "a", device: "\(number)") }
            var told = 0
            for await _ in first.hints { told += 1 }
            #expect(told == 0)
            #expect(await hub.count == EventHub.limit)
        }
    }
}
