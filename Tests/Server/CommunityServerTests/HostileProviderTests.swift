import API
@testable import CommunityServer
import ServerStore
import Testing
import Web

@Suite("Providers that lie, or say no (AR08)", .timeLimit(.minutes(2))) struct HostileProviderTests {
    /// Those that say something else than the truth where it matters.
    private static let falsehoods = StrictProvider.Twist.allCases.filter { $0 != .noIssuerInBrowser }

    @Test("A provider that lies signs nobody in", .serialized, arguments: falsehoods)
    func lies(twist: StrictProvider.Twist) async throws {
        try await withProvider { server, provider in
            provider.twist(twist)
            if twist == .otherProfile { provider.state.withLock { $0.hasThinTokens = true } }
            let isEarly = twist == .otherDescription || twist == .plainDescription
            let answer = try await isEarly ? ProviderBrowser(server).begin() : ProviderBrowser(server).go()
            #expect(answer.status == 502 && answer.headers["Location"] == nil)
            #expect(answer.text.contains("The Club"))
            let count = try await server.store.read { try Accounts($0).count() }
            #expect(count == 0)
            provider.twist(nil)
            #expect(try await ProviderBrowser(server).signIn().isNew)
        }
    }

    @Test("An answer without an issuer isn't taken from one that names itself (RFC 9207)") func unnamed()
        async throws
    {
        try await withProvider { server, provider in
            provider.state.withLock { ($0.namesIssuer, $0.twist) = (true, .noIssuerInBrowser) }
            let answer = try await ProviderBrowser(server).go()
            #expect(answer.status == 502)
        }
    }

    @Test("A refusal at the provider's is said, and so is any other word of its") func refusals() async throws
    {
        try await withProvider { server, _ in
            for (error, status) in [("access_denied", 400), ("server_error", 502), ("<script>", 502)] {
                let state = ProviderBrowser.brought(try await ProviderBrowser(server).begin())["state"] ?? ""
                let query = URLWords.write([("error", error), ("state", state), ("error_description", "<b>")])
                let answer = try await ProviderBrowser(server).get("/v1/sign-in/club/callback?\(query)")
                #expect(answer.status == status && !answer.text.contains("<b>"))
            }
        }
    }

    @Test("Another issuer of the same name has other people") func issuers() async throws {
        try await withProvider { server, first in
            let one = try await ProviderBrowser(server).signIn()
            let key = try await server.store.read { try $0.rows("SELECT subject FROM identity") }
            let subjects = try key.map { try $0.text("subject") }
            #expect(subjects == ["\(first.issuer) sub-1"])
            #expect(one.account.providers == ["club"])
        }
    }
}
