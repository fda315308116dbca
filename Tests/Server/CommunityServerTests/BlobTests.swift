import API
@testable import CommunityServer
import Foundation
import ServerStore
import Testing
import Web

@Suite("Pictures and clips (AR17, SR02)", .timeLimit(.minutes(2))) struct BlobTests {
    private static func put(_ blob: Blob, _ server: TestServer, _ token: String, hash: String? = nil)
        async throws -> WebAnswer
    {
        try await server.ask(.put(.data(blob.data)), "/v1/blobs/\(hash ?? blob.hash)", token: token)
    }

    @Test("They come back as they went, and only to whoever brought them") func roundTrip() async throws {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna"), ben = try await server.signUp("ben")
            let blob = Blob.jpeg(300_000)
            let missing = try await server.ask(.missingBlobs, nil, [blob.hash], token: anna.token)
            #expect(try missing.value([String].self) == [blob.hash])
            #expect(try await Self.put(blob, server, anna.token).status == 204)
            #expect(try await Self.put(blob, server, anna.token).status == 204)
            #expect(
                try await server.ask(.missingBlobs, nil, [blob.hash], token: anna.token).value([String].self)
                    == [])
            let answer = try await server.ask(.get, blob.path, token: anna.token)
            #expect(answer.body == blob.data && answer.headers["Content-Type"] == "image/jpeg")
            #expect(answer.headers["Content-Security-Policy"] == "default-src 'none'; sandbox")
            let again = try await server.ask(
                .get, blob.path, token: anna.token, headers: ["If-None-Match": "\"\(blob.hash)\""])
            #expect(again.status == 304)
            #expect(
                try await server.ask(.account, token: anna.token).value(Account.self).usedBytes == 300_000)
            // Knowing a hash is not having the bytes.
            #expect(try await server.ask(.get, blob.path, token: ben.token).status == 404)
            #expect(
                try await server.ask(.missingBlobs, nil, [blob.hash], token: ben.token).value([String].self)
                    == [blob.hash])
            #expect(try await server.ask(.get, blob.path).status == 401)
        }
    }

    @Test("What isn't what it says is refused") func refusals() async throws {
        try await TestServer.with {
            $0.pictureBytes = 5000; $0.clipBytes = 20_000
        } _: { server in
            let anna = try await server.signUp("anna")
            let wrong = try await Self.put(.jpeg(), server, anna.token, hash: Blob.jpeg(seed: 2).hash)
            #expect(try wrong.problem.fields == ["hash": .wrong])
            for text in [
                "<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>", "<html>", "MZ",
                "%PDF-1.7 and more of it",
            ] {
                let answer = try await Self.put(Blob(Data(text.utf8)), server, anna.token)
                #expect(answer.status == 415, "\(text)")
            }
            #expect(try await Self.put(.jpeg(5001), server, anna.token).status == 413)
            #expect(try await Self.put(.webM(15_000), server, anna.token).status == 204)
            #expect(try await Self.put(.webM(20_001), server, anna.token).status == 413)
            for hash in ["abc", String(repeating: "A", count: 64), String(repeating: "g", count: 64)] {
                #expect(try await Self.put(.jpeg(), server, anna.token, hash: hash).status == 404)
            }
            let left = try FileManager.default.contentsOfDirectory(atPath: server.folder + "/media/incoming")
            #expect(left == [])
        }
    }

    @Test("What nothing names goes after an hour, and its bytes when nobody has it any more") func sweeping()
        async throws
    {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna"), ben = try await server.signUp("ben")
            let blob = Blob.jpeg()
            #expect(try await Self.put(blob, server, anna.token).status == 204)
            #expect(try await Self.put(blob, server, ben.token).status == 204)
            let path = server.server.backroom.media.path(blob.hash), now = server.clock.now
            try await server.store.write {
                try Blobs($0).use([blob.hash], by: "recipe", "1", of: ben.account.id, at: now)
            }
            server.clock.move(by: Blobs.grace + 1)
            try await server.server.backroom.sweepBlobs()
            #expect(try await server.ask(.get, blob.path, token: anna.token).status == 404)
            #expect(try await server.ask(.account, token: anna.token).value(Account.self).usedBytes == 0)
            #expect(try await server.ask(.get, blob.path, token: ben.token).status == 200)
            let form = AccountDeletion(password: TestServer.password, userName: "ben", posts: .delete)
            #expect(FileManager.default.fileExists(atPath: path))
            #expect(try await server.ask(.deleteAccount, nil, form, token: ben.token).status == 204)
            #expect(!FileManager.default.fileExists(atPath: path))
        }
    }

    @Test("A picture that trickles in is given up") func slow() async throws {
        var times = Backroom.Times()
        times.body = .milliseconds(300)
        times.slowest = 1 << 20
        try await TestServer.with(times: times) { server in
            let anna = try await server.signUp("anna")
            let raw = try RawConnection(port: server.port)
            raw.say(
                "PUT \(Blob.jpeg().path) HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer \(anna.token)\r\nContent-Length: 1000\r\n\r\n"
            )
            raw.say([0xFF, 0xD8, 0xFF])
            for _ in 0..<10 {
                try await Task.sleep(for: .milliseconds(50))
                raw.say([1])
            }
            let answer = await raw.hearAll()
            #expect(answer.hasPrefix("HTTP/1.1 408"), "\(answer)")
        }
    }

    @Test(
        "The account's picture is drawn anew, without what was beside it in the file; bombs and others are refused"
    )
    func picture() async throws {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna")
            let photo = server.folder + "/photo.png"
            let maker = Process()
            maker.executableURL = URL(filePath: "/usr/bin/env")
            maker.arguments = [
                "ffmpeg", "-v", "error", "-f", "lavfi", "-i", "testsrc=size=640x360", "-frames:v", "1",
                "-metadata", "comment=HOME", photo,
            ]
            try maker.run()
            maker.waitUntilExit()
            let data = try Data(contentsOf: URL(filePath: photo))
            let answer = try await server.ask(.put(.data(data)), "/v1/account/picture", token: anna.token)
            let hash = try #require(try answer.value(Account.self).picture)
            let drawn = try await server.ask(.get, "/v1/blobs/\(hash)", token: anna.token).body
            #expect(drawn.starts(with: [0xFF, 0xD8]) && drawn.range(of: Data("HOME".utf8)) == nil)
            // What names it keeps it.
            server.clock.move(by: Blobs.grace * 2)
            try await server.server.backroom.sweepBlobs()
            #expect(try await server.ask(.get, "/v1/blobs/\(hash)", token: anna.token).status == 200)

            // A head that claims 30,000 × 30,000.
            var bomb = Data([0x89]) + Data("PNG\r\n".utf8) + Data([0x1A, 0x0A, 0, 0, 0, 13])
            bomb += Data("IHDR".utf8) + Data([0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30, 8, 2, 0, 0, 0, 0, 0, 0, 0])
            for body in [
                bomb, Data([0xFF, 0xD8, 0xFF, 0xE0] + [UInt8](repeating: 7, count: 500)), Data("<svg/>".utf8),
                Blob.webM(600).data,
            ] {
                #expect(
                    try await server.ask(.put(.data(body)), "/v1/account/picture", token: anna.token).status
                        == 415)
            }
            #expect(
                try await server.ask(.removePicture, token: anna.token).value(Account.self).picture == nil)
        }
    }

    @Test("All that is stored comes as an archive that others can open") func archive() async throws {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna", email: "anna@example.org")
            let blobs = [Blob.jpeg(400_000), .webM(1000)]
            for blob in blobs { _ = try await Self.put(blob, server, anna.token) }
            let answer = try await server.ask(.archive, token: anna.token)
            #expect(answer.headers["Content-Type"] == "application/zip")
            let path = server.folder + "/archive.zip"
            try answer.body.write(to: URL(filePath: path))
            let reader = Process(), output = Pipe()
            reader.executableURL = URL(filePath: "/usr/bin/env")
            reader.arguments = [
                "python3", "-c",
                "import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None; print('\\n'.join(z.namelist()))",
                path,
            ]
            reader.standardOutput = output
            try reader.run()
            let names = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
            #expect(
                Set(names.split(separator: "\n").map(String.init)) == [
                    "account.json", "shelf.json", "media/\(blobs[0].hash).jpeg",
                    "media/\(blobs[1].hash).webm",
                ])
            let json = try await server.ask(
                .get, "/v1/account/archive", token: anna.token, headers: ["Accept": "application/json"])
            #expect(json.text.contains("anna@example.org") && !json.text.contains("argon2"))
        }
    }
}
