import API
@testable import CommunityServer
import Foundation
import ServerStore
import Sync
import Testing
import Web

@Suite("Attacks 18 and 22: by bodies (SP1)", .timeLimit(.minutes(2))) struct BodyAttackTests {
    @Test(
        "Attack 22: what isn't JSON to the letter is refused, at every door",
        arguments: [
            #"{"a":01}"#, #"{"a":1.}"#, #"{"a":.5}"#, #"{"a":+1}"#, #"{"a":-}"#, #"{"a":1e}"#, #"{"a":0x10}"#,
            #"{"a":NaN}"#, #"{"a":Infinity}"#, #"{"a":-Infinity}"#, #"{"a":1e400}"#, #"{"a":-1e400}"#,
            #"{'a':1}"#, #"{a:1}"#, #"{"a":1,}"#, #"{"a":[1,]}"#, #"{"a":1}{}"#, #"{"a":1} x"#, #"{"a" 1}"#,
            "{\"a\":\"\u{9}\"}", "{\"a\":\"\u{0}\"}", #"{"a":"\x"}"#, #"{"a":"\u12"}"#, #"{"a":"\ud800"}"#,
            #"{"a":"\udc00\ud800"}"#, #"{"a":tru}"#, #"{"a":undefined}"#, "\u{FEFF}{\"a\":1}", "// x\n{}",
            "/* x */ {}", "\"\\", "{\"a", "nul", "-", "{\"a\":1", "[1", "\"",
        ])
    func grammar(text: String) async throws {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna"), before = try await server.stored()
            for route in [Route.signIn, .signUp, .shelf, .missingBlobs, .changeAccount, .changePassword] {
                server.clock.move(by: 60_000)
                let answer = try await server.send(
                    text, to: route, token: anna.token, headers: ["If-Match": "*"])
                #expect(answer.status == 400, "\(route) \(text): \(answer.status)")
            }
            #expect(try await server.stored() == before)
        }
    }

    @Test(
        "Attack 22: bytes that are no UTF-8",
        arguments: [
            [0xFF], [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x80, 0xAF], [0xED, 0xA0, 0x80],
            [0xF0, 0x80, 0x80, 0xAF],
            [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xE2, 0x82], [0x80],
        ] as [[UInt8]])
    func encoding(bytes: [UInt8]) async throws {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna")
            let json = Data("{\"name\":\"".utf8) + Data(bytes) + Data("\"}".utf8)
            for route in [Route.signIn, .shelf, .missingBlobs] {
                #expect(try await server.send(json, to: route, token: anna.token).status == 400)
            }
            let escaped = bytes.map { "%" + Secrets.hexadecimal([$0]) }.joined()
            let form = try await server.ask(
                .post(.data(Data("t=\(escaped)".utf8))), "/confirm",
                headers: ["Content-Type": "application/x-www-form-urlencoded"])
            #expect(form.status == 400)
            for path in ["/v1/blobs/\(escaped)", "/confirm?t=\(escaped)", "/v1/sessions/\(escaped)"] {
                #expect((400..<500).contains(try await server.ask(.get, path, token: anna.token).status))
            }
        }
    }

    @Test("Attack 22: depth, names and values without measure are refused before they are read")
    func measure()
        async throws
    {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna")
            let names = (0..<300_000).map { "\"\($0)\":0" }.joined(separator: ",")
            let texts = [
                String(repeating: "[", count: 100_000), String(repeating: "{\"a\":", count: 100_000),
                String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000),
                "{\(names)}", "[" + String(repeating: "0,", count: 1_000_000) + "0]",
                "{\"a\":\(String(repeating: "9", count: 1_000_000))}",
                "{\"client\":\"a\",\"client\":\"b\"}", #"{"client":"a","\u0063lient":"b"}"#,
            ]
            for text in texts {
                let answer = try await server.send(text, to: .shelf, token: anna.token)
                #expect(answer.status == 400, "\(text.prefix(20))")
            }
            let huge = try await server.send(
                String(repeating: " ", count: 5 << 20) + "{}", to: .shelf, token: anna.token)
            #expect(huge.status == 413)
        }
    }

    @Test(
        "Attack 18: figures out of all measure change nothing that they shouldn't",
        arguments: [
            "-1", "0", "9223372036854775807", "-9223372036854775808", "9223372036854775808", "1e18", "1.5",
            "1e300", "null", "\"1\"", "true",
        ])
    func figures(figure: String) async throws {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna"), epoch = server.store.epoch
            let chain = String(repeating: "0", count: 64)
            func question(_ change: (inout [String: String]) -> Void) -> String {
                var parts = [
                    "q": "1", "cursor": "0", "limit": "9", "n": "0", "pn": "1", "base": "0", "at": "1",
                    "seen": "1",
                    "start": "null",
                ]
                change(&parts)
                func part(_ name: String) -> String { parts[name] ?? "" }
                return """
                    {"client":"c","q":\(part("q")),"epoch":"\(epoch)","cursor":\(part("cursor")),\
                    "acked":{"n":\(part("n")),"chain":"\(chain)"},"limit":\(part("limit")),\
                    "fromStart":\(part("start")),\
                    "patches":[{"n":\(part("pn")),"kind":"note","id":"a","base":\(part("base")),\
                    "seen":{"text":\(part("seen"))},"at":\(part("at")),"set":{"text":"Salt"},"gone":false,\
                    "full":true,"rest":{},"kept":[],"settled":[]}]}
                    """
            }
            for name in ["q", "cursor", "limit", "n", "pn", "base", "at", "seen", "start"] {
                let text = question { $0[name] = figure }
                let answer = try await server.send(text, to: .shelf, token: anna.token)
                #expect(answer.status < 500, "\(name) = \(figure): \(answer.text)")
            }
            // The shelf still does what it is for.
            let rows = try await server.ask(.wholeShelf, token: anna.token).value([Row].self)
            #expect(rows.count <= 1)
            #expect(rows.allSatisfy { $0.changedAt <= Int(server.clock.now) + 86_400_000 })
            let used = try await server.ask(.account, token: anna.token).value(Account.self).usedBytes
            #expect((0..<10_000).contains(used))
        }
    }
}
