import API
@testable import CommunityServer
import Foundation
import ServerStore
import TestCluster
import Testing
import Web

@Suite(
    "Two servers side by side on one PostgreSQL (SP1, AR18)",
    .enabled(if: Cluster.isPossible, "\(Cluster.reason)"), .timeLimit(.minutes(2)))
struct SideBySideTests {
    private static func with(_ work: (TestServer, TestServer) async throws -> Void) async throws {
        let address = PostgreSQLAddress(try await Cluster.shared().newSchema())
        try await TestServer.with { settings in
            settings.postgres = address
        } _: { first in
            try await TestServer.with { settings in
                settings.postgres = address
            } _: { second in
                try await work(first, second)
            }
        }
    }

    @Test("Whoever signs in with one is signed in with both, and signed out with both") func sessions()
        async throws
    {
        try await Self.with { first, second in
            #expect(first.store.epoch == second.store.epoch)
            let anna = try await first.signUp("anna")
            let account = try await second.ask(.account, token: anna.token).value(Account.self)
            #expect(account.userName == "anna")
            #expect(
                try await second.ask(.signOut, Route.signOut.path("this"), token: anna.token).status == 204)
            #expect(try await first.ask(.account, token: anna.token).status == 401)
        }
    }

    @Test("A change that one is told is a hint to those who listen to the other") func hints() async throws {
        try await Self.with { first, second in
            let anna = try await first.signUp("anna")
            let tablet = try await second.signIn("anna").value(SignedIn.self)
            let stream = try await EventTests.listen(second, tablet.token)
            try await EventTests.change(first, anna.token, "laptop")
            #expect(try await EventTests.events(1, of: stream).map(\.id) == ["1"])
            let again = try await EventTests.listen(second, tablet.token)
            #expect(
                try await first.ask(.signOut, Route.signOut.path(tablet.device.id), token: anna.token).status
                    == 204)
            #expect(try await EventTests.events(1, of: again) == [], "It ends with the device's signing out")
        }
    }

    @Test("Failures at the door are counted by both together") func failures() async throws {
        try await Self.with { first, second in
            _ = try await first.signUp("anna")
            var statuses: [Int] = []
            for number in 0..<24 {
                let server = number.isMultiple(of: 2) ? first : second
                statuses.append(try await server.signIn("anna", password: "wrong wrong wrong").status)
            }
            #expect(statuses.first == 401 && statuses.last == 429, "\(statuses)")
        }
    }

    @Test("A back-up goes from a file to PostgreSQL and back; what was there becomes one before")
    func moving()
        async throws
    {
        try await TestServer.with { settings in
            settings.postgres = nil
        } _: { server in
            let anna = try await server.signUp("anna")
            try await EventTests.change(server, anna.token, "laptop")
            let now = server.clock.now, file = server.server.backroom.settings
            let backUp = try await BackUp.take(file, to: file.backUps, at: now)

            var moved = file
            moved.folder = server.folder + "/moved"
            moved.postgres = PostgreSQLAddress(try await Cluster.shared().newSchema())
            let stranger = try await Setup(moved, path: server.folder + "/moved.conf").makeOwner(
                "stranger", cost: TestServer.cheap)
            #expect(stranger != nil)
            try await backUp.restore(to: moved, at: now)
            #expect(BackUp.all(in: moved.backUps).count == 1)
            let there = try await CommunityServer(moved, cost: TestServer.cheap)
            let rows = try await there.backroom.shelves.rows(of: anna.account.id, after: 0, limit: 9)
            #expect(rows.map(\.id) == ["laptop"] && there.backroom.store.epoch != server.store.epoch)
            #expect(try await there.backroom.store.read { try Accounts($0).find(name: "stranger") } == nil)
            await there.backroom.store.close()

            // From another folder, as from another machine: under a server that runs nothing is replaced.
            try await TestServer.with { settings in
                settings.postgres = moved.postgres
            } _: { running in
                // It says that it runs as soon as it listens to others, which is a moment after its start.
                _ = try await running.signUp("ben")
                try await Task.sleep(for: .milliseconds(300))
                await #expect(throws: BackUp.Fault("the server is running; end it first")) {
                    try await backUp.restore(to: moved, at: now + 1000)
                }
                #expect(try await running.store.read { try Accounts($0).find(name: "ben") } != nil)
            }

            let second = try await BackUp.take(moved, to: server.folder + "/again", at: now + 60_000)
            try second.check()
            var back = file
            back.folder = server.folder + "/back"
            try await second.restore(to: back, at: now)
            let here = try await CommunityServer(back, cost: TestServer.cheap)
            let same = try await here.backroom.shelves.rows(of: anna.account.id, after: 0, limit: 9)
            #expect(same == rows)
            await here.backroom.store.close()
        }
    }

    @Test("The doctor looks at it, and says it when it isn't there") func doctor() async throws {
        var settings = ServerSettings()
        settings.folder = NSTemporaryDirectory() + "doctor-\(UUID().uuidString)"
        settings.postgres = PostgreSQLAddress(try await Cluster.shared().newSchema())
        defer { try? FileManager.default.removeItem(atPath: settings.folder) }
        let setup = Setup(settings, path: settings.folder + "/server.conf")
        try setup.writeFiles()
        let read = try SettingsFile.read(try String(contentsOfFile: setup.path, encoding: .utf8))
        #expect(read == settings)
        _ = try await setup.makeOwner("chef", cost: TestServer.cheap)
        let findings = await Doctor(settings, now: 1_800_000_000_000).findings()
        #expect(findings.contains { $0.weight == .good && $0.sentence.contains("fsync = on") }, "\(findings)")
        settings.postgres = PostgreSQLAddress("postgres:///x?host=/nowhere")
        #expect(
            await Doctor(settings, now: 1_800_000_000_000).findings()
                .contains { $0.weight == .bad && $0.sentence.contains("PostgreSQL") })
    }
}
