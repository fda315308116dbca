import Foundation

/// Any number of JPEGs that differ: one picture, with other bytes in its comments.
struct Photographs {
    private let start: Data
    private let rest: Data
    /// Bytes of each at least.
    private let size: Int

    init(of file: String, size: Int = 80_000) throws {
        let picture = try Data(contentsOf: URL(filePath: file))
        (start, rest, self.size) = (Data(picture.prefix(2)), Data(picture.dropFirst(2)), size)
    }

    func picture(_ number: Int) -> Data {
        var dice = UInt64(number) &* 0x9E37_79B9_7F4A_7C15 | 1
        var picture = start
        while picture.count < size {
            // The comment's marker, and its length with the length's own two bytes (ITU-T T.81, B.2.4.5).
            let length = min(60_000, size - picture.count + 8) / 8 * 8
            picture += [0xFF, 0xFE, UInt8((length + 2) >> 8), UInt8((length + 2) & 0xFF)]
            for _ in 0..<length / 8 {
                dice ^= dice << 13
                dice ^= dice >> 7
                dice ^= dice << 17
                withUnsafeBytes(of: dice) { picture.append(contentsOf: $0) }
            }
        }
        return picture + rest
    }
}
