import API
@testable import CommunityServer
import Foundation
import ServerStore
import TestCluster
import Testing
import Web

@Suite(
    "An account and a new password whose answer got lost can be asked for again (AR07, SP1)",
    .timeLimit(.minutes(2)))
struct LostAnswerTests {
    private static func form(
        _ name: String = "anna", password: String = TestServer.password, email: String? = "anna@example.org"
    ) -> SignUp {
        SignUp(
            userName: name, password: password, email: email, terms: "1", language: "en", device: "Laptop")
    }

    private static func signUp(
        _ server: TestServer, _ form: SignUp = form(), key: String? = "key-1"
    ) async throws -> WebAnswer {
        server.clock.move(by: 60_000)
        return try await server.ask(
            .signUp, nil, form, headers: key.map { ["Idempotency-Key": $0] } ?? [:])
    }

    private static func change(
        _ server: TestServer, _ token: String, from old: String = TestServer.password,
        to new: String = "a wholly new one", key: String? = "key-2"
    ) async throws -> WebAnswer {
        server.clock.move(by: 60_000)
        return try await server.ask(
            .changePassword, nil, GuardedChange(password: old, newPassword: new), token: token,
            headers: key.map { ["Idempotency-Key": $0] } ?? [:])
    }

    @Test("The account is there once, and its device gets another token") func account() async throws {
        try await TestServer.with { server in
            let lost = try await Self.signUp(server).value(SignedIn.self)
            let again = try await Self.signUp(server)
            #expect(again.status == 201 && again.headers["Idempotent-Replayed"] == "true")
            let signedIn = try again.value(SignedIn.self)
            #expect(signedIn.token != lost.token && signedIn.account == lost.account && signedIn.isNew)
            #expect(signedIn.device.id == lost.device.id)
            #expect(try await server.ask(.account, token: lost.token).status == 401)
            #expect(try await server.ask(.account, token: signedIn.token).status == 200)
            let devices = try await server.ask(.devices, token: signedIn.token).value([Device].self)
            #expect(devices.map(\.name) == ["Laptop"])
            #expect(try await server.letters(to: "anna@example.org").count == 1)
        }
    }

    @Test("To everybody else the name is taken, whatever they say") func strangers() async throws {
        try await TestServer.with { server in
            let anna = try await Self.signUp(server).value(SignedIn.self)
            let others = [
                try await Self.signUp(server, key: nil), try await Self.signUp(server, key: "key-3"),
                try await Self.signUp(server, Self.form(password: "three cups of flour")),
                try await Self.signUp(server, Self.form(email: "other@example.org")),
                try await Self.signUp(server, Self.form(email: nil)),
            ]
            for answer in others {
                #expect(answer.status == 422)
                #expect(try answer.problem.fields == ["userName": .taken])
                #expect(answer.headers["Idempotent-Replayed"] == nil)
                #expect(answer.body == others[0].body)
            }
            // The first one's token is worth what it was.
            #expect(try await server.ask(.account, token: anna.token).status == 200)
            // The same key is another one with another name.
            #expect(try await Self.signUp(server, Self.form("ben", email: nil)).value(SignedIn.self).isNew)
            #expect(try await Self.signUp(server, key: "a b").status == 400)
        }
    }

    @Test("With the key, too, passwords are tried no faster than at the front door") func guesses()
        async throws
    {
        try await TestServer.with { server in
            _ = try await Self.signUp(server)
            var statuses: [Int] = []
            for number in 0..<12 {
                statuses.append(
                    try await Self.signUp(server, Self.form(password: "three cups of \(number)")).status)
            }
            #expect(statuses.prefix(10).allSatisfy { $0 == 422 } && statuses.last == 429)
            #expect(try await server.signIn("anna").status == 429)
        }
    }

    @Test("A device that has been in use, has been signed out, or is guarded since is not handed out again")
    func inUse() async throws {
        try await TestServer.with { server in
            let used = try await Self.signUp(server).value(SignedIn.self)
            server.clock.move(by: 2 * 3_600_000)
            #expect(try await server.ask(.account, token: used.token).status == 200)
            #expect(try await Self.signUp(server).status == 422)

            let ben = Self.form("ben", email: nil)
            let out = try await Self.signUp(server, ben).value(SignedIn.self)
            #expect(
                try await server.ask(.signOut, Route.signOut.path("this"), token: out.token).status == 204)
            #expect(try await Self.signUp(server, ben).status == 422)

            let carla = Self.form("carla", email: nil)
            let guarded = try await Self.signUp(server, carla).value(SignedIn.self)
            try await server.store.write {
                try Accounts($0).setSecondFactor("JBSWY3DPEHPK3PXP", step: 1, id: guarded.account.id)
            }
            #expect(try await Self.signUp(server, carla).status == 422)
            #expect(try await server.ask(.account, token: guarded.token).status == 200)
        }
    }

    @Test("The password is changed once, and the second request is told so") func password() async throws {
        try await TestServer.with { server in
            let anna = try await Self.signUp(server).value(SignedIn.self)
            // Only a confirmed address is written to.
            try await server.store.write {
                try Accounts($0).confirm(email: "anna@example.org", id: anna.account.id)
            }
            let tag = try await Self.change(server, anna.token).headers["ETag"]
            let again = try await Self.change(server, anna.token)
            #expect(again.status == 200 && again.headers["Idempotent-Replayed"] == "true")
            #expect(again.headers["ETag"] == tag)
            #expect(try again.value(Account.self).id == anna.account.id)
            // One to confirm the address, and one that says that the password was changed.
            #expect(try await server.letters(to: "anna@example.org", atLeast: 2).count == 2)
            #expect(try await server.signIn("anna", password: "a wholly new one").status == 201)
        }
    }

    @Test("Another change with the same key is none, and without the key the old password is wrong")
    func otherPassword() async throws {
        try await TestServer.with { server in
            let anna = try await Self.signUp(server).value(SignedIn.self)
            #expect(try await Self.change(server, anna.token).status == 200)
            for answer in [
                try await Self.change(server, anna.token, key: nil),
                try await Self.change(server, anna.token, to: "three cups of flour"),
            ] {
                #expect(try answer.problem.fields == ["password": .wrong])
            }
            let other = try await Self.change(
                server, anna.token, from: "a wholly new one", to: "three cups of flour")
            #expect(try other.problem.type == .keyReused)
            #expect(try await server.signIn("anna", password: "a wholly new one").status == 201)
            // Refused ones have had no effect, and their keys are free.
            let wrong = try await Self.change(server, anna.token, from: "wrong", key: "key-4")
            #expect(try wrong.problem.fields == ["password": .wrong])
            let right = try await Self.change(
                server, anna.token, from: "a wholly new one", to: "three cups of flour", key: "key-4")
            #expect(right.status == 200 && right.headers["Idempotent-Replayed"] == nil)
        }
    }

    @Test("Nothing is kept of a password or a token") func kept() async throws {
        try await TestServer.with { server in
            let anna = try await Self.signUp(server).value(SignedIn.self)
            #expect(try await Self.change(server, anna.token).status == 200)
            let rows = try await server.store.read { connection in
                try connection.rows("SELECT request, headers, answer FROM idempotency", []).map {
                    [try $0.text("request"), try $0.text("headers"), try $0.text("answer")]
                }
            }
            #expect(rows.count == 2)
            for text in rows.joined() {
                #expect(!text.contains(anna.token) && !text.contains(TestServer.password))
                #expect(!text.contains(Secrets.hash(anna.token)))
            }
            // The code of the request is the same whatever the password: nobody can try any with it.
            let codes = Set(rows.map { $0[0] })
            try await server.store.write { _ = try $0.run("DELETE FROM account", []) }
            #expect(try await Self.signUp(server, Self.form(password: "three cups of flour")).status == 201)
            let code = try await server.store.read {
                try $0.row("SELECT request FROM idempotency", [])?.text("request")
            }
            #expect(codes.contains(code ?? ""))
        }
    }

    @Test(
        "Two servers on one database that are asked the same at once make one account, and change its password once",
        .enabled(if: Cluster.isPossible, "\(Cluster.reason)")) func sideBySide() async throws
    {
        let address = PostgreSQLAddress(try await Cluster.shared().newSchema())
        let change: (inout ServerSettings) -> Void = {
            $0.postgres = address
            $0.mail = .smtp("smtp://127.0.0.1:1")
        }
        try await TestServer.with(change) { first in
            try await TestServer.with(change) { second in
                for round in 1...5 {
                    for server in [first, second] { server.clock.move(by: Failures.window) }
                    let form = Self.form("anna\(round)", email: nil)
                    async let one = Self.signUp(first, form)
                    async let two = Self.signUp(second, form)
                    let answers = [try await one, try await two]
                    #expect(answers.map(\.status) == [201, 201])
                    let signedIn = try answers.map { try $0.value(SignedIn.self) }
                    #expect(signedIn[0].account.id == signedIn[1].account.id)
                    var good: [String] = []
                    for one in signedIn {
                        let isGood = try await first.ask(.account, token: one.token).status == 200
                        if isGood { good.append(one.token) }
                    }
                    // The later answer's.
                    try #require(good.count == 1)
                    let token = good[0]
                    async let here = Self.change(first, token)
                    async let there = Self.change(second, token)
                    let statuses = [try await here.status, try await there.status]
                    #expect(statuses == [200, 200])
                }
                let count = try await first.store.read { try $0.number("SELECT COUNT(*) FROM account") }
                #expect(count == 5)
            }
        }
    }
}
