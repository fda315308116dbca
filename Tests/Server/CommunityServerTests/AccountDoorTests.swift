import API
@testable import CommunityServer
import Foundation
import ServerStore
import Testing
import Web

@Suite("Accounts: coming and going (AR07)", .timeLimit(.minutes(2))) struct AccountDoorTests {
    @Test("Signing up signs in, and the address waits for its owner") func signUp() async throws {
        try await TestServer.with { server in
            let anna = try await server.signUp("Anna", email: "anna@example.org", language: "de")
            #expect(anna.isNew && anna.token.hasPrefix("ho_") && anna.account.userName == "anna")
            #expect(!anna.account.isEmailConfirmed && anna.device.isThis)
            let shown = try await server.ask(.account, token: anna.token).value(Account.self)
            #expect(shown == anna.account)
            let letter = try #require(try await server.letters(to: "anna@example.org").first)
            #expect(letter.contains("Ist das") == false && letter.contains("/confirm?t="))
            #expect(letter.contains("drücke dort den Knopf"))
            let token = TestServer.token(in: letter)
            // Programs that look through mail open links: that alone does nothing.
            let page = try await server.ask(.get, "/confirm?t=\(token)")
            #expect(page.status == 200 && page.text.contains(#"method="post""#))
            #expect(try await !server.ask(.account, token: anna.token).value(Account.self).isEmailConfirmed)
            #expect(try await server.send(["t": token], to: "/confirm").status == 200)
            #expect(try await server.ask(.account, token: anna.token).value(Account.self).isEmailConfirmed)
            #expect(try await server.send(["t": token], to: "/confirm").status == 410)
            #expect(try await server.signIn("ANNA@example.org").status == 201)
        }
    }

    @Test("All that is wrong with a form is said at once") func faults() async throws {
        try await TestServer.with { server in
            let form = SignUp(
                userName: "a", password: "password1", email: "x", phone: "abc", cuisines: ["", "a"],
                terms: "0", language: "fr", device: "\u{202E}")
            let problem = try await server.ask(.signUp, nil, form).problem
            #expect(problem.status == 422)
            #expect(
                problem.fields == [
                    "userName": .tooShort, "password": .easy, "email": .invalid, "phone": .characters,
                    "cuisines": .missing, "terms": .notAgreed, "language": .invalid, "device": .characters,
                ])
            _ = try await server.signUp("anna")
            let again = await #expect(throws: Problem.self) { try await server.signUp("ANNA") }
            #expect(again?.fields == ["userName": .taken])
        }
    }

    @Test("Twenty who want the same name at once: one gets it") func race() async throws {
        try await TestServer.with { server in
            let form = SignUp(
                userName: "anna", password: TestServer.password, terms: "1", language: "en", device: "x")
            let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
                for number in 0..<20 {
                    group.addTask {
                        try await server.ask(
                            .signUp, nil, form, headers: ["X-Forwarded-For": "192.0.2.\(number)"]
                        ).status
                    }
                }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(statuses.count { $0 == 201 } == 1 && statuses.count { $0 == 422 } == 19)
        }
    }

    @Test("Nobody learns who has an account: not by name, nor by address, nor by a forgotten password")
    func noEnumeration() async throws {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna", email: "anna@example.org")
            let letter = try #require(try await server.letters(to: "anna@example.org").first)
            _ = try await server.send(["t": TestServer.token(in: letter)], to: "/confirm")

            let wrong = try await server.signIn("anna", password: "not this one")
            let nobody = try await server.signIn("nobody-here", password: "not this one")
            #expect(wrong.status == 401 && wrong.body == nobody.body)
            #expect(wrong.headers["WWW-Authenticate"] == "Bearer")

            // The same address again: the account is made all the same, and mail goes to the owner.
            let thief = try await server.signUp("thief", email: "Anna@example.org")
            #expect(thief.account.email == "Anna@example.org" && !thief.account.isEmailConfirmed)
            let told = try #require(try await server.letters(to: "Anna@example.org").last)
            #expect(told.contains("“anna”") && !told.contains("?t="))
            #expect(
                try await server.signIn("anna@example.org").value(SignedIn.self).account.id == anna.account.id
            )

            let known = try await server.ask(.resetPassword, nil, PasswordReset(email: "anna@example.org"))
            let unknown = try await server.ask(.resetPassword, nil, PasswordReset(email: "no@example.org"))
            #expect(known.status == 202 && unknown.status == 202 && known.body == unknown.body)
            #expect(try await server.letters(to: "anna@example.org", atLeast: 2).count == 2)
        }
    }

    @Test(
        "Guessing is stopped, for names that there are and for those that there aren't",
        arguments: ["anna", "nobody"])
    func guessing(name: String) async throws {
        try await TestServer.with { server in
            _ = try await server.signUp("anna")
            for _ in 0..<10 { #expect(try await server.signIn(name, password: "a guess").status == 401) }
            let stopped = try await server.signIn(name, password: "a guess")
            #expect(stopped.status == 429)
            #expect(try stopped.problem.type == .tooMany)
            // In its own kitchen, the right one still gets in.
            let home = SignIn(name: "anna", password: TestServer.password, device: "x")
            let answer = try await server.ask(.signIn, nil, home, headers: ["X-Forwarded-For": "192.0.2.9"])
            #expect(answer.status == 201)
            server.clock.move(by: Failures.window)
            #expect(try await server.signIn("anna").status == 201)
        }
    }

    @Test("A hundred guesses from everywhere slow a name down, and lock nobody out") func spreadGuessing()
        async throws
    {
        try await TestServer.with { server in
            _ = try await server.signUp("anna")
            for number in 0..<100 {
                let form = SignIn(name: "anna", password: "a guess", device: "x")
                let headers: WebHeaders = ["X-Forwarded-For": "198.51.100.\(number)"]
                #expect(try await server.ask(.signIn, nil, form, headers: headers).status == 401)
            }
            let form = SignIn(name: "anna", password: TestServer.password, device: "x")
            #expect(try await server.ask(.signIn, nil, form).status == 201)
            #expect(try await server.ask(.signIn, nil, form).status == 429)
            server.clock.move(by: 10_000)
            #expect(try await server.ask(.signIn, nil, form).status == 201)
        }
    }

    @Test("A forgotten password: mail, a page, a new one, once, and all devices out") func reset()
        async throws
    {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna", email: "anna@example.org")
            let reset = PasswordReset(email: "anna@example.org")
            #expect(try await server.ask(.resetPassword, nil, reset).status == 202)
            let letters = try await server.letters(to: "anna@example.org", atLeast: 2)
            let letter = try #require(letters.first { $0.contains("/reset") })
            let token = TestServer.token(in: letter)
            #expect(try await server.ask(.get, "/reset?t=\(token)").text.contains("new-password"))
            let easy = try await server.send(["t": token, "password": "password1"], to: "/reset")
            #expect(easy.status == 422 && easy.text.contains("too easy"))
            let done = try await server.send(["t": token, "password": "another fine one"], to: "/reset")
            #expect(done.status == 200)
            #expect(
                try await server.send(["t": token, "password": "another fine one"], to: "/reset").status
                    == 410)
            #expect(try await server.ask(.account, token: anna.token).status == 401)
            #expect(try await server.signIn("anna").status == 401)
            let back = try await server.signIn("anna", password: "another fine one").value(SignedIn.self)
            // Whoever has the letter has the address.
            #expect(back.account.isEmailConfirmed)
        }
    }

    @Test("A link is good for its hour, and the last one that was asked for") func resetTime() async throws {
        try await TestServer.with { server in
            _ = try await server.signUp("anna", email: "anna@example.org")
            for count in 2...3 {
                _ = try await server.ask(.resetPassword, nil, PasswordReset(email: "anna@example.org"))
                _ = try await server.letters(to: "anna@example.org", atLeast: count)
            }
            let letters = try await server.letters(to: "anna@example.org", atLeast: 3)
            let tokens = letters.filter { $0.contains("/reset") }.map(TestServer.token)
            #expect(tokens.count == 2)
            let statuses = try await [
                server.ask(.get, "/reset?t=\(tokens[0])").status,
                server.ask(.get, "/reset?t=\(tokens[1])").status,
            ]
            #expect(statuses.sorted() == [200, 410])
            server.clock.move(by: Letters.reset)
            for token in tokens { #expect(try await server.ask(.get, "/reset?t=\(token)").status == 410) }
        }
    }

    @Test("A page's form counts only from a page of ours") func forgery() async throws {
        try await TestServer.with { server in
            for (headers, status): (WebHeaders, Int) in [
                (["Sec-Fetch-Site": "cross-site"], 403), (["Sec-Fetch-Site": "same-site"], 403),
                (["Origin": "https://evil.example.org"], 403), (["Origin": "null"], 403),
                (["Sec-Fetch-Site": "same-origin"], 410), (["Origin": server.base], 410),
            ] {
                let answer = try await server.send(["t": "x"], to: "/confirm", headers: headers)
                #expect(answer.status == status, "\(headers)")
            }
        }
    }

    @Test("Where it takes only those who are invited, an invitation counts once") func invited() async throws
    {
        try await TestServer.with {
            $0.registration = .invited
        } _: { server in
            var form = SignUp(
                userName: "anna", password: TestServer.password, terms: "1", language: "en", device: "x")
            #expect(try await server.ask(.signUp, nil, form).problem.type == .closed)
            let now = server.clock.now
            try await server.store.write {
                try Tickets($0).issue(.invitation, token: "welcome", subject: "Anna", until: now + 1000)
            }
            form.invitation = "welcome"
            #expect(try await server.ask(.signUp, nil, form).status == 201)
            form.userName = "ben"
            #expect(try await server.ask(.signUp, nil, form).problem.type == .closed)
        }
    }
}
