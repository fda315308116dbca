import Foundation

/// Pictures and clips for the tests: what cameras make, made by ffmpeg, and what nobody honest makes.
enum MadeMedia {
    /// What ffmpeg makes of some arguments; the name's end says what kind.
    private static func file(_ name: String, _ arguments: [String]) throws -> Data {
        let path = NSTemporaryDirectory() + "\(UUID().uuidString)-\(name)"
        defer { try? FileManager.default.removeItem(atPath: path) }
        let maker = Process()
        maker.executableURL = URL(filePath: "/usr/bin/env")
        maker.arguments = ["ffmpeg", "-nostdin", "-v", "error"] + arguments + [path]
        try maker.run()
        maker.waitUntilExit()
        return try Data(contentsOf: URL(filePath: path))
    }

    static func picture(_ name: String, width: Int = 640, height: Int = 360, _ more: String...) throws -> Data
    {
        let source = ["-f", "lavfi", "-i", "testsrc=size=\(width)x\(height)", "-frames:v", "1"]
        return try file(name, source + ["-metadata", "comment=HOME"] + more)
    }

    static func clip(_ name: String, seconds: Int, rate: Int = 10, _ more: String...) throws -> Data {
        let picture = ["-f", "lavfi", "-i", "testsrc=size=320x240:rate=\(rate)"]
        let sound = ["-f", "lavfi", "-i", "sine=440", "-t", "\(seconds)", "-metadata", "title=HOME"]
        return try file(name, picture + sound + more)
    }

    /// A JPEG with what a telephone writes beside the picture (Exif 2.3): that it was held upright (orientation 6),
    /// and a text.
    static func heldUpright(_ jpeg: Data) -> Data {
        let text = Array("HOME 52.5 N\0".utf8)
        var tiff: [UInt8] = Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 2]
        tiff += [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0]
        tiff += [0x82, 0x98, 0, 2, 0, 0, 0, UInt8(text.count), 0, 0, 0, 38, 0, 0, 0, 0] + text
        let body = Array("Exif\0\0".utf8) + tiff
        return jpeg.prefix(2) + [0xFF, 0xE1, 0, UInt8(body.count + 2)] + body + jpeg.dropFirst(2)
    }

    // MARK: Bombs

    /// A head that claims 30,000 × 30,000, and a few packed bytes.
    static var largePNG: Data {
        var bomb = Data([0x89]) + Data("PNG\r\n".utf8) + Data([0x1A, 0x0A, 0, 0, 0, 13])
        bomb += Data("IHDR".utf8) + Data([0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30, 8, 2, 0, 0, 0, 0, 0, 0, 0])
        return bomb
    }

    /// Claims 65,500 × 65,500.
    static var largeJPEG: Data {
        var bomb = Blob.jpeg().data
        if let head = bomb.range(of: Data([0xFF, 0xC0, 0, 0x11, 8])) {
            bomb.replaceSubrange(head.upperBound..<head.upperBound + 4, with: [0xFF, 0xDC, 0xFF, 0xDC])
        }
        return bomb
    }

    /// A GIF of so many pictures of one pixel each.
    static func gif(frames: Int) -> Data {
        let frame: [UInt8] = [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]
        var data = Data("GIF89a".utf8) + Data([1, 0, 1, 0, 0x80, 0, 0, 255, 255, 255, 0, 0, 0])
        for _ in 0..<frames { data += frame }
        return data + [0x3B]
    }

    /// A WebP that moves, with nothing in its pictures.
    static func movingWebP(frames: Int, side: Int = 16) -> Data {
        let edge: [UInt8] = (0..<3).map { UInt8((side - 1) >> (8 * $0) & 0xFF) }
        var data = Data("RIFF\0\0\0\0WEBPVP8X".utf8)
        data += [10, 0, 0, 0, 2, 0, 0, 0] + edge + edge
        data += Data("ANIM".utf8) + [6, 0, 0, 0] + [UInt8](repeating: 0, count: 6)
        for _ in 0..<frames { data += Data("ANMF".utf8) + [16, 0, 0, 0] + [UInt8](repeating: 0, count: 16) }
        return data
    }

    /// A film of 100 seconds whose head says one.
    static func lyingMP4() throws -> Data {
        var film = try clip("lies.mp4", seconds: 100, rate: 1, "-use_editlist", "0", "-an")
        // ISO/IEC 14496-12, 8.2.2 and 8.4.2, version 0: flags, two times, the scale, and the length in it.
        for name in ["mvhd", "mdhd"] {
            guard let box = film.range(of: Data(name.utf8)) else { continue }
            let scale = film[box.upperBound + 12..<box.upperBound + 16]
            film.replaceSubrange(box.upperBound + 16..<box.upperBound + 20, with: scale)
        }
        return film
    }

    /// A segment of nothing but an index (RFC 9559, 5.1.5).
    static func endlessCues() -> Data {
        let point: [UInt8] = [0xBB, 0x8B, 0xB3, 0x81, 0, 0xB7, 0x86, 0xF7, 0x81, 1, 0xF1, 0x81, 0]
        let head = Blob.webM(600).data.prefix(36)
        var data = head + [0x18, 0x53, 0x80, 0x67, 0x01, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]
        data += [0x1C, 0x53, 0xBB, 0x6B, 0x01, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]
        for _ in 0..<400_000 { data += point }
        return data
    }
}
