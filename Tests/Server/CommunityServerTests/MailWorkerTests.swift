@testable import CommunityServer
import Foundation
import ServerStore
import Testing
import Web

@Suite("Letters that wait for a mail server (AR09)", .timeLimit(.minutes(1))) struct MailWorkerTests {
    /// A server whose letters go when it is told to, to a mail server of the tests'.
    private static func with(
        _ work: (TestServer, MailWorker, MailStandIn) async throws -> Void
    ) async throws {
        let mail = try MailStandIn()
        try await TestServer.with {
            $0.mail = .none
        } _: { server in
            var settings = server.server.backroom.settings
            settings.mail = .smtp("smtp://127.0.0.1:\(mail.port)")
            let worker = MailWorker(backroom: server.server.backroom, carrier: MailCarrier(settings))
            try await work(server, worker, mail)
        }
    }

    private static func write(_ count: Int, _ server: TestServer) async throws {
        let now = server.clock.now
        try await server.store.write { connection in
            for number in 0..<count {
                try Outbox(connection).write(
                    to: "cook-\(number)@example.org", subject: "Hello", body: "x", at: now,
                    until: now + Outbox.longest)
            }
        }
    }

    private static func counts(_ server: TestServer) async throws -> [Int] {
        let counts = try await server.store.read { try Outbox($0).counts() }
        return [counts.waiting, counts.dead]
    }

    @Test("What the owner has set wrong kills no letter; put right, all go", arguments: ["MAIL", "RCPT", ""])
    func owner(word: String) async throws {
        try await Self.with { server, worker, mail in
            mail.change { $0.prefix(4) == word ? "554 5.7.1 no" : MailStandIn.usual($0) }
            try await Self.write(5, server)
            // All day long, as often as the worker wakes.
            for _ in 0..<200 {
                try await worker.sendDue()
                server.clock.move(by: 400_000)
            }
            #expect(try await Self.counts(server) == [5, 0])
            // One letter at a time was tried, every half an hour at most.
            let tries = mail.lines.count { $0 == "QUIT" || $0.hasPrefix("RCPT") }
            #expect(tries < 120, "\(tries)")
            let settings = server.server.backroom.settings
            let findings = await Doctor(settings, now: server.clock.now).findings()
            let bad = findings.filter { $0.weight == .bad }.map(\.sentence)
            #expect(
                bad.contains { $0.contains("(554 5.7.1)") && $0.hasSuffix("5 letters wait.") }, "\(bad)")
            mail.change { MailStandIn.usual($0) }
            server.clock.move(by: 1_800_000)
            try await worker.sendDue()
            #expect(try await Self.counts(server) == [0, 0] && mail.letters.count == 5)
        }
    }

    @Test("An address that nobody has costs its letter, and no other") func recipient() async throws {
        try await Self.with { server, worker, mail in
            mail.change { line in
                line == "RCPT TO:<cook-1@example.org>" ? "550 5.1.1 nobody" : MailStandIn.usual(line)
            }
            try await Self.write(3, server)
            try await worker.sendDue()
            #expect(try await Self.counts(server) == [0, 1] && mail.letters.count == 2)
            // Its text, in which there may be a link, is gone with it.
            #expect(try await server.store.read { try $0.row("SELECT body FROM mail")?.text("body") } == "")
        }
    }

    @Test("One that is to come later waits alone, and arrives") func later() async throws {
        try await Self.with { server, worker, mail in
            mail.change { line in
                line == "RCPT TO:<cook-0@example.org>" ? "450 4.2.0 greylisted" : MailStandIn.usual(line)
            }
            try await Self.write(3, server)
            try await worker.sendDue()
            #expect(try await Self.counts(server) == [1, 0] && mail.letters.count == 2)
            mail.change { MailStandIn.usual($0) }
            try await worker.sendDue()
            #expect(mail.letters.count == 2)
            server.clock.move(by: MailWorker.pauses[0])
            try await worker.sendDue()
            #expect(try await Self.counts(server) == [0, 0] && mail.letters.count == 3)
        }
    }

    @Test("When the connection is cut after the letter, it is sent again, under the same number") func cut()
        async throws
    {
        try await Self.with { server, worker, mail in
            mail.change { $0 == "." ? nil : MailStandIn.usual($0) }
            try await Self.write(1, server)
            try await worker.sendDue()
            #expect(try await Self.counts(server) == [1, 0])
            mail.change { MailStandIn.usual($0) }
            server.clock.move(by: MailRest.pauses[0])
            try await worker.sendDue()
            #expect(try await Self.counts(server) == [0, 0])
            let numbers = mail.letters.map { letter in
                String(decoding: letter, as: UTF8.self).split(separator: "\r\n")
                    .first { $0.hasPrefix("Message-ID") }
            }
            #expect(numbers.count == 2 && numbers[0] != nil && numbers[0] == numbers[1])
        }
    }

    @Test("A clock that jumps ends no letter, and keeps none waiting") func clock() async throws {
        try await Self.with { server, worker, mail in
            mail.change { $0.hasPrefix("RCPT") ? "450 later" : MailStandIn.usual($0) }
            try await Self.write(1, server)
            server.clock.jump(by: 1000 * 86_400_000)
            try await worker.sendDue()
            #expect(try await Self.counts(server) == [1, 0])
            mail.change { MailStandIn.usual($0) }
            server.clock.jump(by: -1000 * 86_400_000)
            try await Janitor(backroom: server.server.backroom).sweep()
            try await worker.sendDue()
            #expect(try await Self.counts(server) == [0, 0])
        }
    }

    @Test("A rest takes as long as it does, wherever the clock is set meanwhile", arguments: [1000, -1000])
    func restAndClock(days: Int64) async throws {
        try await Self.with { server, worker, mail in
            mail.change { $0 == "." ? nil : MailStandIn.usual($0) }
            try await Self.write(1, server)
            try await worker.sendDue()
            mail.change { MailStandIn.usual($0) }
            // So that the letter itself is due, whatever the clock says.
            func makeDue() async throws {
                try await server.store.write { try $0.run("UPDATE mail SET next_at = 0") }
            }
            server.clock.jump(by: days * 86_400_000)
            server.clock.move(by: MailRest.pauses[0] - 1)
            try await makeDue()
            try await worker.sendDue()
            #expect(try await Self.counts(server) == [1, 0])
            server.clock.move(by: 1)
            try await worker.sendDue()
            #expect(try await Self.counts(server) == [0, 0])
        }
    }

    @Test("All that wait and were tried are counted, for however many reasons") func troubled() async throws {
        try await Self.with { server, _, _ in
            try await Self.write(9, server)
            let next = server.clock.now + 1
            try await server.store.write { connection in
                // One is new, one was given up.
                for (number, row) in try connection.rows("SELECT id FROM mail").dropFirst().enumerated() {
                    try Outbox(connection).failed(
                        try row.text("id"), reason: "\(number)", next: number == 0 ? nil : next)
                }
            }
            let metrics = try await server.ask(.get, "/metrics").text
            #expect(metrics.contains("hands_off_mail_troubled 7\n"))
        }
    }

    @Test("Rests become longer up to half an hour, and end with what was taken") func rests() {
        let rest = MailRest(), now: Int64 = 1_000
        #expect((0..<5).map { _ in rest.begin(at: now) } == [60_000, 300_000, 900_000, 1_800_000, 1_800_000])
        #expect(rest.left(at: now) == 1_800_000 && rest.left(at: now + 1_799_999) == 1)
        #expect(rest.left(at: now + 1_800_000) == 0)
        rest.reset()
        #expect(rest.left(at: now) == 0 && rest.begin(at: now) == 60_000)
    }
}
