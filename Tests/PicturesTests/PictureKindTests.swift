import Pictures
import Testing

@Suite struct PictureKindTests {
    @Test func theFirstBytesTell() {
        #expect(PictureKind([0xFF, 0xD8, 0xFF, 0xE0]) == .jpeg)
        #expect(PictureKind([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) == .png)
        #expect(PictureKind(Array("RIFF....WEBP".utf8)) == .webP)
        #expect(PictureKind(Array("GIF89a".utf8)) == .gif)
        #expect(PictureKind(Array("<svg>".utf8)) == nil)
        #expect(PictureKind([]) == nil)
    }
}
