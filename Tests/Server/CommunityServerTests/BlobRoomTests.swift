import API
@testable import CommunityServer
import Foundation
import Synchronization
import Testing
import Web

@Suite("How much room there is for pictures and clips (SR02)", .timeLimit(.minutes(2))) struct BlobRoomTests {
    private static func put(_ blob: Blob, _ server: TestServer, _ token: String) async throws -> WebAnswer {
        try await server.ask(.put(.data(blob.data)), blob.path, token: token)
    }

    @Test("An account's room has an end, whoever brings how much at once") func quota() async throws {
        try await TestServer.with {
            $0.accountBytes = 10_000
        } _: { server in
            let anna = try await server.signUp("anna")
            let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
                for seed in 0..<12 {
                    group.addTask {
                        try await Self.put(.jpeg(3000, seed: UInt8(seed)), server, anna.token).status
                    }
                }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(statuses.count { $0 == 204 } == 3)
            let refused = try await Self.put(.jpeg(3000, seed: 99), server, anna.token)
            #expect(refused.status == 413)
            #expect(try refused.problem.type == .quota)
            // What nothing names makes room, if it isn't quite new.
            server.clock.move(by: 11 * 60_000)
            #expect(try await Self.put(.jpeg(3000, seed: 99), server, anna.token).status == 204)
        }
    }

    @Test("At four fifths the account is told, and whoever looks after the server") func nearlyFull()
        async throws
    {
        try await TestServer.with {
            $0.accountBytes = 10_000
        } _: { server in
            let anna = try await server.signUp("anna")
            func account() async throws -> Account {
                try await server.ask(.account, token: anna.token).value(Account.self)
            }
            let settings = server.server.backroom.settings,
                sentence = "Accounts that have used 80 % of their room for pictures: 1."
            func isSaid() async -> Bool {
                await Doctor(settings, now: server.clock.now).findings().contains { $0.sentence == sentence }
            }
            _ = try await Self.put(.jpeg(7999), server, anna.token)
            #expect(try await !account().isNearlyFull)
            #expect(await !isSaid())
            #expect(try await server.ask(.get, "/metrics").text.contains("hands_off_accounts_nearly_full 0"))
            // Another one, of its own bytes; together 8,600.
            _ = try await Self.put(.jpeg(601, seed: 2), server, anna.token)
            #expect(try await account().isNearlyFull)
            #expect(await isSaid())
            #expect(try await server.ask(.get, "/metrics").text.contains("hands_off_accounts_nearly_full 1"))
            #expect(try await Self.put(.jpeg(1400, seed: 3), server, anna.token).status == 204)
            #expect(try await Self.put(.jpeg(601, seed: 4), server, anna.token).problem.type == .quota)
        }
    }

    @Test("A disk that is nearly full takes nothing big any more, and says so") func fullDisk() async throws {
        let percent = Mutex(94)
        try await TestServer.with(disk: DiskGauge { _ in percent.withLock { $0 } }) { server in
            let anna = try await server.signUp("anna"), blob = Blob.jpeg()
            #expect(try await Self.put(blob, server, anna.token).status == 204)
            #expect(try await server.ask(.get, "/metrics").text.contains("hands_off_disk_used_percent 94"))
            percent.withLock { $0 = 95 }
            let answers = [
                try await Self.put(.jpeg(seed: 2), server, anna.token),
                try await server.ask(.put(.data(blob.data)), "/v1/account/picture", token: anna.token),
            ]
            for answer in answers {
                #expect(answer.status == 507)
                #expect(
                    try answer.problem.type == .full
                        && answer.problem.title == "The server's disk is nearly full.")
            }
            await #expect(throws: Problem.full) {
                _ = try await server.server.backroom.rendition(.picture, of: blob.hash)
            }
            // What is there can be read, and small things go on.
            #expect(try await server.ask(.get, blob.path, token: anna.token).body == blob.data)
            #expect(try await server.ask(.removePicture, token: anna.token).status == 200)
            percent.withLock { $0 = 50 }
            #expect(try await Self.put(.jpeg(seed: 2), server, anna.token).status == 204)
        }
    }
}
