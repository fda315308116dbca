import API
@testable import CommunityServer
import ServerStore
import Testing
import Web

@Suite("Providers as a way into an account that there is (AR08)", .timeLimit(.minutes(2)))
struct ProviderLinkTests {
    @Test("An account that there is can be signed in to by a provider's word as well, and no more (AR08)")
    func linking() async throws {
        try await withProvider { server, provider in
            let anna = try await server.signUp("anna")
            var browser = ProviderBrowser(server)
            browser.links = true
            let code = try await browser.bringLink()
            #expect(code.hasPrefix("hl_"))
            // It signs nobody in, makes no account, and wants the password.
            #expect(try await browser.exchange(code).status == 410)
            #expect(try await server.store.read { try Accounts($0).count() } == 1)
            let wrong = try await browser.link(code, token: anna.token, password: "wrong")
            #expect(try wrong.problem.fields == ["password": .wrong])
            let linked = try await browser.link(code, token: anna.token).value(Account.self)
            #expect(linked.providers == ["club"] && linked.hasPassword)
            #expect(try await browser.link(code, token: anna.token).status == 410)
            let signedIn = try await ProviderBrowser(server).signIn()
            #expect(!signedIn.isNew && signedIn.account.id == anna.account.id)
            // The same person once more changes nothing; another one of that provider isn't linked besides.
            #expect(try await browser.link(browser.bringLink(), token: anna.token).status == 200)
            provider.be(.init(subject: "sub-2"))
            let second = try await browser.link(browser.bringLink(), token: anna.token)
            #expect(try second.problem.fields == ["provider": .taken])
            // No more.
            #expect(try await browser.unlink(token: anna.token, password: "wrong").status == 422)
            #expect(try await browser.unlink(token: anna.token).value(Account.self).providers == [])
            #expect(try await browser.unlink(token: anna.token).status == 200)
            provider.be(.init(subject: "sub-1"))
            #expect(try await ProviderBrowser(server).signIn().isNew)
        }
    }

    @Test("Nobody is linked to what is another's, by whatever trick (AR08)") func noLinking() async throws {
        try await withProvider { server, provider in
            let zoe = try await ProviderBrowser(server).signIn()
            let anna = try await server.signUp("anna")
            var browser = ProviderBrowser(server)
            browser.links = true
            // Who signs in to another account so stays there.
            let taken = try await browser.link(browser.bringLink(), token: anna.token)
            #expect(try taken.problem.fields == ["provider": .taken])
            provider.be(.init(subject: "sub-2"))
            // A code of a way that another window has begun; it is used up by that.
            let code = try await browser.bringLink()
            let other = try await browser.link(code, token: anna.token, verifier: Secrets.token())
            #expect(other.status == 410)
            #expect(try await browser.link(code, token: anna.token).status == 410)
            // A code to sign in with, and one of another provider.
            let signIn = ProviderBrowser.brought(try await ProviderBrowser(server).go())["code"] ?? ""
            #expect(try await browser.link(signIn, token: anna.token).status == 410)
            let elsewhere = try await browser.bringLink()
            #expect(try await browser.link(elsewhere, token: anna.token, "facebook").status == 410)
            #expect(try await browser.link("hl_x", token: anna.token, "nobody").status == 404)
            // Too late.
            let late = try await browser.bringLink()
            server.clock.move(by: 5 * 60_000)
            #expect(try await browser.link(late, token: anna.token).status == 410)
            // The only way in stays, and who has no password must have signed in just now.
            server.clock.move(by: 15 * 60_000)
            let last = try await browser.unlink(token: zoe.token, password: nil)
            #expect(try last.problem.type == .signInAgain)
            provider.be(.init(subject: "sub-1"))
            let again = try await ProviderBrowser(server).signIn()
            let only = try await browser.unlink(token: again.token, password: nil)
            #expect(try only.status == 409 && only.problem.type == .lastWayIn)
            #expect(
                try await server.ask(.account, token: again.token).value(Account.self).providers == ["club"])
        }
    }

    @Test("What a browser has brought can be linked while the clock is ahead") func clock() async throws {
        try await withProvider { server, _ in
            let anna = try await server.signUp("anna")
            var browser = ProviderBrowser(server)
            browser.links = true
            let code = try await browser.bringLink()
            server.clock.jump(by: 1000 * 86_400_000)
            let linked = try await browser.link(code, token: anna.token).value(Account.self)
            #expect(linked.providers == ["club"])
        }
    }
}
