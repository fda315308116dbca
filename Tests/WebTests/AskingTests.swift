import Foundation
import Glibc
import Synchronization
import Testing

@testable import Web

/// Servers of this machine are asked; none of these tests needs the Internet.
@Suite(.timeLimit(.minutes(1)), .serialized) struct AskingTests {
    private func request(
        _ address: String, _ method: WebMethod = .get, headers: WebHeaders = [:],
        trust: WebTrust = .chosen, limit: Int = 1 << 20, patience: WebPatience = WebPatience(),
        redirects: Int = 5
    ) throws -> WebRequest {
        WebRequest(
            try WebAddress(address), method, headers: headers, trust: trust, limit: limit,
            patience: patience, redirects: redirects)
    }

    private func reason(_ request: WebRequest) async -> WebTrouble.Reason? {
        do throws(WebTrouble) {
            _ = try await Web.ask(request)
            return nil
        } catch { return error.reason }
    }

    /// Says back what was asked.
    private static let echo: @Sendable (LocalServer.Question, LocalServer.Caller) -> Void = {
        question, caller in
        let headers = ["x-thing", "content-type", "content-length", "user-agent", "cookie", "expect"]
            .compactMap { name in question.headers[name].map { "\(name)=\($0)" } }
        let text = ([question.method, question.path] + headers + [question.text]).joined(separator: "\n")
        question.method == "HEAD"
            ? caller.answer(200, "X-Method: HEAD")
            : caller.answer(200, "X-Method: \(question.method)", body: text.utf8)
    }

    @Test(
        "Each method is asked as it is called, with its headers and its body",
        arguments: [
            (WebMethod.get, ""), (.delete, ""), (.post(.data(Data("soup".utf8))), "soup"),
            (.put(.data(Data("leek".utf8))), "leek"), (.patch(.data(Data())), ""),
        ])
    func methods(method: WebMethod, body: String) async throws {
        let server = LocalServer(Self.echo)
        let headers: WebHeaders = ["X-Thing": "a: b", "Content-Type": "text/plain"]
        let answer = try await Web.ask(
            request(server.address("/a?b"), method, headers: headers))
        let length = method.body.map { _ in "content-length=\(body.utf8.count)\n" } ?? ""
        #expect(
            String(decoding: answer.body, as: UTF8.self) == """
                \(method.name)
                /a?b
                x-thing=a: b
                content-type=text/plain
                \(length)user-agent=HandsOff/1.0
                \(body)
                """)
        #expect(answer.status == 200 && answer.headers["x-method"] == method.name)
        #expect(answer.address.text == server.address("/a?b"))
    }

    @Test("HEAD brings the headers, and a length without a body") func head() async throws {
        let server = LocalServer { question, caller in
            caller.send(
                "HTTP/1.1 200 OK\r\nContent-Length: 5000000000\r\nX-Asked: \(question.method)\r\n\r\n")
        }
        let answer = try await Web.ask(request(server.address("/"), .head))
        #expect(answer.body.isEmpty && answer.headers["X-Asked"] == "HEAD")
        #expect(answer.headers["content-length"] == "5000000000")
    }

    @Test("A file is sent as it lies there, and a missing one is no request") func files() async throws {
        let path = NSTemporaryDirectory() + "/web-\(UUID().uuidString)"
        let bytes = Data((0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) })
        try bytes.write(to: URL(fileURLWithPath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        let asked = Atomic<Int>(0)
        let server = LocalServer { question, caller in
            asked.add(1, ordering: .relaxed)
            caller.answer(Data(question.body) == bytes ? 201 : 400)
        }
        #expect(try await Web.ask(request(server.address("/"), .put(.file(path: path)))).status == 201)
        #expect(
            await reason(try request(server.address("/"), .put(.file(path: path + "x")))) == .unreadableBody)
        #expect(await reason(try request(server.address("/"), .put(.file(path: "/tmp")))) == .unreadableBody)
        #expect(asked.load(ordering: .relaxed) == 1)
    }

    @Test(
        "Headers come in their order, several of a name, in any letters; what comes before and behind is left out"
    )
    func headers() async throws {
        let server = LocalServer { _, caller in
            caller.send("HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n")
            caller.send(
                "HTTP/1.1 200 OK\r\nSet-Cookie: a=1\r\nX-Empty:\r\nSET-COOKIE:  b=2 \r\n")
            caller.send(Array("X-Old: caf".utf8) + [0xE9] + Array("\r\n".utf8))
            caller.send("Transfer-Encoding: chunked\r\n\r\n4\r\nsoup\r\n0\r\nX-Late: yes\r\n\r\n")
        }
        let answer = try await Web.ask(request(server.address("/")))
        #expect(answer.headers.all("set-cookie") == ["a=1", "b=2"])
        #expect(answer.headers["X-Empty"] == "" && answer.headers["X-Old"] == "café")
        #expect(answer.headers["Link"] == nil && answer.headers["X-Late"] == nil)
        #expect(answer.body == Data("soup".utf8))
    }

    @Test("No cookie is kept") func cookies() async throws {
        let server = LocalServer { question, caller in
            caller.answer(200, "Set-Cookie: a=1; Path=/", body: (question.headers["cookie"] ?? "none").utf8)
        }
        for _ in 1...2 {
            #expect(try await Web.ask(request(server.address("/"))).body == Data("none".utf8))
        }
    }

    @Test(
        "A header that would begin another is not sent",
        arguments: [
            WebHeaders.Field("X-A", "b\r\nX-C: d"), .init("X-A", "b\n"), .init("X A", "b"), .init("", "b"),
            .init("X-A:", "b"), .init("X-A", "\0"),
        ])
    func malformed(field: WebHeaders.Field) async throws {
        let asked = Atomic<Bool>(false)
        let server = LocalServer { _, caller in
            asked.store(true, ordering: .relaxed)
            caller.answer("x")
        }
        #expect(await reason(try request(server.address("/"), headers: WebHeaders([field]))) == .malformed)
        let wasAsked = asked.load(ordering: .relaxed)
        #expect(!wasAsked)
    }

    @Test("An empty header is sent, too") func emptyHeader() async throws {
        let server = LocalServer { question, caller in caller.answer(question.headers["x-a"] ?? "none") }
        let request = try request(server.address("/"), headers: ["X-A": ""])
        #expect(try await Web.ask(request).body.isEmpty)
    }

    @Test("Every status is an answer", arguments: [200, 201, 204, 304, 400, 401, 404, 409, 429, 500, 503])
    func statuses(status: Int) async throws {
        let server = LocalServer { _, caller in
            if status == 204 || status == 304 {
                caller.send("HTTP/1.1 \(status) X\r\n\r\n")
            } else {
                caller.answer(status, body: "why".utf8)
            }
        }
        let answer = try await Web.ask(request(server.address("/")))
        #expect(answer.status == status && answer.head.isSuccess == (status < 300))
        #expect(answer.body == Data(status == 204 || status == 304 ? [] : "why".utf8.map(\.self)))
    }

    @Test("A body is as long as the limit and no longer, told or not", arguments: ["/told", "/close"])
    func limits(path: String) async throws {
        let body = [UInt8](repeating: 32, count: 2001)
        let server = LocalServer { question, caller in
            question.path == "/told" ? caller.answer(200, body: body) : ()
            if question.path == "/close" { caller.send(Array("HTTP/1.1 200 OK\r\n\r\n".utf8) + body) }
        }
        #expect(try await Web.ask(request(server.address(path), limit: 2001)).body.count == 2001)
        #expect(await reason(try request(server.address(path), limit: 2000)) == .tooLarge)
    }

    @Test("Headers without end are too much") func endlessHeaders() async throws {
        let server = LocalServer { _, caller in
            caller.send("HTTP/1.1 200 OK\r\n")
            while caller.send("X-A: \(String(repeating: "a", count: 1000))\r\n") {}
        }
        let reason = await reason(try request(server.address("/")))
        #expect(reason == .tooLarge || reason == .broken)
    }

    @Test(
        "What breaks off is no answer",
        arguments: ["", "HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nsoup", "soup\r\n"])
    func broken(text: String) async throws {
        let server = LocalServer { _, caller in caller.send(text) }
        #expect(await reason(try request(server.address("/close"))) == .broken)
    }

    @Test("Nobody there") func nobody() async throws {
        let port = { LocalServer { _, _ in }.port }()
        #expect(await reason(try request("http://127.0.0.1:\(port)/")) == .unreachable)
        #expect(await reason(try request("http://nobody.invalid/")) == .unreachable)
    }

    // MARK: Who may be asked

    @Test(
        "The house is for those whom the cook named, and the world for the chosen server only with encryption"
    )
    func trust() async throws {
        let server = LocalServer { _, caller in caller.answer("x") }
        #expect(await reason(try request(server.address("/"), trust: .chosen)) == nil)
        #expect(await reason(try request(server.address("/"), trust: .typed)) == nil)
        for host in ["127.0.0.1", "localhost", "127.1", "2130706433", "0x7f000001", "[::1]"] {
            let there = try request(server.address("/", host: host), trust: .found)
            #expect(await reason(there) == .forbiddenAddress)
        }
        // Nobody is called: an address that documents use, refused when the call is about to be made.
        #expect(await reason(try request("http://192.0.2.1/", trust: .chosen)) == .unprotected)
    }

    @Test("A connection that was opened for the cook's server is no way into the house for others")
    func keptConnections() async throws {
        let server = LocalServer { question, caller in
            if question.path != "/stream" { return caller.answer("x") }
            caller.send("HTTP/1.1 200 OK\r\n\r\n")
            caller.waitUntilGone()
        }
        // While it is open, the connections of others are kept.
        let open = try await Web.open(
            try request(server.address("/stream"), patience: .stream))
        #expect(await reason(try request(server.address("/"), trust: .chosen)) == nil)
        #expect(await reason(try request(server.address("/"), trust: .found)) == .forbiddenAddress)
        _ = open
    }

    // MARK: Redirects

    @Test(
        "A redirect keeps the method or makes a GET of it, as RFC 9110 says",
        arguments: [
            (301, "GET", "GET"), (301, "POST", "GET"), (301, "PUT", "PUT"), (302, "POST", "GET"),
            (302, "DELETE", "DELETE"), (303, "POST", "GET"), (303, "PUT", "GET"), (303, "HEAD", "HEAD"),
            (307, "POST", "POST"), (308, "PATCH", "PATCH"), (308, "HEAD", "HEAD"),
        ])
    func redirects(status: Int, method: String, then: String) async throws {
        let server = LocalServer { question, caller in
            question.path == "/old"
                ? caller.answer(status, "Location: new", body: "gone".utf8)
                : caller.answer(200, "X-Said: \(question.method) \(question.text)")
        }
        let path = NSTemporaryDirectory() + "/web-\(UUID().uuidString)"
        try Data("soup".utf8).write(to: URL(fileURLWithPath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        let body = WebBody.file(path: path)
        let methods: [WebMethod] = [.get, .head, .delete, .post(body), .put(body), .patch(body)]
        let first = try #require(methods.first { $0.name == method })
        let answer = try await Web.ask(request(server.address("/old"), first))
        let said = ["POST", "PUT", "PATCH"].contains(then) ? "\(then) soup" : then
        #expect(answer.headers["X-Said"] == said)
        #expect(answer.address.text == server.address("/new"))
    }

    @Test("Who wants no redirect gets it as the answer") func redirectAsAnswer() async throws {
        let server = LocalServer { _, caller in caller.answer(303, "Location: /there") }
        let answer = try await Web.ask(request(server.address("/"), redirects: 0))
        #expect(answer.status == 303 && answer.headers["Location"] == "/there")
    }

    @Test("Round and round is given up") func circle() async throws {
        let asked = Atomic<Int>(0)
        let server = LocalServer { _, caller in
            asked.add(1, ordering: .relaxed)
            caller.answer(302, "Location: /again")
        }
        #expect(await reason(try request(server.address("/"), redirects: 3)) == .broken)
        #expect(asked.load(ordering: .relaxed) == 4)
    }

    @Test("Even the cook's server sends nobody elsewhere in the house") func redirectInTheHouse() async throws
    {
        let server = LocalServer { question, caller in
            let host = question.headers["host"]?.split(separator: ":").last ?? ""
            caller.answer(302, "Location: http://127.0.0.2:\(host)/")
        }
        #expect(await reason(try request(server.address("/"))) == .forbiddenAddress)
    }

    // MARK: Ends

    @Test("Cancelling ends it at once, whatever the server does", arguments: ["/silent", "/head", "/drip"])
    func cancelling(path: String) async throws {
        let isAsked = Signal(), isGone = Signal()
        let server = LocalServer { question, caller in
            isAsked.ring()
            if path != "/silent" { caller.send("HTTP/1.1 200 OK\r\n\r\n") }
            if path == "/drip" { while caller.send(" ") { usleep(1000) } } else { caller.waitUntilGone() }
            isGone.ring()
        }
        let request = try request(
            server.address(path), patience: WebPatience(connecting: 600, whole: 600, stalled: 600))
        let task = Task { await reason(request) }
        await isAsked.wait()
        task.cancel()
        #expect(await task.value == .cancelled)
        await isGone.wait()
    }

    @Test("Who has changed their mind before asking asks nobody") func cancelledBefore() async throws {
        let asked = Atomic<Bool>(false)
        let server = LocalServer { _, caller in
            asked.store(true, ordering: .relaxed)
            caller.answer("x")
        }
        let request = try request(server.address("/"))
        let task = Task {
            while !Task.isCancelled { await Task.yield() }
            return await reason(request)
        }
        task.cancel()
        #expect(await task.value == .cancelled)
        let wasAsked = asked.load(ordering: .relaxed)
        #expect(!wasAsked)
    }

    @Test("It waits no longer than its patience", arguments: [true, false]) func patience(isWaiting: Bool)
        async throws
    {
        let server = LocalServer { _, caller in caller.waitUntilGone() }
        for patience in [WebPatience(whole: 0.2), WebPatience(whole: nil, stalled: 0.2, slowest: 0)] {
            let request = try request(server.address("/"), patience: patience)
            if !isWaiting {
                #expect(await reason(request) == .tooSlow)
            } else if patience.slowest > 0 {
                let trouble = #expect(throws: WebTrouble.self) { try Web.answer(to: request) }
                #expect(trouble?.reason == .tooSlow)
            }
        }
    }

    @Test("Next to nothing is not enough") func drips() async throws {
        let server = LocalServer { _, caller in
            caller.send("HTTP/1.1 200 OK\r\n\r\n")
            while caller.send(" ") { usleep(50_000) }
        }
        let patience = WebPatience(whole: 60, stalled: 1, slowest: 1000)
        #expect(await reason(try request(server.address("/"), patience: patience)) == .tooSlow)
    }

    @Test("Many at once share a thread, and none is left behind") func manyAtOnce() async throws {
        let server = LocalServer { question, caller in
            caller.answer(200, body: Array(question.path.utf8) + [UInt8](repeating: 32, count: 100_000))
        }
        let requests = try (1...40).map { try request(server.address("/\($0)")) }
        let isOpen = Signal(), isOver = Signal()
        let silent = LocalServer { _, caller in
            isOpen.ring()
            caller.waitUntilGone()
            isOver.ring()
        }
        let last = try request(silent.address("/"))
        let task = Task { await reason(last) }
        await isOpen.wait()
        await withTaskGroup(of: Bool.self) { group in
            for (index, request) in requests.enumerated() {
                group.addTask {
                    let body = try? await Web.ask(request).body
                    return body?.starts(with: "/\(index + 1) ".utf8) == true && body?.count ?? 0 > 100_000
                }
            }
            for await isRight in group { #expect(isRight) }
        }
        #expect(Self.threads() == 1)
        task.cancel()
        #expect(await task.value == .cancelled)
        await isOver.wait()
        // It ends after it has told of the last, a moment later.
        var looks = 0
        while Self.threads() > 0, looks < 5000 {
            usleep(1000)
            looks += 1
        }
        #expect(Self.threads() == 0)
    }

    @Test("Questions that follow one another take one connection") func kept() async throws {
        let ports = Mutex<Set<in_port_t>>([])
        let server = LocalServer { _, caller in
            let port = caller.port
            ports.withLock { _ = $0.insert(port) }
            caller.answer("here")
        }
        for _ in 1...5 { _ = try await Web.ask(request(server.address("/"))) }
        #expect(ports.withLock { $0.count } == 1)
    }

    /// Threads of this process that speak to servers.
    private static func threads() -> Int {
        let numbers = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
        return numbers.count { number in
            (try? String(contentsOfFile: "/proc/self/task/\(number)/comm", encoding: .utf8)) == "web\n"
        }
    }
}
