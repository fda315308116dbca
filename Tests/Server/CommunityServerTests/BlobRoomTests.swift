import API
@testable import CommunityServer
import Foundation
import ServerStore
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

    /// Where the bytes are that lie there.
    private static func kept(_ server: TestServer) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: server.folder + "/media")
            .filter { $0.utf8.count > 60 }
    }

    @Test("Bytes for which there was no room don't stay, by whichever way they came") func leftovers()
        async throws
    {
        try await TestServer.with {
            $0.accountBytes = 10_000
        } _: { server in
            let anna = try await server.signUp("anna"), backroom = server.server.backroom
            try await withThrowingTaskGroup(of: Void.self) { group in
                for seed in 0..<12 {
                    group.addTask {
                        _ = try await Self.put(.jpeg(3330, seed: UInt8(seed)), server, anna.token)
                    }
                }
                try await group.waitForAll()
            }
            // One whose length nobody says doesn't even get there.
            let before = try Self.kept(server), blob = Blob.jpeg(3330, seed: 99)
            let raw = try RawConnection(port: server.port)
            raw.say(
                "PUT \(blob.path) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
                    + "Authorization: Bearer \(anna.token)\r\nTransfer-Encoding: chunked\r\n\r\nd02\r\n")
            raw.say(Array(blob.data))
            raw.say("\r\n0\r\n\r\n")
            let answer = await raw.hearAll()
            #expect(answer.hasPrefix("HTTP/1.1 413") && answer.contains("quota"), "\(answer)")
            #expect(try Self.kept(server) == before && before.count >= 3)
            // How much the account's own picture will be is known only when it is drawn.
            let picture = try await server.ask(
                .put(.data(blob.data)), "/v1/account/picture", token: anna.token)
            #expect(try picture.problem.type == .quota)
            #expect(try Self.kept(server).count == before.count + 1)
            server.clock.move(by: Blobs.claim + 1)
            try await backroom.sweepBlobs()
            #expect(try Self.kept(server).count == 3)
        }
    }

    @Test("One that can't be removed keeps nobody's account, and stays out of the way of the others")
    func stubborn() async throws {
        let log = Logbook(), janitorsLog = Logbook()
        try await TestServer.with(disk: DiskGauge { _ in 90 }, log: log) { server in
            var backroom = server.server.backroom
            backroom.logger = janitorsLog.logger
            let anna = try await server.signUp("anna", email: "anna@example.org")
            let link = try #require(try await server.letters(to: "anna@example.org").first)
            _ = try await server.send(["t": TestServer.token(in: link)], to: "/confirm")
            let blobs = (0..<3).map { Blob.jpeg(seed: UInt8($0)) }
            for blob in blobs { _ = try await Self.put(blob, server, anna.token) }
            // A folder in its place.
            let path = backroom.media.path(blobs[1].hash)
            try FileManager.default.removeItem(atPath: path)
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
            server.clock.move(by: Blobs.claim + 1)
            let form = AccountDeletion(password: TestServer.password, userName: "anna", posts: .delete)
            #expect(try await server.ask(.deleteAccount, nil, form, token: anna.token).status == 204)
            #expect(log.lines.contains("sweep"))
            #expect(try await server.letters(to: "anna@example.org", atLeast: 2).count == 2)
            #expect(try Self.kept(server).count == 1)
            server.clock.move(by: Blobs.claim + 1)
            await #expect(throws: Problem.broken) { try await Janitor(backroom: backroom).sweep() }
            #expect(janitorsLog.lines.contains { $0.hasPrefix("the disk is 90 % full") })
            try FileManager.default.removeItem(atPath: path)
            server.clock.move(by: Blobs.claim + 1)
            try await Janitor(backroom: backroom).sweep()
            #expect(try await server.store.read { try $0.number("SELECT COUNT(*) FROM blob") } == 0)
        }
    }
}
