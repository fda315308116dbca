import API
@testable import CommunityServer
import Foundation
import ServerStore
import Testing
import Web

@Suite("Attacks 10, 12 and 16: by letters (SP1, AR07)", .timeLimit(.minutes(2))) struct LetterAttackTests {
    private static func change(
        _ server: TestServer, _ route: Route, _ token: String, email: String? = nil, password: String? = nil
    ) async throws -> WebAnswer {
        let form = GuardedChange(password: TestServer.password, email: email, newPassword: password)
        server.clock.move(by: 60_000)
        return try await server.ask(route, nil, form, token: token)
    }

    @Test("Attack 12: a mailbox that was given up opens the account no more") func oldMailbox() async throws {
        try await TestServer.with { server in
            let anna = try await server.signUpConfirmed("anna", email: "old@example.org")
            _ = try await server.ask(.resetPassword, nil, PasswordReset(email: "OLD@example.org"))
            let stolen = try await server.link("reset", to: "OLD@example.org")
            #expect(try await server.ask(.get, "/reset?t=\(stolen)").status == 200)
            #expect(
                try await Self.change(server, .changeEmail, anna.token, email: "new@example.org").status
                    == 200)
            let confirm = try await server.link("confirm", to: "new@example.org")
            #expect(try await server.send(["t": confirm], to: "/confirm").status == 200)
            let fields = ["t": stolen, "password": "a wholly new one"]
            #expect(try await server.send(fields, to: "/reset").status == 410)
            #expect(try await server.ask(.account, token: anna.token).status == 200)
        }
    }

    @Test(
        "Attack 12: with another password, an address that a thief has asked for is given up",
        arguments: [false, true]) func newAddress(isByLetter: Bool) async throws
    {
        try await TestServer.with { server in
            let anna = try await server.signUpConfirmed("anna", email: "anna@example.org")
            #expect(
                try await Self.change(server, .changeEmail, anna.token, email: "thief@example.org").status
                    == 200)
            let thiefs = try await server.link("confirm", to: "thief@example.org")
            if isByLetter {
                _ = try await server.ask(.resetPassword, nil, PasswordReset(email: "anna@example.org"))
                let token = try await server.link("reset", to: "anna@example.org", atLeast: 3)
                let fields = ["t": token, "password": "a wholly new one"]
                #expect(try await server.send(fields, to: "/reset").status == 200)
            } else {
                let changed = try await Self.change(
                    server, .changePassword, anna.token, password: "a wholly new one")
                #expect(try changed.value(Account.self).newEmail == nil)
            }
            #expect(try await server.send(["t": thiefs], to: "/confirm").status == 410)
            let back = try await server.signIn("anna", password: "a wholly new one").value(SignedIn.self)
            #expect(back.account.email == "anna@example.org" && back.account.isEmailConfirmed)
        }
    }

    @Test("Attack 12: an address that its owner has taken back can't be confirmed any more") func takenBack()
        async throws
    {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna", email: "anna@example.org")
            let token = try await server.link("confirm", to: "anna@example.org")
            #expect(try await Self.change(server, .changeEmail, anna.token, email: "").status == 200)
            #expect(try await server.send(["t": token], to: "/confirm").status == 410)
            #expect(try await server.ask(.account, token: anna.token).value(Account.self).email == nil)
        }
    }

    @Test("Attack 10: a link that the server's owner hands over proves nothing of an address") func byHand()
        async throws
    {
        try await TestServer.with { server in
            _ = try await server.signUp("thief", email: "victim@example.org")
            let desk = try await AdminDesk(server.server.backroom.settings, now: server.clock.now)
            let link = try await desk.resetLink("thief")
            await desk.close()
            let fields = ["t": TestServer.token(in: link), "password": "a wholly new one"]
            #expect(try await server.send(fields, to: "/reset").status == 200)
            let thief = try await server.signIn("thief", password: "a wholly new one").value(SignedIn.self)
            #expect(!thief.account.isEmailConfirmed)
            #expect(try await server.signIn("victim@example.org", password: "a wholly new one").status == 401)
        }
    }

    @Test("Attack 12: strangers don't fill a mailbox, nor make its owner's link worthless") func mailbox()
        async throws
    {
        try await TestServer.with { server in
            _ = try await server.signUpConfirmed("anna", email: "anna@example.org")
            func ask(_ count: Int) async throws {
                for number in 0..<count {
                    let answer = try await server.ask(
                        .resetPassword, nil,
                        PasswordReset(email: number % 2 == 0 ? "anna@example.org" : "ANNA@example.org"),
                        headers: ["X-Forwarded-For": "192.0.2.\(number)"])
                    #expect(answer.status == 202)
                }
            }
            func written() async throws -> Int {
                // A letter is in its place before it is taken off the list.
                while try await server.store.read({ try Outbox($0).counts().waiting }) > 0 {
                    try await Task.sleep(for: .milliseconds(5))
                }
                let files = try FileManager.default.contentsOfDirectory(atPath: server.folder + "/mail")
                return files.count { $0.hasSuffix(".eml") }
            }
            try await ask(30)
            _ = try await server.letters(to: "anna@example.org", atLeast: 6)
            _ = try await server.letters(to: "ANNA@example.org", atLeast: 4)
            #expect(try await written() == Letters.most)
            let good = try await server.store.read {
                try $0.number("SELECT COUNT(*) FROM ticket WHERE kind = 'reset'")
            }
            #expect(good == 1)
            server.clock.move(by: Failures.window)
            try await ask(1)
            #expect(try await server.letters(to: "anna@example.org", atLeast: 7).count == 7)
        }
    }

    @Test("Attack 16: links in letters lead to the server's own address, whatever a request says")
    func links() async throws {
        try await TestServer.with {
            $0.address = "https://kitchen.example.org"
            $0.names = ["other.example.org"]
        } _: { server in
            let lies: [WebHeaders] = [
                ["Host": "other.example.org"], ["X-Forwarded-Host": "evil.example.org"],
                ["X-Forwarded-Proto": "http", "X-Forwarded-Port": "81"],
                ["Forwarded": "host=evil.example.org;proto=http"], ["Origin": "https://evil.example.org"],
                ["Referer": "https://evil.example.org/"], ["X-Original-URL": "https://evil.example.org/"],
            ]
            _ = try await server.signUpConfirmed("anna", email: "anna@example.org")
            for headers in lies {
                server.clock.move(by: 600_000)
                let form = PasswordReset(email: "anna@example.org")
                #expect(try await server.ask(.resetPassword, nil, form, headers: headers).status == 202)
            }
            let letters = try await server.letters(to: "anna@example.org", atLeast: 1 + lies.count)
            #expect(letters.count == 1 + lies.count)
            for letter in letters {
                #expect(
                    letter.contains("https://kitchen.example.org/") && !letter.contains("evil"), "\(letter)")
                #expect(!letter.contains("http://") && !letter.contains("other.example.org"))
            }
        }
    }

    @Test("Attack 16: nobody but a proxy of ours says where somebody comes from") func spoofing() async throws
    {
        try await TestServer.with {
            $0.trustedProxies = []
        } _: { server in
            var statuses: [Int] = []
            for number in 0..<12 {
                let form = SignUp(userName: "", password: "", terms: "1", language: "en", device: "x")
                let headers: WebHeaders = [
                    "X-Forwarded-For": "192.0.2.\(number)", "X-Real-IP": "192.0.2.\(number)",
                    "Forwarded": "for=192.0.2.\(number)", "Client-IP": "192.0.2.\(number)",
                    "True-Client-IP": "192.0.2.\(number)", "CF-Connecting-IP": "192.0.2.\(number)",
                ]
                statuses.append(try await server.ask(.signUp, nil, form, headers: headers).status)
            }
            #expect(statuses.suffix(2) == [429, 429])
        }
    }

    @Test(
        "Attack 16: an address in the first line, and hosts of another spelling, lead nowhere else",
        arguments: [
            // Nobody reads the host of the first line: it is taken for what `Host` says.
            ("GET http://evil.example.org/health HTTP/1.1\r\nHost: localhost\r\n", true),
            ("GET http://evil.example.org/health HTTP/1.1\r\nHost: evil.example.org\r\n", false),
            ("GET //evil.example.org/health HTTP/1.1\r\nHost: localhost\r\n", false),
            ("GET /health HTTP/1.1\r\nHost: localhost@evil.example.org\r\n", false),
            ("GET /health HTTP/1.1\r\nHost: evil.example.org#localhost\r\n", false),
            ("GET /health HTTP/1.1\r\nHost: localhost.evil.example.org\r\n", false),
            ("GET /health HTTP/1.1\r\nHost: localhost, evil.example.org\r\n", false),
            ("GET /health HTTP/1.1\r\nHost: [::1].evil.example.org\r\n", false),
            ("GET /health HTTP/1.1\r\nHost: LOCALHOST:99\r\n", true),
            ("GET /health HTTP/1.1\r\nHost: [::1]:99\r\n", true),
        ]) func hosts(head: String, isOurs: Bool) async throws
    {
        try await TestServer.with { server in
            let raw = try RawConnection(port: server.port)
            raw.say(head + "Connection: close\r\n\r\n")
            let answer = await raw.hearAll()
            #expect(answer.contains(" 200 OK") == isOurs, "\(answer.prefix(100))")
        }
    }
}
