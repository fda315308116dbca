import API
@testable import CommunityServer
import Foundation
import Logging
import ServerStore
import Testing
import Web

@Suite("Pictures and clips in a bucket (AR17, SR02, SP1)", .timeLimit(.minutes(2))) struct BucketTests {
    static func with(
        secret: String = BucketDouble.secret,
        _ work: (TestServer, BucketDouble, SignedIn) async throws -> Void
    ) async throws {
        let folder = NSTemporaryDirectory() + "keys-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        var times = Backroom.Times()
        times.bucket = [.milliseconds(1), .milliseconds(1)]
        try await BucketDouble.with { double in
            let bucket = try double.bucket(in: folder, secret: secret)
            try await TestServer.with(times: times) {
                $0.bucket = bucket
            } _: { server in
                try await work(server, double, try await server.signUp("anna"))
            }
        }
    }

    static func put(_ blob: Blob, _ server: TestServer, _ token: String) async throws -> WebAnswer {
        try await server.ask(.put(.data(blob.data)), blob.path, token: token)
    }

    /// Where the double has it.
    private static func place(_ blob: Blob) -> String {
        "/kitchen/\(blob.hash.prefix(2))/\(blob.hash.dropFirst(2))"
    }

    @Test("They go there signed, come back through the server, and lie nowhere else") func roundTrip()
        async throws
    {
        try await Self.with { server, double, anna in
            let blobs = [Blob.jpeg(3_000_000), .webM(1000)]
            for blob in blobs { #expect(try await Self.put(blob, server, anna.token).status == 204) }
            #expect(
                double.objects == Dictionary(uniqueKeysWithValues: blobs.map { (Self.place($0), $0.data) }))
            let answer = try await server.ask(.get, blobs[0].path, token: anna.token)
            #expect(answer.body == blobs[0].data && answer.headers["Content-Type"] == "image/jpeg")
            #expect(answer.headers["Content-Length"] == "3000000")
            let path = try await server.server.backroom.rendition(.poster, of: blobs[1].hash).path
            #expect(MediaKind(try Data(contentsOf: URL(filePath: path))) == .webP)
            let archive = try await server.ask(.archive, token: anna.token)
            #expect(
                archive.body.range(of: blobs[1].data) != nil && archive.body.range(of: blobs[0].data) != nil)
            let left = try FileManager.default.subpathsOfDirectory(atPath: server.folder + "/media")
            #expect(left == ["incoming"] && double.faults == [])
        }
    }

    @Test("While it can't be reached nothing is taken, nothing is lost, and it can be sent again")
    func outage()
        async throws
    {
        try await Self.with { server, double, anna in
            let blob = Blob.jpeg()
            double.fail(times: 3)
            let answer = try await Self.put(blob, server, anna.token)
            #expect(answer.status == 503 && answer.headers["Retry-After"] != nil)
            // Nobody outside is told where things lie.
            #expect(!answer.text.contains("503 ") && !answer.text.contains("127.0.0.1"))
            #expect(try await server.ask(.get, blob.path, token: anna.token).status == 404)
            #expect(try await server.ask(.account, token: anna.token).value(Account.self).usedBytes == 0)
            // Twice it has too much to do, then it takes it.
            double.fail(times: 2)
            #expect(try await Self.put(blob, server, anna.token).status == 204)
            double.fail(429, times: 3)
            #expect(try await server.ask(.get, blob.path, token: anna.token).status == 503)
            // Refused is refused: asked once.
            double.fail(403, times: 1)
            #expect(try await server.ask(.get, blob.path, token: anna.token).status == 503)
            #expect(try await server.ask(.get, blob.path, token: anna.token).body == blob.data)
        }
    }

    @Test("With other keys, or where nobody is, nothing is taken") func wrongKeys() async throws {
        try await Self.with(secret: "another") { server, double, anna in
            let answer = try await Self.put(.jpeg(), server, anna.token)
            #expect(answer.status == 503)
            #expect(double.faults == ["another signature"] && double.objects.isEmpty)
            let settings = server.server.backroom.settings
            let findings = await Doctor(settings, now: server.clock.now).findings()
            #expect(
                findings.contains {
                    $0.weight == .bad && $0.sentence.hasSuffix("can't be used: the bucket says 403.")
                })
        }
    }

    @Test("They stay as long as back-ups name them, and go after that; what can't be removed is tried again")
    func removal() async throws {
        try await Self.with { server, double, anna in
            let blob = Blob.jpeg(), day: Int64 = 86_400_000, backroom = server.server.backroom
            _ = try await Self.put(blob, server, anna.token)
            server.clock.move(by: Blobs.grace + 1)
            try await backroom.sweepBlobs()
            #expect(try await server.ask(.get, blob.path, token: anna.token).status == 404)
            server.clock.move(by: 7 * day)
            try await backroom.sweepBlobs()
            #expect(double.objects.count == 1)
            // Brought again, it is no orphan any more.
            server.clock.move(by: 2 * day)
            _ = try await Self.put(blob, server, anna.token)
            try await backroom.sweepBlobs()
            #expect(double.objects.count == 1)
            server.clock.move(by: Blobs.grace + 1)
            try await backroom.sweepBlobs()
            server.clock.move(by: 9 * day)
            double.fail(times: 3)
            await #expect(throws: BucketStore.Trouble.self) { try await backroom.sweepBlobs() }
            // Somebody is at it still, as far as anybody knows.
            #expect(try await Self.put(blob, server, anna.token).status == 503)
            server.clock.move(by: Blobs.claim + 1)
            try await backroom.sweepBlobs()
            #expect(double.objects.isEmpty)
            #expect(try await Self.put(blob, server, anna.token).status == 204)
        }
    }

    @Test("Whoever takes a film slowly is not cut off, as long as something is taken") func patience()
        async throws
    {
        try await Self.with { server, double, _ in
            let store = try #require(server.server.backroom.bytes as? BucketStore)
            let patience = try store.opening(Blob.jpeg().hash).patience
            #expect(patience == WebPatience(connecting: 5, whole: nil, stalled: 15, slowest: 0))
        }
    }

    @Test("A back-up says where they are; one with pictures in it fills a bucket") func backUp() async throws
    {
        try await Self.with { server, double, anna in
            let blob = Blob.jpeg()
            _ = try await Self.put(blob, server, anna.token)
            var settings = server.server.backroom.settings
            let named = try await BackUp.take(settings, to: settings.backUps, at: server.clock.now)
            #expect(try named.manifest.bucket == double.address && named.manifest.media == [blob.hash])
            try named.check()
            // Between the databases it is moved by SideBySideTests.
            (settings.folder, settings.postgres) = (server.folder + "/second", nil)
            try await named.restore(to: settings, at: server.clock.now)
            let bucket = settings.bucket
            settings.bucket = nil
            await #expect(
                throws: BackUp.Fault(
                    "its pictures and clips are in a bucket: set media = s3:\(double.address)")
            ) {
                try await named.restore(to: settings, at: server.clock.now)
            }
            // From a folder into the bucket.
            try await TestServer.with { other in
                let ben = try await other.signUp("ben"), blob = Blob.jpeg(seed: 9)
                _ = try await Self.put(blob, other, ben.token)
                let old = other.server.backroom.settings
                let whole = try await BackUp.take(old, to: old.backUps, at: other.clock.now)
                var target = settings
                (target.folder, target.bucket) = (server.folder + "/third", bucket)
                try await whole.restore(to: target, at: other.clock.now)
                #expect(double.objects[Self.place(blob)] == blob.data)
            }
            settings.bucket = bucket
            let findings = await Doctor(settings, now: server.clock.now).findings()
            #expect(
                findings.contains { $0.weight == .good && $0.sentence.contains("bucket \(double.address)") })
        }
    }

    @Test("How it is written in the settings; keys that others can read are none") func settings() throws {
        let text = "media = s3:https://s3.example.org/kitchen/\nmedia-region = garage\nmedia-keys = /k"
        let bucket = try #require(try SettingsFile.read(text).bucket)
        #expect(
            bucket.address == "https://s3.example.org/kitchen" && bucket.region == "garage"
                && bucket.keys == "/k")
        for wrong in ["s3:ftp://x/y", "s3:https://x", "s3:https://x/y?z", "bucket", "s3:", ""] {
            #expect(throws: SettingsFile.Fault.self, "\(wrong)") { try SettingsFile.read("media = \(wrong)") }
        }
        #expect(throws: SettingsFile.Fault.self) { try SettingsFile.read("media-keys = /k") }
        #expect(try SettingsFile.read("media = folder").bucket == nil)
        var settings = ServerSettings()
        settings.bucket = bucket
        #expect(try SettingsFile.read(SetupFiles.settings(settings)) == settings)

        let path = NSTemporaryDirectory() + "\(UUID().uuidString).keys"
        defer { try? FileManager.default.removeItem(atPath: path) }
        var mine = bucket
        mine.keys = path
        #expect(throws: BackUp.Fault("the keys can't be read: media-keys = \(path)")) {
            try mine.signature()
        }
        try Data("only-one".utf8).write(to: URL(filePath: path))
        chmod(path, 0o640)
        #expect(throws: BackUp.Fault("in \(path) there must be two words: the access key, and its secret")) {
            try mine.signature()
        }
        try Data("KEY SECRET\n".utf8).write(to: URL(filePath: path))
        chmod(path, 0o640)
        #expect(
            try mine.signature()
                == WebSignature(region: "garage", service: "s3", key: "KEY", secret: "SECRET"))
        chmod(path, 0o644)
        #expect(throws: BackUp.Fault("everybody on this machine can read \(path): chmod o= \(path)")) {
            try mine.signature()
        }
    }
}
