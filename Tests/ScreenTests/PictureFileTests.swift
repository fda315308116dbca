import Foundation
import Pictures
import Stage
import Testing

@testable import Screen

@Suite("Pictures made fit for the library (AR04)") struct PictureFileTests {
    private func photo(_ width: Int, _ height: Int) throws -> PictureFile {
        let pixels = (0..<width * height).map { $0 % width < width / 2 ? 0xFFFF_0000 : 0xFF00_00FF as UInt32 }
        return try PictureFile(Bitmap(width: width, height: height, pixels: pixels, version: 0))
    }

    private func size(_ file: PictureFile) throws -> [Int] {
        let pixels = try PictureRendering(width: 4096, height: 4096, fills: false).photograph(file.data)
        // Fitted into a square: its shape is what can be told.
        return [pixels.width, pixels.height]
    }

    @Test("a photo is a JPEG with its colours where they were") func photo() throws {
        let file = try photo(64, 32)
        #expect(file.mediaType == "image/jpeg" && file.data.starts(with: [0xFF, 0xD8, 0xFF]))
        let pixels = try PictureRendering(width: 64, height: 32, fills: true).render(file.data)
        let (left, right) = (pixels.values[16 * 64 + 8], pixels.values[16 * 64 + 56])
        #expect(left >> 16 & 0xFF > 230 && left & 0xFF < 30)
        #expect(right & 0xFF > 230 && right >> 16 & 0xFF < 30)
    }

    @Test("a large one becomes smaller, a small one stays as it is") func sizes() throws {
        let large = try PictureFile(photo(3000, 1000).data)
        #expect(large.data.count < 400_000)
        #expect(try size(large) == [4096, 1366])
        let small = try PictureFile(photo(30, 30).data)
        #expect(try PictureRendering(width: 30, height: 30, fills: true).render(small.data).width == 30)
    }

    @Test("what a camera writes besides its picture is left out") func secrets() throws {
        var data = try photo(16, 16).data
        let secret = Data("Exif\0\0 at home, 52.5 N 13.4 E".utf8)
        let length = UInt16(secret.count + 2)
        data.insert(contentsOf: [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 0xFF)] + secret, at: 2)
        #expect(data.range(of: Data("at home".utf8)) != nil)
        let kept = try PictureFile(data)
        #expect(kept.data.range(of: Data("at home".utf8)) == nil)
    }

    @Test("a drawing stays one, and what is no picture is refused") func drawings() throws {
        let drawing = Data(
            "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 4'><rect width='4' height='4'/></svg>"
                .utf8)
        #expect(try PictureFile(drawing) == PictureFile(drawing))
        #expect(try PictureFile(drawing).mediaType == "image/svg+xml")
        for data in [
            Data(), Data("soup".utf8), Data([0xFF, 0xD8, 0xFF, 0xE0]), Data([0x89, 0x50, 0x4E, 0x47]),
        ] {
            #expect(throws: PictureRefusal.self) { try PictureFile(data) }
        }
    }
}
