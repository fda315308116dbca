import CVideo4Linux
import Testing

@testable import Camera

@Suite("Photographs in colour (AR04)") struct PhotographTests {
    /// libv4lconvert asks the device what it can do, and takes no answer for an answer.
    private func opened(_ format: StaticString, _ width: Int, _ height: Int, bytesPerRow: Int)
        -> PhotographDecoder?
    {
        var agreed = v4l2_format()
        agreed.type = VideoNode.captureType
        agreed.fmt.pix.width = UInt32(width)
        agreed.fmt.pix.height = UInt32(height)
        agreed.fmt.pix.pixelformat = FourCC(format).code
        agreed.fmt.pix.bytesperline = UInt32(bytesPerRow)
        agreed.fmt.pix.sizeimage = UInt32(bytesPerRow * height * 3 / 2)
        return PhotographDecoder(descriptor: -1, format: agreed)
    }

    @Test("the colours of a raw picture are where they were")
    func raw() throws {
        let decoder = try #require(opened("YUYV", 16, 8, bytesPerRow: 32))
        // Grey on the left, red on the right.
        let grey: [UInt8] = [128, 128, 128, 128], red: [UInt8] = [81, 90, 81, 240]
        let row = Array(repeating: grey, count: 4) + Array(repeating: red, count: 4)
        let picture = Array(repeating: row, count: 8).flatMap { $0.flatMap { $0 } }
        let photograph = try #require(picture.withUnsafeBytes { decoder.decode($0) })
        #expect(photograph.width == 16 && photograph.height == 8 && photograph.pixels.count == 128)
        let (left, right) = (photograph.pixels[0], photograph.pixels[127])
        #expect(left >> 24 == 0xFF && right >> 24 == 0xFF)
        let parts = [left >> 16 & 0xFF, left >> 8 & 0xFF, left & 0xFF]
        #expect(parts.allSatisfy { abs(Int($0) - 128) < 12 }, "\(parts)")
        #expect(right >> 16 & 0xFF > 180 && right >> 8 & 0xFF < 70 && right & 0xFF < 70)
    }

    @Test("what is cut short or broken is no photograph", arguments: ["YUYV", "MJPG"])
    func broken(format: String) throws {
        let decoder = try #require(
            format == "YUYV"
                ? opened("YUYV", 16, 8, bytesPerRow: 32) : opened("MJPG", 16, 8, bytesPerRow: 0))
        for bytes in [[], [0xFF, 0xD8, 0xFF], Array(repeating: 7, count: 40)] as [[UInt8]] {
            #expect(bytes.withUnsafeBytes { decoder.decode($0) } == nil)
        }
    }
}
