import API
import Foundation
@testable import Guest
import Testing
import Web

@Suite("The browser's way back to the window (AR08)", .timeLimit(.minutes(1))) struct LoopbackReturnTests {
    private static let page = ReturnPage(language: "en", title: "Back & <signed in>", text: "Close this.")
    private static let trip = BrowserTrip()

    private static func ask(
        _ port: Int, _ path: String, _ method: WebMethod = .get, headers: WebHeaders = [:]
    ) async throws -> WebAnswer {
        let address = try WebAddress("http://127.0.0.1:\(port)\(path)")
        return try await Web.ask(
            WebRequest(address, method, headers: headers, trust: .chosen, redirects: 0))
    }

    @Test("What comes with the state is taken, and the page says so; then nobody is let in any more")
    func whole() async throws {
        let port = try LoopbackReturn(), trip = Self.trip
        async let code = port.code(state: trip.state, page: Self.page)
        let answer = try await Self.ask(port.port, "/back?code=hc_1-2&state=\(trip.state)")
        #expect(answer.status == 200)
        let text = String(decoding: answer.body, as: UTF8.self)
        #expect(text.contains("<h1>Back &amp; &lt;signed in&gt;</h1>") && text.contains("lang=\"en\""))
        #expect(answer.headers["Content-Security-Policy"]?.hasPrefix("default-src 'none'") == true)
        #expect(try await code == "hc_1-2")
        await #expect(throws: WebTrouble.self) { try await Self.ask(port.port, "/back") }
    }

    @Test("Whatever else comes is answered with nothing, and waited on") func others() async throws {
        let port = try LoopbackReturn(), state = Self.trip.state
        async let code = port.code(state: state, page: Self.page)
        for path in [
            "/", "/favicon.ico", "/back", "/back?", "/back?code=x", "/back?state=\(state)",
            "/back?code=&state=\(state)",
            "/back?code=x&state=other", "/back?code=x&state=\(state)&state=\(state)",
            "/other?code=x&state=\(state)",
            "/back?code=x%20y&state=\(state)",
            "/back?code=\(String(repeating: "x", count: 201))&state=\(state)",
        ] {
            #expect(try await Self.ask(port.port, path).status == 404, "\(path)")
        }
        let good = "/back?code=x&state=\(state)"
        #expect(try await Self.ask(port.port, good, .post(.data(Data()))).status == 404)
        #expect(try await Self.ask(port.port, good, headers: ["Host": "evil.example"]).status == 404)
        #expect(try await Self.ask(port.port, good).status == 200)
        #expect(try await code == "x")
    }

    @Test("Silent connections and endless ones keep nobody else out") func rude() async throws {
        let port = try LoopbackReturn(), state = Self.trip.state
        async let code = port.code(state: state, page: Self.page)
        var sockets: [Int32] = []
        defer { for socket in sockets { close(socket) } }
        for number in 0..<(LoopbackPorter.most + 8) {
            let handle = try Self.connect(port.port)
            sockets.append(handle)
            let words = [UInt8](repeating: 0x41, count: number % 2 == 0 ? 0 : 20_000)
            _ = send(handle, words, words.count, Int32(MSG_NOSIGNAL))
        }
        #expect(try await Self.ask(port.port, "/back?code=x&state=\(state)").status == 200)
        #expect(try await code == "x")
    }

    @Test("A request that comes bit by bit is read whole") func pieces() async throws {
        let port = try LoopbackReturn(), state = Self.trip.state
        async let code = port.code(state: state, page: Self.page)
        let handle = try Self.connect(port.port)
        defer { close(handle) }
        for piece in [
            "GET /back?code=x&sta", "te=\(state) HTTP/1.1\r\nHo", "st: 127.0.0.1:\(port.port)\r\n\r", "\n",
        ] {
            _ = send(handle, piece, piece.utf8.count, Int32(MSG_NOSIGNAL))
            try await Task.sleep(for: .milliseconds(20))
        }
        #expect(try await code == "x")
    }

    @Test("It ends when time is up, and when nobody waits any more") func ends() async throws {
        let late = try LoopbackReturn()
        await #expect(throws: LoopbackTrouble.tooLate) {
            try await late.code(state: "s", page: Self.page, within: .milliseconds(50))
        }
        let given = try LoopbackReturn(), began = ContinuousClock.now
        let waiting = Task {
            do throws(LoopbackTrouble) {
                return Result<String, LoopbackTrouble>.success(
                    try await given.code(state: "s", page: Self.page))
            } catch { return .failure(error) }
        }
        try await Task.sleep(for: .milliseconds(50))
        waiting.cancel()
        #expect(await waiting.value == .failure(.cancelled))
        #expect(ContinuousClock.now - began < .seconds(5))
    }

    @Test("Ports are this machine's alone, and as many as are wanted") func ports() throws {
        let ports = try (0..<5).map { _ in try LoopbackReturn() }
        #expect(Set(ports.map(\.port)).count == 5)
        for port in ports { #expect(port.address == "http://127.0.0.1:\(port.port)/back") }
    }

    private static func connect(_ port: Int) throws -> Int32 {
        let handle = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = UInt16(port).bigEndian
        address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
        let result = withUnsafePointer(to: &address) { address in
            address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                Glibc.connect(handle, address, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard result == 0 else { throw POSIXError(.ECONNREFUSED) }
        return handle
    }
}

@Suite("What goes with the browser (AR08)") struct BrowserTripTests {
    @Test("The challenge is RFC 7636's (appendix B)") func challenge() {
        let trip = BrowserTrip(verifier: "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk", state: "s")
        #expect(trip.challenge == "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM")
    }

    @Test("Each trip has secrets of its own, of 43 letters") func chance() {
        let trips = (0..<50).map { _ in BrowserTrip() }
        #expect(Set(trips.flatMap { [$0.verifier, $0.state] }).count == 100)
        #expect(trips.allSatisfy { $0.verifier.utf8.count == 43 && $0.state.utf8.count == 43 })
    }

    @Test("The way begins at the server, with all of it escaped") func path() {
        let trip = BrowserTrip(verifier: "v", state: "s")
        let path = trip.path(
            to: .init(id: "our-club", name: "x"), redirect: "http://127.0.0.1:1/back", invitation: "a&b ü")
        #expect(
            path
                == "/v1/sign-in/our-club?redirect=http%3A%2F%2F127.0.0.1%3A1%2Fback&challenge=\(trip.challenge)"
                + "&state=s&invitation=a%26b%20%C3%BC")
        for id in ["", "..", "a/b", "a?b", "{x}"] {
            #expect(trip.path(to: .init(id: id, name: "x"), redirect: "r", invitation: nil) == nil)
        }
    }
}
