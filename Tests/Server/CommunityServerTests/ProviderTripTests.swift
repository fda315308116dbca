import API
@testable import CommunityServer
import ServerStore
import Testing
import Web

@Suite("A browser's way to a provider and back (AR08)", .timeLimit(.minutes(2))) struct ProviderTripTests {
    private static let otherMachines = [
        "http://localhost:45678/", "https://127.0.0.1:45678/", "http://127.0.0.1/", "http://127.0.0.1:0/",
        "http://127.0.0.1:65536/", "http://127.0.0.1:45678", "http://127.0.0.1:80@evil.example/",
        "http://127.0.0.1:80/\\evil", "http://127.0.0.1.evil.example:80/", "http://127.1:80/",
        "http://127.0.0.2:80/", "http://evil.example:80/", "//evil.example/", "http://127.0.0.1:80/?a=b",
        "http://127.0.0.1:80/#a", "http://127.0.0.1:080/", "http://127.0.0.1:+80/", "javascript:alert(1)",
        "http://127.0.0.1:80/%0d%0aSet-Cookie:a=b", "http://127.0.0.1:80/\r\nX: y", "http://[::2]:80/",
        "",
    ]

    @Test("Browsers are sent to the window's own machine and nowhere else (RFC 8252)") func redirects()
        async throws
    {
        try await withProvider { server, _ in
            for redirect in Self.otherMachines {
                #expect(LoopbackRedirect(redirect) == nil)
                var browser = ProviderBrowser(server)
                browser.redirect = redirect
                let answer = try await browser.begin()
                #expect(answer.status == 400 && answer.headers["Location"] == nil, "\(redirect)")
            }
        }
    }

    @Test("Both ways of naming the own machine are taken") func ownMachine() {
        for address in [
            "http://127.0.0.1:1/", "http://[::1]:65535/back/here", "http://127.0.0.1:45678/a-b_c.d~e",
        ] {
            #expect(LoopbackRedirect(address)?.text == address)
        }
    }

    @Test("A request that isn't whole goes nowhere") func requests() async throws {
        try await withProvider { server, _ in
            let browser = ProviderBrowser(server),
                good = "redirect=http://127.0.0.1:1/&challenge=\(browser.challenge)"
            for query in [
                "", good, "\(good)&state=short", "\(good)&state=\(browser.state)&state=\(browser.state)",
                "redirect=http://127.0.0.1:1/&state=\(browser.state)",
                "redirect=http://127.0.0.1:1/&state=\(browser.state)&challenge=\(browser.challenge)A",
                "redirect=http://127.0.0.1:1/&state=\(browser.state)&challenge=\(browser.challenge.dropLast())%26",
                "\(good)&state=\(String(repeating: "a", count: 201))", "\(good)&state=%ff%ff%ff",
            ] {
                let answer = try await browser.get("/v1/sign-in/club?\(query)")
                #expect(answer.status == 400, "\(query)")
            }
        }
    }

    @Test("An answer of the provider's counts once, for that provider, and not for ever") func states()
        async throws
    {
        try await withProvider { server, provider in
            let browser = ProviderBrowser(server)
            let address = try await browser.consent()
            #expect(try await browser.come(address).status == 303)
            #expect(try await browser.come(address).status == 410)
            // Another provider's answer under this one's state, and a state that nobody gave.
            let other = try await browser.consent("facebook")
            #expect(try await browser.come(other.replacing("/facebook/", with: "/club/")).status == 410)
            #expect(try await browser.come(other).status == 410)
            #expect(try await browser.get("/v1/sign-in/club/callback?code=x&state=hs_x").status == 410)
            #expect(try await browser.get("/v1/sign-in/club/callback").status == 410)
            let late = try await browser.consent()
            server.clock.move(by: ProviderTrip.patience)
            #expect(try await browser.come(late).status == 410)
            // A code of somebody else's, put into one's own answer: PKCE and nonce belong to the other one.
            let mine = ProviderBrowser.brought(try await browser.begin()),
                theirs = try await browser.consent()
            let stolen = try FormFields.read(Array(theirs.split(separator: "?")[1].utf8))["code"] ?? ""
            let query = URLWords.write([("code", stolen), ("state", mine["state"] ?? "")])
            #expect(try await browser.get("/v1/sign-in/club/callback?\(query)").status == 502)
            #expect(provider.refusals == ["verifier"])
        }
    }

    @Test(
        "What a provider is, it is asked once an hour, wherever the clock is set", arguments: [1000, -1000])
    func descriptions(days: Int64) async throws {
        try await withProvider { server, provider in
            func begin() async throws -> Int {
                _ = try await ProviderBrowser(server).begin()
                return provider.state.withLock { $0.descriptions }
            }
            var counts = [try await begin()]
            server.clock.jump(by: days * 86_400_000)
            counts.append(try await begin())
            server.clock.move(by: 3_600_000)
            counts.append(try await begin())
            #expect(counts == [1, 1, 2])
        }
    }
}
