import API
@testable import CommunityServer
import Foundation
import ServerStore
import Testing
import Web

@Suite("Attack 12: on the doors (SP1, AR07)", .timeLimit(.minutes(2))) struct DoorAttackTests {
    @Test("Attack 12: guesses count once for an account, by whichever name and door") func names()
        async throws
    {
        try await TestServer.with { server in
            let anna = try await server.signUpConfirmed("anna", email: "anna@example.org")
            for name in ["anna", "ANNA@example.org", "Anna", "anna@example.org"] {
                #expect(try await server.signIn(name, password: "a guess").status == 401)
            }
            for _ in 0..<6 {
                server.clock.move(by: 3_000)
                let form = GuardedChange(password: "a guess", userName: "anna2")
                #expect(try await server.ask(.changeUserName, nil, form, token: anna.token).status == 422)
            }
            for name in ["anna", "aNNa", "anna@EXAMPLE.org"] {
                #expect(try await server.signIn(name).status == 429, "\(name)")
            }
            server.clock.move(by: 3_000)
            let form = SecondFactorWish(password: TestServer.password)
            #expect(try await server.ask(.beginSecondFactor, nil, form, token: anna.token).status == 429)
        }
    }

    @Test("Attack 12: a password is looked at for names that nobody has, too, and once for each try")
    func work() async throws {
        try await TestServer.with { server in
            _ = try await server.signUpConfirmed("anna", email: "anna@example.org")
            try await server.store.write {
                let draft = Accounts.Draft(userName: "chef", displayName: "chef", password: nil)
                _ = try Accounts($0).create(draft, at: 1)
            }
            let desk = server.server.backroom.passwords
            for name in ["anna", "nobody", "chef", "anna@example.org", "nobody@example.org", "an na"] {
                let before = desk.count
                #expect(try await server.signIn(name, password: "a guess").status == 401)
                #expect(desk.count == before + 1, "\(name)")
            }
            // Making sure of what was written is what takes the time when a letter is asked for.
            for email in ["anna@example.org", "nobody@example.org"] {
                let before = try await server.stored()["ticket"] ?? []
                #expect(try await server.ask(.resetPassword, nil, PasswordReset(email: email)).status == 202)
                #expect(try await server.stored()["ticket"]?.subtracting(before).count == 1, "\(email)")
            }
            try await Janitor(backroom: server.server.backroom).sweep()
            // That of the letter of signing up, and the one good link.
            #expect(try await server.stored()["ticket"]?.count == 2)
        }
    }

    @Test(
        "Attack 12: codes of a second factor guessed at once are few, and then none",
        arguments: TestServer.databases)
    func codes(database: String) async throws {
        try await TestServer.on(database) { server in
            let anna = try await server.signUp("anna"), secret = OneTimeCode.newSecret()
            try await server.store.write {
                try Accounts($0).setSecondFactor(secret, step: 0, id: anna.account.id)
            }
            let right = OneTimeCode.code(secret: secret, at: server.clock.now) ?? ""
            let form = SignIn(
                name: "anna", password: TestServer.password, device: "x",
                code: right == "123456" ? "654321" : "123456")
            let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
                for _ in 0..<60 { group.addTask { try await server.ask(.signIn, nil, form).status } }
                return try await group.reduce(into: [Int: Int]()) { $0[$1, default: 0] += 1 }
            }
            #expect(statuses[201] == nil && statuses[401, default: 0] <= Pace.proving.burst, "\(statuses)")
            #expect(try await server.signIn("anna", code: right).status == 429)
            let home: WebHeaders = ["X-Forwarded-For": "198.51.100.1"]
            let again = SignIn(name: "anna", password: TestServer.password, device: "x", code: right)
            #expect(try await server.ask(.signIn, nil, again, headers: home).status == 201)
        }
    }

    @Test(
        "Attack 12: of twenty who show the same code, link or invitation at once, one is let in",
        arguments: TestServer.databases) func atOnce(database: String) async throws
    {
        try await TestServer.on(database, { $0.registration = .invited }) { server in
            let secret = OneTimeCode.newSecret(), end = server.clock.now + 1_000_000
            try await server.store.write { connection in
                let hash = TestServer.cheap.hash(TestServer.password)
                let draft = Accounts.Draft(userName: "anna", displayName: "anna", password: hash)
                let id = try Accounts(connection).create(draft, at: 1).shown.id
                try Accounts(connection).setSecondFactor(secret, step: 0, id: id)
                try Accounts(connection).setRecoveryCodes(["on paper"], id: id)
                try Tickets(connection).issue(.reset, token: "link", account: id, subject: "", until: end)
                try Tickets(connection).issue(.invitation, token: "welcome", subject: "", until: end)
            }
            let code = OneTimeCode.code(secret: secret, at: server.clock.now)
            for code in [code, "on paper"] {
                let form = SignIn(name: "anna", password: TestServer.password, device: "x", code: code)
                let statuses = try await server.atOnce {
                    try await server.ask(.signIn, nil, form, headers: $1)
                }
                #expect(statuses == [201: 1, 401: 19])
            }
            let invited = try await server.atOnce { number, headers in
                let form = SignUp(
                    userName: "guest\(number)", password: TestServer.password, terms: "1", language: "en",
                    device: "x", invitation: "welcome")
                return try await server.ask(.signUp, nil, form, headers: headers)
            }
            #expect(invited == [201: 1, 403: 19])
            let reset = try await server.atOnce { number, headers in
                try await server.send(
                    ["t": "link", "password": "password of \(number)'s own"], to: "/reset", headers: headers)
            }
            #expect(reset == [200: 1, 410: 19])
            #expect(try await server.store.read { try Accounts($0).count() } == 2)
        }
    }

    @Test(
        "Attack 12: of twenty who want to be called the same at once, one is", arguments: TestServer.databases
    )
    func sameName(database: String) async throws {
        try await TestServer.on(database) { server in
            var tokens: [String] = []
            for number in 0..<20 { tokens.append(try await server.signUp("cook\(number)").token) }
            let form = GuardedChange(password: TestServer.password, userName: "Chef")
            let statuses = try await server.atOnce { [tokens] number, headers in
                try await server.ask(.changeUserName, nil, form, token: tokens[number], headers: headers)
            }
            #expect(statuses == [200: 1, 422: 19])
        }
    }
}
