import API
@testable import CommunityServer
import Foundation
import ServerStore
import Testing
import Web

@Suite("The console's door (SR01, attacks 11 to 13)", .timeLimit(.minutes(2))) struct ConsoleDoorTests {
    @Test(
        "Name, password and code let a moderator in, by a cookie that is the console's alone",
        arguments: TestServer.databases)
    func enter(database: String) async throws {
        try await TestServer.on(database) { server in
            let chef = try await server.signUp("chef")
            let secret = try await server.appointKnown(.moderator, chef.account.id)
            let answer = try await server.enterConsole("chef", secret: secret)
            #expect(answer.status == 303 && answer.headers["Location"] == "/console?begun=1")
            let cookie = try #require(answer.headers["Set-Cookie"])
            #expect(cookie.hasPrefix("__Host-console=hk_"))
            for word in ["Path=/", "Secure", "HttpOnly", "SameSite=Strict"] { #expect(cookie.contains(word)) }
            #expect(!cookie.contains("Domain"))
            let browser = try server.browser(answer)
            let page = try await browser.open("/console")
            #expect(page.status == 200 && page.text.contains("Nothing waits."))
            #expect(page.headers["Content-Security-Policy"] == ConsoleSet.policy)
            #expect(page.headers["Cache-Control"] == "no-store")
            // It is nobody's name at the API, and a device's token none here.
            let value = String(browser.cookie.dropFirst("__Host-console=".count))
            #expect(try await server.ask(.account, token: value).status == 401)
            for cookie in [
                "__Host-console=\(chef.token)", "\(browser.cookie); \(browser.cookie)x", "__Host-console=",
            ] {
                let other = TestServer.Browser(server: server, cookie: cookie)
                #expect(try await other.open("/console").status == 303, "\(cookie)")
            }
            let gone = try await browser.send([:], to: "/console/sign-out")
            #expect(gone.status == 303 && gone.headers["Set-Cookie"]?.contains("Max-Age=0") == true)
            #expect(try await browser.open("/console").headers["Location"] == "/console/sign-in")
        }
    }

    @Test("Which of the three is wrong, nobody is told; members, and those without a factor, stay outside")
    func refused() async throws {
        try await TestServer.with { server in
            let chef = try await server.signUp("chef"), anna = try await server.signUp("anna")
            let bare = try await server.signUp("bare")
            let secret = try await server.appointKnown(.owner, chef.account.id)
            let annas = try await server.appointKnown(.member, anna.account.id)
            try await server.store.write { try Accounts($0).setRole(.moderator, id: bare.account.id) }
            var bodies: Set<String> = []
            for (name, password, key) in [
                ("chef", "a wrong one", secret), ("chef", TestServer.password, annas),
                ("nobody", TestServer.password, secret),
            ] {
                let answer = try await server.enterConsole(name, secret: key, password: password)
                #expect(answer.status == 401 && answer.headers["Set-Cookie"] == nil)
                bodies.insert(answer.text.replacing(name, with: ""))
            }
            #expect(bodies.count == 1)
            for (name, key) in [("anna", annas), ("bare", secret)] {
                let answer = try await server.enterConsole(name, secret: key)
                #expect(answer.status == 403 && answer.headers["Set-Cookie"] == nil, "\(name)")
            }
            try await server.store.write { try Accounts($0).suspend("Gone mad.", id: chef.account.id) }
            #expect(try await server.enterConsole("chef", secret: secret).status == 403)
        }
    }

    @Test("Ten wrong tries close the door to an address") func guesses() async throws {
        try await TestServer.with { server in
            let chef = try await server.signUp("chef")
            let secret = try await server.appointKnown(.moderator, chef.account.id)
            for _ in 0..<10 {
                let answer = try await server.enterConsole("chef", secret: secret, password: "a guess")
                #expect(answer.status == 401)
            }
            #expect(try await server.enterConsole("chef", secret: secret).status == 429)
        }
    }

    @Test("Nobody is signed in by a cookie that was known before (session fixation)") func fixation()
        async throws
    {
        try await TestServer.with { server in
            let chef = try await server.signUp("chef")
            let secret = try await server.appointKnown(.moderator, chef.account.id)
            let planted = "__Host-console=hk_planted"
            var headers = TestServer.origin
            headers["Cookie"] = planted
            let first = try await server.enterConsole("chef", secret: secret, headers: headers)
            let browser = try server.browser(first)
            #expect(browser.cookie != planted)
            let thief = TestServer.Browser(server: server, cookie: planted)
            #expect(try await thief.open("/console").status == 303)
            // Who signs in once more leaves no second way in behind.
            headers["Cookie"] = browser.cookie
            let again = try server.browser(
                try await server.enterConsole("chef", secret: secret, headers: headers))
            #expect(again.cookie != browser.cookie)
            #expect(try await browser.open("/console").status == 303)
            #expect(try await again.open("/console").status == 200)
        }
    }

    @Test("A page of somebody else's does nothing in a moderator's name (attack 13)") func forgery()
        async throws
    {
        try await TestServer.with {
            $0.publishing = .moderated
        } _: { server in
            let browser = try await server.browser(.owner, "chef"), anna = try await server.signUp("anna")
            let post = try await server.publish(by: anna.token).value(Post.self)
            let lies: [WebHeaders] = [
                [:], ["Sec-Fetch-Site": "cross-site"], ["Sec-Fetch-Site": "same-site"],
                ["Origin": "https://evil.example.org"], ["Origin": "null"],
                ["Sec-Fetch-Site": "cross-site", "Origin": server.base],
            ]
            for path in [
                "/console/posts/\(post.id)/decision", "/console/people/anna/deed", "/console/sign-out",
                "/console/sign-in",
            ] {
                for lie in lies {
                    var headers = lie
                    headers["Cookie"] = browser.cookie
                    let fields = ["verdict": "approve", "revision": "1", "deed": "sign-out"]
                    server.clock.move(by: 3_000)
                    #expect(
                        try await server.send(fields, to: path, headers: headers).status == 403,
                        "\(path) \(lie)")
                }
                // Nor by a link.
                #expect(
                    try await browser.open(path + "?verdict=approve&revision=1").status != 200
                        || path.hasSuffix("sign-in"))
            }
            #expect(try await server.post(post.id, by: anna.token).value(Post.self).state == .waiting)
            #expect(try await browser.open("/console").status == 200)
        }
    }

    @Test("What one is now counts, not what one was when signing in", arguments: TestServer.databases)
    func openSession(database: String) async throws {
        try await TestServer.on(database) { server in
            func check(_ name: String, _ change: @escaping @Sendable (any Connection, String) throws -> Void)
                async throws
            {
                let browser = try await server.browser(.moderator, name)
                #expect(try await browser.open("/console").status == 200)
                try await server.store.write { connection in
                    let id = try Accounts(connection).find(userName: name)?.shown.id ?? ""
                    try change(connection, id)
                }
                for path in ["/console", "/console/log", "/console/people"] {
                    #expect(try await browser.open(path).status == 303, "\(name)")
                }
                let deed = try await browser.send(["deed": "give-licence"], to: "/console/people/other/deed")
                #expect(deed.headers["Location"] == "/console/sign-in?why=ended", "\(name)")
            }
            let other = try await server.signUp("other")
            try await check("once-suspended") { try Accounts($0).suspend("Why?", id: $1) }
            try await check("once-member") { try Accounts($0).setRole(.member, id: $1) }
            try await check("once-factorless") { try Accounts($0).setSecondFactor(nil, step: 0, id: $1) }
            try await check("once-signed-out") { try Sessions($0).endAll(of: $1) }
            try await check("once-deleted") { try Accounts($0).delete(id: $1, posts: .delete, at: 0) }
            #expect(
                try await server.store.read { try Accounts($0).find(id: other.account.id)?.hasLicence }
                    == false)
        }
    }

    @Test("An hour of doing nothing ends it, and twelve whatever one does") func ends() async throws {
        try await TestServer.with { server in
            let idle = try await server.browser(.moderator, "idle")
            server.clock.move(by: ConsoleSessions.idle + 1)
            #expect(try await idle.open("/console").status == 303)
            let busy = try await server.browser(.moderator, "busy")
            for _ in 0..<14 {
                server.clock.move(by: 50 * 60_000)
                #expect(try await busy.open("/console").status == 200)
            }
            server.clock.move(by: 50 * 60_000)
            #expect(try await busy.open("/console").status == 303)
            try await Janitor(backroom: server.server.backroom).sweep()
            #expect(
                try await server.store.read { try $0.number("SELECT COUNT(*) FROM console_session") } == 0)
        }
    }
}
