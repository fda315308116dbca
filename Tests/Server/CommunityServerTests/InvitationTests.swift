import API
@testable import CommunityServer
import Foundation
import ServerStore
import Testing
import Web

extension TestServer {
    /// An invitation of somebody's, as it lies in the store.
    func invitation(by userName: String) async throws -> String {
        let now = clock.now
        return try await store.write { connection in
            guard let account = try Accounts(connection).find(userName: userName),
                let made = try Invitations(connection).issue(
                    token: Secrets.token(), by: account.shown.id, most: .max, until: now + 86_400_000, at: now
                )
            else { throw StoreError(.broken, cause: "no invitation") }
            return made.id
        }
    }

    /// The owner lets somebody in.
    fileprivate func letIn(_ name: String) async throws -> SignedIn {
        let token = Secrets.token(), end = clock.now + 86_400_000
        try await store.write {
            try Tickets($0).issue(.invitation, token: token, subject: name, until: end)
        }
        return try await come(name, with: token).value(SignedIn.self)
    }

    fileprivate func come(_ name: String, with code: String?) async throws -> WebAnswer {
        clock.move(by: 60_000)
        return try await ask(
            .signUp, nil,
            SignUp(
                userName: name, password: Self.password, terms: "1", language: "en", device: "Laptop",
                invitation: code))
    }

    fileprivate func invite(_ token: String, key: String = UUID().uuidString) async throws -> WebAnswer {
        clock.move(by: 60_000)
        return try await ask(.invite, token: token, headers: ["Idempotency-Key": key])
    }

    fileprivate func invitations(_ token: String) async throws -> InvitationList {
        try await ask(.invitations, token: token).value(InvitationList.self)
    }
}

@Suite("Members invite (SP6)", .timeLimit(.minutes(2))) struct InvitationTests {
    private static let day: Int64 = 86_400_000

    private func byInvitation(_ settings: inout ServerSettings) { settings.registration = .invited }

    @Test("A code lets one friend in, and who invited whom is known", arguments: TestServer.databases)
    func once(database: String) async throws {
        try await TestServer.on(database, byInvitation) { server in
            let anna = try await server.letIn("anna")
            server.clock.move(by: 3 * Self.day)
            let made = try await server.invite(anna.token).value(NewInvitation.self)
            #expect(Invitation.isCode(made.code) && made.until == server.clock.now + 14 * Self.day)
            #expect(try await server.invitations(anna.token).items == [made.invitation])
            #expect(try await server.come("ben", with: nil).problem.type == .closed)
            #expect(try await server.come("ben", with: made.code + "x").problem.type == .closed)
            let ben = try await server.come("ben", with: made.code).value(SignedIn.self)
            #expect(try await server.come("carl", with: made.code).problem.type == .closed)
            #expect(try await server.invitations(anna.token).items.isEmpty)
            let (by, others, ofAnna) = try await server.store.read { connection in
                (
                    try Invitations(connection).inviter(of: ben.account.id),
                    try Invitations(connection).invited(by: anna.account.id, limit: 10),
                    try Invitations(connection).inviter(of: anna.account.id)
                )
            }
            #expect(by == .somebody(userName: "anna") && others == ["ben"] && ofAnna == nil)
            // Who has gone has still invited; but nobody is told who it was.
            try await server.store.write {
                try Accounts($0).delete(id: anna.account.id, posts: .delete, at: server.clock.now)
            }
            #expect(try await server.store.read { try Invitations($0).inviter(of: ben.account.id) } == .gone)
        }
    }

    @Test("Nothing of a code is kept but a hash, and it opens nothing else") func secret() async throws {
        try await TestServer.with(byInvitation) { server in
            let anna = try await server.letIn("anna")
            server.clock.move(by: 3 * Self.day)
            let made = try await server.invite(anna.token).value(NewInvitation.self)
            for table in ["ticket", "idempotency", "account", "invited"] {
                let rows = try await server.store.read { connection in
                    try connection.rows("SELECT * FROM \(table)").map { "\($0)" }
                }
                #expect(!rows.joined().contains(made.code), "\(table)")
            }
            for path in ["/confirm?t=\(made.code)", "/reset?t=\(made.code)"] {
                #expect(try await server.ask(.get, path).status == 410)
            }
            #expect(try await server.ask(.account, token: made.code).status == 401)
        }
    }

    @Test("An answer that got lost costs no second invitation", arguments: TestServer.databases)
    func lost(database: String) async throws {
        try await TestServer.on(database, byInvitation) { server in
            let anna = try await server.letIn("anna")
            server.clock.move(by: 3 * Self.day)
            let first = try await server.invite(anna.token, key: "one").value(NewInvitation.self)
            let again = try await server.invite(anna.token, key: "one")
            let second = try again.value(NewInvitation.self)
            #expect(again.status == 201 && again.headers["Idempotent-Replayed"] == "true")
            #expect(second.id == first.id && second.until == first.until && second.code != first.code)
            #expect(try await server.invitations(anna.token).items.count == 1)
            // What was lost is worth nothing any more.
            #expect(try await server.come("ben", with: first.code).problem.type == .closed)
            #expect(try await server.come("ben", with: second.code).status == 201)
            #expect(try await server.invite(anna.token, key: "one").problem.type == .expired)
            #expect(try await server.ask(.invite, token: anna.token).problem.type == .malformed)
        }
    }

    @Test("So many are open at a time and no more, however many ask at once", arguments: TestServer.databases)
    func most(database: String) async throws {
        try await TestServer.on(
            database,
            { settings in
                (settings.registration, settings.invitations, settings.isUnhurried) = (.invited, 2, true)
            }
        ) { server in
            let anna = try await server.letIn("anna")
            server.clock.move(by: 3 * Self.day)
            let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
                for _ in 0..<8 {
                    group.addTask {
                        try await server.ask(
                            .invite, token: anna.token, headers: ["Idempotency-Key": UUID().uuidString]
                        ).status
                    }
                }
                return try await group.reduce(into: [Int]()) { $0.append($1) }
            }
            #expect(statuses.filter { $0 == 201 }.count == 2 && statuses.filter { $0 == 403 }.count == 6)
            let list = try await server.invitations(anna.token)
            #expect(list.items.count == 2 && list.most == 2 && list.from == nil)
            // One that is taken back makes room, and lets nobody in.
            let id = list.items[0].id
            #expect(
                try await server.ask(
                    .withdrawInvitation, Route.withdrawInvitation.path(id), token: anna.token
                ).status == 204)
            #expect(
                try await server.ask(
                    .withdrawInvitation, Route.withdrawInvitation.path(id), token: anna.token
                ).status == 404)
            let made = try await server.invite(anna.token).value(NewInvitation.self)
            #expect(try await server.invite(anna.token).problem.type == .forbidden)
            // One that is too old does, too.
            server.clock.move(by: 14 * Self.day)
            #expect(try await server.invitations(anna.token).items.isEmpty)
            #expect(try await server.come("ben", with: made.code).problem.type == .closed)
            #expect(try await server.invite(anna.token).status == 201)
        }
    }

    @Test("Whoever is new here waits; owners don't") func new() async throws {
        try await TestServer.with(byInvitation) { server in
            let anna = try await server.letIn("anna")
            #expect(try await server.invite(anna.token).problem.type == .forbidden)
            let from = try #require(try await server.invitations(anna.token).from)
            #expect(from == anna.account.createdAt + 3 * Self.day)
            server.clock.move(by: from - server.clock.now)
            #expect(try await server.invitations(anna.token).from == nil)
            #expect(try await server.invite(anna.token).status == 201)
            let owner = try await server.letIn("chef")
            try await server.store.write { connection in
                try Accounts(connection).setRole(.owner, id: owner.account.id)
                try Accounts(connection).setSecondFactor(
                    OneTimeCode.newSecret(), step: 0, id: owner.account.id)
            }
            #expect(try await server.invite(owner.token).status == 201)
        }
    }

    @Test(
        "Whoever is suspended invites nobody, and has invited nobody meanwhile",
        arguments: TestServer.databases)
    func suspended(database: String) async throws {
        try await TestServer.on(database, byInvitation) { server in
            let anna = try await server.letIn("anna")
            server.clock.move(by: 3 * Self.day)
            let made = try await server.invite(anna.token).value(NewInvitation.self)
            func suspend(_ why: String?) async throws {
                try await server.store.write { try Accounts($0).suspend(why, id: anna.account.id) }
            }
            try await suspend("Spam.")
            #expect(try await server.invite(anna.token).problem.type == .suspended)
            #expect(try await server.come("ben", with: made.code).problem.type == .closed)
            #expect(try await server.ask(.get, "/invitation/\(made.code)").status == 410)
            try await suspend(nil)
            #expect(try await server.come("ben", with: made.code).status == 201)
        }
    }

    @Test("Where the owner wants it otherwise, members don't") func settings() async throws {
        for change: @Sendable (inout ServerSettings) -> Void in [
            { ($0.registration, $0.invitations) = (.invited, 0) }, { $0.registration = .open },
        ] {
            try await TestServer.with(change) { server in
                let anna = try await server.letIn("anna")
                server.clock.move(by: 3 * Self.day)
                #expect(try await server.invite(anna.token).status == 404)
                #expect(try await server.invitations(anna.token).most == 0)
                let info = try await server.ask(.server).value(ServerInfo.self)
                #expect(!info.skills.contains("invitations"))
            }
        }
        try await TestServer.with(byInvitation) { server in
            let info = try await server.ask(.server).value(ServerInfo.self)
            #expect(info.skills.contains("invitations"))
        }
        let read = try SettingsFile.read(
            "registration = invited\ninvitations = 5\ninvitation-days = 30\ninviting-after-days = 0\n")
        #expect(read.invitations == 5 && read.invitationDays == 30 && read.invitingAfterDays == 0)
        for line in [
            "invitations = -1", "invitations = many", "invitation-days = 0", "inviting-after-days = 366",
        ] {
            #expect(throws: SettingsFile.Fault.self) { try SettingsFile.read(line) }
        }
    }

    @Test(
        "Its page says what waits, can be looked at again and again, and isn't listed",
        arguments: ["en", "de"])
    func page(language: String) async throws {
        try await TestServer.with {
            ($0.registration, $0.address, $0.name) = (.invited, "https://kitchen.example", "Nana’s <kitchen>")
        } _: { server in
            let anna = try await server.letIn("anna")
            server.clock.move(by: 3 * Self.day)
            let made = try await server.invite(anna.token).value(NewInvitation.self)
            let path = Route.publicInvitation.path(made.code)
            for _ in 0..<3 {
                let page = try await server.ask(.get, path, headers: ["Accept-Language": language])
                #expect(page.status == 200 && page.headers["Cache-Control"] == "no-store")
                #expect(page.headers["X-Robots-Tag"] == "noindex, nofollow")
                #expect(page.headers["Referrer-Policy"] == "no-referrer" && page.headers["Set-Cookie"] == nil)
                #expect(page.text.contains("<meta name=\"robots\" content=\"noindex\">"))
                #expect(page.text.contains(language == "en" ? "You are invited" : "Du bist eingeladen"))
                #expect(page.text.contains("Nana’s &lt;kitchen&gt;") && page.text.contains(made.code))
                // What previews and search engines read doesn't say it.
                let head = page.text.split(separator: "<body>")[0]
                #expect(!head.contains(made.code))
                let link = try #require(page.text.firstMatch(of: /href="(hands-off:[^"]*)"/)?.1)
                #expect(PageLink(String(link))?.page == "https://kitchen.example" + path)
                // Nobody is told who has invited.
                #expect(!page.text.contains("anna"))
            }
            #expect(try await server.ask(.get, "/robots.txt").text.contains("Disallow: /invitation/"))
            #expect(try await server.come("ben", with: made.code).status == 201)
            for code in [made.code, "nothing-there", "%3Cscript%3E", "x", String(repeating: "a", count: 500)]
            {
                let gone = try await server.ask(.get, "/invitation/" + code)
                #expect(gone.status == 410 && gone.headers["Cache-Control"] == "no-store", "\(code)")
                #expect(!gone.text.contains("<script") && !gone.text.contains("hands-off:"))
            }
        }
    }

    @Test("Whoever tries codes is soon told to wait") func guesses() async throws {
        try await TestServer.with(byInvitation) { server in
            var statuses: [Int] = []
            for number in 0..<40 {
                statuses.append(try await server.ask(.get, "/invitation/guess-number-\(number)").status)
            }
            #expect(statuses.first == 410 && statuses.last == 429)
        }
    }

    @Test("The archive has the open ones, and whom one has invited; they go with the account")
    func archive() async throws {
        try await TestServer.with(byInvitation) { server in
            let anna = try await server.letIn("anna")
            server.clock.move(by: 3 * Self.day)
            let used = try await server.invite(anna.token).value(NewInvitation.self)
            let open = try await server.invite(anna.token).value(NewInvitation.self)
            _ = try await server.come("ben", with: used.code)
            let archive = try await server.ask(
                .archive, token: anna.token, headers: ["Accept": "application/json"])
            #expect(archive.text.contains("\"invited\":1") && archive.text.contains(open.id))
            #expect(!archive.text.contains(open.code))
            try await server.store.write {
                try Accounts($0).delete(id: anna.account.id, posts: .delete, at: server.clock.now)
            }
            #expect(try await server.come("carl", with: open.code).problem.type == .closed)
        }
    }

    @Test("Moderators see who has invited somebody, and whom they have") func console() async throws {
        try await TestServer.with(byInvitation) { server in
            let anna = try await server.letIn("anna")
            server.clock.move(by: 3 * Self.day)
            let made = try await server.invite(anna.token).value(NewInvitation.self)
            _ = try await server.come("ben", with: made.code)
            let mod = try await server.letIn("mona")
            let secret = try await server.appointKnown(.moderator, mod.account.id)
            let browser = try server.browser(try await server.enterConsole("mona", secret: secret))
            let ben = try await browser.open("/console/people/ben")
            #expect(ben.text.contains("Invited by <a href=\"/console/people/anna\"><bdi>anna</bdi></a>"))
            let page = try await browser.open("/console/people/anna")
            #expect(page.text.contains("Has invited: <a href=\"/console/people/ben\">"))
            #expect(!page.text.contains("Invited by"))
            try await server.store.write {
                try Accounts($0).delete(id: anna.account.id, posts: .delete, at: server.clock.now)
            }
            #expect(
                try await browser.open("/console/people/ben").text.contains(
                    "Invited by somebody whose account is gone"))
        }
    }
}
