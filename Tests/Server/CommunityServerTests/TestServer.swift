import API
@testable import CommunityServer
import Foundation
import Logging
import ServerStore
import Synchronization
import TestCluster
import Web

/// A server of ours on a port of its own, with a clock that stands still until it is moved, and what can be
/// done with it.
struct TestServer: Sendable {
    let port: Int
    let folder: String
    let clock: TestClock
    let server: CommunityServer

    var store: Store { server.backroom.store }

    static let cheap = PasswordCost(memory: 8 << 10, passes: 1)

    /// Starts one, and ends it properly when the work is done.
    static func with(
        times: Backroom.Times = .init(), pictureTrust: WebTrust = .found, tool: MediaTool = MediaTool(),
        disk: DiskGauge = DiskGauge(), clock: TestClock = TestClock(), log: Logbook? = nil,
        _ change: (inout ServerSettings) -> Void = { _ in },
        _ work: (TestServer) async throws -> Void
    ) async throws {
        let folder = NSTemporaryDirectory() + "server-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        var settings = ServerSettings()
        settings.folder = folder
        settings.port = 0
        settings.registration = .open
        settings.hasCommunity = true
        settings.hasOrdering = true
        settings.mail = .folder(folder + "/mail")
        settings.backUpHours = 0
        // `HANDS_OFF_TEST_DATABASE=postgres`: all of these tests on the other database.
        if ProcessInfo.processInfo.environment["HANDS_OFF_TEST_DATABASE"] == "postgres" {
            settings.postgres = PostgreSQLAddress(try await Cluster.shared().newSchema())
        }
        change(&settings)
        var quiet = Logger(label: "test")
        quiet.logLevel = .critical
        let server = try await CommunityServer(
            settings, database: nil, cost: cheap, logger: log?.logger ?? quiet, now: { clock.now },
            steady: { clock.steady }, times: times, pictureTrust: pictureTrust, tool: tool, disk: disk)
        let (ports, ready) = AsyncStream<Int>.makeStream()
        let running = Task {
            defer { ready.finish() }
            try await server.run(signals: []) { ready.yield($0) }
        }
        guard let port = await ports.first(where: { _ in true }) else {
            try await running.value
            throw StoreError(.broken, cause: "it didn't start")
        }
        do {
            try await work(TestServer(port: port, folder: folder, clock: clock, server: server))
        } catch {
            running.cancel()
            try? await running.value
            throw error
        }
        running.cancel()
        try await running.value
    }

    var base: String { "http://127.0.0.1:\(port)" }

    // MARK: Asking

    func ask(
        _ method: WebMethod, _ path: String, token: String? = nil, headers: WebHeaders = [:]
    ) async throws -> WebAnswer {
        let address = try WebAddress(base + path)
        var headers = headers
        if let token { headers["Authorization"] = "Bearer \(token)" }
        return try await Web.ask(
            WebRequest(address, method, headers: headers, trust: .chosen, limit: 64 << 20, redirects: 0))
    }

    /// A route of ours, with a value as JSON.
    func ask(
        _ route: Route, _ path: String? = nil, _ body: (any Encodable)? = nil, token: String? = nil,
        headers: WebHeaders = [:]
    ) async throws -> WebAnswer {
        var headers = headers
        let data = try body.map { try Reply.encoded($0) } ?? Data()
        if body != nil { headers["Content-Type"] = "application/json" }
        let method: WebMethod =
            switch route.method {
            case "POST": .post(.data(data))
            case "PUT": .put(.data(data))
            case "PATCH": .patch(.data(data))
            case "DELETE": .delete
            default: .get
            }
        return try await ask(method, path ?? route.path, token: token, headers: headers)
    }

    /// A page's form, as a browser sends it.
    func send(_ fields: [String: String], to path: String, headers: WebHeaders = [:]) async throws
        -> WebAnswer
    {
        let allowed = CharacterSet.alphanumerics
        let text = fields.map { name, value in
            "\(name)=\(value.addingPercentEncoding(withAllowedCharacters: allowed) ?? "")"
        }.joined(separator: "&")
        var headers = headers
        headers["Content-Type"] = "application/x-www-form-urlencoded"
        return try await ask(.post(.data(Data(text.utf8))), path, headers: headers)
    }

    // MARK: People

    static let password = "correct horse battery"

    /// A new account, signed in.
    func signUp(_ name: String, email: String? = nil, language: String = "en") async throws -> SignedIn {
        let form = SignUp(
            userName: name, password: Self.password, email: email, terms: "1", language: language,
            device: "Laptop")
        // A household doesn't make accounts by the dozen; tests do.
        clock.move(by: 60_000)
        return try await ask(.signUp, nil, form).value(SignedIn.self)
    }

    func signIn(_ name: String, password: String = password, code: String? = nil) async throws -> WebAnswer {
        clock.move(by: 3_000)
        return try await ask(
            .signIn, nil, SignIn(name: name, password: password, device: "Tablet", code: code))
    }

    // MARK: Mail

    /// The letters that have been sent to an address, in order.
    func letters(to address: String, atLeast count: Int = 1) async throws -> [String] {
        for _ in 0..<500 {
            let folder = folder + "/mail"
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            let letters = try names.filter { $0.hasSuffix(".eml") }.sorted().map {
                try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8)
            }
            .filter { $0.contains("To: <\(address)>") }.map(Self.text)
            if letters.count >= count { return letters }
            // The mail worker has a thread of its own: a moment for it.
            try await Task.sleep(for: .milliseconds(10))
        }
        return []
    }

    private static func text(of letter: String) -> String {
        let parts = letter.split(separator: "\r\n\r\n", maxSplits: 1)
        let body = parts.last.map { String($0).filter { !$0.isNewline } } ?? ""
        return Data(base64Encoded: body).map { String(decoding: $0, as: UTF8.self) } ?? letter
    }

    /// The token of the link in a letter.
    static func token(in letter: String) -> String {
        guard let start = letter.range(of: "?t=") else { return "" }
        return String(letter[start.upperBound...].prefix { $0.isLetter || $0.isNumber || "-_".contains($0) })
    }
}

/// A clock that stands still until somebody moves it, and beside it one that nobody sets.
final class TestClock: Sendable {
    private let time: Mutex<(now: Int64, steady: Int64)>

    init(_ now: Int64 = 1_800_000_000_000) { time = Mutex((now, 0)) }

    /// Milliseconds since 1970.
    var now: Int64 { time.withLock { $0.now } }
    /// Milliseconds that have passed.
    var steady: Int64 { time.withLock { $0.steady } }

    /// Time passes.
    func move(by milliseconds: Int64) {
        time.withLock { $0 = ($0.now + milliseconds, $0.steady + milliseconds) }
    }

    /// Somebody sets it.
    func jump(by milliseconds: Int64) { time.withLock { $0.now += milliseconds } }
}

extension WebAnswer {
    func value<Value: Decodable>(_ type: Value.Type) throws -> Value {
        guard head.isSuccess else { throw try problem }
        return try JSONDecoder().decode(type, from: body)
    }

    var problem: Problem {
        get throws { try JSONDecoder().decode(Problem.self, from: body) }
    }

    var text: String { String(decoding: body, as: UTF8.self) }
}
