import API
@testable import CommunityServer
import Foundation
import ServerStore
import Sync
import Testing
import Web

@Suite("Attacks 9 to 11: on what is another's (SP1)", .timeLimit(.minutes(2))) struct OwnershipAttackTests {
    private static func ask(
        _ server: TestServer, _ token: String, _ patches: [Patch], client: String = "laptop"
    ) async throws -> ShelfDelivery {
        let question = ShelfQuestion(
            client: client, q: 1, epoch: server.store.epoch, cursor: 0, acked: .none, patches: patches,
            limit: 100)
        let answer = try await server.ask(.shelf, nil, question, token: token)
        guard case .ok(let delivery) = try JSONDecoder().decode(ShelfAnswer.self, from: answer.body) else {
            throw StoreError(.broken, cause: answer.text)
        }
        return delivery
    }

    @Test("Attack 9: no id of somebody else opens anything, nor does what was heard of it")
    func ids() async throws {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna"), ben = try await server.signUp("ben")
            let blob = Blob.jpeg()
            #expect(try await server.ask(.put(.data(blob.data)), blob.path, token: anna.token).status == 204)
            let tag: WebHeaders = ["If-None-Match": "\"\(blob.hash)\""]
            // That nothing has changed would say that there is something.
            #expect(try await server.ask(.get, blob.path, token: ben.token, headers: tag).status == 404)
            #expect(try await server.ask(.head, blob.path, token: ben.token).status == 404)
            #expect(
                try await server.ask(.get, "/v1/blobs/\(blob.hash.uppercased())", token: anna.token).status
                    == 404)

            // A record may name only what its own account has brought.
            let name = FieldValue("![](\(BlobName.prefix)\(blob.hash))")
            let patch = Patch(n: 1, RecordKey("recipe", "r"), at: 1, set: ["steps": name], full: true)
            #expect(try await Self.ask(server, ben.token, [patch]).refused.count == 1)
            #expect(try await server.ask(.get, blob.path, token: ben.token).status == 404)
            #expect(try await Self.ask(server, anna.token, [patch]).refused == [])

            // The same client, record and number of another account are others.
            let soup = Patch(n: 2, RecordKey("recipe", "r"), at: 2, gone: true)
            let note = Patch(n: 1, RecordKey("recipe", "r"), at: 9, set: ["title": "Mine"], full: true)
            _ = try await Self.ask(server, ben.token, [note, soup], client: "tablet")
            let rows = try await server.ask(.wholeShelf, token: anna.token).value([Row].self)
            #expect(rows.count == 1 && rows[0].fields["steps"]?.value == name && !rows[0].gone)

            for device in [anna.device.id, anna.device.id.uppercased(), "this%20", "*", "%27%20OR%201=1"] {
                let answer = try await server.ask(.delete, "/v1/sessions/\(device)", token: ben.token)
                #expect(answer.status == 404, "\(device)")
            }
            #expect(try await server.ask(.account, token: anna.token).status == 200)
        }
    }

    @Test("Attack 9: whoever is deleted leaves nothing that another account of the name could find")
    func sameName() async throws {
        try await TestServer.with { server in
            let first = try await server.signUp("anna"), blob = Blob.jpeg()
            _ = try await server.ask(.put(.data(blob.data)), blob.path, token: first.token)
            let form = AccountDeletion(password: TestServer.password, userName: "anna", posts: .delete)
            #expect(try await server.ask(.deleteAccount, nil, form, token: first.token).status == 204)
            let second = try await server.signUp("anna")
            #expect(try await server.ask(.account, token: first.token).status == 401)
            #expect(try await server.ask(.get, blob.path, token: second.token).status == 404)
            #expect(try await server.ask(.wholeShelf, token: second.token).value([Row].self) == [])
        }
    }

    @Test(
        "Attack 10: an account without an address and a password is nobody's",
        arguments: ["null", "\"\"", "\"null\"", "\"\\u0000\"", "[]", "{}", "0", "false"])
    func nothing(value: String) async throws {
        try await TestServer.with { server in
            try await server.store.write {
                let draft = Accounts.Draft(userName: "chef", displayName: "chef", password: nil)
                _ = try Accounts($0).create(draft, at: 1)
            }
            let before = try await server.stored()
            for json in [
                #"{"name":"chef","password":\#(value),"device":"x"}"#,
                #"{"name":\#(value),"password":\#(value),"device":"x"}"#,
                #"{"name":"chef","password":\#(value),"code":\#(value),"device":"x"}"#,
            ] {
                let answer = try await server.send(json, to: .signIn)
                #expect([400, 401, 422].contains(answer.status), "\(json): \(answer.status)")
            }
            let reset = try await server.send(#"{"email":\#(value)}"#, to: .resetPassword)
            #expect([400, 422].contains(reset.status))
            for route in [Route.confirm, .setPassword] {
                let text = value.filter { $0 != "\"" }
                let answer = try await server.send(
                    ["t": text, "password": "a wholly new one"], to: route.path)
                #expect(answer.status == 410)
            }
            // What failed is counted, and nothing else is written.
            var after = try await server.stored()
            after["failure"] = before["failure"]
            #expect(after == before)
        }
    }

    @Test("Attack 10: a ticket for nobody, or for something else, opens no account") func tickets()
        async throws
    {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna"), end = server.clock.now + 1_000_000
            try await server.store.write { connection in
                for kind in Tickets.Kind.allCases {
                    try Tickets(connection).issue(kind, token: "nobody-\(kind)", subject: "", until: end)
                    try Tickets(connection).issue(
                        kind, token: "anna-\(kind)", account: anna.account.id, subject: "", until: end)
                }
            }
            for kind in Tickets.Kind.allCases {
                for token in ["nobody-\(kind)", "anna-\(kind)"] where token != "anna-reset" {
                    let fields = ["t": token, "password": "a wholly new one"]
                    server.clock.move(by: 60_000)
                    #expect(try await server.send(fields, to: "/reset").status == 410, "\(token)")
                    #expect(try await server.send(fields, to: "/confirm").status == 410, "\(token)")
                    let code = CodeSignIn(
                        code: token, verifier: String(repeating: "v", count: 43), device: "x")
                    #expect(try await server.ask(.signInByCode, nil, code).status == 410, "\(token)")
                }
            }
            #expect(try await server.signIn("anna").status == 201)
        }
    }

    @Test("Attack 11: nobody makes himself more than he is", arguments: ["member", "moderator"])
    func roles(role: String) async throws {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna"), mine = try #require(Account.Role(rawValue: role))
            try await server.store.write {
                try Accounts($0).setRole(mine, id: anna.account.id)
                // Without one a moderator would be sent to make one first.
                try Accounts($0).setSecondFactor(OneTimeCode.newSecret(), step: 0, id: anna.account.id)
            }
            for (route, json) in [
                (Route.changeAccount, #"{"role":"owner"}"#),
                (.changeAccount, #"{"displayName":"Anna","allowedBytes":9e15}"#),
                (.changeAccount, #"{"isEmailConfirmed":true}"#), (.changeAccount, #"{"usedBytes":0}"#),
                (.changeAccount, #"{"id":"\#(anna.account.id)","hasSecondFactor":false}"#),
                (
                    .changeUserName,
                    #"{"password":"\#(TestServer.password)","userName":"anna2","role":"owner"}"#
                ),
                (.changeUserName, #"{"password":"\#(TestServer.password)","userName":"admin"}"#),
                (
                    .signUp,
                    #"{"userName":"ben","password":"correct horse battery","cuisines":[],"terms":"1","language":"en","device":"x","role":"owner"}"#
                ),
            ] {
                let answer = try await server.send(
                    json, to: route, token: anna.token, headers: ["If-Match": "*"])
                #expect([400, 422].contains(answer.status), "\(json): \(answer.status)")
            }
            let account = try await server.ask(.account, token: anna.token).value(Account.self)
            #expect(account.role == mine && account.allowedBytes == anna.account.allowedBytes)
            #expect(account.userName == "anna")
        }
    }

    @Test("Attack 11: of two owners who leave at once, one stays", arguments: TestServer.databases)
    func owners(database: String) async throws {
        try await TestServer.on(database) { server in
            let settings = server.server.backroom.settings
            for round in 0..<3 {
                let one = try await server.signUp("one-\(round)"),
                    two = try await server.signUp("two-\(round)")
                try await server.store.write { connection in
                    for account in try Accounts(connection).list() {
                        let isNew = [one.account.id, two.account.id].contains(account.shown.id)
                        try Accounts(connection).setRole(isNew ? .owner : .member, id: account.shown.id)
                    }
                }
                let desk = try await AdminDesk(settings, now: server.clock.now)
                async let demoted: Void = desk.setRole("one-\(round)", .member)
                async let gone = server.ask(
                    .deleteAccount, nil,
                    AccountDeletion(password: TestServer.password, userName: "two-\(round)", posts: .delete),
                    token: two.token)
                _ = try? await demoted
                _ = try await gone
                #expect(try await server.store.read { try Accounts($0).count(role: .owner) } == 1)
                if let last = try await desk.accounts().first(where: { $0.role == .owner }) {
                    await #expect(throws: BackUp.Fault.self) { try await desk.delete(last.userName) }
                    await #expect(throws: BackUp.Fault.self) {
                        try await desk.setRole(last.userName, .member)
                    }
                }
                await desk.close()
            }
        }
    }
}
