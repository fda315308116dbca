import API
@testable import CommunityServer
import Foundation
import ServerStore
import Testing
import Web

@Suite("Setting up, backing up, putting back, looking after (SR02, SP1)", .timeLimit(.minutes(2)))
struct KeepingTests {
    /// A folder that is thrown away afterwards, and settings for a server in it.
    private static func with(_ work: (ServerSettings) async throws -> Void) async throws {
        let folder = NSTemporaryDirectory() + "keeping-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        var settings = ServerSettings()
        settings.folder = folder + "/data"
        try await work(settings)
    }

    @Test("What init writes is read again as it was; what is there already stays") func setup() async throws {
        try await Self.with { settings in
            var settings = settings
            (settings.name, settings.address) = ("Küche = 1", "https://kitchen.example.org")
            (settings.registration, settings.hasCommunity) = (.open, true)
            let path = settings.folder + "/../server.conf"
            let setup = Setup(settings, path: path)
            try setup.writeFiles()
            let read = try SettingsFile.read(try String(contentsOfFile: path, encoding: .utf8))
            #expect(read == settings)
            let password = try #require(try await setup.makeOwner("chef", cost: TestServer.cheap))
            #expect(password.utf8.count == 20)
            #expect(try await setup.makeOwner("second", cost: TestServer.cheap) == nil)
            try Data("name = Mine".utf8).write(to: URL(filePath: path))
            try setup.writeFiles()
            #expect(try String(contentsOfFile: path, encoding: .utf8) == "name = Mine")
            let caddy = try String(contentsOfFile: settings.folder + "/../Caddyfile", encoding: .utf8)
            let container = try String(
                contentsOfFile: settings.folder + "/../Containerfile", encoding: .utf8)
            #expect(
                container.contains("--no-install-recommends ca-certificates ffmpeg libcurl4 ")
                    && container.contains("USER hands-off\n"))
            // What the README says is to be installed.
            let root = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
            let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
            #expect(readme.contains("apt install " + SetupFiles.packages.joined(separator: " ")))
            #expect(caddy.contains("kitchen.example.org {") && caddy.contains("reverse_proxy 127.0.0.1:8710"))
            let nginx = try String(contentsOfFile: settings.folder + "/../nginx.conf", encoding: .utf8)
            #expect(
                nginx.contains("listen 443 ssl")
                    && nginx.contains("proxy_set_header Host kitchen.example.org;"))
        }
    }

    @Test("Proxies let through what the settings let, at a place that is not the server's own") func proxies()
    {
        var settings = ServerSettings()
        for text in [SetupFiles.caddy(settings), SetupFiles.nginx(settings)] {
            #expect(text.contains("kitchen.example.org") && text.contains("address = https://"))
            #expect(!text.contains("\n127.0.0.1:8710 {"))
        }
        (settings.clipBytes, settings.host) = ((100 << 20) + 1, "::1")
        settings.address = "https://kitchen.example.org:8443"
        let caddy = SetupFiles.caddy(settings), nginx = SetupFiles.nginx(settings)
        #expect(caddy.contains("max_size 101MiB") && nginx.contains("client_max_body_size 101m;"))
        #expect(caddy.contains("kitchen.example.org:8443 {") && caddy.contains("reverse_proxy [::1]:8710 {"))
        #expect(nginx.contains("listen 8443 ssl") && nginx.contains("Host kitchen.example.org:8443;"))
        (settings.clipBytes, settings.pictureBytes) = (1 << 20, 1 << 20)
        #expect(SetupFiles.bodyMegabytes(settings) == 4)
    }

    @Test(
        "Settings that aren't any are said with their line",
        arguments: [
            ("name = A\nnonsense", 2), ("prot = 80", 1), ("# x\n\nport = 99999", 3),
            ("port = 1\nport = 2", 2),
            ("mail = ftp://x", 1), ("registration = maybe", 1), ("community = maybe", 1),
            ("address = kitchen.example.org", 1),
            ("name =", 1), ("order-days = 0", 1), ("order-days = 3651", 1), ("order-days = soon", 1),
        ])
    func settingsFaults(text: String, line: Int) {
        let fault = #expect(throws: SettingsFile.Fault.self) { try SettingsFile.read(text) }
        #expect(fault?.line == line)
    }

    @Test(
        "A back-up taken under way goes back whole: people and pictures are there, devices and epoch aren't")
    func backUp() async throws {
        try await TestServer.with { settings in
            // Between the databases it is moved by SideBySideTests.
            settings.postgres = nil
        } _: { server in
            var settings = server.server.backroom.settings
            let anna = try await server.signUp("anna"), blob = Blob.jpeg()
            #expect(try await server.ask(.put(.data(blob.data)), blob.path, token: anna.token).status == 204)
            // A picture on the menu is nobody's own.
            try await server.openKitchen()
            let chef = try await server.browser(.owner, "chef")
            #expect(
                try await chef.send(
                    try MadeMedia.picture("rolex.jpg"), to: Route.putDishPicture.path("rolex")
                ).status == 204)
            let dish = try #require(
                try await server.store.read {
                    try Kitchen($0).menu(day: 1, minute: 0)?.item("rolex")?.picture
                })
            // Of what is on its way nothing is there yet.
            let coming = String(repeating: "ab", count: 32), began = server.clock.now
            try await server.store.write {
                try Blobs($0).announce(coming, .init(bytes: 5, kind: "image/jpeg"), at: began)
            }
            let backUp = try await BackUp.take(settings, to: settings.backUps, at: server.clock.now)
            _ = try await server.signUp("later")
            try backUp.check()
            #expect(try backUp.manifest.media == [blob.hash, dish].sorted())
            #expect(BackUp.all(in: settings.backUps).last?.takenAt == server.clock.now / 1000 * 1000 - 60_000)

            settings.folder = server.folder + "/second"
            try await backUp.restore(to: settings, at: server.clock.now)
            let second = try await CommunityServer(settings, cost: TestServer.cheap)
            #expect(second.backroom.store.epoch != server.store.epoch)
            let now = server.clock.now
            let facts = try await second.backroom.store.read { connection in
                (
                    try Accounts(connection).find(name: "anna") != nil,
                    try Accounts(connection).find(name: "later") != nil,
                    try Sessions(connection).caller(token: anna.token, at: now) != nil,
                    try Blobs(connection).find(blob.hash, of: anna.account.id)?.bytes
                )
            }
            #expect(facts == (true, false, false, blob.data.count))
            #expect(try Data(contentsOf: URL(filePath: second.backroom.media.path(blob.hash))) == blob.data)
            await second.backroom.store.close()
        }
    }

    @Test("A back-up that was changed isn't put back, nor any under a server that runs") func spoilt()
        async throws
    {
        try await TestServer.with { server in
            let settings = server.server.backroom.settings
            let anna = try await server.signUp("anna"), blob = Blob.jpeg()
            _ = try await server.ask(.put(.data(blob.data)), blob.path, token: anna.token)
            let backUp = try await BackUp.take(settings, to: settings.backUps, at: server.clock.now)
            let lock = FolderLock(folder: settings.folder)
            #expect(lock != nil && FolderLock(folder: settings.folder) == nil)
            await #expect(throws: BackUp.Fault("the server is running; end it first")) {
                try await backUp.restore(to: settings, at: server.clock.now)
            }
            // A link to the same bytes would change with them: so a file of its own.
            let picture = try MediaShelf(folder: backUp.folder + "/media").path(blob.hash)
            try FileManager.default.removeItem(atPath: picture)
            try Data("else".utf8).write(to: URL(filePath: picture))
            #expect(throws: BackUp.Fault.self) { try backUp.check() }
            withExtendedLifetime(lock) {}
        }
    }

    @Test("Old back-ups are thrown away, but never the last") func throwingAway() async throws {
        try await Self.with { settings in
            try Setup(settings, path: settings.folder + "/conf").writeFiles()
            let store = try await Store(SQLiteDatabase(path: settings.databaseFile), now: 1)
            await store.close()
            for day in 0..<3 {
                _ = try await BackUp.take(
                    settings, to: settings.backUps, at: 1_800_000_000_000 + Int64(day) * 86_400_000)
            }
            let day: Int64 = 86_400_000, last = 1_800_000_000_000 + 2 * day
            BackUp.throwAway(in: settings.backUps, after: 1, ClockSense(machine: last))
            #expect(BackUp.all(in: settings.backUps).count == 2)
            // A clock that has gone ahead by itself takes nothing along.
            var ahead = ClockSense(machine: last)
            ahead.look(at: last + 1000 * day, after: 0)
            BackUp.throwAway(in: settings.backUps, after: 1, ahead)
            #expect(BackUp.all(in: settings.backUps).count == 2)
            // One that was taken then isn't the newest, and doesn't stand for those that are thrown away.
            let wrong = try await BackUp.take(settings, to: settings.backUps, at: last + 1000 * day)
            #expect(BackUp.newest(in: settings.backUps, at: last)?.takenAt == last)
            BackUp.throwAway(in: settings.backUps, after: 1, ClockSense(machine: last + 90 * day))
            #expect(BackUp.all(in: settings.backUps).map(\.takenAt) == [last, wrong.takenAt])
            let findings = await Doctor(settings, now: last + day).findings().map(\.sentence)
            #expect(findings.contains("The last back-up is 24 hours old."))
            #expect(findings.contains { $0.hasPrefix("A back-up is dated in the future") })
        }
    }

    @Test("The doctor finds what is wrong") func doctor() async throws {
        try await Self.with { settings in
            var settings = settings
            settings.backUpHours = 0
            let now: Int64 = 1_800_000_000_000
            #expect(await Doctor(settings, now: now).findings().contains { $0.weight == .bad })
            let setup = Setup(settings, path: settings.folder + "/server.conf")
            try setup.writeFiles()
            _ = try await setup.makeOwner("chef", cost: TestServer.cheap)
            let findings = await Doctor(settings, now: now).findings()
            #expect(findings.filter { $0.weight == .bad } == [])
            #expect(findings.contains { $0.sentence.contains("synchronous = 2, wal") })
            settings.host = "0.0.0.0"
            #expect(await Doctor(settings, now: 0).findings().filter { $0.weight == .bad }.count == 2)
        }
        #expect(
            MountKind.of(
                "/srv/data/x", mounts: "a / ext4 rw 0 0\nb /srv/data nfs4 rw 0 0\nc /srv/dat cifs rw 0 0")
                == "nfs4")
    }

    @Test("Accounts are looked after from the machine itself; nobody sees a password") func desk()
        async throws
    {
        try await TestServer.with { server in
            let desk = try await AdminDesk(server.server.backroom.settings, now: server.clock.now)
            let link = try await desk.create("chef", role: .owner, email: nil)
            let token = TestServer.token(in: link)
            #expect(
                try await server.send(["t": token, "password": "another fine one"], to: "/reset").status
                    == 200)
            let chef = try await server.signIn("chef", password: "another fine one").value(SignedIn.self)
            #expect(chef.account.role == .owner)
            await #expect(throws: BackUp.Fault.self) { try await desk.setRole("chef", .member) }
            await #expect(throws: BackUp.Fault.self) { try await desk.setRole("nobody", .member) }
            _ = try await server.signUp("anna")
            try await desk.setRole("anna", .moderator)
            #expect(try await desk.accounts().map(\.userName) == ["anna", "chef"])
            #expect(try await desk.signOut("chef") == 1)
            #expect(try await server.ask(.account, token: chef.token).status == 401)
            // A telephone is lost: the password alone counts again, and nobody stays signed in.
            await #expect(throws: BackUp.Fault.self) { try await desk.resetSecondFactor("anna") }
            await #expect(throws: BackUp.Fault.self) { try await desk.resetSecondFactor("nobody") }
            let anna = try await server.signIn("anna").value(SignedIn.self)
            try await server.store.write {
                try Accounts($0).setSecondFactor(OneTimeCode.newSecret(), step: 0, id: anna.account.id)
            }
            #expect(try await server.signIn("anna").problem.type == .codeNeeded)
            try await desk.resetSecondFactor("anna")
            #expect(try await server.ask(.account, token: anna.token).status == 401)
            #expect(try await server.signIn("anna").status == 201)
            try await desk.delete("anna")
            #expect(try await server.signIn("anna").status == 401)
            await desk.close()
        }
    }
}
