import API
import ServerStore
import Testing

@Suite("A machine's clock that jumps (SP1)", .timeLimit(.minutes(1))) struct ClockSenseTests {
    private static let day: Int64 = 86_400_000, hour: Int64 = 3_600_000, begin: Int64 = 1_800_000_000_000

    private static func clock() -> ClockSense { ClockSense(machine: begin) }

    @Test("One that goes on as time does is followed, little corrections included") func following() {
        var clock = Self.clock()
        for step: Int64 in [1000, Self.hour, 90 * Self.day] {
            let before = clock.now
            clock.look(at: before + step, after: step)
            #expect(clock.isBelieved && clock.now == before + step && clock.sure == clock.now)
        }
        let before = clock.now
        clock.look(at: before - 50 * 60_000, after: 0)
        #expect(clock.isBelieved && clock.now == before - 50 * 60_000)
    }

    @Test("After a jump, what is written carries the later time, what ends goes by the earlier")
    func jumping() {
        let years = 1000 * Self.day
        var ahead = Self.clock()
        ahead.look(at: Self.begin + years, after: 1000)
        #expect(!ahead.isBelieved && ahead.now == Self.begin + years && ahead.sure == Self.begin + 1000)
        var behind = Self.clock()
        behind.look(at: Self.begin - 300 * Self.day, after: 1000)
        #expect(behind.now == Self.begin + 1000 && behind.sure == Self.begin - 300 * Self.day)
        #expect(behind.machine == behind.sure)
        // Put right, it is as if nothing had been.
        ahead.look(at: Self.begin + 3000, after: 2000)
        #expect(ahead.isBelieved && ahead.now == Self.begin + 3000)
    }

    @Test(
        "It is believed when it has gone on so for a day, and not a moment earlier", arguments: [1000, -300])
    func probation(days: Int64) {
        var clock = Self.clock(), machine = Self.begin + days * Self.day
        clock.look(at: machine, after: 0)
        for _ in 0..<23 {
            machine += Self.hour
            clock.look(at: machine, after: Self.hour)
            #expect(!clock.isBelieved)
        }
        // Another jump begins the day anew.
        machine += 400 * Self.day
        clock.look(at: machine, after: Self.hour)
        #expect(!clock.isBelieved && clock.wait == Self.day)
        for _ in 0..<24 {
            machine += Self.hour
            clock.look(at: machine, after: Self.hour)
        }
        #expect(clock.isBelieved && clock.now == machine && clock.sure == machine)
    }

    @Test("A server that was off for weeks has no doubts, one that was off for months a day's") func rest() {
        var clock = Self.clock()
        clock.look(at: Self.begin + 29 * Self.day, after: nil)
        #expect(clock.isBelieved)
        clock.look(at: Self.begin + 200 * Self.day, after: nil)
        #expect(!clock.isBelieved)
        // Ended at night, every night: the day comes together all the same.
        var machine = Self.begin + 200 * Self.day
        for _ in 0..<3 {
            machine += 9 * Self.hour
            clock.look(at: machine, after: 9 * Self.hour)
            machine += 15 * Self.hour
            clock.look(at: machine, after: nil)
        }
        #expect(clock.isBelieved)
    }

    @Test("A time before all this was written is never believed", arguments: [0, 946_684_800_000])
    func dead(machine: Int64) {
        var clock = Self.clock()
        clock.look(at: machine, after: 0)
        clock.look(at: machine + 9 * Self.day, after: 9 * Self.day)
        #expect(!clock.isBelieved && clock.now == Self.begin + 9 * Self.day && clock.wait == nil)
        #expect(ClockSense(machine: machine).now == ClockSense.earliest)
    }

    @Test("What is known of it outlives the server", arguments: Databases.allCases)
    func log(_ kind: Databases) async throws {
        try await kind.withStore { store in
            #expect(try await store.read { try ClockLog($0).read() } == nil)
            var clock = Self.clock()
            for days: Int64 in [0, 1000] {
                clock.look(at: Self.begin + days * Self.day, after: 0)
                let clock = clock
                try await store.write { try ClockLog($0).write(clock) }
                #expect(try await store.read { try ClockLog($0).read() } == clock)
            }
        }
    }

    @Test("What was written while it was ahead is brought back", arguments: Databases.allCases)
    func settling(_ kind: Databases) async throws {
        try await kind.withStore { store in
            let now = Self.begin, wrong = Self.begin + 1000 * Self.day
            try await store.write { connection in
                let draft = Accounts.Draft(userName: "anna", displayName: "Anna", password: nil)
                let id = try Accounts(connection).create(draft, at: wrong).shown.id
                _ = try Sessions(connection).begin(account: id, token: "t", name: "x", at: wrong)
                try Tickets(connection).issue(.reset, token: "r", subject: "", until: wrong + 1)
                try Tickets(connection).issue(.invitation, token: "i", subject: "", until: wrong + 1)
                try Outbox(connection).write(to: "a@b", subject: "", body: "", at: wrong, until: wrong + 1)
                let blob = Blobs.Blob(bytes: 1, kind: "image/png"), blobs = Blobs(connection)
                try blobs.give("orphan", blob, to: id, allowance: 9, at: wrong)
                try blobs.release(looseBefore: wrong)
                try blobs.markOrphans(at: wrong)
                try blobs.give("h", blob, to: id, allowance: 9, at: wrong)
                #expect(try blobs.claim("coming", at: wrong))
                let keys = IdempotencyKeys(connection)
                let attempt = IdempotencyKeys.Attempt(account: id, key: "k", request: "r")
                _ = try keys.once(attempt, at: wrong) { StoredAnswer(202) }
                try ClockLog(connection).settle(at: now)

                let sessions = Sessions(connection)
                #expect(try sessions.caller(token: "t", at: now + Sessions.idle - 1) != nil)
                #expect(try sessions.caller(token: "t", at: now + Sessions.idle) == nil)
                #expect(try sessions.devices(of: id, this: "").first?.signedInAt == now)
                #expect(try Tickets(connection).isGood(.reset, token: "r", at: now + Tickets.longest - 1))
                #expect(try !Tickets(connection).isGood(.reset, token: "r", at: now + Tickets.longest))
                #expect(try Tickets(connection).isGood(.invitation, token: "i", at: wrong))
                #expect(try Outbox(connection).take(at: now, lease: 1, limit: 1).count == 1)
                #expect(try blobs.release(looseBefore: now) == 1)
                #expect(try blobs.claimOrphans(since: now, at: now) == ["orphan"])
                #expect(try blobs.isClaimed("coming", at: now + Blobs.claim))
                #expect(try !blobs.isClaimed("coming", at: now + Blobs.claim + 1))
                try keys.sweep(at: now + IdempotencyKeys.patience - 1)
                #expect(try keys.answer(to: attempt) != nil)
                try keys.sweep(at: now + IdempotencyKeys.patience)
                #expect(try keys.answer(to: attempt) == nil)
            }
        }
    }

    @Test(
        "Failures counted in the future lock nobody out, a second server's a little ahead count",
        arguments: Databases.allCases)
    func failures(_ kind: Databases) async throws {
        try await kind.withStore { store in
            try await store.write { connection in
                let failures = Failures(connection), now = Self.begin
                for _ in 0..<3 { try failures.add("door", at: now + 400 * Self.day) }
                #expect(try failures.count("door", at: now + 400 * Self.day) == 3)
                #expect(try failures.count("door", at: now) == 0)
                try failures.add("door", at: now)
                #expect(try failures.count("door", at: now - 2000) == 1)
                try failures.add("door", at: now - 2000)
                #expect(try failures.count("door", at: now) == 2)
                try failures.add("far", at: now + 400 * Self.day)
                try failures.sweep(at: now)
                #expect(try connection.number("SELECT COUNT(*) FROM failure") == 1)
            }
        }
    }

    @Test("A code used far ahead of now bars none; one used just now does", arguments: Databases.allCases)
    func codes(_ kind: Databases) async throws {
        let secret = OneTimeCode.newSecret(), now = Self.begin, step = now / 30_000
        let code = try #require(OneTimeCode.code(secret: secret, at: now))
        #expect(OneTimeCode.step(of: code, secret: secret, at: now, after: step + 1_000_000) == step)
        #expect(OneTimeCode.step(of: code, secret: secret, at: now, after: step + 2) == nil)
        try await kind.withStore { store in
            let draft = Accounts.Draft(userName: "anna", displayName: "Anna", password: nil)
            try await store.write { connection in
                let accounts = Accounts(connection)
                let id = try accounts.create(draft, at: now).shown.id
                try accounts.setSecondFactor(secret, step: step + 1_000_000, id: id)
                #expect(try accounts.useSecondFactor(step: step, id: id))
                #expect(try !accounts.useSecondFactor(step: step, id: id))
            }
        }
    }
}
