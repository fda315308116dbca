import API
@testable import CommunityServer
import Foundation
import Pictures
import Synchronization
import Testing
import Web

@Suite("What people send is looked at where it can do no harm (AR17, SR02)", .timeLimit(.minutes(5)))
struct MediaTests {
    private static func put(_ data: Data, _ server: TestServer, _ token: String) async throws -> WebAnswer {
        try await server.ask(.put(.data(data)), Blob(data).path, token: token)
    }

    @Test("Pictures and clips of every kind that is kept come through as they are") func good() async throws {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna")
            var all = try ["p.jpg", "p.png", "p.webp"].map { try MadeMedia.picture($0) }
            all += [MadeMedia.gif(frames: 1000), try MadeMedia.clip("a.gif", seconds: 2)]
            all.append(MadeMedia.heldUpright(all[0]))
            all.append(
                try MadeMedia.clip("c.webm", seconds: 2, "-c:v", "libvpx-vp9", "-deadline", "realtime"))
            all.append(try MadeMedia.clip("c.webm", seconds: 2, "-c:v", "libvpx", "-c:a", "libvorbis"))
            all.append(try MadeMedia.clip("c.mp4", seconds: 60))
            // ffmpeg can make one, not read it.
            all.append(try MadeMedia.clip("m.webp", seconds: 2, "-c:v", "libwebp_anim", "-an"))
            // What belongs to its beginning stands at its end.
            all.append(try MadeMedia.clip("c.mp4", seconds: 2, "-an", "-pix_fmt", "yuv420p"))
            for (index, data) in all.enumerated() {
                let answer = try await Self.put(data, server, anna.token)
                #expect(answer.status == 204, "\(index): \(answer.text)")
                #expect(try await server.ask(.get, Blob(data).path, token: anna.token).body == data)
            }
        }
    }

    @Test("Bombs, what lies, and what only begins like a picture are refused, and cost next to nothing")
    func bad() async throws {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna")
            let bad: [(String, Data)] = [
                ("30,000 × 30,000", MadeMedia.largePNG), ("65,500 × 65,500", MadeMedia.largeJPEG),
                ("1001 pictures", MadeMedia.gif(frames: 1001)),
                ("600,000 pictures", MadeMedia.gif(frames: 600_000)),
                ("a head that lies", try MadeMedia.lyingMP4()),
                ("nothing but an index", MadeMedia.endlessCues()),
                (
                    "61 seconds",
                    try MadeMedia.clip("c.webm", seconds: 61, "-c:v", "libvpx", "-deadline", "realtime")
                ),
                ("MPEG-4 Part 2", try MadeMedia.clip("c.mp4", seconds: 1, "-c:v", "mpeg4")),
                ("sound only", try MadeMedia.clip("c.webm", seconds: 1, "-vn")),
                ("a GIF for pictures, a script for others", Data("GIF89a=1;alert(document.cookie)//".utf8)),
                (
                    "a JPEG that is a page",
                    Data([0xFF, 0xD8, 0xFF]) + Data("<html><script>alert(1)</script>".utf8)
                ),
                ("an MP4 that is a page", Data([0, 0, 0, 24]) + Data("ftypisom<html><script>".utf8)),
                ("an empty WebP", Data("RIFF\0\0\0\0WEBP".utf8)),
                ("a moving WebP without end", MadeMedia.movingWebP(frames: 1001)),
                ("a moving WebP of 1.6 × 10⁷ squared", MadeMedia.movingWebP(frames: 1, side: 0xFFFFFF)),
                ("a moving WebP that is cut off", MadeMedia.movingWebP(frames: 2).dropLast(9)),
                ("a moving WebP of no pictures", MadeMedia.movingWebP(frames: 0)),
                ("half a head", Blob.jpeg(600).data.prefix(400)),
            ]
            for (name, data) in bad {
                let before = Self.childSeconds
                let answer = try await Self.put(data, server, anna.token)
                #expect(answer.status == 415, "\(name): \(answer.status) \(answer.text)")
                #expect(try answer.problem.title.hasSuffix("."), "\(name)")
                // A bomb of that kind takes minutes; the launcher of a debug build alone takes a tenth.
                #expect(Self.childSeconds - before < 1.5, "\(name)")
            }
            #expect(try await server.ask(.account, token: anna.token).value(Account.self).usedBytes == 0)
            #expect(
                try FileManager.default.contentsOfDirectory(atPath: server.folder + "/media/incoming") == [])
        }
    }

    /// Seconds of the processor of all processes that this one has started and that have ended.
    private static var childSeconds: Double {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
        return Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
            + Double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6
    }

    @Test("Plain photographs are taken without a program, and ffprobe would take them, too") func plain()
        async throws
    {
        var tool = MediaTool()
        tool.launcher?.path = "/bin/false"
        let plain = [
            ("a.jpg", try MadeMedia.picture("p.jpg")),
            ("b.jpg", try MadeMedia.picture("p.jpg", "-pix_fmt", "yuvj444p")),
            ("grey.jpg", try MadeMedia.picture("p.jpg", "-pix_fmt", "gray")),
            ("upright.jpg", MadeMedia.heldUpright(try MadeMedia.picture("p.jpg"))),
            ("blob.jpg", Blob.jpeg().data),
            ("a.png", try MadeMedia.picture("p.png")),
            ("b.png", try MadeMedia.picture("p.png", "-pix_fmt", "pal8")),
            ("c.png", try MadeMedia.picture("p.png", "-pix_fmt", "rgba64be")),
            ("a.webp", try MadeMedia.picture("p.webp")),
            ("b.webp", try MadeMedia.picture("p.webp", "-lossless", "1")),
            ("c.webp", try MadeMedia.picture("p.webp", "-pix_fmt", "yuva420p")),
        ]
        let workshop = MediaWorkshop(logger: .init(label: "test"))
        try await TestServer.with(tool: tool) { server in
            let anna = try await server.signUp("anna")
            for (name, data) in plain {
                #expect(try await Self.put(data, server, anna.token).status == 204, "\(name)")
                // Behind its end there may be anything, and in front of it nothing.
                let odd = try await Self.put(data + Data("<html>".utf8), server, anna.token)
                #expect(!odd.head.isSuccess, "\(name)")
                let path = server.folder + "/\(name)"
                try data.write(to: URL(filePath: path))
                let kind = try #require(MediaKind(data))
                let words = try MediaTool().run(
                    .ffprobe, MediaProbe(kind: kind, seconds: 1).arguments(path), reading: path,
                    limits: MediaLimits.looking)
                try MediaProbe(kind: kind, seconds: 1).check(try #require(words, "\(name)"))
                // Others see it, too.
                let rendition = server.folder + "/made-\(name).webp"
                try await workshop.make(.picture, of: path, kind, at: rendition)
            }
            let moving = try await Self.put(MadeMedia.gif(frames: 2), server, anna.token)
            #expect(!moving.head.isSuccess)
        }
    }

    @Test("Where nothing can be confined nothing is taken, and it can be sent again later") func unconfined()
        async throws
    {
        var tool = MediaTool()
        tool.launcher = nil
        try await TestServer.with(tool: tool) { server in
            let anna = try await server.signUp("anna")
            let answer = try await Self.put(Blob.jpeg().data, server, anna.token)
            #expect(answer.status == 503 && answer.headers["Retry-After"] != nil)
            #expect(try await server.ask(.get, Blob.jpeg().path, token: anna.token).status == 404)
        }
        #expect(MediaWorkshop.trial(tool) == "no launcher")
        #expect(MediaWorkshop.trial() == nil)
    }

    // MARK: Renditions

    @Test("What others see is turned, smaller, and without where it was taken") func picture() async throws {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna"), backroom = server.server.backroom
            let photo = MadeMedia.heldUpright(try MadeMedia.picture("p.jpg", width: 3000, height: 2000))
            #expect(try await Self.put(photo, server, anna.token).status == 204)
            let hash = Blob(photo).hash
            // Several at once have it made once.
            let paths = try await withThrowingTaskGroup(of: String.self) { group in
                for _ in 0..<8 {
                    group.addTask { try await backroom.rendition(.picture, of: hash).path }
                }
                return try await group.reduce(into: Set()) { $0.insert($1) }
            }
            #expect(paths.count == 1 && backroom.renditions.count == 1)
            let made = try Data(contentsOf: URL(filePath: try #require(paths.first)))
            let header = try PictureHeader(checking: Array(made))
            #expect((header.kind, header.width, header.height) == (.webP, 1066, 1600))
            for word in ["HOME", "Exif", "EXIF", "Lavf", "Lavc"] {
                #expect(made.range(of: Data(word.utf8)) == nil, "\(word)")
            }
            await #expect(throws: Problem.notFound) { _ = try await backroom.rendition(.clip, of: hash) }
            await #expect(throws: Problem.notFound) {
                _ = try await backroom.rendition(.picture, of: String(repeating: "0", count: 64))
            }
            // It goes with the last who has what it was made of.
            server.clock.move(by: 2 * 3_600_000)
            try await backroom.sweepBlobs()
            #expect(!FileManager.default.fileExists(atPath: try #require(paths.first)))
        }
    }

    @Test("A clip that others see is ten seconds of VP9 and Opus, small, and says nothing else") func clip()
        async throws
    {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna"), backroom = server.server.backroom
            let film = try MadeMedia.clip("c.mp4", seconds: 14, rate: 25)
            #expect(try await Self.put(film, server, anna.token).status == 204)
            let clip = try await backroom.rendition(.clip, of: Blob(film).hash)
            let data = try Data(contentsOf: URL(filePath: clip.path))
            #expect(clip.kind == .webM && data.count <= 1_500_000)
            #expect(data.range(of: Data("HOME".utf8)) == nil && data.range(of: Data("Lavf5".utf8)) == nil)
            let tool = MediaTool()
            let words = try #require(
                try tool.run(
                    .ffprobe, MediaProbe(kind: .webM, seconds: 11).arguments(clip.path), reading: clip.path,
                    limits: MediaLimits.looking))
            #expect(words.contains("codec_name=vp9") && words.contains("codec_name=opus"))
            try MediaProbe(kind: .webM, seconds: 10).check(words)
            let poster = try await backroom.rendition(.poster, of: Blob(film).hash)
            let header = try PictureHeader(checking: Array(try Data(contentsOf: URL(filePath: poster.path))))
            #expect((header.width, header.height) == (320, 240))
        }
    }

    @Test("Of what none can be made, it isn't tried again; what was made in an older way goes")
    func leftovers()
        async throws
    {
        let folder = NSTemporaryDirectory() + "renditions-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let media = try MediaShelf(folder: folder + "/media")
        let source = media.incoming("source"), hash = String(repeating: "ab", count: 32)
        try Data("no picture".utf8).write(to: URL(filePath: source))
        try await media.keep(source, as: hash)
        let workshop = MediaWorkshop(logger: .init(label: "test"))
        let shelf = try RenditionShelf(folder: folder + "/renditions", workshop: workshop, media: media)
        await #expect(throws: Problem.self) { try await shelf.path(.picture, of: hash, .jpeg) }
        // Were it tried again, it would be made now.
        unlink(media.path(hash))
        try Blob.jpeg().data.write(to: URL(filePath: media.path(hash)))
        await #expect(throws: Problem.self) { try await shelf.path(.picture, of: hash, .jpeg) }
        shelf.remove(hash)
        let path = try await shelf.path(.picture, of: hash, .jpeg)
        try FileManager.default.createDirectory(
            atPath: folder + "/renditions/0/picture", withIntermediateDirectories: true)
        shelf.clear()
        #expect(FileManager.default.fileExists(atPath: path))
        #expect(!FileManager.default.fileExists(atPath: folder + "/renditions/0"))
    }

    @Test("So much waits and no more; when something is done there is room again") func lane() async throws {
        let lane = MediaLane(abreast: 1, most: 2), gate = DispatchSemaphore(value: 0)
        let waiting = (0..<2).map { _ in Task { try await lane.run { gate.wait() } } }
        while lane.count < 2 { await Task.yield() }
        await #expect(throws: Problem.busy) { try await lane.run {} }
        for _ in waiting { gate.signal() }
        for task in waiting { try await task.value }
        #expect(try await lane.run { 7 } == 7)
        #expect(lane.count == 0)
    }
}
