@testable import CommunityServer
import Foundation
import Hummingbird
import Logging
import ServerStore
import Synchronization
import Web

/// A provider that holds its clients to the letter of OpenID Connect Core 1.0 and RFC 7636, and lies where it
/// is told to.
///
/// It also plays Facebook: the same people, by OAuth 2 and a Graph.
final class StrictProvider: Sendable {
    /// In what it lies, or differs from what goes without saying.
    enum Twist: String, Sendable, CaseIterable {
        case otherIssuer, noIssuer, otherAudience, moreAudiences, otherParty, expired, noExpiry, tooEarly,
            tooOld
        case notYet, otherNonce, noNonce, noSubject, emptySubject, longSubject, twice
        case algorithmNone, algorithmNoneInCapitals, noSignature, noAlgorithm, conditions, twoParts, noIDToken
        case noBase64, otherIssuerInBrowser, noIssuerInBrowser, otherProfile
        case otherDescription, plainDescription, redirectingToken, endlessToken
    }

    struct Person: Sendable {
        var subject = "sub-1"
        var name: String? = "Zoë Müller"
        var email: String?
        var picture: String?
    }

    struct State {
        var twist: Twist?
        var person = Person()
        /// Names and pictures only by the profile.
        var hasThinTokens = false
        var takesSecretInForm = false
        var namesIssuer = false
        /// Codes that are out: with what was asked.
        var codes: [String: [String: String]] = [:]
        /// What was refused, and why.
        var refusals: [String] = []
        var tokens: Set<String> = []
        var pictures = 0
        /// How often it was asked what it is.
        var descriptions = 0
    }

    static let client = "kitchen+client", secret = "s3cret:with/odd&signs"
    let state = Mutex(State())
    let port: Int
    private let clock: TestClock
    private let redirects: Set<String>

    var issuer: String { "http://127.0.0.1:\(port)" }
    var setting: ProviderSetting {
        ProviderSetting(
            id: "club", name: "The Club", kind: .openID(issuer: issuer), client: Self.client,
            secret: Self.secret)
    }
    var facebook: ProviderSetting {
        var doors = FacebookDoors()
        (doors.dialog, doors.token) = (issuer + "/authorize", issuer + "/token")
        doors.me = issuer + "/me"
        return ProviderSetting(
            id: "facebook", name: "Facebook", kind: .facebook(doors), client: Self.client, secret: Self.secret
        )
    }

    private init(port: Int, clock: TestClock, redirects: Set<String>) {
        (self.port, self.clock, self.redirects) = (port, clock, redirects)
    }

    /// Starts one on a port of its own.
    /// - Parameter redirects: those that are registered.
    static func with(
        _ clock: TestClock, redirects: Set<String>, _ work: (StrictProvider) async throws -> Void
    ) async throws {
        let (ports, ready) = AsyncStream<Int>.makeStream()
        let holder = Mutex<StrictProvider?>(nil)
        let router = Router()
        let provider: @Sendable () throws -> StrictProvider = {
            guard let provider = holder.withLock({ $0 }) else { throw HTTPError(.serviceUnavailable) }
            return provider
        }
        router.get("/.well-known/openid-configuration") { _, _ in try provider().describe() }
        router.get("/authorize") { request, _ in try provider().authorize(request) }
        router.post("/token") { request, _ in
            let body = try await request.body.collect(upTo: 1 << 16)
            return try provider().token(request, Array(body.readableBytesView))
        }
        router.get("/userinfo") { request, _ in try provider().profile(request) }
        router.get("/me") { request, _ in try provider().me(request) }
        router.get("/picture") { _, _ in try provider().picture() }
        var logger = Logger(label: "provider")
        logger.logLevel = .critical
        let application = Application(
            router: router, configuration: .init(address: .hostname("127.0.0.1", port: 0)),
            onServerRunning: { ready.yield($0.localAddress?.port ?? 0) }, logger: logger)
        let running = Task { try await application.runService(gracefulShutdownSignals: []) }
        defer { running.cancel() }
        guard let port = await ports.first(where: { _ in true }) else { return }
        let made = StrictProvider(port: port, clock: clock, redirects: redirects)
        holder.withLock { $0 = made }
        try await work(made)
    }

    func twist(_ twist: Twist?) { state.withLock { $0.twist = twist } }
    func be(_ person: Person) { state.withLock { $0.person = person } }
    var refusals: [String] { state.withLock { $0.refusals } }

    // MARK: What it is asked

    private func describe() throws -> Response {
        let (twist, inForm, names) = state.withLock { state in
            state.descriptions += 1
            return (state.twist, state.takesSecretInForm, state.namesIssuer)
        }
        let elsewhere = twist == .plainDescription ? "http://provider.example" : issuer
        return try json([
            "issuer": twist == .otherDescription ? issuer + "/" : issuer,
            "authorization_endpoint": "\(issuer)/authorize", "token_endpoint": "\(elsewhere)/token",
            "userinfo_endpoint": "\(issuer)/userinfo", "code_challenge_methods_supported": ["S256"],
            "token_endpoint_auth_methods_supported": [inForm ? "client_secret_post" : "client_secret_basic"],
            "authorization_response_iss_parameter_supported": names,
        ])
    }

    private func authorize(_ request: Request) throws -> Response {
        let query = try FormFields.read(Array((request.uri.query ?? "").utf8))
        let isOpenID = query["scope"]?.split(separator: " ").contains("openid") ?? false
        // Whoever isn't known, or wants to be sent where nobody has registered, is sent nowhere.
        guard query["client_id"] == Self.client else { return try refuse("client") }
        guard let redirect = query["redirect_uri"], redirects.contains(redirect) else {
            return try refuse("redirect")
        }
        guard query["response_type"] == "code", query["code_challenge_method"] == "S256",
            query["code_challenge"]?.utf8.count == 43, let wanted = query["state"], wanted.utf8.count >= 32,
            !isOpenID || query["nonce"].map({ $0.utf8.count >= 32 }) == true
        else { return try refuse("request") }
        let code = Secrets.token()
        let twist = state.withLock { state in
            state.codes[code] = query
            return state.namesIssuer || state.twist == .otherIssuerInBrowser
                ? state.twist : .noIssuerInBrowser
        }
        var answer = [("code", code), ("state", wanted)]
        if twist != .noIssuerInBrowser {
            answer.append(("iss", twist == .otherIssuerInBrowser ? "https://evil.example" : issuer))
        }
        return Response(
            status: .found, headers: [.location: "\(redirect)?\(URLWords.write(answer))"])
    }

    private func token(_ request: Request, _ body: [UInt8]) throws -> Response {
        let form = try FormFields.read(body)
        let code = form["code"] ?? ""
        let (asked, inForm, twist) = state.withLock {
            ($0.codes.removeValue(forKey: code), $0.takesSecretInForm, $0.twist)
        }
        guard form["grant_type"] == "authorization_code" else { return try refuse("grant") }
        let isFacebook = asked?["nonce"] == nil
        if inForm || isFacebook {
            guard form["client_id"] == Self.client, form["client_secret"] == Self.secret,
                request.headers[.authorization] == nil
            else { return try refuse("secret") }
        } else {
            let pair = "\(URLWords.escaped(Self.client)):\(URLWords.escaped(Self.secret))"
            guard request.headers[.authorization] == "Basic \(Data(pair.utf8).base64EncodedString())",
                form["client_secret"] == nil
            else { return try refuse("secret") }
        }
        guard let asked else { return try refuse("code") }
        guard form["redirect_uri"] == asked["redirect_uri"] else { return try refuse("redirect") }
        guard let verifier = form["code_verifier"], PKCE.isVerifier(verifier),
            Secrets.base64URL(Secrets.sha256(Array(verifier.utf8))) == asked["code_challenge"]
        else { return try refuse("verifier") }
        if twist == .redirectingToken {
            return Response(status: .temporaryRedirect, headers: [.location: "\(issuer)/token2"])
        }
        if twist == .endlessToken {
            return Response(
                status: .ok, body: .init(byteBuffer: .init(bytes: [UInt8](repeating: 0x20, count: 2 << 20))))
        }
        let access = Secrets.token()
        state.withLock { _ = $0.tokens.insert(access) }
        var answer: [String: any Sendable] = ["access_token": access, "token_type": "Bearer"]
        if !isFacebook, twist != .noIDToken { answer["id_token"] = idToken(nonce: asked["nonce"] ?? "") }
        return try json(answer)
    }

    private func profile(_ request: Request) throws -> Response {
        let (person, twist) = state.withLock { ($0.person, $0.twist) }
        guard isKnown(request) else { return try refuse("token") }
        var answer: [String: any Sendable] = [
            "sub": twist == .otherProfile ? "sub-2" : person.subject
        ]
        (answer["name"], answer["email"], answer["picture"]) = (person.name, person.email, person.picture)
        return try json(answer)
    }

    private func me(_ request: Request) throws -> Response {
        let query = try FormFields.read(Array((request.uri.query ?? "").utf8))
        let access = String((request.headers[.authorization] ?? "").dropFirst(7))
        let proof = Secrets.hexadecimal(Secrets.mac(Array(access.utf8), key: Array(Self.secret.utf8)))
        guard isKnown(request), query["appsecret_proof"] == proof else { return try refuse("token") }
        let person = state.withLock { $0.person }
        var answer: [String: any Sendable] = ["id": person.subject]
        answer["name"] = person.name
        if let picture = person.picture {
            answer["picture"] = ["data": ["url": picture, "is_silhouette": false] as [String: any Sendable]]
        }
        return try json(answer)
    }

    private func picture() throws -> Response {
        state.withLock { $0.pictures += 1 }
        return Response(status: .ok, body: .init(byteBuffer: .init(bytes: TinyPicture.png)))
    }

    // MARK: -

    private func isKnown(_ request: Request) -> Bool {
        let words = request.headers[.authorization] ?? ""
        return words.hasPrefix("Bearer ") && state.withLock { $0.tokens.contains(String(words.dropFirst(7))) }
    }

    private func idToken(nonce: String) -> String {
        let (twist, person, isThin) = state.withLock { ($0.twist, $0.person, $0.hasThinTokens) }
        let now = clock.now / 1000
        var head: [String: any Sendable] = ["alg": "RS256", "typ": "JWT", "kid": "1"]
        var claims: [String: any Sendable] = [
            "iss": issuer, "aud": Self.client, "exp": now + 300, "iat": now, "nonce": nonce,
            "sub": person.subject,
        ]
        if !isThin {
            (claims["name"], claims["email"], claims["picture"]) = (person.name, person.email, person.picture)
            claims["email_verified"] = true
        }
        switch twist {
        case .otherIssuer: claims["iss"] = "https://evil.example"
        case .noIssuer: claims["iss"] = nil
        case .otherAudience: claims["aud"] = "another"
        case .moreAudiences: claims["aud"] = [Self.client, "another"]
        case .otherParty: claims["azp"] = "another"
        case .expired: claims["exp"] = now - 61
        case .noExpiry: claims["exp"] = nil
        case .tooEarly: claims["iat"] = now + 120
        case .tooOld: claims["iat"] = now - 3600
        case .notYet: claims["nbf"] = now + 3600
        case .otherNonce: claims["nonce"] = (nonce.first == "n" ? "m" : "n") + nonce.dropFirst()
        case .noNonce: claims["nonce"] = nil
        case .noSubject: claims["sub"] = nil
        case .emptySubject: claims["sub"] = ""
        case .longSubject: claims["sub"] = String(repeating: "s", count: 256)
        case .algorithmNone: head["alg"] = "none"
        case .algorithmNoneInCapitals: head["alg"] = "NonE"
        case .noAlgorithm: head["alg"] = nil
        case .conditions: head["crit"] = ["exp"]
        default: break
        }
        func part(_ value: [String: any Sendable]) -> String {
            var data = (try? JSONSerialization.data(withJSONObject: value)) ?? Data()
            if twist == .twice, value["sub"] != nil {
                data = Data("{\"sub\":\"sub-2\",".utf8) + data.dropFirst()
            }
            return Secrets.base64URL(Array(data))
        }
        let signature = twist == .noSignature || twist == .algorithmNone ? "" : "c2lnbmF0dXJl"
        var text = "\(part(head)).\(part(claims)).\(signature)"
        if twist == .twoParts { text = "\(part(head)).\(part(claims))" }
        if twist == .noBase64 { text = text.replacing(".", with: "=.") }
        return text
    }

    private func refuse(_ why: String) throws -> Response {
        state.withLock { $0.refusals.append(why) }
        var response = try json(["error": why])
        response.status = .badRequest
        return response
    }

    private func json(_ value: [String: any Sendable]) throws -> Response {
        let data = try JSONSerialization.data(withJSONObject: value)
        return Response(
            status: .ok, headers: [.contentType: "application/json"],
            body: .init(byteBuffer: .init(bytes: Array(data))))
    }
}

/// A picture of one point.
enum TinyPicture {
    static let png = Array(
        Data(
            base64Encoded:
                "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=="
        ) ?? Data())
}
