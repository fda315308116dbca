import API
@testable import CommunityServer
import ServerStore
import Testing
import Web

@Suite("The code that a browser brings to a window (AR08)", .timeLimit(.minutes(2))) struct ProviderCodeTests
{
    @Test("The window's code is good once, for a minute, and only with its verifier") func codes()
        async throws
    {
        try await withProvider { server, _ in
            func code(_ browser: ProviderBrowser) async throws -> String {
                ProviderBrowser.brought(try await browser.go())["code"] ?? ""
            }
            let browser = ProviderBrowser(server)
            let used = try await code(browser)
            #expect(try await browser.exchange(used).status == 201)
            #expect(try await browser.exchange(used).status == 410)
            // Somebody who has seen it on the way doesn't know the verifier, and doesn't get to guess.
            let seen = try await code(browser)
            #expect(try await browser.exchange(seen, verifier: Secrets.token()).status == 410)
            #expect(try await browser.exchange(seen).status == 410)
            let old = try await code(browser)
            server.clock.move(by: 60_000)
            #expect(try await browser.exchange(old).status == 410)
            #expect(try await browser.exchange("hc_x", verifier: "short").status == 422)
            #expect(try await browser.exchange("").status == 422)
            // A ticket of another kind is none.
            let reset = Secrets.token(), end = server.clock.now + 60_000
            try await server.store.write {
                try Tickets($0).issue(.reset, token: reset, subject: "x", until: end)
            }
            #expect(try await browser.exchange(reset).status == 410)
            // Only hashes are kept.
            let fresh = try await code(browser)
            let kept = try await server.store.read { try $0.rows("SELECT hash, subject FROM ticket") }
            for row in kept {
                let hash = try row.text("hash"), subject = try row.text("subject")
                #expect(hash != fresh && !subject.contains(fresh) && !subject.contains(browser.verifier))
            }
        }
    }

    @Test("A second factor is asked for here, too, and the code waits for it") func secondFactor()
        async throws
    {
        try await withProvider { server, _ in
            let signedIn = try await ProviderBrowser(server).signIn()
            let secret = OneTimeCode.newSecret()
            try await server.store.write {
                try Accounts($0).setSecondFactor(secret, step: 0, id: signedIn.account.id)
            }
            let browser = ProviderBrowser(server)
            let code = ProviderBrowser.brought(try await browser.go())["code"] ?? ""
            let asked = try await browser.exchange(code)
            #expect(try asked.status == 401 && asked.problem.type == .codeNeeded)
            let wrong = try await browser.exchange(code, secondFactor: "12345")
            #expect(try wrong.status == 401 && wrong.problem.fields == ["code": .wrong])
            server.clock.move(by: 4_000)
            let right = OneTimeCode.code(secret: secret, at: server.clock.now + 4_000)
            #expect(try await browser.exchange(code, secondFactor: right).status == 201)
            #expect(try await browser.exchange(code, secondFactor: right).status == 410)
        }
    }

    @Test("Nobody guesses the second factor by asking the provider again and again") func guessing()
        async throws
    {
        try await withProvider { server, _ in
            let signedIn = try await ProviderBrowser(server).signIn(), secret = OneTimeCode.newSecret()
            try await server.store.write {
                try Accounts($0).setSecondFactor(secret, step: 0, id: signedIn.account.id)
            }
            for _ in 0..<10 {
                let browser = ProviderBrowser(server)
                let code = ProviderBrowser.brought(try await browser.go())["code"] ?? ""
                let wrong = try await browser.exchange(code, secondFactor: "12345")
                #expect(wrong.status == 401)
            }
            let browser = ProviderBrowser(server)
            let code = ProviderBrowser.brought(try await browser.go())["code"] ?? ""
            let right = OneTimeCode.code(secret: secret, at: server.clock.now + 4_000)
            let late = try await browser.exchange(code, secondFactor: right)
            #expect(late.status == 429)
        }
    }

    @Test("Ways that have begun and codes that are out stay good while the clock is ahead")
    func clock() async throws {
        try await withProvider {
            $0.registration = .invited
        } _: { server, _ in
            let years: Int64 = 1000 * 86_400_000, end = server.clock.now + 86_400_000
            try await server.store.write {
                try Tickets($0).issue(.invitation, token: "invitation", subject: "", until: end)
            }
            var browser = ProviderBrowser(server)
            browser.invitation = "invitation"
            let begun = try await browser.consent()
            server.clock.jump(by: years)
            let brought = ProviderBrowser.brought(try await browser.come(begun))["code"] ?? ""
            #expect(try await browser.exchange(brought).status == 201)
            server.clock.jump(by: -years)
            let code = ProviderBrowser.brought(try await browser.go())["code"] ?? ""
            server.clock.jump(by: years)
            #expect(try await browser.exchange(code).status == 201)
        }
    }
}
