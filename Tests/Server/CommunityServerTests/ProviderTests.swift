import API
@testable import CommunityServer
import Foundation
import Guest
import ServerStore
import Testing
import Web

@Suite("Signing in by a provider's word (AR08)", .timeLimit(.minutes(2))) struct ProviderTests {
    @Test("A new person has an account, the same person the same one; the window gets it by code")
    func whole()
        async throws
    {
        try await withProvider { server, provider in
            let info = try await server.ask(.server).value(ServerInfo.self)
            #expect(
                info.providers == [
                    .init(id: "club", name: "The Club"), .init(id: "facebook", name: "Facebook"),
                ])
            let browser = ProviderBrowser(server), answer = try await browser.go()
            #expect(answer.status == 303)
            #expect(answer.headers["Location"]?.hasPrefix("http://127.0.0.1:45678/back?") == true)
            #expect(answer.headers["Set-Cookie"] == nil && answer.headers["Referrer-Policy"] == "no-referrer")
            let brought = ProviderBrowser.brought(answer)
            #expect(brought["state"] == browser.state)
            let signedIn = try await browser.exchange(brought["code"] ?? "").value(SignedIn.self)
            #expect(signedIn.isNew && signedIn.account.userName == "zoe.mueller")
            #expect(signedIn.account.displayName == "Zoë Müller" && signedIn.account.providers == ["club"])
            #expect(!signedIn.account.hasPassword && signedIn.account.email == nil)
            #expect(try await server.ask(.account, token: signedIn.token).status == 200)
            let again = try await ProviderBrowser(server).signIn()
            #expect(!again.isNew && again.account.id == signedIn.account.id)
            #expect(provider.refusals == [])
        }
    }

    @Test("Another person with the same name is another account; what they are called may change")
    func names()
        async throws
    {
        try await withProvider { server, provider in
            let first = try await ProviderBrowser(server).signIn()
            provider.be(.init(subject: "sub-2"))
            let second = try await ProviderBrowser(server).signIn()
            #expect(second.isNew && second.account.userName == "zoe.mueller2")
            provider.be(.init(subject: "sub-1", name: "Somebody Else"))
            let third = try await ProviderBrowser(server).signIn()
            #expect(third.account.id == first.account.id && third.account.displayName == "Zoë Müller")
        }
    }

    @Test("The same address makes nobody the same person, whatever the provider says of it") func addresses()
        async throws
    {
        try await withProvider {
            $0.needsEmail = true
        } _: { server, provider in
            let anna = try await server.signUp("anna", email: "anna@example.org")
            try await server.store.write {
                try Accounts($0).confirm(email: "anna@example.org", id: anna.account.id)
            }
            provider.be(.init(name: "Anna", email: "anna@example.org"))
            let signedIn = try await ProviderBrowser(server).signIn()
            #expect(signedIn.isNew && signedIn.account.id != anna.account.id)
            #expect(!signedIn.account.isEmailConfirmed && signedIn.account.userName == "anna2")
            provider.be(.init(subject: "sub-3", name: "Bert"))
            let without = try await ProviderBrowser(server).go()
            #expect(without.status == 422)
        }
    }

    @Test("Names and pictures come by the profile where the token has none; secrets in the form if wanted")
    func profile() async throws {
        try await withProvider { server, provider in
            provider.state.withLock {
                ($0.hasThinTokens, $0.takesSecretInForm, $0.namesIssuer) = (true, true, true)
            }
            let signedIn = try await ProviderBrowser(server).signIn()
            #expect(signedIn.account.displayName == "Zoë Müller")
            #expect(provider.refusals == [])
        }
    }

    @Test("Facebook says by its Graph who it is") func facebook() async throws {
        try await withProvider { server, provider in
            provider.be(.init(subject: "10223344", name: "Ella"))
            let signedIn = try await ProviderBrowser(server).signIn("facebook")
            #expect(signedIn.account.providers == ["facebook"] && signedIn.account.userName == "ella")
            #expect(provider.refusals == [])
            provider.be(.init(subject: "not a number"))
            let nobody = try await ProviderBrowser(server).go("facebook")
            #expect(nobody.status == 502)
        }
    }

    @Test("Whoever may have an account is the server's to say") func registration() async throws {
        try await withProvider {
            $0.registration = .invited
        } _: { server, _ in
            let uninvited = try await ProviderBrowser(server).go()
            #expect(uninvited.status == 403)
            let invitation = Secrets.token(), end = server.clock.now + 3_600_000
            try await server.store.write {
                try Tickets($0).issue(.invitation, token: invitation, subject: "Zoë", until: end)
            }
            var browser = ProviderBrowser(server)
            browser.invitation = invitation
            #expect(try await browser.signIn().isNew)
            // Whoever is in comes in again without one.
            let again = try await ProviderBrowser(server).signIn()
            #expect(again.isNew == false)
        }
    }

    @Test("The window's own port and its question fit the server's") func window() async throws {
        try await withProvider { server, provider in
            let info = try await server.ask(.server).value(ServerInfo.self)
            let trip = BrowserTrip(), port = try LoopbackReturn()
            let page = ReturnPage(language: "en", title: "Back", text: "")
            async let code = port.code(state: trip.state, page: page)
            let club = try #require(info.providers.first)
            let path = try #require(trip.path(to: club, redirect: port.address, invitation: nil))
            let browser = ProviderBrowser(server), there = try await browser.get(path).headers["Location"]
            let back = try await Web.ask(
                WebRequest(try WebAddress(there ?? ""), trust: .chosen, redirects: 0)
            ).headers["Location"]
            let home = try await browser.come(back ?? "").headers["Location"]
            let shown = try await Web.ask(WebRequest(try WebAddress(home ?? ""), trust: .chosen))
            #expect(shown.status == 200)
            let guest = Guest(try ServerAddress(typed: server.base))
            let signedIn = try await guest.signIn(trip.signIn(code: try await code, device: "Laptop"))
            #expect(signedIn.isNew && signedIn.account.displayName == "Zoë Müller")
        }
    }

    /// By `Tests/Server/Contract/provider.sh`.
    private static let mock = ProcessInfo.processInfo.environment["HANDS_OFF_OIDC_MOCK"]

    @Test("A provider that others have written gets along with it", .enabled(if: mock != nil)) func others()
        async throws
    {
        let clock = TestClock(), issuer = try #require(Self.mock)
        clock.move(by: WallClock.now() - clock.now)
        try await TestServer.with(clock: clock) {
            $0.providers = [
                ProviderSetting(
                    id: "club", name: "The Club", kind: .openID(issuer: issuer), client: "kitchen",
                    secret: "anything")
            ]
        } _: { server in
            let browser = ProviderBrowser(server), there = try await browser.begin().headers["Location"]
            let form = WebMethod.post(.data(Data("sub=zoe".utf8)))
            let back = try await Web.ask(
                WebRequest(
                    try WebAddress(there ?? ""), form,
                    headers: ["Content-Type": "application/x-www-form-urlencoded"], trust: .chosen,
                    redirects: 0))
            let brought = ProviderBrowser.brought(try await browser.come(back.headers["Location"] ?? ""))
            clock.move(by: WallClock.now() - clock.now)
            let signedIn = try await browser.exchange(brought["code"] ?? "").value(SignedIn.self)
            #expect(signedIn.isNew && signedIn.account.providers == ["club"])
        }
    }

    @Test("Nobody is offered what its owner hasn't set up") func none() async throws {
        try await TestServer.with { server in
            #expect(try await server.ask(.server).value(ServerInfo.self).providers == [])
            var browser = ProviderBrowser(server)
            browser.language = "de"
            let answer = try await browser.begin("google")
            #expect(answer.status == 404 && answer.text.contains("Nicht angemeldet"))
            #expect(answer.headers["Content-Type"] == "text/html; charset=utf-8")
        }
    }
}
