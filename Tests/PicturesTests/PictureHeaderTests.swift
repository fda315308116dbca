import Pictures
import Testing

/// Pictures are looked at before they are decoded.
@Suite struct PictureHeaderTests {
    private static func png(_ width: UInt32, _ height: UInt32) -> [UInt8] {
        [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13] + Array("IHDR".utf8) + large(width)
            + large(height)
            + [8, 6, 0, 0, 0]
    }

    private static func large(_ value: UInt32) -> [UInt8] {
        (0..<4).map { UInt8(value >> (24 - 8 * $0) & 255) }
    }

    private static func jpeg(_ width: UInt16, _ height: UInt16) -> [UInt8] {
        let preview: [UInt8] = [0xFF, 0xD8, 0xFF, 0xC0, 0, 17, 8, 0, 9, 0, 9]
        return [0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(2 + preview.count)] + preview
            + [0xFF, 0xFF, 0xC2, 0, 17, 8, UInt8(height >> 8), UInt8(height & 255), UInt8(width >> 8)]
            + [UInt8(width & 255), 3]
    }

    private static func webP(_ chunks: [(String, [UInt8])]) -> [UInt8] {
        Array("RIFF\0\0\0\0WEBP".utf8)
            + chunks.flatMap {
                Array($0.utf8) + [UInt8($1.count), 0, 0, 0] + $1 + ($1.count % 2 == 1 ? [0] : [])
            }
    }

    private enum Reason { case tooLarge, unsafe, broken }

    private func refusal(_ bytes: [UInt8]) -> Reason? {
        do throws(PictureRefusal) {
            _ = try PictureHeader(checking: bytes)
            return nil
        } catch {
            return switch error {
            case .tooLarge: .tooLarge
            case .unsafe: .unsafe
            case .broken, .exhausting: .broken
            }
        }
    }

    @Test func theSizeStandsInTheHeader() throws {
        let png = try PictureHeader(checking: Self.png(640, 480))
        #expect((png.kind, png.width, png.height) == (.png, 640, 480))
        let jpeg = try PictureHeader(checking: Self.jpeg(4000, 3000))
        #expect((jpeg.kind, jpeg.width, jpeg.height) == (.jpeg, 4000, 3000))
        let gif = try PictureHeader(checking: Array("GIF89a".utf8) + [64, 1, 200, 0, 0, 0, 0])
        #expect((gif.kind, gif.width, gif.height) == (.gif, 320, 200))
    }

    @Test func allThreeKindsOfWebPAreRead() throws {
        let lossy = Self.webP([("VP8 ", [0, 0, 0, 0x9D, 1, 0x2A, 0x80, 2, 0xE0, 1])])
        #expect(try PictureHeader(checking: lossy).width == 640)
        #expect(try PictureHeader(checking: lossy).height == 480)
        let bits = UInt32(639 | 479 << 14)
        let lossless = Self.webP([("VP8L", [0x2F] + (0..<4).map { UInt8(bits >> (8 * $0) & 255) })])
        #expect(try PictureHeader(checking: lossless).width == 640)
        #expect(try PictureHeader(checking: lossless).height == 480)
        let extended = Self.webP([("VP8X", [0, 0, 0, 0, 0x7F, 2, 0, 0xDF, 1, 0])])
        #expect(try PictureHeader(checking: extended).width == 640)
        #expect(try PictureHeader(checking: extended).height == 480)
    }

    @Test func sixtyThousandSquareIsRefusedBeforeItIsDecoded() {
        #expect(refusal(Self.png(60_000, 60_000)) == .unsafe)
        #expect(refusal(Self.jpeg(60_000, 60_000)) == .unsafe)
        #expect(refusal(Self.png(.max, .max)) == .unsafe)
        #expect(refusal(Self.png(20_001, 1)) == .unsafe)
        #expect(refusal(Self.png(20_000, 3_200)) == nil)
        #expect(refusal(Self.png(20_000, 3_201)) == .unsafe)
        let small: [UInt8] = [0, 0, 0, 0, 9, 0, 0, 9, 0, 0]
        let lying = Self.webP([("VP8X", small), ("VP8 ", [0, 0, 0, 0x9D, 1, 0x2A, 0xFF, 0x3F, 0xFF, 0x3F])])
        #expect(refusal(lying) == .unsafe)
    }

    @Test func noPictureIsSaidSo() {
        #expect(refusal(Array("<svg>".utf8)) == .broken)
        #expect(refusal([]) == .broken)
        #expect(refusal([UInt8](repeating: 0xFF, count: PictureLimits.photograph + 1)) == .tooLarge)
        #expect(refusal(Self.png(0, 5)) == .broken)
        #expect(refusal([0xFF, 0xD8, 0xFF, 0xD9]) == .broken)
    }

    @Test func everyCutOffHeaderIsRefused() {
        let whole = [
            Self.png(640, 480), Self.jpeg(640, 480), Array("GIF89a".utf8) + [64, 1, 200, 0, 0, 0, 0],
            Self.webP([("VP8X", [0, 0, 0, 0, 0x7F, 2, 0, 0xDF, 1, 0])]),
        ]
        let needed = [24, 27, 13, 30]
        for (picture, needed) in zip(whole, needed) {
            for length in 0..<needed { #expect(refusal(Array(picture.prefix(length))) != nil) }
            #expect(refusal(Array(picture.prefix(needed))) == nil)
        }
    }
}
