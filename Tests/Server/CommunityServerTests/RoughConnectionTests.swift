import API
@testable import CommunityServer
import Foundation
import Testing
import Web

/// Connections that nobody honest makes.
@Suite("The server holds against rough connections (SP1)", .timeLimit(.minutes(2)))
struct RoughConnectionTests {
    private static var quick: Backroom.Times {
        var times = Backroom.Times()
        times.body = .milliseconds(400)
        times.idle = .seconds(3)
        return times
    }

    @Test("A body that comes too slowly is given up, and its connection with it") func slowBody() async throws
    {
        try await TestServer.with(times: Self.quick) { server in
            let raw = try RawConnection(port: server.port)
            raw.say(
                """
                POST /v1/sessions HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r
                Content-Length: 1000\r\n\r\n{
                """)
            let answer = await raw.hearAll()
            #expect(answer.hasPrefix("HTTP/1.1 408"))
            #expect(answer.contains("too-slow"))
        }
    }

    @Test("A body that nobody reads isn't waited for") func unreadBody() async throws {
        try await TestServer.with(times: Self.quick) { server in
            let raw = try RawConnection(port: server.port)
            raw.say(
                "POST /nowhere HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n"
            )
            let answer = await raw.hearAll()
            #expect(answer.hasPrefix("HTTP/1.1 404"))
            #expect(answer.lowercased().contains("connection: close"))
        }
    }

    @Test("A silent connection, and one whose head doesn't come to its end, are closed") func silence()
        async throws
    {
        try await TestServer.with(times: Self.quick) { server in
            let silent = try RawConnection(port: server.port)
            #expect(await silent.hearAll() == "")
            let slow = try RawConnection(port: server.port)
            slow.say("GET /health HTTP/1.1\r\nHost: loc")
            #expect(await !slow.hearAll().contains("200"))
        }
    }

    @Test(
        "Two readings of one request are refused",
        arguments: [
            "POST /v1/sessions HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
            "POST /v1/sessions HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello",
            "POST /v1/sessions HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n",
            "GET /health HTTP/1.1\r\nHost: localhost\r\nContent-Length: 44\r\n\r\nGET /metrics HTTP/1.1\r\nHost: localhost\r\n\r\n",
            "GET /health HTTP/1.1\r\nHost: localhost\r\nHost: evil.example.org\r\n\r\n",
            "GET /health HTTP/1.1\r\nHost: localhost\r\nBad Header: x\r\n\r\n",
            "GET /health\u{0} HTTP/1.1\r\nHost: localhost\r\n\r\n",
        ])
    func smuggling(text: String) async throws {
        try await TestServer.with(times: Self.quick) { server in
            let raw = try RawConnection(port: server.port)
            raw.say(text)
            let answer = await raw.hearAll()
            #expect(!answer.contains("200 OK"), "\(answer)")
            #expect(answer.components(separatedBy: "HTTP/1.1 ").count <= 2, "\(answer)")
        }
    }

    @Test("Heads without measure are refused", arguments: [(1, 100_000), (5_000, 10), (90, 1_000)])
    func heads(count: Int, length: Int) async throws {
        try await TestServer.with(times: Self.quick) { server in
            let raw = try RawConnection(port: server.port)
            let value = String(repeating: "x", count: length)
            raw.say("GET /health HTTP/1.1\r\nHost: localhost\r\n")
            for number in 0..<count where !raw.say("X-\(number): \(value)\r\n") { break }
            raw.say("\r\n")
            #expect(await !raw.hearAll().contains("200 OK"))
        }
    }

    @Test(
        "Paths that climb, and odd ones, find nothing",
        arguments: [
            "/../../etc/passwd", "/v1/blobs/..%2f..%2fserver.sqlite", "/%2e%2e/health", "//health",
            "/health/",
            "/v1/blobs/%00", "/v1//server", "/v1/sessions/9223372036854775808", "/\u{FF}",
        ])
    func paths(path: String) async throws {
        try await TestServer.with(times: Self.quick) { server in
            let raw = try RawConnection(port: server.port)
            raw.say("GET \(path) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            let answer = await raw.hearAll()
            let status = answer.dropFirst(9).prefix(3)
            #expect(["200", "400", "401", "404", "405"].contains(status), "\(answer)")
            #expect(!answer.contains("root:") && !answer.contains("SQLite"))
        }
    }

    @Test("A thousand connections at a time are held, and the next request still is answered") func many()
        async throws
    {
        try await TestServer.with { server in
            let connections = try (0..<1000).map { _ in try RawConnection(port: server.port) }
            for connection in connections { connection.say("GET /health HTTP/1.1\r\nHost: ") }
            #expect(try await server.ask(.get, "/health").status == 200)
            for (number, connection) in connections.enumerated() {
                connection.say("localhost\r\nX-Forwarded-For: 192.0.\(number / 200).\(number % 200)\r\n\r\n")
            }
            for connection in connections {
                #expect(await connection.hear(until: "\r\n\r\n").hasPrefix("HTTP/1.1 200"))
            }
        }
    }

    @Test("Several requests in one go are answered in their order") func pipeline() async throws {
        try await TestServer.with { server in
            let raw = try RawConnection(port: server.port)
            raw.say(
                "GET /health HTTP/1.1\r\nHost: localhost\r\n\r\nGET /nowhere HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
            )
            let answer = await raw.hearAll()
            let first = try #require(answer.range(of: "200 OK")),
                second = try #require(answer.range(of: "404 Not Found"))
            #expect(first.lowerBound < second.lowerBound)
        }
    }
}
