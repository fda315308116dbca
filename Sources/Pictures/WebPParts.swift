/// The parts of a WebP file (developers.google.com/speed/webp/docs/riff_container): pieces of a name of four letters, a
/// length, and so many bytes, filled up to an even number.
enum WebPParts {
    /// What may lie beside a picture: how transparent it is, its colours, where and how it was taken.
    private static let besides: [StaticString] = ["ALPH", "ICCP", "EXIF", "XMP "]

    /// Whether it is one picture that stands still, as large as the file says.
    static func isPlain(_ bytes: [UInt8], _ width: Int, _ height: Int) -> Bool {
        guard bytes.count >= 20, bytes.count % 2 == 0, bytes.small(4, 4) + 8 == bytes.count else {
            return false
        }
        var place = 12, pictures = 0
        while place + 8 <= bytes.count {
            let length = bytes.small(place + 4, 4), start = place + 8
            guard length <= bytes.count - start else { return false }
            let end = start + length
            if bytes.has("VP8X", at: place) {
                guard place == 12, length == 10, bytes[start] & 2 == 0,
                    bytes.small(start + 4, 3) + 1 == width,
                    bytes.small(start + 7, 3) + 1 == height
                else { return false }
            } else if bytes.has("VP8 ", at: place) {
                guard let size = lossy(bytes, start, end), size == (width, height) else { return false }
                pictures += 1
            } else if bytes.has("VP8L", at: place) {
                guard let size = lossless(bytes, start, end), size == (width, height) else { return false }
                pictures += 1
            } else if !besides.contains(where: { bytes.has($0, at: place) }) {
                return false
            }
            place = end + length % 2
        }
        return place == bytes.count && pictures == 1
    }

    /// The size in a key frame that is shown (RFC 6386, 9.1).
    private static func lossy(_ bytes: [UInt8], _ start: Int, _ end: Int) -> (Int, Int)? {
        guard end - start > 10, bytes[start] & 1 == 0, bytes[start] & 0x10 != 0,
            bytes[start + 3...start + 5].elementsEqual([0x9D, 0x01, 0x2A]),
            // The first part is in it.
            bytes.small(start, 3) >> 5 <= end - start - 10
        else { return nil }
        return (bytes.small(start + 6, 2) & 0x3FFF, bytes.small(start + 8, 2) & 0x3FFF)
    }

    /// The size behind the signature (RFC 9649, 3.4), and version 0.
    private static func lossless(_ bytes: [UInt8], _ start: Int, _ end: Int) -> (Int, Int)? {
        guard end - start > 5, bytes[start] == 0x2F, bytes[start + 4] >> 5 == 0 else { return nil }
        let bits = bytes.small(start + 1, 4)
        return (bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
    }
}
