import API
@testable import CommunityServer
import Foundation
@testable import ServerStore
import TestCluster
import Web

/// What somebody does who means harm.
extension TestServer {
    /// On which databases it is tried: a file, and PostgreSQL where its programs are.
    static let databases = Cluster.isPossible ? ["file", "PostgreSQL"] : ["file"]

    static func on(
        _ database: String, clock: TestClock = TestClock(),
        _ change: (inout ServerSettings) -> Void = { _ in },
        _ work: (TestServer) async throws -> Void
    ) async throws {
        let schema = database == "file" ? nil : try await Cluster.shared().newSchema()
        try await with(
            clock: clock,
            { settings in
                if let schema { settings.postgres = PostgreSQLAddress(schema) }
                change(&settings)
            }, work)
    }

    /// The same twenty times at once, each from a household of its own.
    func atOnce(
        _ ask: @escaping @Sendable (Int, WebHeaders) async throws -> WebAnswer
    ) async throws -> [Int: Int] {
        try await withThrowingTaskGroup(of: Int.self) { group in
            for number in 0..<20 {
                group.addTask { try await ask(number, ["X-Forwarded-For": "192.0.2.\(number)"]).status }
            }
            return try await group.reduce(into: [:]) { $0[$1, default: 0] += 1 }
        }
    }

    /// JSON as it stands there, right or wrong.
    func send(
        _ json: String, to route: Route, token: String? = nil, headers: WebHeaders = [:]
    ) async throws -> WebAnswer { try await send(Data(json.utf8), to: route, token: token, headers: headers) }

    func send(
        _ bytes: Data, to route: Route, token: String? = nil, headers: WebHeaders = [:]
    ) async throws -> WebAnswer {
        var headers = headers
        headers["Content-Type"] = "application/json"
        let method: WebMethod =
            switch route.method {
            case "PUT": .put(.data(bytes))
            case "PATCH": .patch(.data(bytes))
            default: .post(.data(bytes))
            }
        return try await ask(method, route.path, token: token, headers: headers)
    }

    /// All that is stored, row by row, by its table.
    func stored() async throws -> [String: Set<StoredRow>] {
        try await store.read { connection in
            try Schema.tables.reduce(into: [:]) { all, table in
                // The note of the time is nobody's doing.
                let others = table.name == "meta" ? " WHERE name != 'clock'" : ""
                all[table.name] = Set(try connection.rows("SELECT * FROM \(table.name)\(others)"))
            }
        }
    }

    /// Makes an account whose owner has confirmed the address.
    func signUpConfirmed(_ name: String, email: String) async throws -> SignedIn {
        let signedIn = try await signUp(name, email: email)
        try await store.write { try Accounts($0).confirm(email: email, id: signedIn.account.id) }
        return signedIn
    }

    /// A token of the last letter to an address whose link leads to a page.
    func link(_ page: String, to address: String, atLeast count: Int = 1) async throws -> String {
        let letters = try await letters(to: address, atLeast: count)
        return letters.last { $0.contains("/\(page)?t=") }.map(Self.token) ?? ""
    }
}
