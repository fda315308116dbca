import API
@testable import CommunityServer
import Foundation
import Guest
import ServerStore
import Testing
import Web

/// A server with a provider beside it.
private func withProvider(
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

    @Test("The picture is drawn anew, can be taken away, and isn't brought again") func picture() async throws
    {
        try await withProvider(pictureTrust: .typed) { server, provider in
            provider.be(.init(picture: "\(provider.issuer)/picture"))
            let signedIn = try await ProviderBrowser(server).signIn()
            let hash = try #require(signedIn.account.picture)
            let blob = try await server.ask(.get, "/v1/blobs/\(hash)", token: signedIn.token)
            #expect(MediaKind(Array(blob.body)) == .jpeg)
            #expect(try await server.ask(.removePicture, token: signedIn.token).status == 200)
            let again = try await ProviderBrowser(server).signIn()
            #expect(again.account.picture == nil)
            let pictures = provider.state.withLock { $0.pictures }
            #expect(pictures == 1)
        }
    }

    @Test("A picture in the house isn't asked for, and one that is none is no fault") func houses()
        async throws
    {
        try await withProvider { server, provider in
            provider.be(.init(picture: "\(provider.issuer)/picture"))
            let signedIn = try await ProviderBrowser(server).signIn()
            #expect(signedIn.account.picture == nil)
            let pictures = provider.state.withLock { $0.pictures }
            #expect(pictures == 0)
            provider.be(.init(subject: "sub-2", picture: "file:///etc/passwd"))
            let other = try await ProviderBrowser(server).signIn()
            #expect(other.account.picture == nil)
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

@Suite("Attacks on signing in by a provider's word (AR08)", .timeLimit(.minutes(2)))
struct ProviderAttackTests {
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

@Suite("What is made of a provider's words (AR08)") struct ProviderWordTests {
    @Test(
        "User names are made of names in any script",
        arguments: [
            ("Zoë Müller", "zoe.mueller"), ("Seán O’Neill-Ó Briain", "sean.oneill.o.briain"),
            ("Łukasz", "lukasz"),
            ("山田 太郎", "cook"), ("", "cook"), ("Al", "cook"), ("admin", "cook"), ("  --Eve--  ", "eve"),
            ("Straße 12", "strasse.12"), ("<script>", "script"), ("🍲 Soup", "soup"),
            (String(repeating: "abcde ", count: 20), "abcde.abcde.abcde.abcde.ab"),
        ])
    func userNames(name: String, wanted: String) {
        let person = ProviderPerson(subject: "1", name: name), names = person.userNames { 4711 }
        #expect(names.first == wanted)
        #expect(names.allSatisfy { UserName.fault(in: $0) == nil })
    }

    @Test("Display names are shown as they are, but for what can't be seen") func displayNames() {
        #expect(ProviderPerson(subject: "1", name: "\u{202E}Zoë\n  M\u{0}").displayName == "Zoë M")
        #expect(ProviderPerson(subject: "1", name: " \u{200B}").displayName == nil)
        let long = ProviderPerson(subject: "1", name: String(repeating: "long ", count: 300)).displayName
        #expect(long.map { DisplayName.fault(in: $0) } == .some(nil))
    }

    @Test("What an owner writes of providers is read, and never repeated where it is wrong") func settings()
        throws
    {
        let settings = try SettingsFile.read(
            """
            provider = google 123.apps s3cret
            provider = facebook 456 other
            provider = oidc Our Club https://id.example.org/realm client very=secret
            """)
        #expect(settings.providers.map(\.id) == ["google", "facebook", "our-club"])
        #expect(settings.providers.map(\.name) == ["Google", "Facebook", "Our Club"])
        #expect(settings.providers[2].kind == .openID(issuer: "https://id.example.org/realm"))
        #expect(settings.providers[2].secret == "very=secret")
        for wrong in [
            "google 123", "google 1 2 3", "oidc Club http://id.example.org c verysecret",
            "twitter a verysecret",
            "oidc Club https://id.example.org verysecret", "", "oidc ★ https://id.example.org c verysecret",
            "google 1 a\nprovider = google 2 verysecret",
        ] {
            let fault = #expect(throws: SettingsFile.Fault.self) {
                try SettingsFile.read("provider = \(wrong)")
            }
            #expect(fault?.description.contains("verysecret") == false)
        }
    }

    @Test("Base64url is read to the letter", arguments: ["a", "a=", "YQ==", "Y+==", "Y Q", "ä", "YW/i"])
    func base64(text: String) { #expect(Base64URL.decode(text) == nil) }

    @Test("What is written in base64url is read again") func base64Again() {
        for count in 0..<70 {
            let bytes = Secrets.bytes(count)
            #expect(Base64URL.decode(Secrets.base64URL(bytes)) == bytes)
        }
    }
}
