import API
import ServerStore
import Testing

@Suite("Accounts as they are kept (AR07)", .timeLimit(.minutes(1))) struct AccountTests {
    private static func draft(_ name: String, email: String? = nil) -> Accounts.Draft {
        Accounts.Draft(userName: name, displayName: name, password: "x", email: email, cuisines: ["thai"])
    }

    @Test("A name is somebody's, in whatever case", arguments: Databases.allCases)
    func names(_ kind: Databases) async throws {
        try await kind.withStore { store in
            let anna = try await store.write { try Accounts($0).create(Self.draft("Anna"), at: 5) }
            #expect(anna.shown.userName == "anna" && anna.shown.cuisines == ["thai"])
            let error = await #expect(throws: StoreError.self) {
                try await store.write { try Accounts($0).create(Self.draft("ANNA"), at: 6) }
            }
            #expect(error?.kind == .taken)
            #expect(try await store.read { try Accounts($0).find(name: "aNNa") } == anna)
        }
    }

    @Test("An address is nobody's until it is confirmed, then one account's", arguments: Databases.allCases)
    func addresses(_ kind: Databases) async throws {
        try await kind.withStore { store in
            let one = try await store.write { connection in
                let accounts = Accounts(connection)
                let one = try accounts.create(Self.draft("one", email: "a@example.org"), at: 1)
                let two = try accounts.create(Self.draft("two", email: "A@example.org"), at: 2)
                #expect(try accounts.find(confirmedEmail: "a@example.org") == nil)
                #expect(
                    try accounts.unconfirmed(email: "a@EXAMPLE.org", limit: 3).map(\.shown.userName) == [
                        "two", "one",
                    ])
                try accounts.confirm(email: "A@example.org", id: two.shown.id)
                #expect(try accounts.find(name: "a@example.org")?.shown.userName == "two")
                return one
            }
            let late = await #expect(throws: StoreError.self) {
                try await store.write { try Accounts($0).confirm(email: "a@example.org", id: one.shown.id) }
            }
            #expect(late?.kind == .taken)
        }
    }

    @Test("Devices end by their time, by silence, and by hand", arguments: Databases.allCases)
    func devices(_ kind: Databases) async throws {
        try await kind.withStore { store in
            try await store.write { connection in
                let sessions = Sessions(connection)
                let id = try Accounts(connection).create(Self.draft("anna"), at: 0).shown.id
                let laptop = try sessions.begin(account: id, token: "laptop", name: "Laptop", at: 0)
                #expect(try sessions.caller(token: "laptop", at: 1)?.device == laptop.id)
                #expect(try sessions.caller(token: "other", at: 1) == nil)
                #expect(try sessions.caller(token: "laptop", at: Sessions.idle) == nil)
                var now: Int64 = 0
                while now < Sessions.longest - Sessions.idle / 2 {
                    now += Sessions.idle / 2
                    try sessions.touch(device: laptop.id, at: now)
                }
                #expect(try sessions.caller(token: "laptop", at: now) != nil)
                #expect(try sessions.caller(token: "laptop", at: Sessions.longest) == nil)
                _ = try sessions.begin(account: id, token: "tablet", name: "Tablet", at: now)
                #expect(try sessions.devices(of: id, this: laptop.id).map(\.name) == ["Tablet", "Laptop"])
                #expect(try !sessions.end(device: laptop.id, of: "another"))
                #expect(try sessions.endAll(of: id, but: laptop.id) == 1)
                #expect(try sessions.end(device: laptop.id, of: id))
                for number in 0..<60 {
                    _ = try sessions.begin(
                        account: id, token: "\(number)", name: "x", at: now + Int64(number))
                }
                #expect(try sessions.devices(of: id, this: "").count == Sessions.limit)
                #expect(try sessions.caller(token: "59", at: now + 60) != nil)
            }
        }
    }

    @Test("A device gets another token only while nobody has used it", arguments: Databases.allCases)
    func renewed(_ kind: Databases) async throws {
        try await kind.withStore { store in
            try await store.write { connection in
                let sessions = Sessions(connection)
                let id = try Accounts(connection).create(Self.draft("anna"), at: 0).shown.id
                let laptop = try sessions.begin(account: id, token: "lost", name: "Laptop", at: 0)
                #expect(try sessions.renew(device: laptop.id, of: "another", token: "found") == nil)
                #expect(try sessions.renew(device: "another", of: id, token: "found") == nil)
                #expect(try sessions.caller(token: "lost", at: 1) != nil)
                #expect(try sessions.renew(device: laptop.id, of: id, token: "found") == laptop)
                #expect(try sessions.caller(token: "lost", at: 1) == nil)
                #expect(try sessions.caller(token: "found", at: 1)?.device == laptop.id)
                try sessions.touch(device: laptop.id, at: 7_200_000)
                #expect(try sessions.renew(device: laptop.id, of: id, token: "late") == nil)
                #expect(try sessions.caller(token: "found", at: 1) != nil)
            }
        }
    }

    @Test("A ticket counts once, for what it is, for as long as it is good", arguments: Databases.allCases)
    func tickets(_ kind: Databases) async throws {
        try await kind.withStore { store in
            try await store.write { connection in
                try Tickets(connection).issue(.invitation, token: "t", subject: "Anna", until: 10)
                try Tickets(connection).issue(.invitation, token: "old", subject: "Ben", until: 10)
            }
            #expect(try await store.write { try Tickets($0).use(.reset, token: "t", at: 5) } == nil)
            #expect(try await store.write { try Tickets($0).use(.invitation, token: "old", at: 10) } == nil)
            let used = await withTaskGroup(of: Bool.self) { group in
                for _ in 0..<20 {
                    group.addTask {
                        (try? await store.write { try Tickets($0).use(.invitation, token: "t", at: 5) })
                            != nil
                    }
                }
                return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
            }
            #expect(used == 1)
        }
    }

    @Test("Failures are counted for half an hour", arguments: Databases.allCases)
    func failures(_ kind: Databases) async throws {
        try await kind.withStore { store in
            try await store.write { connection in
                let failures = Failures(connection)
                for time in 1...3 { try failures.add("door", at: Int64(time)) }
                #expect(try failures.count("door", at: 4) == 3)
                #expect(try failures.count("door", at: 1 + Failures.window) == 0)
                try failures.add("door", at: 1 + Failures.window)
                #expect(try failures.count("door", at: 2 + Failures.window) == 1)
                try failures.forget("door")
                #expect(try failures.count("door", at: 2 + Failures.window) == 0)
            }
        }
    }

    @Test(
        "A letter is taken by one, tried again, and given up without its text", arguments: Databases.allCases)
    func outbox(_ kind: Databases) async throws {
        try await kind.withStore { store in
            try await store.write { connection in
                let outbox = Outbox(connection)
                try outbox.write(to: "a@example.org", subject: "s", body: "link", at: 0, until: 1000)
                let letter = try #require(try outbox.take(at: 0, lease: 100, limit: 5).first)
                #expect(try outbox.take(at: 50, lease: 100, limit: 5) == [])
                #expect(try outbox.take(at: 100, lease: 100, limit: 5).first?.tries == 2)
                try outbox.failed(letter.id, reason: "no", next: 400)
                #expect(try outbox.nextAt() == 400)
                try outbox.failed(letter.id, reason: "no", next: 1000)
                #expect(try outbox.counts() == (0, 1))
                #expect(try connection.row("SELECT body FROM mail")?.text("body") == "")
            }
        }
    }

    @Test("With an account goes all that hangs on it", arguments: Databases.allCases)
    func deletion(_ kind: Databases) async throws {
        try await kind.withStore { store in
            try await store.write { connection in
                let accounts = Accounts(connection)
                let id = try accounts.create(Self.draft("anna"), at: 0).shown.id
                _ = try Sessions(connection).begin(account: id, token: "t", name: "x", at: 0)
                try Tickets(connection).issue(.reset, token: "r", account: id, subject: "a", until: 9)
                try accounts.link(provider: "p", subject: "s", id: id, at: 0)
                try accounts.setRecoveryCodes(["c"], id: id)
                try accounts.delete(id: id, posts: .delete, at: 0)
                for table in ["account", "session", "ticket", "identity", "recovery"] {
                    #expect(try connection.number("SELECT COUNT(*) FROM \(table)") == 0, "\(table)")
                }
            }
        }
    }
}
