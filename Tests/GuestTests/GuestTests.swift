import API
import Foundation
import Synchronization
import Testing
import Web

@testable import Guest

@Suite("Asking a server (AR07)") struct GuestTests {
    /// A server that answers the same to all, and remembers what it was asked.
    private final class Server: Sendable {
        let asked = Mutex<[WebRequest]>([])
        let status: Int, headers: WebHeaders, body: Data

        init(_ status: Int, _ body: String = "", type: String = "application/json", retryAfter: String? = nil)
        {
            var headers: WebHeaders = ["Content-Type": type]
            headers["Retry-After"] = retryAfter
            (self.status, self.headers, self.body) = (status, headers, Data(body.utf8))
        }

        func guest(_ token: String? = nil) throws -> Guest {
            Guest(try ServerAddress(typed: "https://kitchen.example"), token: token) { request in
                self.asked.withLock { $0.append(request) }
                return .success(
                    WebAnswer(
                        head: WebHead(status: self.status, headers: self.headers, address: request.address),
                        body: self.body))
            }
        }

        var last: WebRequest? { asked.withLock { $0.last } }
    }

    private func trouble(_ server: Server) async throws -> GuestTrouble? {
        let guest = try server.guest("ho_x")
        do throws(GuestTrouble) {
            _ = try await guest.devices()
            return nil
        } catch { return error }
    }

    @Test("it asks in the name of its token, is sent on by nobody, and only by who was chosen") func manner()
        async throws
    {
        let server = Server(200, "[]")
        #expect(try await server.guest("ho_x").devices() == [])
        let request = try #require(server.last)
        #expect(request.address.text == "https://kitchen.example/v1/sessions")
        #expect(request.headers["Authorization"] == "Bearer ho_x")
        #expect(request.redirects == 0 && request.trust == .chosen)
        _ = try await server.guest().devices()
        #expect(server.last?.headers["Authorization"] == nil)
    }

    @Test("parameters stand in the path, a body says what it is") func parameters() async throws {
        let server = Server(204)
        try await server.guest("ho_x").signOut("device-7")
        #expect(server.last?.address.path == "/v1/sessions/device-7")
        #expect(server.last?.method == .delete)
        try await server.guest("ho_x").resetPassword(PasswordReset(email: "nan@example.org"))
        #expect(server.last?.headers["Content-Type"] == "application/json")
    }

    @Test("Attack 7: what a server calls itself is shown as a name, whatever is in it") func names()
        async throws
    {
        let long = String(repeating: "long ", count: 50_000)
        var info = ServerInfo(
            name: "Nana’s\u{202E} <b>kitchen</b>\u{1B}[2J\n\(long)", version: "1", oldestWindow: "1",
            epoch: "e",
            registration: .open, sendsMail: true, needsEmail: false,
            providers: [.init(id: "club", name: "The\u{2028}club\u{9B}")], terms: "1",
            limits: .init(pictureBytes: 1, clipBytes: 1, accountBytes: 1, patches: 1), skills: [],
            backUpDays: 1)
        let shown = try await Server(200, String(decoding: JSONEncoder().encode(info), as: UTF8.self)).guest()
            .info()
        #expect(shown.name == "Nana’s <b>kitchen</b>[2J long long long long long")
        #expect(shown.providers.map(\.name) == ["The club"])
        info.name = "Oma’s Küche 👩‍🍳"
        let honest = try await Server(200, String(decoding: JSONEncoder().encode(info), as: UTF8.self))
            .guest().info()
        #expect(honest.name == info.name)
    }

    @Test("what is to be done once goes with its key") func key() async throws {
        let server = Server(202)
        try await server.guest("ho_x").sendConfirmation(key: "letter-7")
        #expect(server.last?.headers["Idempotency-Key"] == "letter-7")
        #expect(server.last?.address.path == "/v1/account/confirmation")
    }

    @Test("a problem is told by its kind, with its fields and when to ask again") func problem() async throws
    {
        let body =
            #"{"type":"invalid","title":"No","status":400,"fields":{"userName":"taken","new":"later-kind"}}"#
        let trouble = try await trouble(
            Server(422, body, type: "application/problem+json; charset=utf-8", retryAfter: "90"))
        guard case .problem(let problem, let seconds)? = trouble else { Issue.record(); return }
        #expect(problem.type == .invalid && problem.status == 422 && seconds == 90)
        // A window that is older than the server marks the field all the same.
        #expect(trouble?.fields == ["userName": .taken, "new": .invalid])
        let later = try await self.trouble(
            Server(418, #"{"type":"teapot","title":"Tea"}"#, type: "application/problem+json"))
        #expect(later?.kind == .unknown)
    }

    @Test("who speaks otherwise is a stranger, a proxy without its server is offline") func strangers()
        async throws
    {
        for server in [
            Server(200, "<h1>It works!</h1>", type: "text/html"), Server(404, "nothing", type: "text/plain"),
            Server(302), Server(500, "{}"), Server(200, #"{"a":1}"#),
        ] {
            guard case .stranger? = try await trouble(server) else {
                Issue.record("\(server.status)"); continue
            }
        }
        for status in [502, 503, 504] {
            guard case .offline? = try await trouble(Server(status)) else {
                Issue.record("\(status)"); continue
            }
        }
    }

    @Test("what the web can't do is offline, untrusted or no address") func web() {
        let kinds: [(WebTrouble.Reason, String)] = [
            (.unreachable, "offline"), (.tooSlow, "offline"), (.broken, "offline"),
            (.untrusted, "untrusted"), (.unprotected, "untrusted"), (.forbiddenAddress, "noAddress"),
            (.tooLarge, "stranger"), (.cancelled, "cancelled"),
        ]
        for (reason, kind) in kinds {
            #expect("\(GuestTrouble(WebTrouble(reason, cause: "x")))".hasPrefix(kind))
        }
    }

    @Test("nobody is asked forever: what is asked again later is bounded") func retry() async throws {
        let trouble = try await trouble(
            Server(
                429, #"{"type":"too-many","title":"x"}"#, type: "application/problem+json",
                retryAfter: "99999999999"))
        guard case .problem(_, let seconds)? = trouble else { Issue.record(); return }
        #expect(seconds == 86_400)
    }
}
