import API
@testable import CommunityServer
import Foundation
import Testing
import Web

@Suite("What the server answers to everybody (SP1, SR02)", .timeLimit(.minutes(2))) struct FrontDoorTests {
    @Test("It says how it is, who it is, and what it counts") func watching() async throws {
        try await TestServer.with { server in
            let health = try await server.ask(.get, "/health")
            #expect(health.status == 200 && health.text.contains("ok"))
            let info = try await server.ask(.server).value(ServerInfo.self)
            #expect(info.registration == .open && info.sendsMail && info.epoch == server.store.epoch)
            let metrics = try await server.ask(.get, "/metrics")
            #expect(metrics.text.contains(#"hands_off_requests_total{route="/health",status="200"} 1"#))
            // Through a proxy it is nobody's business.
            let forwarded = try await server.ask(.get, "/metrics", headers: ["X-Forwarded-For": "127.0.0.1"])
            #expect(forwarded.status == 404)
        }
    }

    @Test("Every answer carries what keeps browsers from mischief, and a number of its own") func headers()
        async throws
    {
        try await TestServer.with { server in
            for path in ["/health", "/nowhere", "/terms", "/v1/account"] {
                let answer = try await server.ask(.get, path)
                #expect(answer.headers["X-Content-Type-Options"] == "nosniff", "\(path)")
                #expect(answer.headers["X-Frame-Options"] == "DENY")
                #expect(answer.headers["Content-Security-Policy"]?.contains("default-src 'none'") == true)
                #expect(answer.headers["X-Request-ID"]?.isEmpty == false)
                #expect(answer.headers["Set-Cookie"] == nil)
            }
        }
    }

    @Test("What isn't there, and what can't be done there, is told as a problem") func problems() async throws
    {
        try await TestServer.with { server in
            let nothing = try await server.ask(.get, "/nowhere")
            #expect(nothing.status == 404 && nothing.headers["Content-Type"] == "application/problem+json")
            #expect(try nothing.problem.type == .notFound)
            let wrong = try await server.ask(.delete, "/health")
            #expect(wrong.status == 405 && wrong.headers["Allow"] == "GET, HEAD")
            #expect(try wrong.problem.type == .methodNotAllowed)
            // A path of a route's own before one that would fit it, too.
            for (path, allowed) in [
                ("/v1/blobs/missing", "POST"), ("/v1/posts/x/vote", "PUT"),
                ("/v1/posts/x", "DELETE, GET, HEAD, PUT"),
            ] {
                #expect(
                    try await server.ask(.patch(.data(Data())), path).headers["Allow"] == allowed, "\(path)")
            }
            let head = try await server.ask(.head, "/health")
            #expect(head.status == 200 && head.body.isEmpty)
            let raw = try RawConnection(port: server.port)
            raw.say("TRACE /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            #expect(await raw.hearAll().hasPrefix("HTTP/1.1 405"))
        }
    }

    @Test(
        "Bodies that aren't what they must be are refused, and said why",
        arguments: [
            ("{", 400, .malformed), ("[]", 400, .malformed), ("", 400, .malformed),
            ("{\"a\": \u{1}}", 400, .malformed),
            (#"{"name": "a", "name": "b", "password": "x", "device": "d"}"#, 400, .malformed),
            (#"{"name": "a", "n\u0061me": "b", "password": "x", "device": "d"}"#, 400, .malformed),
            (#"{"name": "a", "password": "x", "device": "d", "isOwner": true}"#, 400, .malformed),
            (#"{"name": "a\u0000", "password": "x", "device": "d"}"#, 400, .malformed),
            (#"{"name": 1, "password": "x", "device": "d"}"#, 422, .invalid),
            (#"{"password": "x", "device": "d"}"#, 422, .invalid),
            (#"{"name": 1e999, "password": "x", "device": "d"}"#, 400, .malformed),
            (#"{"name": NaN}"#, 400, .malformed),
            (String(repeating: "[", count: 60_000), 400, .malformed),
            (String(repeating: "a", count: 70_000), 413, .tooLarge),
        ] as [(String, Int, Problem.Kind)])
    func bodies(text: String, status: Int, kind: Problem.Kind) async throws {
        try await TestServer.with { server in
            let answer = try await server.ask(
                .post(.data(Data(text.utf8))), "/v1/sessions", headers: ["Content-Type": "application/json"])
            #expect(answer.status == status)
            #expect(try answer.problem.type == kind)
        }
    }

    @Test("Bytes that are no UTF-8, and bodies of another kind") func kinds() async throws {
        try await TestServer.with { server in
            let bytes = Data([0x7B, 0x22, 0xFF, 0x22, 0x3A, 0x31, 0x7D])
            let broken = try await server.ask(
                .post(.data(bytes)), "/v1/sessions", headers: ["Content-Type": "application/json"])
            #expect(try broken.problem.type == .malformed)
            let form = try await server.send(["a": "b"], to: "/v1/sessions")
            #expect(form.status == 415)
            #expect(try form.problem.type == .unsupportedMedia)
        }
    }

    @Test(
        "A host must be named, and ours",
        arguments: [
            ("", 400), ("Host: evil.example.org\r\n", 421), ("Host: localhost\r\n", 200),
            ("Host: kitchen.example.org\r\n", 200), ("Host: kitchen.example.org:99\r\n", 200),
            ("Host: kitchen.example.org.evil.org\r\n", 421),
        ])
    func hosts(line: String, status: Int) async throws {
        try await TestServer.with {
            $0.address = "https://kitchen.example.org"
        } _: { server in
            let raw = try RawConnection(port: server.port)
            raw.say("GET /health HTTP/1.1\r\n\(line)Connection: close\r\n\r\n")
            #expect(await raw.hearAll().hasPrefix("HTTP/1.1 \(status) "))
        }
    }

    @Test("Only a trusted proxy's word counts for where somebody comes from") func forwarded() {
        func block(_ peer: String, _ forwarded: String?) -> String {
            ClientAddress(peer: peer, forwarded: forwarded, trusted: ["127.0.0.1", "10.0.0.2"]).block
        }
        #expect(block("192.0.2.1", "198.51.100.7") == "192.0.2.1")
        #expect(block("127.0.0.1", "198.51.100.7") == "198.51.100.7")
        // Whoever asks may have written the first one himself.
        #expect(block("127.0.0.1", "203.0.113.9, 198.51.100.7") == "198.51.100.7")
        #expect(block("127.0.0.1", "198.51.100.7, 10.0.0.2") == "198.51.100.7")
        #expect(block("127.0.0.1", "nonsense") == "127.0.0.1")
        #expect(block("127.0.0.1", "::ffff:198.51.100.7") == "198.51.100.7")
        #expect(block("2001:db8:1:2:3:4:5:6", nil) == block("2001:db8:1:2:ffff::1", nil))
        #expect(block("2001:db8:1:2::1", nil) != block("2001:db8:1:3::1", nil))
    }

    @Test("Who asks too often is told when again, and others go on") func pace() async throws {
        try await TestServer.with { server in
            var statuses: [Int] = []
            for _ in 0..<12 {
                statuses.append(
                    try await server.ask(
                        .signUp, nil,
                        SignUp(userName: "", password: "", terms: "1", language: "en", device: "x"),
                        headers: ["X-Forwarded-For": "192.0.2.1"]
                    ).status)
            }
            #expect(statuses == Array(repeating: 422, count: 10) + [429, 429])
            let again = try await server.ask(
                .signUp, nil, SignUp(userName: "", password: "", terms: "1", language: "en", device: "x"),
                headers: ["X-Forwarded-For": "192.0.2.1"])
            #expect(again.headers["Retry-After"] == "60")
            #expect(try await server.signUp("anna").isNew)
        }
    }

    @Test("A pace lets a burst through, then one an interval, and its memory has an end") func paces() {
        let keeper = PaceKeeper(capacity: 100)
        let pace = Pace(name: "p", burst: 3, interval: 1000)
        #expect((0..<5).map { _ in keeper.ask(pace, "a", at: 0) } == [nil, nil, nil, 1, 1])
        #expect(keeper.ask(pace, "a", at: 999) == 1)
        #expect(keeper.ask(pace, "a", at: 1000) == nil)
        #expect(keeper.ask(pace, "a", at: 1000) == 1)
        for number in 0..<10_000 { _ = keeper.ask(pace, "\(number)", at: 2000) }
        #expect(keeper.ask(pace, "b", at: 2000) == nil)
    }
}
