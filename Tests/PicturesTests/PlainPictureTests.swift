import Pictures
import Testing

/// What is looked through without a decoder.
@Suite struct PlainPictureTests {
    // MARK: Small pictures, part by part

    private static let head: [UInt8] = [0xFF, 0xD8]
    private static let tables: [UInt8] = [0xFF, 0xDB, 0, 3, 0], codes: [UInt8] = [0xFF, 0xC4, 0, 3, 0]
    private static let end: [UInt8] = [0xFF, 0xD9]

    private static func frame(
        _ marker: UInt8 = 0xC0, bits: UInt8 = 8, sampling: [UInt8] = [0x22, 0x11, 0x11]
    )
        -> [UInt8]
    {
        var frame: [UInt8] = [0xFF, marker, 0, UInt8(8 + 3 * sampling.count), bits, 0, 9, 0, 16]
        frame.append(UInt8(sampling.count))
        for (place, pieces) in sampling.enumerated() { frame += [UInt8(place + 1), pieces, 0] }
        return frame
    }

    private static func scan(_ pixels: [UInt8] = [1, 0xFF, 0, 2, 0xFF, 0xD0, 3]) -> [UInt8] {
        [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0] + pixels
    }

    private static var jpeg: [UInt8] { head + tables + frame() + codes + scan() + end }

    private static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
        [0, 0, 0, UInt8(data.count)] + Array(name.utf8) + data + [0, 0, 0, 0]
    }

    private static func png(
        kind: UInt8 = 6, bits: UInt8 = 8,
        _ chunks: [(String, [UInt8])] = [("IDAT", [0x78, 0x9C, 1]), ("IEND", [])]
    ) -> [UInt8] {
        [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10]
            + chunk("IHDR", [0, 0, 0, 16, 0, 0, 0, 9, bits, kind, 0, 0, 0])
            + chunks.flatMap { chunk($0.0, $0.1) }
    }

    private static func webP(_ chunks: [(String, [UInt8])]) -> [UInt8] {
        let body =
            Array("WEBP".utf8)
            + chunks.flatMap { name, data in
                Array(name.utf8) + [UInt8(data.count), 0, 0, 0] + data + (data.count % 2 == 1 ? [0] : [])
            }
        return Array("RIFF".utf8) + [UInt8(body.count), 0, 0, 0] + body
    }

    private static let lossy: [UInt8] = [0x10, 0, 0, 0x9D, 1, 0x2A, 16, 0, 9, 0, 7, 7]
    /// 16 × 9.
    private static let lossless: [UInt8] = [0x2F, 15, 0, 2, 0, 7]
    private static let canvas: [UInt8] = [0, 0, 0, 0, 15, 0, 0, 8, 0, 0]

    private static let all: [[UInt8]] = [
        jpeg, head + tables + frame(0xC2, sampling: [0x12, 0x12, 0x12]) + codes + scan() + scan() + end,
        head + tables + frame(sampling: [0x11]) + codes + scan() + end, png(),
        png(kind: 3, [("PLTE", [1, 2, 3]), ("tEXt", [65]), ("IDAT", [0x78, 0x9C]), ("IEND", [])]),
        webP([("VP8 ", lossy)]), webP([("VP8L", lossless)]),
        webP([("VP8X", canvas), ("ALPH", [1]), ("VP8 ", lossy)]),
    ]

    // MARK: -

    @Test("What is whole and of a common kind is plain", arguments: all) func plain(_ bytes: [UInt8]) {
        let picture = PlainPicture(bytes)
        #expect(picture?.width == 16 && picture?.height == 9)
    }

    @Test("What is cut off anywhere, or goes on behind its end, is not", arguments: all) func cut(
        _ bytes: [UInt8]
    ) {
        for count in 0..<bytes.count { #expect(PlainPicture(Array(bytes.prefix(count))) == nil, "\(count)") }
        #expect(PlainPicture(bytes + [0]) == nil)
        #expect(PlainPicture(bytes + Array("<script>alert(1)</script>".utf8)) == nil)
    }

    @Test(
        "Nor is what is rarer, or can’t be",
        arguments: [
            ("arithmetic", head + tables + frame(0xC9) + codes + scan() + end),
            ("12 bits", head + tables + frame(bits: 12) + codes + scan() + end),
            (
                "four colours",
                head + tables + frame(sampling: [0x11, 0x11, 0x11, 0x11]) + codes + scan() + end
            ),
            ("odd pieces", head + tables + frame(sampling: [0x31, 0x11, 0x11]) + codes + scan() + end),
            ("two frames", head + tables + frame() + frame() + codes + scan() + end),
            ("no tables", head + frame() + codes + scan() + end),
            ("no codes", head + tables + frame() + scan() + end),
            ("no scan", head + tables + frame() + codes + end),
            ("an empty scan", head + tables + frame() + codes + scan([]) + end),
            (
                "a hundred scans",
                head + tables + frame(0xC2) + codes + (0..<100).flatMap { _ in scan() } + end
            ),
            ("a moving one", png([("acTL", [0]), ("IDAT", [0x78, 0x9C]), ("IEND", [])])),
            ("an unknown part", png([("ABCD", [0]), ("IDAT", [0x78, 0x9C]), ("IEND", [])])),
            ("no colours", png(kind: 3)), ("no pixels", png([("IEND", [])])),
            ("not packed", png([("IDAT", [0, 0]), ("IEND", [])])),
            (
                "pixels in two places",
                png([("IDAT", [0x78, 0x9C]), ("tEXt", [0]), ("IDAT", [1]), ("IEND", [])])
            ),
            (
                "16 bits of a table",
                png(kind: 3, bits: 16, [("PLTE", [1, 2, 3]), ("IDAT", [0x78, 0x9C]), ("IEND", [])])
            ),
            ("two pictures", webP([("VP8L", lossless), ("VP8L", lossless)])),
            ("another size", webP([("VP8X", [0, 0, 0, 0, 99, 0, 0, 8, 0, 0]), ("VP8L", lossless)])),
            ("frames", webP([("VP8X", canvas), ("ANMF", [0]), ("VP8L", lossless)])),
            ("no key frame", webP([("VP8 ", [0x11] + lossy.dropFirst())])),
            ("a GIF", Array("GIF89a".utf8) + [1, 0, 1, 0, 0, 0, 0, 0x3B]), ("nothing", []),
        ] as [(String, [UInt8])]) func odd(_ name: String, _ bytes: [UInt8])
    {
        #expect(PlainPicture(bytes) == nil, "\(name)")
    }

    @Test("Whatever a byte is changed to, it comes to an end, and is no larger than it says", arguments: all)
    func changed(_ bytes: [UInt8]) {
        for place in bytes.indices {
            for value in [0, 1, 0x7F, 0x80, 0xD9, 0xFF] as [UInt8] {
                var changed = bytes
                changed[place] = value
                guard let picture = PlainPicture(changed) else { continue }
                #expect(picture.width * picture.height <= PictureLimits.pixels)
            }
        }
    }
}
