import CWebP
import Foundation
import Pictures
import Testing

@testable import Screen

/// Pictures of the web that no screen shows here as they are: they become JPEGs when they come in.
@Suite("WebP and GIF") struct ForeignPictureTests {
    /// Red on the left, blue on the right; what is right may shine through.
    private func webP(_ width: Int, _ height: Int, alpha: UInt8 = 255, isLossless: Bool = true) -> Data {
        let pixels = (0..<width * height).flatMap { place -> [UInt8] in
            place % width < width / 2 ? [255, 0, 0, 255] : [0, 0, 255, alpha]
        }
        var output: UnsafeMutablePointer<UInt8>?
        let (w, h) = (Int32(width), Int32(height))
        let size =
            isLossless
            ? WebPEncodeLosslessRGBA(pixels, w, h, w * 4, &output)
            : WebPEncodeRGBA(pixels, w, h, w * 4, 90, &output)
        defer { WebPFree(output) }
        return output.map { Data(bytes: $0, count: size) } ?? Data()
    }

    /// A picture that moves, whose frames are pictures that don't.
    private func film(_ frames: [Data], _ width: Int, _ height: Int) -> Data {
        func small(_ value: Int, _ count: Int) -> Data {
            Data((0..<count).map { UInt8(value >> (8 * $0) & 255) })
        }
        func chunk(_ name: String, _ content: Data) -> Data {
            Data(name.utf8) + small(content.count, 4) + content
                + (content.count % 2 == 1 ? Data([0]) : Data())
        }
        var body = chunk("VP8X", Data([2, 0, 0, 0]) + small(width - 1, 3) + small(height - 1, 3))
        body += chunk("ANIM", Data(repeating: 0, count: 6))
        for frame in frames {
            let head = small(0, 6) + small(width - 1, 3) + small(height - 1, 3) + small(100, 3) + Data([0])
            body += chunk("ANMF", head + frame.dropFirst(12))
        }
        return Data("RIFF".utf8) + small(body.count + 4, 4) + Data("WEBP".utf8) + body
    }

    /// Each pixel a code of its own behind a code that clears, so that nothing is packed. Of two colours.
    private func gif(_ width: Int, _ height: Int, claiming: (Int, Int)? = nil) -> Data {
        func small(_ value: Int) -> [UInt8] { [UInt8(value & 255), UInt8(value >> 8)] }
        let (w, h) = claiming ?? (width, height)
        var bytes: [UInt8] = Array("GIF89a".utf8) + small(w) + small(h) + [0x80, 0, 0, 255, 0, 0, 0, 0, 255]
        bytes += [0x2C, 0, 0, 0, 0] + small(w) + small(h) + [0, 2]
        var bits = 0, count = 0, packed: [UInt8] = []
        func put(_ code: Int) {
            bits |= code << count
            count += 3
            while count >= 8 {
                packed.append(UInt8(bits & 255))
                (bits, count) = (bits >> 8, count - 8)
            }
        }
        for place in 0..<width * height {
            put(4)
            put(place % width < width / 2 ? 0 : 1)
        }
        put(5)
        packed.append(UInt8(bits & 255))
        for start in stride(from: 0, to: packed.count, by: 255) {
            let block = packed[start..<min(start + 255, packed.count)]
            bytes += [UInt8(block.count)] + block
        }
        return Data(bytes + [0, 0x3B])
    }

    private func colours(_ data: Data) throws -> (left: UInt32, right: UInt32) {
        let file = try PictureFile(data)
        #expect(file.mediaType == "image/jpeg")
        let pixels = try PictureRendering(width: 64, height: 32, fills: true).render(file.data)
        return (pixels.values[16 * 64 + 8], pixels.values[16 * 64 + 56])
    }

    private func isNear(_ colour: UInt32, _ wanted: UInt32) -> Bool {
        [0, 8, 16].allSatisfy { abs(Int(colour >> $0 & 255) - Int(wanted >> $0 & 255)) < 30 }
    }

    @Test("its colours are where they were") func colours() throws {
        for data in [
            webP(64, 32), webP(64, 32, isLossless: false),
            film([webP(64, 32), webP(64, 32, alpha: 0)], 64, 32),
            gif(64, 32),
        ] {
            let (left, right) = try colours(data)
            #expect(isNear(left, 0xFF0000), "\(String(left, radix: 16))")
            #expect(isNear(right, 0x0000FF), "\(String(right, radix: 16))")
        }
    }

    @Test("what shines through lies on white") func transparent() throws {
        #expect(isNear(try colours(webP(64, 32, alpha: 0)).right, 0xFFFFFF))
        #expect(isNear(try colours(webP(64, 32, alpha: 128)).right, 0x7F7FFF))
    }

    @Test("a large one becomes smaller") func large() throws {
        let bitmap = try WebPPicture.decode(webP(3000, 30), longestSide: 2048, most: 1 << 20)
        #expect((bitmap.width, bitmap.height) == (2048, 20))
        #expect(throws: PictureRefusal.unsafe("too many pixels")) {
            try WebPPicture.decode(webP(3000, 30), longestSide: 2048, most: 80_000)
        }
    }

    @Test("one that claims more than it may is refused, and so is one that is cut off") func hostile() throws
    {
        #expect(throws: PictureRefusal.self) { try PictureFile(gif(8, 8, claiming: (60_000, 60_000))) }
        // The canvas may be small and the frame in it large.
        var frame = webP(16, 16)
        frame.replaceSubrange(21..<25, with: [0xFF, 0xFF, 0xFF, 0x0F])
        #expect(throws: PictureRefusal.self) { try PictureFile(frame) }
        #expect(throws: PictureRefusal.self) { try PictureFile(film([frame], 8, 8)) }
        for whole in [webP(16, 16), webP(16, 16, isLossless: false), film([webP(16, 16)], 16, 16)] {
            for length in 12..<whole.count - 2 {
                #expect(throws: PictureRefusal.self) { try PictureFile(whole.prefix(length)) }
            }
        }
        let small = gif(16, 16)
        for length in 4..<small.count { _ = try? PictureFile(small.prefix(length)) }
    }
}
