import API
@testable import CommunityServer
import Foundation
import ServerStore
import Sync
import Testing
import Web

@Suite("Attacks 3 to 5 and 8: by connections and files (SP1)", .timeLimit(.minutes(2)))
struct ConnectionAttackTests {
    private static var quick: Backroom.Times {
        var times = Backroom.Times()
        (times.body, times.idle, times.taking) = (.milliseconds(400), .seconds(2), .milliseconds(300))
        return times
    }

    @Test("Attack 3: whoever asks for much and takes nothing of it is hung up on") func slowReader()
        async throws
    {
        try await TestServer.with(times: Self.quick) { server in
            let anna = try await server.signUp("anna"), clip = Blob.webM(40 << 20)
            #expect(try await server.ask(.put(.data(clip.data)), clip.path, token: anna.token).status == 204)
            let raw = try RawConnection(port: server.port)
            raw.say(
                "GET \(clip.path) HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer \(anna.token)\r\n\r\n")
            var isHungUp = false
            for _ in 0..<1000 where !isHungUp {
                isHungUp = server.server.backroom.metrics.text(gauges: []).contains("stalled_total 1")
                if !isHungUp { try await Task.sleep(for: .milliseconds(10)) }
            }
            #expect(isHungUp)
            #expect(await raw.hearAll().utf8.count < clip.data.count)
            // Whoever takes it gets it.
            #expect(try await server.ask(.get, clip.path, token: anna.token).body == clip.data)
        }
    }

    @Test(
        "Attack 3: a body without end ends at its measure",
        arguments: [
            ("/v1/sessions", "application/json", 80),
            ("/v1/blobs/\(String(repeating: "a", count: 64))", "image/jpeg", 400),
            ("/v1/shelf", "application/json", 5000), ("/confirm", "application/x-www-form-urlencoded", 40),
        ]) func endless(path: String, type: String, kilobytes: Int) async throws
    {
        try await TestServer.with {
            $0.pictureBytes = 100 << 10; $0.clipBytes = 300 << 10
        } _: { server in
            let anna = try await server.signUp("anna"), raw = try RawConnection(port: server.port)
            let method = path.hasPrefix("/v1/blobs") ? "PUT" : "POST"
            raw.say(
                """
                \(method) \(path) HTTP/1.1\r\nHost: localhost\r\nContent-Type: \(type)\r
                Authorization: Bearer \(anna.token)\r\nTransfer-Encoding: chunked\r\n\r\n
                """)
            let piece = [UInt8](repeating: 0x20, count: 1024)
            for _ in 0..<kilobytes where !raw.say(Array("400\r\n".utf8) + piece + Array("\r\n".utf8)) {
                break
            }
            #expect(await raw.hearAll().hasPrefix("HTTP/1.1 4"))
            #expect(try await server.ask(.get, "/health").status == 200)
        }
    }

    @Test(
        "Attack 3: a head that comes letter by letter doesn't hold its place",
        arguments: [
            "GET /health HTTP/1.1\r\nHost: localhost\r\nX-Slow: ",
            "POST /v1/sessions HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n",
            "POST /v1/sessions HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n1;x=",
        ]) func dripping(beginning: String) async throws
    {
        try await TestServer.with(times: Self.quick) { server in
            let raw = try RawConnection(port: server.port)
            raw.say(beginning)
            var letters = 0
            // Ten a second, for ten seconds at most: several times as long as it may take.
            while letters < 100, raw.say("x") {
                letters += 1
                try await Task.sleep(for: .milliseconds(100))
            }
            #expect(letters < 100)
        }
    }

    @Test("Attack 3: when all places are taken by those who say nothing, they are free again soon")
    func fullHouse() async throws {
        try await TestServer.with(times: Self.quick, { $0.connections = 20 }) { server in
            let silent = try (0..<60).map { _ in try RawConnection(port: server.port) }
            #expect(try await server.ask(.get, "/health").status == 200)
            #expect(silent.count == 60)
        }
    }

    @Test("Attack 3: who asks for the head of a stream listens to none") func streamHeads() async throws {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna")
            for _ in 0..<20 {
                #expect(try await server.ask(.head, "/v1/events", token: anna.token).status == 200)
            }
            #expect(await server.server.backroom.hub.count == 0)
        }
    }

    @Test("Attack 3: what is packed isn't unpacked") func packed() async throws {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna")
            // 20 bytes of gzip.
            let gzip = Data([0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0])
            let answer = try await server.ask(
                .post(.data(gzip)), "/v1/shelf", token: anna.token,
                headers: ["Content-Type": "application/json", "Content-Encoding": "gzip"])
            #expect(answer.status == 400)
            let big = try await server.ask(
                .get, "/openapi.yaml",
                headers: ["Accept-Encoding": "gzip, br, zstd", "Range": "bytes=0-1,0-1,0-1"])
            #expect(big.status == 200 && big.headers["Content-Encoding"] == nil)
        }
    }

    @Test(
        "Attack 4: no way of writing a path leads out of the folder of pictures",
        arguments: [
            "%2e%2e%2f%2e%2e%2fserver.sqlite", "%252e%252e%252fserver.sqlite", "..%5c..%5cserver.sqlite",
            "%c0%ae%c0%ae%c0%afserver.sqlite", "....//....//server.sqlite", "aa%00.jpeg", "/etc/passwd",
            "%2fetc%2fpasswd", "incoming", "aa/bb", ".", "..", "~", "file:%2f%2f%2fetc%2fpasswd",
            String(repeating: "A", count: 64), String(repeating: "a", count: 63) + "%2f",
            String(repeating: "a", count: 32) + "%0a" + String(repeating: "a", count: 31),
        ]) func paths(name: String) async throws
    {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna"), files = FileManager.default
            let before = try files.subpathsOfDirectory(atPath: server.server.backroom.settings.media)
            for method in ["GET", "PUT"] {
                let raw = try RawConnection(port: server.port)
                let body = method == "PUT" ? "Content-Length: 4\r\n\r\n\u{1}\u{2}\u{3}\u{4}" : "\r\n"
                raw.say(
                    "\(method) /v1/blobs/\(name) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nAuthorization: Bearer \(anna.token)\r\n\(body)"
                )
                let answer = await raw.hearAll()
                #expect(answer.hasPrefix("HTTP/1.1 4"), "\(answer)")
                #expect(!answer.contains("SQLite") && !answer.contains("root:"))
            }
            #expect(try files.subpathsOfDirectory(atPath: server.server.backroom.settings.media) == before)
        }
    }

    @Test("Attack 4: an archive of what is stored has names of ours only") func archive() async throws {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna"), blob = Blob.jpeg()
            _ = try await server.ask(.put(.data(blob.data)), blob.path, token: anna.token)
            let patches = ["../../evil", "/etc/passwd", "C:\\evil", "account.json"].enumerated().map {
                place, id in
                Patch(
                    n: place + 1, RecordKey(id, id), at: 1, set: [id: FieldValue(id)], full: true)
            }
            let question = ShelfQuestion(
                client: "c", q: 1, epoch: server.store.epoch, cursor: 0, acked: .none, patches: patches,
                limit: 9)
            #expect(try await server.ask(.shelf, nil, question, token: anna.token).status == 200)
            let change = AccountChange(displayName: "../../evil")
            _ = try await server.ask(
                .changeAccount, nil, change, token: anna.token, headers: ["If-Match": "*"])
            let answer = try await server.ask(.archive, token: anna.token)
            #expect(answer.headers["Content-Disposition"] == "attachment; filename=\"hands-off-anna.zip\"")
            // The heads of entries: a name's length stands at byte 26 (APPNOTE 4.3.7).
            let bytes = Array(answer.body)
            let names = bytes.indices.filter { bytes[$0...].starts(with: [0x50, 0x4B, 3, 4]) }.map { start in
                String(
                    decoding: bytes[(start + 30)...].prefix(
                        Int(bytes[start + 26]) | Int(bytes[start + 27]) << 8),
                    as: UTF8.self)
            }
            #expect(names == ["account.json", "shelf.json", "media/\(blob.hash).jpeg"])
        }
    }

    @Test("Attacks 5 and 8: a picture that is two things at once is shown as one, and drawn as none")
    func polyglots()
        async throws
    {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna")
            let script = Data("/*<svg onload=alert(1)><script>alert(1)</script>*/".utf8)
            let only = Blob(Data("GIF89a".utf8) + script)
            #expect(try await server.ask(.put(.data(only.data)), only.path, token: anna.token).status == 415)
            // One that is a picture, too: one black point.
            let point = try #require(
                Data(base64Encoded: "R0lGODlhAQABAIAAAAAAAP///yH5BAAAAAAALAAAAAABAAEAAAICRAEAOw=="))
            let both = Blob(point + script)
            #expect(try await server.ask(.put(.data(both.data)), both.path, token: anna.token).status == 204)
            let answer = try await server.ask(.get, both.path, token: anna.token)
            #expect(answer.headers["Content-Type"] == "image/gif")
            #expect(answer.headers["X-Content-Type-Options"] == "nosniff")
            #expect(answer.headers["Content-Disposition"] == "attachment")
            #expect(answer.headers["Content-Security-Policy"]?.contains("sandbox") == true)
            // A head of a JPEG that claims 64,250 × 64,250 points, in a few bytes.
            let bomb = Data([
                0xFF, 0xD8, 0xFF, 0xC0, 0, 17, 8, 0xFA, 0xFA, 0xFA, 0xFA, 3, 1, 0x11, 0, 2, 0x11, 1, 3, 0x11,
                1, 0xFF, 0xD9,
            ])
            // One of a GIF: 65,535 × 65,535.
            let wide =
                Data("GIF89a".utf8) + Data([0xFF, 0xFF, 0xFF, 0xFF, 0x80, 0, 0, 0, 0, 0, 1, 1, 1, 0x3B])
            for body in [only.data, bomb, wide, Data("#EXTM3U\nfile:///etc/passwd".utf8), Data()] {
                let drawn = try await server.ask(.put(.data(body)), "/v1/account/picture", token: anna.token)
                #expect(drawn.status == 415, "\(body.prefix(8))")
            }
            let incoming = server.server.backroom.settings.media + "/incoming"
            #expect(try FileManager.default.contentsOfDirectory(atPath: incoming) == [])
        }
    }
}
