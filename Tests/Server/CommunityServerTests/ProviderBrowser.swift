import API
@testable import CommunityServer
import Foundation
import ServerStore
import Web

/// A window and a browser, as far as signing in by a provider's word goes.
struct ProviderBrowser: Sendable {
    var server: TestServer
    var verifier = Secrets.token()
    var state = Secrets.token()
    var redirect = "http://127.0.0.1:45678/back"
    var language = "en"
    var invitation: String?
    var links = false

    init(_ server: TestServer) { self.server = server }

    var challenge: String { PKCE.challenge(of: verifier) }

    /// The first address that the browser is sent to by the window.
    func begin(_ provider: String = "club") async throws -> WebAnswer {
        var query = [("redirect", redirect), ("challenge", challenge), ("state", state)]
        if let invitation { query.append(("invitation", invitation)) }
        if links { query.append(("purpose", "link")) }
        return try await get("/v1/sign-in/\(provider)?\(URLWords.write(query))")
    }

    /// From the server to the provider.
    /// - Returns: the address at our server that the provider sends back to.
    func consent(_ provider: String = "club") async throws -> String {
        let answer = try await begin(provider)
        let there = try await Web.ask(
            WebRequest(try WebAddress(answer.headers["Location"] ?? ""), trust: .chosen, redirects: 0))
        return there.headers["Location"] ?? ""
    }

    /// Follows an address of our own server, which says its public one.
    func come(_ address: String) async throws -> WebAnswer {
        try await get(address.replacing(server.server.backroom.settings.address, with: ""))
    }

    /// All the way.
    func go(_ provider: String = "club") async throws -> WebAnswer { try await come(consent(provider)) }

    func get(_ path: String) async throws -> WebAnswer {
        server.clock.move(by: 4_000)
        return try await server.ask(.get, path, headers: ["Accept-Language": language])
    }

    /// What the browser brings to the window.
    static func brought(_ answer: WebAnswer) -> [String: String] {
        let address = answer.headers["Location"] ?? ""
        let query = address.split(separator: "?", maxSplits: 1).dropFirst().first ?? ""
        return (try? FormFields.read(Array(query.utf8))) ?? [:]
    }

    func exchange(
        _ code: String, verifier: String? = nil, secondFactor: String? = nil
    ) async throws -> WebAnswer {
        server.clock.move(by: 4_000)
        return try await server.ask(
            .signInByCode, nil,
            CodeSignIn(
                code: code, verifier: verifier ?? self.verifier, device: "Laptop", secondFactor: secondFactor)
        )
    }

    /// What the browser brings when an account is to be linked.
    func bringLink(_ provider: String = "club") async throws -> String {
        Self.brought(try await go(provider))["code"] ?? ""
    }

    func link(
        _ code: String, token: String, password: String? = TestServer.password, verifier: String? = nil,
        _ provider: String = "club"
    ) async throws -> WebAnswer {
        server.clock.move(by: 4_000)
        return try await server.ask(
            .linkProvider, Route.linkProvider.path(provider),
            ProviderLink(password: password, code: code, verifier: verifier ?? self.verifier), token: token)
    }

    func unlink(
        token: String, password: String? = TestServer.password, _ provider: String = "club"
    ) async throws -> WebAnswer {
        server.clock.move(by: 4_000)
        return try await server.ask(
            .unlinkProvider, Route.unlinkProvider.path(provider), ProviderRemoval(password: password),
            token: token)
    }

    /// Signs in.
    func signIn(_ provider: String = "club") async throws -> SignedIn {
        let brought = Self.brought(try await go(provider))
        return try await exchange(brought["code"] ?? "").value(SignedIn.self)
    }
}

/// A server with a provider beside it.
func withProvider(
    pictureTrust: WebTrust = .found, _ change: @escaping (inout ServerSettings) -> Void = { _ in },
    _ work: (TestServer, StrictProvider) async throws -> Void
) async throws {
    let clock = TestClock(), address = ServerSettings().address
    let redirects = Set(["club", "facebook"].map { "\(address)/v1/sign-in/\($0)/callback" })
    try await StrictProvider.with(clock, redirects: redirects) { provider in
        try await TestServer.with(pictureTrust: pictureTrust, clock: clock) {
            $0.providers = [provider.setting, provider.facebook]
            change(&$0)
        } _: { server in
            try await work(server, provider)
        }
    }
}
